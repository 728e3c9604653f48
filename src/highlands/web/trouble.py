"""What can go wrong on a request: the status, and the message that says so in every language."""

from highlands.engine.refusal import Refusal


class Trouble(Exception):
    """A request that changes nothing: an HTTP status and the id of a message."""

    def __init__(self, status: int, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.arguments = arguments


class Illegal(Trouble):
    """An answer that a rule of the game forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(422, "web-illegal")
        self.refusal = refusal


class Stale(Trouble):
    """The page from which somebody answered is no longer true."""

    def __init__(self) -> None:
        super().__init__(409, "web-stale")
