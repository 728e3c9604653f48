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

# The figures that go with a rule, by the beginning of its id.
FIGURES: list[tuple[str, dict[str, int | str]]] = [
    ("engine/", {}),
    ("glen-more/position/", {}),
    ("glen-more/take/no-tile", {}),
    ("glen-more/take/too-dear", {**ABBEY, "coins": 2, **WOOD, "missing": 1, "price": 3}),
    ("glen-more/take/", {**ABBEY}),
    ("glen-more/discard/", {**ABBEY}),
    ("glen-more/surrender/", {**ABBEY}),
    ("glen-more/place/", {**SPOT}),
    ("glen-more/pay/", {**WOOD}),
    ("glen-more/buy/", {**WOOD, "price": 3, "coins": 1}),
    ("glen-more/sell/", {**WOOD}),
    ("glen-more/activate/no-tile", {}),
    ("glen-more/activate/", {**ABBEY, "coins": 2}),
    ("glen-more/give/", {"tile": "tile:fair-1-upto3-road", "count": 4}),
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


LOCH: dict[str, int | str] = {
    "tile": "tile:loch-oich", "resource": "thing:different", "missing": 2, "coins": 1,
}  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "english", "french"),
    [
        (
            {"resource": "resource:sheep"},
            ["You lack 1 sheep for Iona Abbey: ", " asks 3 coins ", " 2 coins with all"],
            ["Il vous manque 1 mouton pour Iona Abbey\u00a0: ", " 3 pièces ", " 2 pièces avec"],
        ),
        (
            {"missing": 2, "resource": "resource:stone", "price": 0},
            ["You lack 2 stone for Iona Abbey, and the warehouse has none left."],
            ["Il vous manque 2 pierres pour Iona Abbey, et l’entrepôt n’en a plus."],
        ),
        (
            LOCH,
            ["the 2 different resources that Loch Oich costs, even with 1 coin and"],
            ["les 2 ressources différentes que coûte le Loch Oich, même avec 1 pièce et"],
        ),
    ],
)
def test_a_tile_too_dear(
    changed: dict[str, int | str], english: list[str], french: list[str]
) -> None:
    rule = Rule.all["glen-more/take/too-dear"]
    refusal = Refusal(rule, figures(rule.id) | changed)
    for language, pieces in (("en", english), ("fr", french)):
        said = Speaker("glen-more", language, []).refusal(refusal)
        assert [piece for piece in pieces if piece not in said] == [], said


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
