"""Law 64A2 as Law 67B1 uses it: one trick for a revoke deemed established, never two."""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, WaitsFor, judgement, one_of
from rulings.laws.record.play import recorded_defect, side_won_from_then_on
from rulings.laws.record.roles import offender, recorded_role
from rulings.laws.tricks.law_64.exceptions import (
    Exception64B,
    compare_equity,
    equity_after,
    exception_of_64b,
    exceptions_to_a_missing_card,
    none_transferred,
    recorded_exception,
    ruled_out,
)
from rulings.laws.tricks.revoke_facts import TRICK_TWELVE


class _Won(StrEnum):
    """64A2: did the offending side win the trick of the revoke or a later one? During play it may not be known yet."""

    YES = "yes"
    NO = "no"
    NOT_YET = "not_yet"


def _recorded_won(case: Case) -> _Won | None:
    """From the recorded defective trick on (67B1)."""
    won = side_won_from_then_on(case)
    return None if won is None else _Won.YES if won else _Won.NO


_offending_side_won_a_trick = one_of(
    "offending_side_won_a_trick", _Won, law="64A2", derive=_recorded_won, waits_for=WaitsFor.END_OF_PLAY
)
_exceptions_apply = judgement("exceptions_of_64b_apply", law="64B")


def one_trick_for_deemed_revoke(case: Case) -> Iterator[Finding]:
    """64A2 by way of 67B1: one trick, never two, if the side won that trick or a later one (64B3: not for dummy's)."""
    who = case[offender]
    if recorded_role(case) is Role.DUMMY and _subject_to_exceptions(case):
        spares = tuple(each for each in exceptions_to_a_missing_card(case) if each is not Exception64B.NONE)
        spared = case.among(exception_of_64b, spares, recorded_exception(case))
        yield none_transferred(who, spared)
        yield from equity_after(case, who, spared)
        return
    won = case[_offending_side_won_a_trick]
    if won is _Won.NO:
        yield Finding("64B1", "side_won_no_trick_none_transferred", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
        yield from compare_equity(case, who)
        return
    open_here = _still_open(case, won)
    recorded = recorded_exception(case)
    exception = case.among(exception_of_64b, open_here, recorded) if _subject_to_exceptions(case) else Exception64B.NONE
    if exception is Exception64B.NONE and won is _Won.YES:
        yield Finding("64A2", "one_trick_transferred", Effect.TRICKS_TRANSFERRED, to=who.side.other, tricks=1)
    elif exception is Exception64B.NONE:
        yield Finding(
            "64A2", "one_trick_if_side_wins_one", Effect.CHECK_LATER, to=who.side.other, side=who.side, of=who
        )
    else:
        yield none_transferred(who, exception)
    yield from equity_after(case, who, exception)


def _still_open(case: Case, won: _Won) -> tuple[Exception64B, ...]:
    """While play goes on it is not too late yet (64B4, B5), and a card of another than dummy is none of dummy's.

    Whether it was the twelfth trick (64B6) the recorded one tells.
    """
    defect = recorded_defect(case)
    if defect is not None and defect.trick == TRICK_TWELVE:
        return (Exception64B.TRICK_TWELVE,)
    closed = ruled_out(case, play_is_over=won is not _Won.NOT_YET)
    closed |= {Exception64B.TRICK_TWELVE} if defect else set()
    return tuple(exception for exception in exceptions_to_a_missing_card(case) if exception not in closed)


def _subject_to_exceptions(case: Case) -> bool:
    """67B1 names only 64A2; whether 64B applies to it is the regulations' choice or the director's judgement."""
    return case.by_regulation(case.regulations.law67b1_subject_to_64b, _exceptions_apply)
