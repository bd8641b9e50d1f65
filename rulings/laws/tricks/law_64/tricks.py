"""Law 64A: the arithmetic of tricks transferred after established revokes, from counts. Knows no case, asks nothing.

Whether an exception of 64B applies is decided elsewhere; equity (64C) is compared with the result, never added.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum


class WonBy(StrEnum):
    """Who won the trick of the revoke. A trick won by dummy is not won by declarer who revoked from his hand."""

    REVOKER = "revoker"
    PARTNER = "partner"
    OPPONENTS = "opponents"


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


def transferred_for_two(
    first: tuple[WonBy, bool], between: int, second: tuple[WonBy, bool], after: int
) -> tuple[int, int]:
    """Tricks transferred for two revokes of one side, from the counts at the table.

    Each revoke is (who won its trick, is it exempt); `between` and `after` are the tricks that the side won between the
    tricks of the two revokes and after the second.
    """
    place_of_second = between + 1
    revokes = EstablishedRevoke(0, *first), EstablishedRevoke(place_of_second, *second)
    own = {revoke.trick for revoke in revokes if revoke.won_by is not WonBy.OPPONENTS}
    won = own | set(range(1, place_of_second)) | set(range(place_of_second + 1, place_of_second + 1 + after))
    one, two = transferred(revokes, won)
    return one, two
