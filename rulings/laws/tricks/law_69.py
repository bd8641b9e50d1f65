"""Law 69: a claim or concession that was agreed; when agreement is established, and when it may be withdrawn."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Fact, Finding, Number, OneSeat, judgement, one_of
from rulings.laws.record.claim import has_claimed, recorded_claim, told_by_claim
from rulings.laws.record.lost import Told, lost_among_accounts, lost_in_the_tricks, told
from rulings.laws.record.roles import offender


class Objected(StrEnum):
    """When: before his side's call on a later board and before the end of the round; in the correction period; later.

    The correction period (79C) is 30 minutes from the official score unless the organiser sets another.
    """

    BEFORE_AGREEMENT_WAS_ESTABLISHED = "before_agreement_was_established"
    IN_THE_CORRECTION_PERIOD = "in_the_correction_period"
    LATER = "later"
    CANNOT_BE_TOLD = "cannot_be_told"


def _recorded_claimer(case: Case) -> Seat | None:
    """Who is on record; else on the other side's contract declarer: dummy can neither claim nor concede (68A)."""
    contract, who = case.record.contract, case[offender]
    if has_claimed(case, who.side.other):
        return told_by_claim(case, claimer, recorded_claim(case).claimer)
    declarer = contract.declarer if contract else None
    return declarer if declarer and declarer.side is not who.side else None


objected_when = one_of("objected_when", Objected, law="69A")
claimer: Fact[Seat] = Fact("claimer", "68A", OneSeat(), derive=_recorded_claimer)
tricks_in_question: Fact[int] = Fact("tricks_in_question", "79C", Number(1, 13, (2,)))
tricks_had_been_won = told("tricks_had_been_won", law="69B1")
_tricks_would_likely_have_been_won = judgement("tricks_would_likely_have_been_won", law="69B2")


def agreed_claim(case: Case) -> Iterator[Finding]:
    """A player withdraws his side's agreement to an opponent's claim or concession."""
    who = case[offender]
    match case[objected_when]:
        case Objected.BEFORE_AGREEMENT_WAS_ESTABLISHED:
            yield Finding("69A", "agreement_not_yet_established", Effect.PROCEDURE, side=who.side)
            key, see = "claim_is_contested_now", "contested_claim"
            claimed = case.among(claimer, (who.lho, who.rho))
            yield Finding("70", key, Effect.SEE_LAW, who=claimed, law="70", situation=see)
        case Objected.IN_THE_CORRECTION_PERIOD:
            yield from _agreement_withdrawn(case)
        case Objected.LATER:
            yield Finding("69B", "agreement_stands_too_late", Effect.STANDS, side=who.side)
        case Objected.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)


def _agreement_withdrawn(case: Case) -> Iterator[Finding]:
    """69B1: tricks already won; 69B2: tricks likely to have been won; doubt does not go against the claimer here."""
    side, tricks = case[offender].side, case[tricks_in_question]
    had_been_won = case[tricks_had_been_won]
    if had_been_won is Told.CANNOT_BE_TOLD:
        yield lost_in_the_tricks(case[offender])
    elif had_been_won is Told.YES:
        yield Finding("69B1", "tricks_won_are_given_back", Effect.TRICKS_TRANSFERRED, to=side, tricks=tricks)
    elif case[_tricks_would_likely_have_been_won]:
        yield Finding("69B2", "likely_tricks_are_given_back", Effect.TRICKS_TRANSFERRED, to=side, tricks=tricks)
    else:
        yield Finding("69B", "agreement_stands_not_likely", Effect.STANDS, side=side)
