"""The facts of Law 23: which call was withdrawn, and what the recorded auction leaves open of it."""

from enum import StrEnum

from rulings.bridge.auctions import CallIrregularity
from rulings.bridge.calls import CallKind
from rulings.laws.auction_facts import InQuestion, Turn
from rulings.laws.facts import one_of


class Withdrawn(StrEnum):
    """Which call was withdrawn, or that play is over and 23C is to be judged."""

    INSUFFICIENT_BID = "insufficient_bid"
    PASS = "pass"
    BID = "bid"
    DOUBLE = "double"
    ANOTHER = "another"
    PLAY_OVER = "play_over"


OUT_OF_ROTATION = {CallKind.PASS: (Withdrawn.PASS, Withdrawn.BID), CallKind.BID: (Withdrawn.BID,)}
"""A recorded pass may have been artificial (30C)."""

PRESCRIBED = {
    Withdrawn.PASS: ("30A", "no_test_of_a_pass_at_rhos_turn"),
    Withdrawn.BID: ("31A1", "no_test_once_rho_has_passed"),
    Withdrawn.DOUBLE: ("32A1", "no_test_once_rho_has_passed"),
}
"""Out of turn at RHO's turn: the paragraphs that prescribe the next call, so that nothing is compared."""


def withdrawn_open(found: InQuestion | None) -> tuple[Withdrawn, ...]:
    """The sort of call that the record shows as irregular, or that play is over."""
    if found is None or not found.made.irregular:
        return tuple(Withdrawn)
    if CallIrregularity.INADMISSIBLE in found.made.irregular:
        return (Withdrawn.ANOTHER, Withdrawn.PLAY_OVER)
    if CallIrregularity.OUT_OF_ROTATION in found.made.irregular:
        return (*OUT_OF_ROTATION.get(found.made.call.kind, (Withdrawn.DOUBLE,)), Withdrawn.PLAY_OVER)
    return (Withdrawn.INSUFFICIENT_BID, Withdrawn.PLAY_OVER)


def may_be_at_rhos_turn(found: InQuestion | None) -> bool:
    """Whether the record leaves it open that the call was made at RHO's turn."""
    return found is None or found.turn in (None, Turn.RHO)


withdrawn = one_of("withdrawn_call", Withdrawn, law="23")
