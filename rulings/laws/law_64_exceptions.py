"""Law 64B: when no trick is transferred after an established revoke, and what is compared after play (64C)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.laws.findings import Effect, Finding


class Exception64B(StrEnum):
    """64B: reasons for which an established revoke transfers no trick (B1 and B8 follow from other answers).

    The last is none of them: several revokes of one side are counted together.
    """

    NONE = "none"
    SAME_SUIT_AGAIN = "same_suit_again"
    SAME_SUIT_AFTER_ESTABLISHED = "same_suit_after_established"
    DUMMYS_CARD = "dummys_card"
    PENALTY_CARD = "penalty_card"
    FACED_CARD = "faced_card"
    AFTER_CALL_ON_NEXT_DEAL = "after_call_on_next_deal"
    AFTER_ROUND = "after_round"
    TRICK_TWELVE = "trick_twelve"
    BOTH_SIDES_REVOKED = "both_sides_revoked"
    BOTH_SIDES_ESTABLISHED = "both_sides_established"
    OWN_SIDE_REVOKED_TWICE = "own_side_revoked_twice"


BOTH_REVOKED = (Exception64B.BOTH_SIDES_ESTABLISHED, Exception64B.BOTH_SIDES_REVOKED)
"""64B7 as each edition words it."""

PARAGRAPHS = {
    Exception64B.SAME_SUIT_AGAIN: "64B2",
    Exception64B.SAME_SUIT_AFTER_ESTABLISHED: "64B2",
    Exception64B.DUMMYS_CARD: "64B3",
    Exception64B.PENALTY_CARD: "64B3",
    Exception64B.FACED_CARD: "64B3",
    Exception64B.AFTER_CALL_ON_NEXT_DEAL: "64B4",
    Exception64B.AFTER_ROUND: "64B5",
    Exception64B.TRICK_TWELVE: "64B6",
    Exception64B.BOTH_SIDES_REVOKED: "64B7",
    Exception64B.BOTH_SIDES_ESTABLISHED: "64B7",
}


@dataclass(frozen=True)
class Edition:
    """The exceptions of an edition: to a revoke, to a card missing from a trick (67B1); and its paragraphs of equity.

    2017 asks of B2 and B7 whether the revokes were established, 2007 does not; B3 names a penalty card in 2017,
    any faced card in 2007.
    """

    of_revokes: tuple[Exception64B, ...]
    exceptions: tuple[Exception64B, ...]
    equity: str
    equity_repeated: str
    equity_both_sides: str


_ONLY_2007 = (Exception64B.SAME_SUIT_AGAIN, Exception64B.BOTH_SIDES_REVOKED, Exception64B.FACED_CARD)
_ONLY_2017 = (
    Exception64B.SAME_SUIT_AFTER_ESTABLISHED,
    Exception64B.BOTH_SIDES_ESTABLISHED,
    Exception64B.PENALTY_CARD,
)
_ONLY_REVOKES = (Exception64B.PENALTY_CARD, Exception64B.FACED_CARD, Exception64B.OWN_SIDE_REVOKED_TWICE)


def _options(left_out: tuple[Exception64B, ...]) -> tuple[tuple[Exception64B, ...], tuple[Exception64B, ...]]:
    known = tuple(exception for exception in Exception64B if exception not in left_out)
    return known, tuple(exception for exception in known if exception not in _ONLY_REVOKES)


EDITION_2017 = Edition(*_options(_ONLY_2007), "64C1", "64C2(a)", "64C2(b)")
EDITION_2007 = Edition(*_options(_ONLY_2017), "64C", "64C", "64C")


def none_transferred(who: Seat, exception: Exception64B) -> Finding:
    """64B2 to B7: no trick goes by itself."""
    return Finding(PARAGRAPHS[exception], f"no_trick_{exception}", Effect.NO_RECTIFICATION, side=who.side, tricks=0)


def equity_after(who: Seat, exception: Exception64B, edition: Edition) -> Iterator[Finding]:
    """64C: what remains to be compared after play, by the exception that applied or none."""
    match PARAGRAPHS.get(exception):
        case "64B2":
            key = "equity_after_repeated_revoke"
            yield Finding(edition.equity_repeated, key, Effect.CHECK_LATER, side=who.side.other, of=who)
        case "64B7":
            yield from likely_result_had_nobody_revoked(who, edition.equity_both_sides)
        case _:
            yield from compare_equity(who, edition.equity)


def compare_equity(who: Seat, number: str) -> Iterator[Finding]:
    """64C: the other side gets no less than it would have had without the revoke."""
    yield Finding(number, "equity_after_play", Effect.CHECK_LATER, side=who.side.other, of=who)


def likely_result_had_nobody_revoked(who: Seat, number: str) -> Iterator[Finding]:
    """64C2(b): both sides revoked, so either may have been damaged."""
    yield Finding(number, "likely_result_had_nobody_revoked", Effect.CHECK_LATER, side=who.side, of=who)
