"""The speaker itself: references, phrases, forms, and what it does when words are missing."""

from pathlib import Path

import pytest

from highlands.engine.choice import Choice
from highlands.engine.event import Changed, Event
from highlands.engine.refusal import Rule
from highlands.words.book import Unsayable
from highlands.words.hooks import Plain
from highlands.words.language import LANGUAGES
from highlands.words.speak import Speaker

NAMES = ["Anna", "Bruce"]


def speaker(language: str) -> Speaker:
    return Speaker("glen-more", language, NAMES)


@pytest.mark.parametrize(
    ("reference", "english", "french"),
    [
        ("tile:forest-1-plain", "forest", "forêt"),
        ("tile:iona-abbey", "Iona Abbey", "Iona Abbey"),
        ("card:loch-ness", "Loch Ness", "Loch Ness"),
        ("seat:2", "Bruce", "Bruce"),
        ("seat:3", "player 3", "joueur 3"),
        ("cell:home", "home", "départ"),
        ("cell:n1w2", "1 north 2 west", "1 nord 2 ouest"),
        ("cell:s3", "3 south", "3 sud"),
        ("cell:e1", "1 east", "1 est"),
        ("space:5", "space 5", "case 5"),
        ("count:3", "3", "3"),
        ("die:2", "die: 2", "dé\u00a0: 2"),
        ("round:1", "first scoring", "premier décompte"),
        ("round:final", "final scoring", "décompte final"),
        ("scoring:tiles", "tiles", "tuiles"),
        ("1 resource:sheep", "1 sheep", "1 mouton"),
        ("2 resource:sheep", "2 sheep", "2 moutons"),
        ("0 thing:coin", "0 coins", "0 pièce"),
        ("1 thing:different", "1 resource", "1 ressource"),
        ("2 thing:different", "2 different resources", "2 ressources différentes"),
        ("1 resource:wood + 2 resource:stone", "1 wood and 2 stone", "1 bois et 2 pierres"),
        (
            "resource:wood + resource:stone + resource:grain",
            "wood, stone and grain",
            "bois, pierre et céréale",
        ),
        (
            "1 thing:clan-member | 1 thing:chieftain",
            "1 clan member or 1 chieftain",
            "1 membre du clan ou 1 chef de clan",
        ),
        (
            "1 resource:grain -> 1 thing:whisky",
            "1 grain for 1 barrel of whisky",
            "1 céréale contre 1 tonneau de whisky",
        ),
        (
            "2 thing:vp per colour:yellow",
            "2 points for each yellow tile",
            "2 points par tuile jaune",
        ),
        ("symbol-wood", "wood", "bois"),
        ("state-legal", "possible", "possible"),
        ("way-river", "river", "rivière"),
        ("price-buy", "buying", "achat"),
    ],
)
def test_references_and_phrases_are_said(reference: str, english: str, french: str) -> None:
    assert speaker("en").say(reference) == english
    assert speaker("fr").say(reference) == french


def test_a_noun_has_its_article() -> None:
    abbey, forest = "tile:iona-abbey", "tile:forest-1-plain"
    said = [
        speaker("fr").message("prompt-place", player="seat:1", tile=tile)
        for tile in (abbey, forest, "tile:grocer-3-plain")
    ]
    assert said == [
        "Anna, où posez-vous Iona Abbey\u00a0?",
        "Anna, où posez-vous la forêt\u00a0?",
        "Anna, où posez-vous l’épicier\u00a0?",
    ]


def test_a_name_is_never_changed() -> None:
    said = Speaker("glen-more", "en", ["anna", "seat 1"]).say("seat:1")
    assert said == "anna"
    line = Speaker("glen-more", "en", ["anna"]).event(Event(0, "received", "card:loch-ness"))
    assert line == "anna receives the card Loch Ness."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "unknown",
    ["nothing", "tile:nowhere", "resource:gold", "3 resource:gold", "cell:q7", "tile-forest.no"],
)
def test_what_has_no_words_is_told_by_id_and_language(language: str, unknown: str) -> None:
    with pytest.raises(Unsayable) as refused:
        speaker(language).say(unknown)
    assert f"in {language}: " in str(refused.value)
    assert refused.value.language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_is_not_filled_is_an_error(language: str) -> None:
    with pytest.raises(Unsayable, match="space"):
        speaker(language).message("event-took", player="seat:1", tile="tile:loch-ness")


def test_only_languages_that_are_spoken() -> None:
    with pytest.raises(Unsayable, match="in de: "):
        Speaker("glen-more", "de", NAMES)


def test_without_a_game_only_shared_words_are_known() -> None:
    shared = Speaker(None, "fr")
    assert shared.say("free-place") == "emplacement libre"
    with pytest.raises(Unsayable):
        shared.say("tile:forest-1-plain")


def package(folder: Path, name: str, english: str) -> str:
    """A package with words of its own."""
    words = folder / name / "words"
    words.mkdir(parents=True)
    (folder / name / "__init__.py").touch()
    (words / "en.ftl").write_text(english, encoding="utf-8")
    return name


def test_further_packages_bring_their_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    more = package(tmp_path, "words_of_a_terminal", "greeting = Hello { CAPITAL($thing) }!\n")
    said = Speaker("glen-more", "en", NAMES, also=[more])
    assert said.message("greeting", thing="resource:wood") == "Hello Wood!"


@pytest.mark.parametrize(
    ("english", "reason"),
    [("way-river = brook\n", "have it"), ("broken = { $unfinished\n", "cannot be read")],
)
def test_bad_words_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, english: str, reason: str
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    more = package(tmp_path, f"bad_words_{len(english)}", english)
    with pytest.raises(Unsayable, match=reason):
        Speaker("glen-more", "en", NAMES, also=[more])


def test_a_game_without_meanings_is_said_the_plain_way() -> None:
    plain = Plain()
    choice = plain.choice(Choice("march", "cell:home", "cell:n1"), None, 0, None)
    assert (choice.message, choice.arguments) == (
        "choice-march",
        {"cell": "cell:home", "cell-2": "cell:n1"},
    )
    event = plain.event(Event(1, "took", "space:4"))
    assert (event.message, event.arguments) == (
        "event-took",
        {"player": "seat:2", "space": "space:4"},
    )
    changed = plain.event(Changed(0, "thing:coin", -2, "space:4"))
    assert changed.arguments["gain"] == "2 thing:coin"
    assert plain.event(Event(0, "took", "?")).message == "event-hidden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_game_has_a_title(language: str) -> None:
    rules = [rule for rule in Rule.all if rule.startswith(("engine/", "glen-more/"))]
    assert len(rules) > 40
    titles = [speaker(language).rule(rule) for rule in rules]
    assert all(title and title[0].isupper() and not title.endswith(".") for title in titles)
