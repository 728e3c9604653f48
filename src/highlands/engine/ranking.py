"""Who stands where at the end. A place may be shared."""

from collections.abc import Sequence

from highlands.engine.seat import Seat


def ranked(standings: Sequence[tuple[int, ...]]) -> list[list[Seat]]:
    """The seats by what each of them reached, best first; equals share a place."""
    return [
        [seat for seat, own in enumerate(standings) if own == standing]
        for standing in sorted(set(standings), reverse=True)
    ]
