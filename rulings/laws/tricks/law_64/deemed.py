"""Law 64A2 as Law 67B1 uses it: one trick for a revoke deemed established, never two."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, WaitsFor, judgement, one_of
from rulings.laws.record.lost import lost_in_the_tricks
from rulings.laws.record.play import recorded_defect, side_won_from_then_on
from rulings.laws.record.roles import known_role, offender
from rulings.laws.tricks.law_64.exceptions import (
    Exception64B,
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
    CANNOT_BE_TOLD = "cannot_be_told"


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
    who, exception = case[offender], _exception(case)
    if exception is Exception64B.NONE:
        yield _by_64a2(who, case[_offending_side_won_a_trick])
    elif exception is Exception64B.CANNOT_BE_TOLD:
        yield lost_in_the_tricks(who)
    else:
        yield none_transferred(who, exception)
    yield from equity_after(case, who, exception)


def _by_64a2(who: Seat, won: _Won) -> Finding:
    """One trick, if the side wins one from the defective trick on."""
    to, side = who.side.other, who.side
    match won:
        case _Won.YES:
            return Finding("64A2", "one_trick_transferred", Effect.TRICKS_TRANSFERRED, to=to, tricks=1)
        case _Won.NO:
            return Finding("64B1", "side_won_no_trick_none_transferred", Effect.NO_RECTIFICATION, side=side, tricks=0)
        case _Won.CANNOT_BE_TOLD:
            return lost_in_the_tricks(who)
        case _Won.NOT_YET:
            return Finding("64A2", "one_trick_if_side_wins_one", Effect.CHECK_LATER, to=to, side=side, of=who)
        case never:
            assert_never(never)


def _exception(case: Case) -> Exception64B:
    """Asked first, unless it is told already that the side won no trick (64B1) and the card was not dummy's."""
    is_dummys = known_role(case) is Role.DUMMY
    if not is_dummys and case.is_told(_offending_side_won_a_trick) and case[_offending_side_won_a_trick] is _Won.NO:
        return Exception64B.NONE
    if not _subject_to_exceptions(case):
        return Exception64B.NONE
    possible = tuple(each for each in _possible(case) if not (is_dummys and each is Exception64B.NONE))
    return case.among(exception_of_64b, possible, recorded_exception(case))


def _possible(case: Case) -> tuple[Exception64B, ...]:
    """A card of another than dummy is none of dummy's; whether it was trick twelve (64B6) the recorded one tells."""
    defect = recorded_defect(case)
    if defect is not None and defect.trick == TRICK_TWELVE:
        return (Exception64B.TRICK_TWELVE,)
    closed = ruled_out(case, play_goes_on=case.answered(_offending_side_won_a_trick) is _Won.NOT_YET)
    closed |= {Exception64B.TRICK_TWELVE} if defect else set()
    return tuple(exception for exception in exceptions_to_a_missing_card(case) if exception not in closed)


def _subject_to_exceptions(case: Case) -> bool:
    """67B1 names only 64A2; whether 64B applies to it is the regulations' choice or the director's judgement."""
    return case.by_regulation(case.regulations.law67b1_subject_to_64b, _exceptions_apply)
