"""Law 64A: the arithmetic of tricks transferred after established revokes, from counts. Knows no case, asks nothing.

Whether an exception of 64B applies is decided elsewhere; equity (64C) is compared with the result, never added.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import product

_COUNTS = tuple(range(7))
"""No three revokes take more than two tricks each."""


class WonBy(StrEnum):
    """Who won the trick of the revoke. A trick won by dummy is not won by declarer who revoked from his hand.

    The last is none of them, and never counted with.
    """

    REVOKER = "revoker"
    PARTNER = "partner"
    OPPONENTS = "opponents"
    CANNOT_BE_TOLD = "cannot_be_told"


WINNERS = (WonBy.REVOKER, WonBy.PARTNER, WonBy.OPPONENTS)


@dataclass(frozen=True)
class EstablishedRevoke:
    """One revoke: its trick's number, who won that trick, and whether an exception of 64B spares the tricks."""

    trick: int
    won_by: WonBy
    is_exempt: bool = False


def tricks_due(won_by: WonBy, later: int) -> int:
    """64A1 and A2 for one revoke: 0, 1 or 2 tricks; `later` are those its side won after the trick of the revoke."""
    if won_by is WonBy.REVOKER:
        return 1 + min(later, 1)
    return 1 if won_by is WonBy.PARTNER or later else 0


def transferred(revokes: Sequence[EstablishedRevoke], won: Collection[int]) -> tuple[int, ...]:
    """Tricks transferred for each of one side's revokes, in order of play; `won` are the numbers of the tricks it won.

    A trick goes once, and for a revoke only tricks from its own on: so the sum never exceeds what the side won from
    the first revoke on. The text of the Laws is silent on several revokes; this is the practice of directors.
    """
    left, sums = sorted(won), []
    for revoke in sorted(revokes, key=lambda revoke: revoke.trick):
        later = sum(number > revoke.trick for number in won)
        due = 0 if revoke.is_exempt else tricks_due(revoke.won_by, later)
        taken = [number for number in left if number >= revoke.trick][:due]
        left = [number for number in left if number not in taken]
        sums.append(len(taken))
    return tuple(sums)


def transferred_by_counts(counts: Sequence[WonBy | int], exempt: Sequence[bool]) -> tuple[int, ...]:
    """Tricks transferred for each revoke of one side, from the counts at the table.

    `counts` are of each revoke in turn who won its trick, then how many tricks the side won between that trick and the
    one of its next revoke, or to the end of play.
    """
    revokes, won, place = [], set[int](), 0
    for winner, later, spared in zip(counts[::2], counts[1::2], exempt, strict=True):
        revokes.append(EstablishedRevoke(place, WonBy(str(winner)), spared))
        won |= {place} if winner is not WonBy.OPPONENTS else set()
        won |= set(range(place + 1, place + 1 + int(later)))
        place += int(later) + 1
    return transferred(revokes, won)


@cache
def next_count_matters(known: tuple[WonBy | int, ...], exempt: tuple[bool, ...]) -> bool:
    """Whether the count that comes next could change what any of the revokes transfers."""
    left = 2 * len(exempt) - len(known)
    tried: list[tuple[WonBy | int, ...]] = [(WINNERS, _COUNTS)[(len(known) + ahead) % 2] for ahead in range(left)]
    return any(
        len({transferred_by_counts((*known, value, *rest), exempt) for value in tried[0]}) > 1
        for rest in product(*tried[1:])
    )
