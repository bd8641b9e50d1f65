"""Law 36: a double or redouble that Law 19 does not allow. It is never accepted.

The partner's pass hangs on nothing else; the lead restriction does (26A), and is seen with Law 26. Made out of turn, it
counts for nothing once the opponent whose turn it was has called: 28B makes no exception for an inadmissible call.

36 does not name 16C, and neither a commentary nor a casebook was found that does or denies it; but 16C is of every call
that is withdrawn, the Definitions count a cancelled one among those, and 36A switches off 26B alone.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Auction, CallIrregularity, Seat
from rulings.laws.auction.withdrawn_call import (
    could_have_known_later,
    in_rotation_over_it,
    lead_restriction_may_follow,
    must_pass_for_the_rest,
    prescribed_call_information,
    withdrawn_call_information,
)
from rulings.laws.engine import Case, Effect, Finding, one_of
from rulings.laws.record.auction import InQuestion, Turn, call_in_question, caller, recorded_turn, seat_in_turn
from rulings.laws.record.lost import lost_among_accounts


class _SinceDouble(StrEnum):
    """What has happened since, before the director ruled."""

    LHO_HAS_NOT_CALLED = "lho_has_not_called"
    RHO_CALLED_IN_TURN = "rho_called_in_turn"
    LHO_CALLED = "lho_called"
    LEAD_FACED = "lead_faced"
    CANNOT_BE_TOLD = "cannot_be_told"


def _recorded_since(case: Case) -> _SinceDouble | None:
    """Once the recorded auction is over, with the double or without it, the lead may have been faced: it is asked."""
    found, auction = call_in_question(case, CallIrregularity.INADMISSIBLE), case.record.auction
    if found is None or auction is None or auction.is_over or _without(found).is_over:
        return None
    if _is_called_over_in_turn(found):
        return _SinceDouble.RHO_CALLED_IN_TURN
    return _SinceDouble.LHO_CALLED if found.lho_called else _SinceDouble.LHO_HAS_NOT_CALLED


def _is_called_over_in_turn(found: InQuestion) -> bool:
    """28B: whether the opponent whose turn it was called next."""
    return found.turn is Turn.RHO and found.next_caller is found.made.seat.rho


def _without(found: InQuestion) -> Auction:
    """The auction as if the call had not been made, as where he has passed instead of it."""
    auction = found.before
    for made in found.after:
        auction = auction.then(made)
    return auction


def _since_open(case: Case) -> tuple[_SinceDouble, ...]:
    """What the record leaves open: once LHO is recorded as having called, only whether the lead was faced."""
    found = call_in_question(case, CallIrregularity.INADMISSIBLE)
    if found is None:
        return tuple(_SinceDouble)
    if found.lho_called and not _is_called_over_in_turn(found):
        return (_SinceDouble.LHO_CALLED, _SinceDouble.LEAD_FACED)
    told = tuple(each for each in _SinceDouble if each is not _SinceDouble.CANNOT_BE_TOLD)
    return tuple(each for each in told if each is not _SinceDouble.RHO_CALLED_IN_TURN or found.turn is Turn.RHO)


_since = one_of("since_inadmissible_double", _SinceDouble, law="36", derive=_recorded_since)
_turn_of_double = one_of(
    "turn_of_inadmissible_double", Turn, law="36", derive=recorded_turn(CallIrregularity.INADMISSIBLE)
)


def inadmissible_double(case: Case) -> Iterator[Finding]:
    """Cancelled always; after LHO's call without any cost, otherwise the partner passes to the end."""
    who = caller(case, CallIrregularity.INADMISSIBLE)
    match case.among(_since, _since_open(case)):
        case _SinceDouble.LEAD_FACED:
            yield Finding("36C", "scored_without_the_inadmissible_double", Effect.STANDS, who=who)
            yield Finding("36C", "nothing_else_changes_after_the_lead", Effect.NO_RECTIFICATION, who=who)
        case _SinceDouble.RHO_CALLED_IN_TURN:
            yield from in_rotation_over_it(who, who.rho)
        case _SinceDouble.LHO_CALLED:
            yield from _everything_since_cancelled(case, who)
        case _SinceDouble.LHO_HAS_NOT_CALLED:
            yield from _double_cancelled(case, who)
        case _SinceDouble.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)


def _everything_since_cancelled(case: Case, who: Seat) -> Iterator[Finding]:
    """36A: back to where it was, as if nothing had happened."""
    proper = seat_in_turn(who, case[_turn_of_double])
    yield Finding("36A", "double_and_later_calls_cancelled", Effect.CANCELLED, who=who)
    yield Finding("36A", "turn_returns_to", Effect.TURN_RETURNS, who=proper)
    yield Finding("36A", "as_if_no_irregularity_no_lead_restriction", Effect.NO_RECTIFICATION, who=who)
    yield from withdrawn_call_information(who)


def _double_cancelled(case: Case, who: Seat) -> Iterator[Finding]:
    """36B: in turn, he makes a legal call instead; out of turn, he calls when his turn comes."""
    turn = case[_turn_of_double]
    yield Finding("36B1", "inadmissible_double_cancelled", Effect.CANCELLED, who=who)
    if turn is Turn.OWN:
        yield Finding("36B2", "must_make_a_legal_call_instead", Effect.PROCEDURE, who=who)
    else:
        yield Finding("36B4", "turn_returns_to", Effect.TURN_RETURNS, who=seat_in_turn(who, turn))
        yield Finding("36B4", "may_make_any_legal_call", Effect.PROCEDURE, who=who)
    yield must_pass_for_the_rest("36B2" if turn is Turn.OWN else "36B4", who.partner)
    yield from prescribed_call_information(who)
    yield lead_restriction_may_follow(who)
    yield could_have_known_later(who)
