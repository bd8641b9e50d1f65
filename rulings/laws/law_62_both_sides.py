"""Law 62C3 (new in 2017) and what it leaves: both sides revoked in the same trick."""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge.seats import Side
from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_62 import Numbering
from rulings.laws.law_62_both_facts import SidesPlayedOn, offenders_side_played_on, other_revoker, sides_played_on
from rulings.laws.law_62_played_after import major_penalty_card
from rulings.laws.law_62_trick_twelve import hands_returned
from rulings.laws.law_64_exceptions import (
    BOTH_REVOKED,
    Edition,
    Exception64B,
    likely_result_had_nobody_revoked,
    none_transferred,
)
from rulings.laws.roles import offender, role


def both_sides_in_one_trick(
    case: Case, exceptions: Edition, numbering: Numbering, corrects_both: bool
) -> Iterator[Finding]:
    """Neither established: each is corrected. One: both are corrected in 2017. Both: both stand, no tricks go."""
    who = case[offender]
    match case[sides_played_on]:
        case SidesPlayedOn.BOTH:
            yield Finding("63A1", "both_revokes_stand", Effect.STANDS, who=who)
            yield none_transferred(who, both_revoked(exceptions))
            yield from likely_result_had_nobody_revoked(who, exceptions.equity_both_sides)
        case SidesPlayedOn.ONE if not corrects_both:
            yield from one_stands_other_corrected(case, numbering)
            yield none_transferred(who, both_revoked(exceptions))
            yield from likely_result_had_nobody_revoked(who, exceptions.equity_both_sides)
        case SidesPlayedOn.ONE:
            yield Finding("62C3", "both_revokes_are_corrected", Effect.CARD_RETURNED, who=who)
            yield from defenders_cards(case, "62C3", "all_withdrawn_cards_of_defenders_are_penalty_cards")
            yield from withdrawn_cards_of_both(numbering)
            yield Finding("64B8", "no_trick_both_corrected", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
            yield from likely_result_had_nobody_revoked(who, "64C")
        case SidesPlayedOn.NEITHER:
            yield Finding("62A", "each_revoke_is_corrected", Effect.CARD_RETURNED, who=who)
            yield from defenders_cards(case, "62B1", "revoke_card_is_penalty_card")
            yield from withdrawn_cards_of_both(numbering)
        case never:
            assert_never(never)


def one_stands_other_corrected(case: Case, numbering: Numbering) -> Iterator[Finding]:
    """2007: the revoke of the side that played on is established (63A1); 62B and C govern the other one."""
    pair = case[offender], case.among(other_revoker, (case[offender].lho, case[offender].rho))
    stands, corrected = pair if case[offenders_side_played_on] else pair[::-1]
    yield Finding("63A1", "established_revoke_stands_other_corrected", Effect.STANDS, who=stands, other=corrected)
    yield Finding("62B", "legal_card_instead", Effect.CARD_RETURNED, who=corrected)
    if (case[role] is Role.DEFENDER) is (corrected is case[offender]):
        yield from major_penalty_card(corrected, "62B1", "revoke_card_is_penalty_card")
    else:
        yield Finding("62B2", "declaring_side_corrects_freely", Effect.NO_RECTIFICATION, who=corrected)
    yield Finding("62C1", "card_to_next_trick_may_be_changed", Effect.PROCEDURE, side=stands.side)
    yield from withdrawn_cards_of_both(numbering)


def both_sides_in_trick_twelve(case: Case, exceptions: Edition, numbering: Numbering) -> Iterator[Finding]:
    """62D1: both are corrected, established or not, until all four hands are back; then 64B6, and equity."""
    who = case[offender]
    if case[hands_returned]:
        yield Finding("62D1", "trick_twelve_stands_hands_returned", Effect.STANDS, who=who)
        yield none_transferred(who, Exception64B.TRICK_TWELVE)
        yield from likely_result_had_nobody_revoked(who, exceptions.equity_both_sides)
        return
    for revoker in (who, case.among(other_revoker, (who.lho, who.rho))):
        yield Finding("62D1", "trick_twelve_is_corrected", Effect.CARD_RETURNED, who=revoker)
    yield from withdrawn_cards_of_both(numbering)


def defenders_cards(case: Case, number: str, key: str) -> Iterator[Finding]:
    """Of the two revokers exactly one defends."""
    who = case[offender]
    defender = who if case[role] is Role.DEFENDER else case.among(other_revoker, (who.lho, who.rho))
    yield from major_penalty_card(defender, number, key)


def withdrawn_cards_of_both(numbering: Numbering) -> Iterator[Finding]:
    """Both sides have offended: neither may use what it learned from withdrawn cards."""
    for side in Side:
        yield Finding(numbering.unauthorized, "withdrawn_cards_not_to_be_used", Effect.INFORMATION, side=side)


def both_revoked(exceptions: Edition) -> Exception64B:
    """64B7 as the edition words it."""
    return next(exception for exception in BOTH_REVOKED if exception in exceptions.of_revokes)
