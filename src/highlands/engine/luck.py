"""Nature's answers: one stream of luck per bag and die, so that equal seeds meet equal pieces."""

from hashlib import blake2b
from typing import Any, Final
from zlib import crc32

from mypy_extensions import i64, mypyc_attr

from highlands.engine.decision import Decision, Draw

SEEDS: Final = 2**128


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Has no memory: the same seed, stream and count always give the same number.

    Every number is a keyed hash, so what was drawn says nothing of what will be.
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < SEEDS:
            raise ValueError("a seed is a whole number from 0 to 2**128 - 1")
        self.seed = seed

    def number(self, stream: str, count: int) -> int:
        """A number below 2**64."""
        key = self.seed.to_bytes(16, "big")
        digest = blake2b(f"{stream} {count}".encode(), key=key, digest_size=8).digest()
        return int.from_bytes(digest, "big")

    def below(self, stream: str, count: int, limit: int) -> int:
        """A number from 0 up to a limit, the limit left out."""
        return self.number(stream, count) * limit >> 64

    def pick(self, stream: str, count: int, weights: list[int]) -> int:
        """The index of the piece that lies at a random place among all pieces."""
        place = self.below(stream, count, sum(weights))
        index = 0
        while place >= weights[index]:
            place -= weights[index]
            index += 1
        return index

    def answer(self, draw: Draw[Any]) -> Any:
        """The piece that nature draws."""
        return draw.pieces[self.pick(draw.prompt, draw.count, draw.left)]

    def guess(self, decision: Decision[Any], count: int) -> Any:
        """An answer nobody saw: a piece by what the bag holds, any other choice evenly."""
        if isinstance(decision, Draw):
            return decision.pieces[self.pick("unseen", count, decision.left)]
        options = decision.options()
        return options[self.below("unseen", count, len(options))]


class QuickLuck(Luck):
    """Quicker luck, for searches and simulations: a few draws would betray those to come."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.streams: dict[str, int] = {}

    def number(self, stream: str, count: int) -> int:
        """A number below 2**32."""
        if stream not in self.streams:
            self.streams[stream] = mix(crc32(f"{self.seed} {stream}".encode()))
        return mix(self.streams[stream] + count * 0x9E3779B & 0xFFFFFFFF)

    def below(self, stream: str, count: int, limit: int) -> int:
        return self.number(stream, count) * limit >> 32


def mix(number: int) -> int:
    """Scramble 32 bits. The factors are small, so that no product leaves a machine word."""
    x: i64 = number & 0xFFFFFFFF
    x = (x ^ x >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    x = (x ^ x >> 12) * 0x297A2D39 & 0xFFFFFFFF
    return int(x ^ x >> 15)
