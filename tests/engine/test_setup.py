"""What can be agreed before play, and one clear sentence for what cannot."""

import pytest

from highlands.engine.luck import SEEDS
from highlands.engine.rules import Unagreeable, agree
from tests.orchard.rules import Orchard


@pytest.mark.parametrize("name", ["A", "Anna Bell", "Zoë", "安娜", "?!", "O'Hara", "0", "x" * 40])
def test_people_are_called_many_things(name: str) -> None:
    assert agree(Orchard(), [name, "Bruce"], None, {}).names == [name, "Bruce"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "the name '' is empty"),
        ("Anna, Bruce", "the name 'Anna, Bruce' has a comma in it"),
        ("Anna: B", "the name 'Anna: B' has a colon in it"),
        ("x" * 10_000, f"the name '{'x' * 40}'... is longer than 40 characters"),
        (" Anna", "the name ' Anna' begins or ends with a blank"),
        ("An\nna", "the name 'An\\nna' has a character in it that cannot be printed"),
        ("An\u2028na", "the name 'An\\u2028na' has a character in it that cannot be printed"),
        ("Anna\u200b", "the name 'Anna\\u200b' has a character in it that cannot be printed"),
        ("#1", "the name '#1' begins with a '#', as remarks do"),
        ("Nature", "the name 'Nature' means something else"),
        ("?", "the name '?' means something else"),
        ("Bruce", "the name 'Bruce' is taken twice"),
    ],
)
def test_a_name_can_be_told_apart_and_written_on_a_line(name: str, reason: str) -> None:
    with pytest.raises(Unagreeable) as caught:
        agree(Orchard(), ["Bruce", name], None, {})
    assert (caught.value.about, str(caught.value)) == ("seats", reason)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_game_has_so_many_seats(count: int) -> None:
    with pytest.raises(Unagreeable, match=f"orchard is played by 2 to 4, not by {count}"):
        agree(Orchard(), [f"p{number}" for number in range(count)], None, {})


def test_options_have_defaults() -> None:
    assert agree(Orchard(), ["A", "B"], None, {"coins": "9"}).options == {
        "hawker": "yes",
        "coins": "9",
    }


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"warlock": "yes"}, "there is no option 'warlock'; there is hawker, coins"),
        ({"hawker": "maybe"}, "hawker is yes or no, not 'maybe'"),
        ({"coins": "1" * 99}, f"coins is 4 or 2 or 9, not '{'1' * 40}'..."),
    ],
)
def test_options_are_known_and_have_their_values(options: dict[str, str], reason: str) -> None:
    with pytest.raises(Unagreeable) as caught:
        agree(Orchard(), ["A", "B"], None, options)
    assert (caught.value.about, str(caught.value)) == ("options", reason)


def test_a_seed_is_in_its_range() -> None:
    assert agree(Orchard(), ["A", "B"], SEEDS - 1, {}).seed == SEEDS - 1
    for seed in (-1, SEEDS):
        with pytest.raises(Unagreeable, match="a seed is a whole number"):
            agree(Orchard(), ["A", "B"], seed, {})
