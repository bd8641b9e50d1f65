"""Laws 28 and 29: the first step after every call out of rotation; 30 to 32 go on where it is cancelled.

When the turn was LHO's, his call fits 28B and 29A alike: the director judges which he meant. Of 28A no record tells.
Where it was the turn of his partner, who has called too: 28B is of an opponent's call alone, so that call takes nothing
from LHO. Over a call that LHO accepts it came too soon, at LHO's turn, and LHO's own call is in rotation (28B). Where
LHO does not accept, it was made in turn (17C) and within 16C2; some directors count it as out of turn all the same, for
it was made over the call and before the ruling (9B2), so the director may judge so. In 2007 he may be left only a pass.
What 30 to 32 share once the call is cancelled stands here too: the partner's call, and the replacement.
"""

from collections.abc import Generator, Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import CallIrregularity, Seat
from rulings.laws.auction.law_23 import (
    assistance_later,
    called_instead,
    comparable_so_no_more,
    is_comparable,
    not_unauthorized,
    told_away_from_the_table,
)
from rulings.laws.auction.withdrawn_call import (
    accepted_call_information,
    calls_next,
    in_rotation_over_it,
    no_comparable_call,
    withdrawn_call_information,
)
from rulings.laws.engine import AskedOf, Case, Edition, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.record.auction import (
    Turn,
    call_in_question,
    has_called_before,
    is_cancelled,
    legal_replacements,
    recorded_refusal,
    seat_in_turn,
    whose_turn,
)
from rulings.laws.record.lost import lost_among_accounts
from rulings.laws.record.roles import offender

_OTHERS = (Turn.RHO, Turn.PARTNER, Turn.LHO)


class _SinceCall(StrEnum):
    """Which call that decides something has been made since, before the director ruled."""

    NOBODY = "nobody"
    LHO_CALLED = "lho_called"
    PARTNER_CALLED = "partner_called"
    RHO_CALLED = "rho_called"
    RHO_HAD_TO_PASS = "rho_had_to_pass"
    CANNOT_BE_TOLD = "cannot_be_told"


_ONLY_AT = {
    _SinceCall.PARTNER_CALLED: Turn.PARTNER,
    _SinceCall.RHO_CALLED: Turn.RHO,
    _SinceCall.RHO_HAD_TO_PASS: Turn.RHO,
}
"""Whose turn it was, where the call is that of the player in turn."""


def _recorded_since(case: Case) -> _SinceCall | None:
    """Calls made since are recorded; that RHO had to pass is not, so a silence at his turn tells nothing."""
    found = call_in_question(case, CallIrregularity.OUT_OF_ROTATION)
    if found is None:
        return None
    if found.next_caller is found.made.seat.lho:
        return _SinceCall.LHO_CALLED
    if found.turn is Turn.RHO:
        return _SinceCall.RHO_CALLED if found.next_caller is found.made.seat.rho else None
    if found.lho_called:
        return None
    in_turn = found.turn is Turn.PARTNER and found.next_caller is found.made.seat.partner
    return _SinceCall.PARTNER_CALLED if in_turn else _SinceCall.NOBODY


def _since_open(case: Case, turn: Turn) -> tuple[_SinceCall, ...]:
    """Who is not recorded as having called since has not; a call that was cancelled has not been accepted."""
    cancelled = is_cancelled(case, CallIrregularity.OUT_OF_ROTATION)
    if cancelled and turn is not Turn.LHO:
        return (_SinceCall.NOBODY,) if turn is Turn.PARTNER else (_SinceCall.NOBODY, _SinceCall.RHO_CALLED)
    found = call_in_question(case, CallIrregularity.OUT_OF_ROTATION)
    open_at = tuple(each for each in _SinceCall if _ONLY_AT.get(each, turn) is turn)
    if found is None:
        return tuple(each for each in open_at if not cancelled or each is not _SinceCall.CANNOT_BE_TOLD)
    callers = {later.seat for later in found.after}
    ruled_out = {_SinceCall.LHO_CALLED: found.made.seat.lho, _SinceCall.RHO_CALLED: found.made.seat.rho}
    told = tuple(each for each in open_at if each is not _SinceCall.CANNOT_BE_TOLD)
    return tuple(each for each in told if turn is not Turn.RHO or each not in ruled_out or ruled_out[each] in callers)


_since = one_of("since_out_of_rotation", _SinceCall, law="29A", derive=_recorded_since)
_lho_meant_to_accept = judgement("lho_meant_to_accept", law="29A")
_lho_accepts = yes_no(
    "lho_accepts_out_of_rotation", "29A", AskedOf.LHO, derive=recorded_refusal(CallIrregularity.OUT_OF_ROTATION)
)
_lho_accepts_2007 = yes_no(
    "lho_accepts_out_of_rotation_2007", "29A", AskedOf.LHO, derive=recorded_refusal(CallIrregularity.OUT_OF_ROTATION)
)
_FirstStep = Generator[Finding, None, bool]
"""Yields findings, returns whether the call is cancelled, so that the law on it goes on."""


