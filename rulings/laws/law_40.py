"""Law 40A and B: disclosure of understandings, what the regulations forbid, system cards and aids (40C apart)."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_40_aids import (
    memory_aid,
    opponents_system_card,
    own_system_card,
    varied_after_irregularity,
)
from rulings.laws.law_40_damage import against_regulation, damaged_by_understanding
from rulings.laws.roles import offender


class Fault(StrEnum):
    """What the pair is said to have done wrong."""

    NOT_DISCLOSED = "not_disclosed"
    INCOMPLETE = "incomplete"
    WRONG_EXPLANATION = "wrong_explanation"
    FORGOTTEN = "forgotten"
    AGAINST_REGULATION = "against_regulation"
    OWN_CARD = "own_card"
    OPPONENTS_CARD = "opponents_card"
    MEMORY_AID = "memory_aid"
    BY_PARTNER = "by_partner"
    VARIED_AFTER_IRREGULARITY = "varied_after_irregularity"


understanding_fault = one_of("understanding_fault", Fault, law="40")
missing_information_was_crucial = judgement("missing_information_was_crucial", law="40B5(b)")
failure_is_repeated = yes_no("failure_is_repeated", law="40B3(b)")

APART: dict[Fault, Callable[[Case], Iterator[Finding]]] = {
    Fault.AGAINST_REGULATION: against_regulation,
    Fault.OWN_CARD: own_system_card,
    Fault.OPPONENTS_CARD: opponents_system_card,
    Fault.MEMORY_AID: memory_aid,
    Fault.VARIED_AFTER_IRREGULARITY: varied_after_irregularity,
}


def understandings(case: Case) -> Iterator[Finding]:
    """No adjustment without damage; a forgotten agreement is no infraction (75C)."""
    who, fault = case[offender], case[understanding_fault]
    match fault:
        case Fault.NOT_DISCLOSED:
            yield from not_disclosed(case)
        case Fault.INCOMPLETE:
            yield from incomplete_explanation(case)
        case Fault.WRONG_EXPLANATION:
            key, see = "explanation_was_wrong", "misinformation"
            yield Finding("40B3(a)", key, Effect.SEE_LAW, who=who, law="21", situation=see)
        case Fault.FORGOTTEN:
            key, see = "agreement_was_forgotten", "mistaken_explanation"
            yield Finding("75C", key, Effect.SEE_LAW, who=who, law="75", situation=see)
        case Fault.BY_PARTNER:
            yield Finding("40A4", "methods_do_not_depend_on_which_partner", Effect.PROCEDURE, side=who.side)
        case (
            Fault.AGAINST_REGULATION
            | Fault.OWN_CARD
            | Fault.OPPONENTS_CARD
            | Fault.MEMORY_AID
            | Fault.VARIED_AFTER_IRREGULARITY
        ):
            yield from APART[fault](case)
        case never:
            assert_never(never)


def not_disclosed(case: Case) -> Iterator[Finding]:
    """40A1(b) and 40B3: the methods were not made known as the regulations demand."""
    who, side = case[offender], case[offender].side
    yield Finding("40A1(b)", "methods_must_be_made_known", Effect.PROCEDURE, side=side)
    if case[damaged_by_understanding]:
        yield Finding(
            "40B3(a)", "disclosure_failure_adjusted", Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned"
        )
    else:
        yield Finding("40B3(a)", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield from repeated_failure(case)


def repeated_failure(case: Case) -> Iterator[Finding]:
    """40B3(b), for whatever was not disclosed."""
    if case[failure_is_repeated]:
        yield Finding("40B3(b)", "repeated_failure_penalty_possible", Effect.PENALTY, side=case[offender].side)


def incomplete_explanation(case: Case) -> Iterator[Finding]:
    """40B5: all that comes from agreement or experience must be told, not what any player infers."""
    who, side = case[offender], case[offender].side
    yield Finding("40B5(a)", "everything_agreed_must_be_told", Effect.PROCEDURE, who=who)
    if not case[missing_information_was_crucial]:
        yield Finding("40B5(b)", "omission_was_not_crucial", Effect.NO_RECTIFICATION, of=who)
    elif case[damaged_by_understanding]:
        yield Finding(
            "40B5(b)", "crucial_information_adjusted", Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned"
        )
    else:
        yield Finding("40B5(b)", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield from repeated_failure(case)
