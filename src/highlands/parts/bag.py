"""A bag or a stack turned face down: what is left is known, the order is nobody's."""


class Bag:
    """How many of each piece are left. Nature draws when a piece is turned over.

    Never changed, so that copies of a table share it: drawing makes a new bag.
    """

    def __init__(self, left: list[int], whole: int) -> None:
        self.left = left
        self.whole = whole  # how many pieces there were at the beginning
        self.pieces = sum(left)

    def without(self, sort: int) -> "Bag":
        """When a piece of a sort has been drawn."""
        left = self.left[:]
        left[sort] -= 1
        return Bag(left, self.whole)

    def count(self) -> int:
        return self.pieces

    def drawn(self) -> int:
        """How many pieces have been drawn: the place in the bag's stream of luck."""
        return self.whole - self.pieces

    def empty(self) -> bool:
        return self.pieces == 0


def filled(counts: list[int]) -> Bag:
    return Bag(counts, sum(counts))
