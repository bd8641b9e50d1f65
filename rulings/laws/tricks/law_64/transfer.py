"""Law 64: procedure after an established revoke; tricks transferred once play is over, then equity."""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding
from rulings.laws.record.lost import lost_in_the_tricks
from rulings.laws.record.play import revoker
from rulings.laws.record.roles import known_role
from rulings.laws.tricks.law_64.exceptions import (
    BOTH_REVOKED,
    Exception64B,
    compare_equity,
    equity_after,
    exception_of_64b,
    exceptions_to_a_revoke,
    none_transferred,
    recorded_exception,
    ruled_out,
)
from rulings.laws.tricks.law_64.tricks import WonBy, tricks_due
from rulings.laws.tricks.revoke_facts import TRICK_TWELVE, Later, later_tricks, revoke_trick, revoke_trick_won_by

_OF_DUMMY = (Exception64B.DUMMYS_CARD, *BOTH_REVOKED, Exception64B.OWN_SIDE_REVOKED_TWICE)
"""64B3 spares every revoke of dummy's; only what is compared may be otherwise (64B7)."""


_LATER = {False: tuple(Later), True: tuple(each for each in Later if each is not Later.NOT_YET)}


def after_establishment(case: Case, play_is_over: bool = False) -> Iterator[Finding]:
    """64A to C: two tricks, one or none go to the other side; then it is compared with what it would have had.

    `play_is_over` where a claim is told to have ended it; else it is asked.
    """
    who = revoker(case)
    exception = Exception64B.NONE if _none_was_won(case) else _exception(case)
    if exception is not Exception64B.NONE:
        yield from _without_transfer(case, exception, who)
        return
    won = case[revoke_trick_won_by]
    later = (
        Later.NONE if won in (WonBy.PARTNER, WonBy.CANNOT_BE_TOLD) else case.among(later_tricks, _LATER[play_is_over])
    )
    if won is WonBy.CANNOT_BE_TOLD or later is Later.CANNOT_BE_TOLD:
        yield lost_in_the_tricks(who)
        yield from compare_equity(case, who)
        return
    if won is WonBy.OPPONENTS and later is Later.NONE:
        yield Finding("64B1", "no_trick_won_from_the_revoke_on", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
    else:
        yield from _tricks_of_one_revoke(who, won, later)
    yield from compare_equity(case, who)


def _none_was_won(case: Case) -> bool:
    """64B1 where it is told already and the record tells no exception: then no other needs to be asked."""
    if recorded_exception(case) is not None or not (case.is_told(revoke_trick_won_by) and case.is_told(later_tricks)):
        return False
    return case[revoke_trick_won_by] is WonBy.OPPONENTS and case[later_tricks] is Later.NONE


def _exception(case: Case) -> Exception64B:
    """The exceptions come first: whoever won the tricks, where one applies none goes."""
    recorded, possible = recorded_exception(case), _possible(case)
    if recorded is not None and known_role(case) is Role.DUMMY:
        possible = tuple(each for each in possible if each in _OF_DUMMY)
    return case.among(exception_of_64b, possible, recorded)


def _without_transfer(case: Case, exception: Exception64B, who: Seat) -> Iterator[Finding]:
    """64B: no trick for this revoke, or that is lost, then what is compared; two of one side are counted together."""
    if exception is Exception64B.OWN_SIDE_REVOKED_TWICE:
        see = "several_revokes"
        yield Finding("64A", "revokes_are_counted_together", Effect.SEE_LAW, who=who, law="64", situation=see)
        return
    is_lost = exception is Exception64B.CANNOT_BE_TOLD
    yield lost_in_the_tricks(who) if is_lost else none_transferred(who, exception)
    yield from equity_after(case, who, exception)


def _possible(case: Case) -> tuple[Exception64B, ...]:
    """Each exception that may apply: B6 unless the trick is known, B3 as far as the offender has such cards."""
    closed = ruled_out(case, play_goes_on=case.answered(later_tricks) is Later.NOT_YET)
    if case.relied_on.get(revoke_trick, TRICK_TWELVE) != TRICK_TWELVE:
        closed.add(Exception64B.TRICK_TWELVE)
    if known_role(case) is Role.DECLARER:
        closed.add(Exception64B.PENALTY_CARD)
    return tuple(exception for exception in exceptions_to_a_revoke(case) if exception not in closed)


def _tricks_of_one_revoke(who: Seat, won: WonBy, later: Later) -> Iterator[Finding]:
    """64A1: the revoker himself won the trick; 64A2: his partner did, or his side won a later one."""
    to, side = who.side.other, who.side
    match won:
        case WonBy.REVOKER if later is Later.NOT_YET:
            yield Finding("64A1", "revoke_trick_and_one_more_if_won", Effect.CHECK_LATER, to=to, side=side, of=who)
        case WonBy.OPPONENTS if later is Later.NOT_YET:
            yield Finding("64A2", "one_trick_if_a_later_one_is_won", Effect.CHECK_LATER, to=to, side=side, of=who)
        case WonBy.REVOKER:
            tricks = tricks_due(won, int(later is Later.SOME))
            key = "revoke_trick_and_one_more" if tricks > 1 else "revoke_trick_alone"
            yield Finding("64A1", key, Effect.TRICKS_TRANSFERRED, to=to, side=side, of=who, tricks=tricks)
        case WonBy.PARTNER:
            key = "one_trick_partner_won"
            yield Finding("64A2", key, Effect.TRICKS_TRANSFERRED, to=to, side=side, of=who, tricks=1)
        case WonBy.OPPONENTS:
            key = "one_trick_later_won"
            yield Finding("64A2", key, Effect.TRICKS_TRANSFERRED, to=to, side=side, of=who, tricks=1)
        case WonBy.CANNOT_BE_TOLD:
            return
        case never:
            assert_never(never)
