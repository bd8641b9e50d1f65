"""Law 33: two players called at the same time; the call of the one not in turn counts as the later one.

Where neither was in turn, 33 orders nothing: each call is out of rotation, and has its own law; so both are asked for.
How the later caller stands to the player in turn is one question.

In a recorded auction it stands after the call of the player in turn, and so out of rotation unless it is next.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import CLOCKWISE, CallIrregularity, CallKind, Seat
from rulings.laws.auction.withdrawn_call import calls_next
from rulings.laws.engine import Case, Effect, Fact, Finding, OneSeat, one_of
from rulings.laws.record.auction import InQuestion, call_or_cancelled_call, caller


class _Place(StrEnum):
    """Where the player not in turn sits, seen from the one who was; or that neither of the two was."""

    NEXT = "next"
    NOT_NEXT = "not_next"
    NEITHER_IN_TURN = "neither_in_turn"


_ONE_IN_TURN = (_Place.NEXT, _Place.NOT_NEXT)


class _LaterCall(StrEnum):
    """What the player not in turn called."""

    PASS = "pass"
    BID = "bid"
    DOUBLE = "double"


def _recorded_place(case: Case) -> _Place | None:
    """Not next, where his call stands out of rotation right after one that is in rotation: that of the player in turn.
    If the player in turn there has called since, either of the two may have been the one who called with him: then it
    is asked.
    """
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    is_told = found is not None and found.next_caller is not found.before.turn and _follows_a_call_in_turn(found)
    return _Place.NOT_NEXT if is_told else None


def _follows_a_call_in_turn(found: InQuestion) -> bool:
    calls = found.before.calls
    return bool(calls) and CallIrregularity.OUT_OF_ROTATION not in calls[-1].irregular


def _places_open(case: Case) -> tuple[_Place, ...]:
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    return _ONE_IN_TURN if found and _follows_a_call_in_turn(found) else tuple(_Place)


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
_place = one_of("simultaneous_caller_place", _Place, law="33", derive=_recorded_place)
_other_caller: Fact[Seat] = Fact("other_simultaneous_caller", "33", OneSeat())
_other_call = one_of("other_simultaneous_call", _LaterCall, law="33")
_later_call = one_of("simultaneous_call", _LaterCall, law="33", derive=_recorded_later_call)


def simultaneous_calls(case: Case) -> Iterator[Finding]:
    """In rotation if the later caller comes next; otherwise out of it, and 28 to 32 go on."""
    who = caller(case, CallIrregularity.OUT_OF_ROTATION)
    match case.among(_place, _places_open(case)):
        case _Place.NEXT:
            yield Finding("33", "simultaneous_call_follows_in_rotation", Effect.STANDS, who=who)
            yield calls_next(who.lho, who)
        case _Place.NOT_NEXT:
            yield _see("simultaneous_call_is_out_of_rotation", who, case[_later_call])
        case _Place.NEITHER_IN_TURN:
            yield from _neither_was_in_turn(case, who)
        case never:
            assert_never(never)


def _neither_was_in_turn(case: Case, who: Seat) -> Iterator[Finding]:
    """Each is ruled on by its own law, none as the answer to the other."""
    other = case.among(_other_caller, tuple(seat for seat in CLOCKWISE if seat is not who))
    yield Finding("33", "neither_simultaneous_call_was_in_turn", Effect.PROCEDURE, who=who, of=other)
    yield _see("simultaneous_call_has_its_own_law", who, case[_later_call])
    yield _see("simultaneous_call_has_its_own_law", other, case[_other_call])


def _see(key: str, who: Seat, call: _LaterCall) -> Finding:
    law, see = _SITUATIONS[call]
    return Finding("33", key, Effect.SEE_LAW, who=who, law=law, situation=see)
