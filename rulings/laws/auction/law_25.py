"""Law 25: an unintended call may be replaced (A); a change of mind may not, but LHO may accept the second call (B).

Whether 26B follows a change of call is seen with Law 26, which asks whether the call that stands is comparable. If it
is, 26A would lift 16C too, which 25B3 orders for every change; the text ranks neither, and what 25B3 says is said. So
do Dutch directors: 16C and 26 whichever of the two calls stands; to them a second call made after LHO has called over
the first is out of rotation (29), as the recorded auction shows it.

Whether the call that then counts is irregular itself is asked last, for it leads on to that irregularity. An auction
that is recorded tells it; but that he had to pass may come from a card exposed (24), which stands in no auction: then
the director overrules what was read.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import AuctionCall, CallIrregularity, CallKind, Seat
from rulings.laws.auction.withdrawn_call import calls_next, lead_restriction_may_follow, withdrawn_call_information
from rulings.laws.engine import AskedOf, Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.record.auction import InQuestion, in_force, last_call, recorded_second_caller
from rulings.laws.record.roles import offender, offender_recorded_as


class _InTime(StrEnum):
    """25A1, A4 to A6: who has called since the unintended call, and whether that ended the auction."""

    NOBODY_HAS_CALLED = "nobody_has_called"
    LHO_HAS_CALLED = "lho_has_called"
    ENDED_THE_AUCTION = "ended_the_auction"
    LHO_ENDED_THE_AUCTION = "lho_ended_the_auction"
    PARTNER_HAS_CALLED = "partner_has_called"
    AUCTION_PERIOD_OVER = "auction_period_over"


class _Meant(StrEnum):
    """What is irregular about the call that he intended, which is then ruled under its own law."""

    NOTHING = "nothing"
    INSUFFICIENT = "insufficient"
    INADMISSIBLE = "inadmissible"
    REQUIRED_TO_PASS = "required_to_pass"
    PASS_OUT_OF_ROTATION = "pass_out_of_rotation"
    BID_OUT_OF_ROTATION = "bid_out_of_rotation"
    DOUBLE_OUT_OF_ROTATION = "double_out_of_rotation"


_LHO_CALLED = (_InTime.LHO_HAS_CALLED, _InTime.LHO_ENDED_THE_AUCTION)
_OWN_LAW = {
    _Meant.INSUFFICIENT: ("27", "insufficient_bid"),
    _Meant.INADMISSIBLE: ("36", "inadmissible_double"),
    _Meant.REQUIRED_TO_PASS: ("37", "call_by_player_required_to_pass"),
    _Meant.PASS_OUT_OF_ROTATION: ("30", "pass_out_of_rotation"),
    _Meant.BID_OUT_OF_ROTATION: ("31", "bid_out_of_rotation"),
    _Meant.DOUBLE_OUT_OF_ROTATION: ("32", "double_out_of_rotation"),
}
_OUT_OF_ROTATION = {
    CallKind.PASS: _Meant.PASS_OUT_OF_ROTATION,
    CallKind.BID: _Meant.BID_OUT_OF_ROTATION,
    CallKind.DOUBLE: _Meant.DOUBLE_OUT_OF_ROTATION,
    CallKind.REDOUBLE: _Meant.DOUBLE_OUT_OF_ROTATION,
}


def _first_call(case: Case) -> InQuestion | None:
    """The recorded call that he did not mean. His last one out of rotation may be what he changed it to: then None."""
    found = last_call(case)
    return None if found is None or CallIrregularity.OUT_OF_ROTATION in found.made.irregular else found


def _recorded_meant(case: Case) -> _Meant | None:
    """From a recorded second call, measured as if the first had not been made."""
    found = _first_call(case)
    if found is None or found.next_caller is not found.made.seat:
        return None
    second = found.before.then(AuctionCall(found.made.seat, found.after[0].call)).calls[-1]
    return _irregular_as(second) or _nothing_irregular(case, found)


def _nothing_irregular(case: Case, found: InQuestion) -> _Meant | None:
    """None where an irregular call before it may have left him with a duty to pass, or a card in question has (24)."""
    auction = case.record.auction
    was_disturbed = auction is None or bool(auction.cancelled) or any(made.irregular for made in found.before.calls)
    return None if was_disturbed or case.record.cards else _Meant.NOTHING


def _irregular_as(made: AuctionCall) -> _Meant | None:
    """What is wrong with the recorded call; None where nothing is seen."""
    if CallIrregularity.INADMISSIBLE in made.irregular:
        return _Meant.INADMISSIBLE
    if CallIrregularity.OUT_OF_ROTATION in made.irregular:
        return _OUT_OF_ROTATION[made.call.kind]
    return _Meant.INSUFFICIENT if CallIrregularity.INSUFFICIENT in made.irregular else None


def _meant_open(case: Case) -> tuple[_Meant, ...]:
    """A call recorded in turn was not out of turn."""
    found = _first_call(case)
    out_of_turn = found is None or CallIrregularity.OUT_OF_ROTATION in found.made.irregular
    return tuple(each for each in _Meant if out_of_turn or each not in _OUT_OF_ROTATION.values())


def _recorded_in_time(case: Case) -> _InTime | None:
    """The record does not tell whether the lead was faced, or the hands are back in the board."""
    found = _first_call(case)
    if found is None:
        return None
    if found.made.seat.partner in {later.seat for later in found.after}:
        return _InTime.PARTNER_HAS_CALLED
    if in_force(case).is_over:
        return None
    return _InTime.LHO_HAS_CALLED if _lho_called_over(found) else _InTime.NOBODY_HAS_CALLED


def _in_time_open(case: Case) -> tuple[_InTime, ...]:
    """Once the recorded auction is over and his partner has not called since, only the lead or the hands matter."""
    found = _first_call(case)
    if found is None or _recorded_in_time(case) is not None:
        return tuple(_InTime)
    ended = _InTime.LHO_ENDED_THE_AUCTION if _lho_called_over(found) else _InTime.ENDED_THE_AUCTION
    return ended, _InTime.AUCTION_PERIOD_OVER


def _lho_called_over(found: InQuestion) -> bool:
    """Over the first of two calls in a row nobody can have called."""
    return found.lho_called and found.next_caller is not found.made.seat


def _recorded_second_call(case: Case) -> bool | None:
    """True when the offender is recorded with two calls in a row; that he made no other the record does not tell."""
    return True if recorded_second_caller(case) is case[offender] else None


_call_was_intended = judgement("call_was_intended", law="25A2")
_in_time = one_of("unintended_in_time", _InTime, law="25A1", derive=_recorded_in_time)
_intended_call_is = one_of("intended_call_is", _Meant, law="25A1", derive=_recorded_meant)
_second_call_made = yes_no("second_call_made", law="25B", derive=_recorded_second_call)
_lho_accepts_change = yes_no("lho_accepts_change", law="25B1", asked_of=AskedOf.LHO)


def _recorded_standing(case: Case) -> _Meant | None:
    """Of the second call, once it is accepted; otherwise of the first."""
    if case[_lho_accepts_change]:
        return _recorded_meant(case)
    found = _first_call(case)
    return (_irregular_as(found.made) or _nothing_irregular(case, found)) if found else None


_standing_call_is = one_of("standing_call_is", _Meant, law="25B", derive=_recorded_standing)


def unintended_call(case: Case) -> Iterator[Finding]:
    """25A: in time, he may substitute the call he intended, however he became aware of it."""
    who = offender_recorded_as(case, recorded_second_caller(case))
    if case[_call_was_intended]:
        yield from _intended(case, who)
        return
    match case.among(_in_time, _in_time_open(case)):
        case _InTime.PARTNER_HAS_CALLED:
            yield Finding("25A4", "too_late_partner_has_called", Effect.STANDS, who=who, partner=who.partner)
            yield _wish_is_unauthorized(who)
            yield Finding("17C", "turn_stays_where_it_was", Effect.PROCEDURE)
        case _InTime.AUCTION_PERIOD_OVER:
            yield Finding("25A5", "too_late_auction_period_over", Effect.STANDS, who=who)
            yield _wish_is_unauthorized(who)
        case _InTime.NOBODY_HAS_CALLED | _InTime.LHO_HAS_CALLED:
            yield from _may_substitute(case, who, "25A1")
        case _InTime.ENDED_THE_AUCTION | _InTime.LHO_ENDED_THE_AUCTION:
            yield Finding("25A5", "auction_goes_on_from_the_intended_call", Effect.PROCEDURE, who=who)
            yield from _may_substitute(case, who, "25A5")
        case never:
            assert_never(never)


def _intended(case: Case, who: Seat) -> Iterator[Finding]:
    """25A2; a second call made all the same goes to 25B."""
    if case[_second_call_made]:
        see = "change_of_call"
        yield Finding("25B", "change_of_an_intended_call", Effect.SEE_LAW, who=who, law="25B", situation=see)
    else:
        yield from _wish_to_change(who)


def _wish_to_change(who: Seat) -> Iterator[Finding]:
    yield Finding("25A2", "intended_call_stands", Effect.STANDS, who=who)
    yield _wish_is_unauthorized(who)
    yield Finding("17C", "turn_stays_where_it_was", Effect.PROCEDURE)


def _wish_is_unauthorized(who: Seat) -> Finding:
    return Finding("16B1(a)", "wish_to_change_is_unauthorized", Effect.INFORMATION, who=who.partner, of=who)


def _may_substitute(case: Case, who: Seat, paragraph: str) -> Iterator[Finding]:
    """25A1, A3 and A6: the intended call stands under its own law, and 26 is off."""
    yield Finding(paragraph, "may_substitute_intended_call", Effect.PROCEDURE, who=who)
    yield Finding("25A3", "however_he_became_aware", Effect.PROCEDURE, who=who)
    yield Finding("25A1", "intended_call_stands_under_its_own_law", Effect.STANDS, who=who)
    yield Finding("25A1", "unintended_so_no_lead_restriction", Effect.NO_RECTIFICATION, who=who)
    if case[_in_time] in _LHO_CALLED:
        yield Finding("25A6", "lho_may_withdraw_his_call", Effect.PROCEDURE, who=who.lho)
        yield Finding(
            "25A6", "lhos_withdrawn_call_for_his_side_only", Effect.INFORMATION, side=who.lho.side, of=who.lho
        )
    yield _goes_on_from_what_he_meant(case, who)


def _goes_on_from_what_he_meant(case: Case, who: Seat) -> Finding:
    """The call that he intended may be irregular itself; LHO calls over it, or leaves the call that he has made."""
    meant = case.among(_intended_call_is, _meant_open(case))
    if meant is not _Meant.NOTHING:
        law, see = _OWN_LAW[meant]
        key = "intended_call_is_irregular_itself"
        return Finding("25A1", key, Effect.SEE_LAW, who=who, law=law, situation=see)
    if case[_in_time] in _LHO_CALLED:
        return Finding("25A6", "lho_calls_anew_or_leaves_his_call", Effect.PROCEDURE, who=who.lho, next=who.partner)
    return calls_next(who.lho, who)


def change_of_call(case: Case) -> Iterator[Finding]:
    """25B: the second call is cancelled unless LHO accepts it or calls over it on purpose; the other one stands, under
    its own law.
    """
    who = offender_recorded_as(case, recorded_second_caller(case))
    if not case[_call_was_intended]:
        see = "unintended_call"
        yield Finding("25A", "call_was_unintended", Effect.SEE_LAW, who=who, law="25A", situation=see)
        return
    if not case[_second_call_made]:
        yield from _wish_to_change(who)
        return
    if case[_lho_accepts_change]:
        yield Finding("25B1", "first_call_withdrawn", Effect.CANCELLED, who=who)
        yield Finding("25B1", "second_call_stands", Effect.STANDS, who=who)
    else:
        yield Finding("25B2", "second_call_cancelled", Effect.CANCELLED, who=who)
        yield Finding("25B2", "first_call_stands_under_its_own_law", Effect.STANDS, who=who)
    yield Finding("16B1(a)", "remark_beside_the_change_is_unauthorized", Effect.INFORMATION, who=who.partner, of=who)
    yield from withdrawn_call_information(who)
    yield lead_restriction_may_follow(who)
    yield _goes_on_from_it(case, who)


def _goes_on_from_it(case: Case, who: Seat) -> Finding:
    """The call that stands may be irregular itself: 25B rules on the change alone."""
    standing = case.among(_standing_call_is, _meant_open(case))
    if standing is _Meant.NOTHING:
        return calls_next(who.lho, who)
    law, see = _OWN_LAW[standing]
    key = "standing_call_is_irregular_itself"
    return Finding("25B", key, Effect.SEE_LAW, who=who, law=law, situation=see)