def first_step(case: Case, change_of_call: str, lho_may_be_dealer: bool = True) -> _FirstStep:
    """`change_of_call` is the paragraph that sends a call at LHO's turn, made by one who had called before, to 25."""
    who, turn = case[offender], case.among(whose_turn, _OTHERS)
    if turn is Turn.LHO and (not lho_may_be_dealer or case[has_called_before]):
        see = "change_of_call"
        yield Finding(change_of_call, "call_is_a_change_of_call", Effect.SEE_LAW, who=who, law="25", situation=see)
        return False
    match case.among(_since, _since_open(case, turn)):
        case _SinceCall.RHO_HAD_TO_PASS:
            yield Finding("28A", "in_rotation_as_rho_must_pass", Effect.STANDS, who=who, rho=who.rho)
            yield accepted_call_information(who)
            yield calls_next(who.lho, who)
        case _SinceCall.RHO_CALLED:
            yield from in_rotation_over_it(who, who.rho)
        case _SinceCall.LHO_CALLED if turn is Turn.LHO and not case[_lho_meant_to_accept]:
            yield from in_rotation_over_it(who, who.lho)
        case _SinceCall.LHO_CALLED:
            yield from _accepted(who)
            yield calls_next(who.partner, who.lho)
        case _SinceCall.NOBODY | _SinceCall.PARTNER_CALLED:
            return (yield from _lho_decides(case, who, turn))
        case _SinceCall.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)
    return False


def _lho_decides(case: Case, who: Seat, turn: Turn) -> _FirstStep:
    """29A and B."""
    yield Finding("29A", "lho_may_accept_call_out_of_rotation", Effect.PROCEDURE, who=who.lho, of=who)
    if case[case.by_edition(_lho_accepts, in_2007=_lho_accepts_2007)]:
        yield from _accepted(who)
        if _has_partner_called(case):
            key, partner = "partners_call_came_too_soon", who.partner
            yield Finding("28B", key, Effect.CANCELLED, who=partner, lho=who.lho)
            yield from withdrawn_call_information(partner)
        yield calls_next(who.lho, who)
        return False
    yield Finding("29B", "call_out_of_rotation_cancelled", Effect.CANCELLED, who=who)
    if _has_partner_called(case):
        yield from _partner_has_called(case, who)
    else:
        yield Finding("29B", "turn_returns_to", Effect.TURN_RETURNS, who=seat_in_turn(who, turn))
    return True


def _has_partner_called(case: Case) -> bool:
    """Whether it was the turn of his partner, who has called before the ruling."""
    return case.relied_on.get(_since) is _SinceCall.PARTNER_CALLED


def _partner_has_called(case: Case, who: Seat) -> Iterator[Finding]:
    """17C: at his turn; in 2007 what follows may leave him only a pass, or no double."""
    partner = who.partner
    if case.edition is Edition.LAWS_2007:
        key = "partners_call_stands_if_it_is_left_to_him"
        yield Finding("17C", key, Effect.PROCEDURE, who=partner, next=partner.lho)
        return
    yield Finding("17C", "partners_call_was_in_turn", Effect.STANDS, who=partner, of=who)
    yield calls_next(partner.lho, partner)


def _accepted(who: Seat) -> Iterator[Finding]:
    """29A: the auction goes on from there; 17D3 still protects a player who is skipped."""
    yield Finding("29A", "call_out_of_rotation_accepted", Effect.STANDS, who=who, lho=who.lho)
    yield accepted_call_information(who)
    yield Finding("17D3", "skipped_player_protected_if_three_passes", Effect.PROCEDURE, who=who)


def partner_calls_first(case: Case, paragraph: str, who: Seat) -> Iterator[Finding]:
    """30B1(a), 31B1, 32B1: the partner is free, within 16C2, also where he has called already."""
    key = "partner_has_called_and_may_not_use_it" if _has_partner_called(case) else "partner_may_call_but_not_use_it"
    yield Finding(paragraph, key, Effect.INFORMATION, who=who.partner, of=who)


def replaced_by_meaning(case: Case, paragraph: str, comparable: str, otherwise: str) -> Iterator[Finding]:
    """29C: of a bid, a double or an artificial pass, what it specified counts, not what it named."""
    yield Finding("29C", "what_the_call_specified_counts", Effect.PROCEDURE, who=case[offender])
    yield from replaced(case, paragraph, comparable, otherwise)


def replaced(case: Case, paragraph: str, comparable: str, otherwise: str) -> Iterator[Finding]:
    """At his own turn any legal call (`paragraph`); the two outcomes have theirs."""
    who = case[offender]
    yield Finding(paragraph, "may_make_any_legal_call", Effect.PROCEDURE, who=who)
    yield told_away_from_the_table(who)
    yield from called_instead(case, legal_replacements(case))
    if is_comparable(case):
        yield from comparable_so_no_more(comparable, "23B", who)
        yield calls_next(who.lho, who)
        yield assistance_later(who)
    else:
        yield from no_comparable_call(otherwise, who)
        yield calls_next(who.lho, who)


def repeated(paragraph: str, who: Seat) -> Iterator[Finding]:
    """31A1, 32A1: he has made the same call again, which is comparable with itself (23B)."""
    yield Finding(paragraph, "repeated_so_no_rectification", Effect.NO_RECTIFICATION, who=who)
    yield not_unauthorized("23B", who)
    yield calls_next(who.lho, who)
