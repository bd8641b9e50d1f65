"""Law 33: two players called at the same time; the call of the one not in turn counts as the later one.

Where neither was in turn, 33 orders nothing: each call is out of rotation, and has its own law.

In a recorded auction it stands after the call of the player in turn, and so out of rotation unless it is next.
"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge import CLOCKWISE, CallIrregularity, CallKind, Seat
from rulings.laws.auction.withdrawn_call import calls_next
from rulings.laws.engine import Case, Effect, Fact, Finding, OneSeat, one_of, yes_no
from rulings.laws.record.auction import call_or_cancelled_call, caller


class _LaterCall(StrEnum):
    """What the player not in turn called."""

    PASS = "pass"
    BID = "bid"
    DOUBLE = "double"


def _recorded_in_turn(case: Case) -> bool | None:
    """Yes, where his call stands right after one that is in rotation: that of the player in turn."""
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    if found is None or not found.before.calls:
        return None
    return None if CallIrregularity.OUT_OF_ROTATION in found.before.calls[-1].irregular else True


def _recorded_next_in_turn(case: Case) -> bool | None:
    """No, where his call stands out of rotation after another. If the player in turn there has called since, either of
    the two may have been the one who called with him: then it is asked.
    """
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    if found is None or not found.before.calls or found.next_caller is found.before.turn:
        return None
    return False


def _recorded_later_call(case: Case) -> _LaterCall | None:
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    return _KINDS[found.made.call.kind] if found else None


_KINDS = {
    CallKind.PASS: _LaterCall.PASS,
    CallKind.BID: _LaterCall.BID,
    CallKind.DOUBLE: _LaterCall.DOUBLE,
    CallKind.REDOUBLE: _LaterCall.DOUBLE,
}
_SITUATIONS = {
    _LaterCall.PASS: ("30", "pass_out_of_rotation"),
    _LaterCall.BID: ("31", "bid_out_of_rotation"),
    _LaterCall.DOUBLE: ("32", "double_out_of_rotation"),
}
_one_was_in_turn = yes_no("one_simultaneous_call_in_turn", law="33", derive=_recorded_in_turn)
_other_caller: Fact[Seat] = Fact("other_simultaneous_caller", "33", OneSeat())
_other_call = one_of("other_simultaneous_call", _LaterCall, law="33")
_is_next_in_turn = yes_no("is_next_in_turn", law="33", derive=_recorded_next_in_turn)
_later_call = one_of("simultaneous_call", _LaterCall, law="33", derive=_recorded_later_call)


def simultaneous_calls(case: Case) -> Iterator[Finding]:
    """In rotation if the later caller comes next; otherwise out of it, and 28 to 32 go on."""
    who = caller(case, CallIrregularity.OUT_OF_ROTATION)
    if not case[_one_was_in_turn]:
        yield from _neither_was_in_turn(case, who)
    elif case[_is_next_in_turn]:
        yield Finding("33", "simultaneous_call_follows_in_rotation", Effect.STANDS, who=who)
        yield calls_next(who.lho, who)
    else:
        yield _see("simultaneous_call_is_out_of_rotation", who, case[_later_call])


def _neither_was_in_turn(case: Case, who: Seat) -> Iterator[Finding]:
    """Each is ruled on by its own law, none as the answer to the other."""
    other = case.among(_other_caller, tuple(seat for seat in CLOCKWISE if seat is not who))
    yield Finding("33", "neither_simultaneous_call_was_in_turn", Effect.PROCEDURE, who=who, of=other)
    yield _see("simultaneous_call_has_its_own_law", who, case[_later_call])
    yield _see("simultaneous_call_has_its_own_law", other, case[_other_call])


def _see(key: str, who: Seat, call: _LaterCall) -> Finding:
    law, see = _SITUATIONS[call]
    return Finding("33", key, Effect.SEE_LAW, who=who, law=law, situation=see)
