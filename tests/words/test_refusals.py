"""Every refusal is one true sentence with the figures of its case."""

import pytest

import highlands
from highlands.engine.refusal import Refusal, Rule
from highlands.engine.registry import rules_of
from highlands.words.language import LANGUAGES
from highlands.words.speak import Speaker

ABBEY = {"tile": "tile:iona-abbey"}
SPOT = {"tile": "tile:bridge-3-river", "cell": "cell:n1"}
WOOD = {"resource": "resource:wood"}
SHORT: dict[str, int | str] = {
    "obstacle": "coins", "missing": "1 resource:sheep", "cubes": 1, "prices": "3", "price": 3,
    "coins": 2, "sales": 0, "left": 0,
}  # fmt: skip

# The figures that go with a rule, by the beginning of its id.
FIGURES: list[tuple[str, dict[str, int | str]]] = [
    ("engine/", {}),
    ("glen-more/position/", {}),
    ("glen-more/take/no-tile", {}),
    ("glen-more/take/too-dear", {**ABBEY, **SHORT}),
    ("glen-more/take/", {**ABBEY}),
    ("glen-more/discard/", {**ABBEY}),
    ("glen-more/surrender/", {**ABBEY}),
    ("glen-more/place/", {**SPOT}),
    ("glen-more/pay/", {**WOOD}),
    ("glen-more/buy/", {**WOOD, "price": 3, "coins": 1}),
    ("glen-more/sell/", {**WOOD}),
    ("glen-more/activate/no-tile", {}),
    ("glen-more/activate/", {**ABBEY, **SHORT}),
    ("glen-more/give/", {"tile": "tile:fair-1-upto3-road", "count": 4, **SHORT}),
    ("glen-more/gain/", {}),
    ("glen-more/march/", {"members": 1, "undrawn": 30}),
    ("glen-more/promote/", {"members": 1, "undrawn": 30}),
]


def figures(rule: str) -> dict[str, int | str]:
    return next(figures for beginning, figures in FIGURES if rule.startswith(beginning))


def known_rules() -> list[str]:
    rules_of("glen-more")  # loading a game brings its rules
    return sorted(rule for rule in Rule.all if rule.startswith(("engine/", "glen-more/")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", known_rules())
def test_every_rule_has_a_sentence_and_a_title(language: str, rule: str) -> None:
    speaker = Speaker("glen-more", language, ["Anna", "Bruce"])
    said = speaker.refusal(Refusal(Rule.all[rule], figures(rule)))
    assert said[0].isupper()
    assert said.endswith(".")
    title = speaker.rule(rule)
    assert title[0].isupper()
    assert title[-1].isalnum()


SUM: dict[str, int | str] = {
    "missing": "1 resource:wood + 2 resource:stone", "cubes": 3, "prices": "3 + 1 + 2", "price": 6,
    "coins": 5, "sales": 2,
}  # fmt: skip
KINDS: dict[str, int | str] = {"missing": "2 thing:kind", "obstacle": "sold-out", "left": 1}


@pytest.mark.parametrize(
    ("changed", "english", "french"),
    [
        (
            {},
            (
                "You lack 1 sheep for Iona Abbey, at 3 coins from the warehouse; you have 2 coins"
                " and nothing to sell."
            ),
            (
                "Il vous manque 1 mouton (Iona Abbey), au prix de 3 pièces à l’entrepôt~; vous"
                " avez 2 pièces, et rien à vendre."
            ),
        ),
        (
            SUM,
            (
                "You lack 1 wood and 2 stone for Iona Abbey, at 3 + 1 + 2 = 6 coins from the"
                " warehouse; you have 5 coins and could raise 2 more by selling."
            ),
            (
                "Il vous manque 1 bois et 2 pierres (Iona Abbey), au prix de 3 + 1 + 2 = 6"
                " pièces à l’entrepôt~; vous avez 5 pièces, et vos ventes en rapporteraient"
                " 2 de plus."
            ),
        ),
        (
            {"missing": "2 resource:stone", "obstacle": "sold-out", "left": 0},
            "You lack 2 stone for Iona Abbey, and the warehouse has none left.",
            "Il vous manque 2 pierres (Iona Abbey), et l’entrepôt n’en a plus.",
        ),
        (
            KINDS,
            "You lack 2 more kinds of resource for Iona Abbey, and the warehouse has only 1 left.",
            (
                "Il vous manque 2 autres sortes de ressources (Iona Abbey), et l’entrepôt n’en a"
                " plus que 1."
            ),
        ),
    ],
)
def test_a_tile_too_dear(changed: dict[str, int | str], english: str, french: str) -> None:
    rule = Rule.all["glen-more/take/too-dear"]
    refusal = Refusal(rule, figures(rule.id) | changed)
    for language, sentence in (("en", english), ("fr", french.replace("~", "\u00a0"))):
        assert Speaker("glen-more", language, []).refusal(refusal) == sentence


def test_a_refusal_in_a_game_is_said_with_its_figures() -> None:
    game = highlands.new("glen-more", seats=["Anna", "Bruce"], seed=7)
    seat = next(iter(game.pending))
    refusal = game.why_not(seat, "take space:14")
    assert refusal is not None
    assert Speaker("glen-more", "en", ["Anna", "Bruce"]).refusal(refusal).endswith(".")
    refusal = game.why_not(seat, "place cell:n1")
    assert refusal is not None
    assert Speaker("glen-more", "fr", []).refusal(refusal) == (
        "Ce n’est pas ce qui est demandé maintenant."
    )
