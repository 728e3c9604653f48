"""A bag or a stack turned face down: what is left is known, the order is nobody's."""


class Bag:
    """How many of each piece are left. Nature draws when a piece is turned over."""

    def __init__(self, left: list[int], whole: int) -> None:
        self.left = left
        self.whole = whole  # how many pieces there were at the beginning

    def copy(self) -> "Bag":
        return Bag(self.left[:], self.whole)

    def count(self) -> int:
        return sum(self.left)

    def drawn(self) -> int:
        """How many pieces have been drawn: the place in the bag's stream of luck."""
        return self.whole - sum(self.left)

    def empty(self) -> bool:
        return not any(self.left)


def filled(counts: list[int]) -> Bag:
    return Bag(counts, sum(counts))
