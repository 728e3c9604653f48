"""A bag knows what is left in it, and nothing of an order."""

from highlands.parts.bag import Bag, filled


def test_drawing_makes_a_new_bag_with_one_piece_less() -> None:
    bag = filled([2, 0, 1])
    less = bag.without(0).without(2)
    assert (bag.left, bag.count(), bag.drawn(), bag.empty()) == ([2, 0, 1], 3, 0, False)
    assert (less.left, less.count(), less.drawn(), less.empty()) == ([1, 0, 0], 1, 2, False)


def test_a_bag_is_empty_when_the_last_piece_is_drawn() -> None:
    bag = filled([1, 1]).without(1).without(0)
    assert bag.empty()
    assert (bag.left, bag.count(), bag.drawn()) == ([0, 0], 0, 2)
    assert filled([0]).empty()


def test_a_bag_that_has_been_drawn_from_remembers_how_often() -> None:
    assert Bag([1, 1], 5).drawn() == 3
    assert Bag([1, 1], 5).without(0).drawn() == 4
