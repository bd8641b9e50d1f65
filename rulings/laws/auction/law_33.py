"""Law 33: two players called at the same time; the call of the one not in turn counts as the later one.

In a recorded auction it stands after the call of the player in turn, and so out of rotation unless it is next.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import CallIrregularity, CallKind, Seat
from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.record.auction import call_or_cancelled_call, caller


class _LaterCall(StrEnum):
    """What the player not in turn called."""

    PASS = "pass"
    BID = "bid"
    DOUBLE = "double"


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
_is_next_in_turn = yes_no("is_next_in_turn", law="33", derive=_recorded_next_in_turn)
_later_call = one_of("simultaneous_call", _LaterCall, law="33", derive=_recorded_later_call)


def simultaneous_calls(case: Case) -> Iterator[Finding]:
    """In rotation if the later caller comes next; otherwise out of it, and 28 to 32 go on."""
    who = caller(case, CallIrregularity.OUT_OF_ROTATION)
    if case[_is_next_in_turn]:
        yield Finding("33", "simultaneous_call_follows_in_rotation", Effect.STANDS, who=who)
        return
    match case[_later_call]:
        case _LaterCall.PASS:
            yield _out_of_rotation("30", "pass_out_of_rotation", who)
        case _LaterCall.BID:
            yield _out_of_rotation("31", "bid_out_of_rotation", who)
        case _LaterCall.DOUBLE:
            yield _out_of_rotation("32", "double_out_of_rotation", who)
        case never:
            assert_never(never)


def _out_of_rotation(law: str, see: str, who: Seat) -> Finding:
    return Finding("33", "simultaneous_call_is_out_of_rotation", Effect.SEE_LAW, who=who, law=law, situation=see)
