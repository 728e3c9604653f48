"""What a rule can await: a decision of one seat, of nature, or of several seats in secret."""

from collections.abc import Generator
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from highlands.engine.choice import Choice
from highlands.engine.refusal import NONE_LEFT, NOT_ASKED, Refusal, Rule
from highlands.engine.seat import NATURE, Seat

C = TypeVar("C", bound=Choice)
Kinds: TypeAlias = tuple[type[Choice], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[C]):
    """One seat must choose. An option is a choice of the kinds asked for that no rule refuses.

    `refuse` answers for every choice of these kinds; `candidates` spares it the hopeless ones.
    """

    kinds: ClassVar[Kinds] = ()

    def __init__(self, seat: Seat, prompt: str, only_for: Seat | None = None) -> None:
        self.seat = seat
        self.prompt = prompt  # a short word for what is asked, such as "take"
        self.only_for = only_for  # the one seat that learns the answer; None: everybody does
        self.known_options: list[C] | None = None

    def candidates(self) -> list[C]:
        """What is worth asking `refuse` about, in a fixed order: at the least all options."""
        raise NotImplementedError

    def refuse(self, choice: C) -> Rule | None:
        """The first rule that forbids this candidate."""
        return None

    def figures(self, choice: C) -> dict[str, int | str]:
        """The figures that explain a refusal; worked out only when somebody asks why."""
        return {}

    def options(self) -> list[C]:
        """What may be chosen; worked out when first looked at, and once."""
        if self.known_options is None:
            self.known_options = [c for c in self.candidates() if self.refuse(c) is None]
        return self.known_options

    def possible(self) -> bool:
        """Whether there is any option; stops at the first."""
        for choice in self.candidates():
            if self.refuse(choice) is None:
                return True
        return False

    def only_answer(self) -> C | None:
        """What the referee answers unasked, because nothing else can be; most games always ask."""
        return None

    def why_not(self, choice: C) -> Refusal | None:
        """The rule that forbids any choice at all, with the figures of the case."""
        if not isinstance(choice, self.kinds):
            return Refusal(NOT_ASKED, {})
        rule = self.refuse(choice)
        return Refusal(rule, self.figures(choice)) if rule else None

    def __await__(self) -> "Generator[Question, Any, C]":
        choice: C = yield self
        return choice


class Draw(Decision[C]):
    """Nature takes a piece out of a bag, or rolls a die. Equal luck and count: an equal piece."""

    def __init__(
        self, bag: str, count: int, pieces: list[C], left: list[int], only_for: Seat | None = None
    ) -> None:
        super().__init__(NATURE, bag, only_for)
        self.count = count  # how many were drawn before
        self.pieces = pieces
        self.left = left  # how many of each piece are in the bag

    def candidates(self) -> list[C]:
        return self.pieces

    def refuse(self, choice: C) -> Rule | None:
        return None if self.left[self.pieces.index(choice)] else NONE_LEFT

    def options(self) -> list[C]:
        return [piece for piece, left in zip(self.pieces, self.left, strict=True) if left]

    def why_not(self, choice: C) -> Refusal | None:
        rule = self.refuse(choice) if choice in self.pieces else NOT_ASKED
        return Refusal(rule, {}) if rule else None


class Together(Generic[C]):
    """Several seats answer, and nobody learns anything until all have."""

    def __init__(self, decisions: list[Decision[C]]) -> None:
        self.decisions = decisions

    def __await__(self) -> "Generator[Question, Any, list[C]]":
        choices: list[C] = yield self
        return choices


Question: TypeAlias = Decision[Any] | Together[Any]
