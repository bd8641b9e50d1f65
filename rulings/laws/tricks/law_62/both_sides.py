"""Law 62C3 (new in 2017) and what it leaves: both sides revoked in the same trick."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat, Side
from rulings.laws.engine import Case, Edition, Effect, Fact, Finding, OneSeat, one_of, yes_no
from rulings.laws.record.play import failures_to_follow, recorded_tricks
from rulings.laws.record.roles import offender, role
from rulings.laws.tricks.law_62.correction import (
    hands_returned,
    major_penalty_card,
    trick_goes_by_the_cards_now,
    trick_twelve_corrected,
    trick_twelve_stands,
    withdrawn_cards_not_to_be_used,
)
from rulings.laws.tricks.law_64.exceptions import (
    Exception64B,
    likely_result_had_nobody_revoked,
    none_transferred,
)
from rulings.laws.tricks.revoke_facts import revoke_trick


class _SidesPlayedOn(StrEnum):
    """Which sides have led or played to the next trick (or otherwise established their revoke)."""

    NEITHER = "neither"
    ONE = "one"
    BOTH = "both"


def _recorded_other_revoker(case: Case) -> Seat | None:
    """The one opponent who recordedly failed to follow suit in the same trick."""
    opponents = case[offender].side.other.seats
    found = [seat for seat in opponents if case[revoke_trick] in failures_to_follow(case, seat)]
    return found[0] if len(found) == 1 else None


def _recorded_sides(case: Case) -> _SidesPlayedOn | None:
    """From the recorded next trick; that there is none yet does not say that nobody named a card or claimed."""
    sides = _sides_in_next_trick(case)
    return (None, _SidesPlayedOn.ONE, _SidesPlayedOn.BOTH)[len(sides)]


def _recorded_offenders_side(case: Case) -> bool | None:
    sides = _sides_in_next_trick(case)
    return case[offender].side in sides if len(sides) == 1 else None


def _sides_in_next_trick(case: Case) -> frozenset[Side]:
    """The sides with a recorded card in the trick after that of the revoke."""
    following = recorded_tricks(case)[case[revoke_trick] :][:1]
    return frozenset(seat.side for trick in following for seat, _card in trick.plays)


_other_revoker: Fact[Seat] = Fact("other_revoker", "61A", OneSeat(), derive=_recorded_other_revoker)
_sides_played_on = one_of("sides_played_on", _SidesPlayedOn, law="63A", derive=_recorded_sides)
_offenders_side_played_on = yes_no("offenders_side_played_on", law="63A1", derive=_recorded_offenders_side)


def both_sides_in_one_trick(case: Case) -> Iterator[Finding]:
    """Neither established: each is corrected. One: both are corrected in 2017. Both: both stand, no tricks go."""
    who = case[offender]
    match case[_sides_played_on]:
        case _SidesPlayedOn.BOTH:
            yield Finding("63A1", "both_revokes_stand", Effect.STANDS, who=who)
            yield none_transferred(who, _both_revoked(case))
            yield from likely_result_had_nobody_revoked(case, who)
        case _SidesPlayedOn.ONE if case.edition is Edition.LAWS_2007:
            yield from _one_stands_other_corrected(case)
            yield none_transferred(who, _both_revoked(case))
            yield from likely_result_had_nobody_revoked(case, who)
        case _SidesPlayedOn.ONE:
            yield Finding("62C3", "both_revokes_are_corrected", Effect.CARD_RETURNED, who=who)
            yield from _defenders_cards(case, "62C3", "all_withdrawn_cards_of_defenders_are_penalty_cards")
            yield from _withdrawn_cards_of_both(case)
            yield trick_goes_by_the_cards_now()
            yield Finding("64B8", "no_trick_both_corrected", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
            yield Finding("64C", "likely_result_had_nobody_revoked", Effect.CHECK_LATER, side=who.side, of=who)
        case _SidesPlayedOn.NEITHER:
            yield Finding("62A", "each_revoke_is_corrected", Effect.CARD_RETURNED, who=who)
            yield from _defenders_cards(case, "62B1", "revoke_card_is_penalty_card")
            yield from _withdrawn_cards_of_both(case)
            yield trick_goes_by_the_cards_now()
            yield Finding("64A", "no_trick_both_corrected", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
        case never:
            assert_never(never)


def _one_stands_other_corrected(case: Case) -> Iterator[Finding]:
    """2007: the revoke of the side that played on is established (63A1); 62B and C govern the other one."""
    pair = case[offender], case.among(_other_revoker, (case[offender].lho, case[offender].rho))
    stands, corrected = pair if case[_offenders_side_played_on] else pair[::-1]
    yield Finding("63A1", "established_revoke_stands_other_corrected", Effect.STANDS, who=stands, other=corrected)
    yield Finding("62B", "legal_card_instead", Effect.CARD_RETURNED, who=corrected)
    if (case[role] is Role.DEFENDER) is (corrected is case[offender]):
        yield from major_penalty_card(corrected, "62B1", "revoke_card_is_penalty_card")
    else:
        yield Finding("62B2", "declaring_side_corrects_freely", Effect.NO_RECTIFICATION, who=corrected)
    yield Finding("62C1", "card_to_next_trick_may_be_changed", Effect.PROCEDURE, side=stands.side)
    yield from _withdrawn_cards_of_both(case)
    yield trick_goes_by_the_cards_now()


def both_sides_in_trick_twelve(case: Case) -> Iterator[Finding]:
    """62D1: both are corrected, established or not, until all four hands are back; then 64B6, and equity."""
    who = case[offender]
    if case[hands_returned]:
        yield from trick_twelve_stands(who)
        yield from likely_result_had_nobody_revoked(case, who)
        return
    for revoker in (who, case.among(_other_revoker, (who.lho, who.rho))):
        yield from trick_twelve_corrected(revoker)
    yield from _withdrawn_cards_of_both(case)
    yield trick_goes_by_the_cards_now()
    yield none_transferred(who, Exception64B.TRICK_TWELVE)


def _defenders_cards(case: Case, number: str, key: str) -> Iterator[Finding]:
    """Of the two revokers exactly one defends."""
    who = case[offender]
    defender = who if case[role] is Role.DEFENDER else case.among(_other_revoker, (who.lho, who.rho))
    yield from major_penalty_card(defender, number, key)
    free = "declaring_sides_card_binds_nobody"
    yield Finding("62B2", free, Effect.NO_RECTIFICATION, side=defender.side.other)


def _withdrawn_cards_of_both(case: Case) -> Iterator[Finding]:
    """Both sides have offended: neither may use what it learned from withdrawn cards."""
    for side in Side:
        yield withdrawn_cards_not_to_be_used(case, side)


def _both_revoked(case: Case) -> Exception64B:
    """64B7 as the edition words it."""
    return case.by_edition(Exception64B.BOTH_SIDES_ESTABLISHED, in_2007=Exception64B.BOTH_SIDES_REVOKED)
