"""Law 40: disclosure of understandings, what is forbidden (B4), system cards and aids (B2), psychic calls (C).

A psychic call or another departure from the methods is legal while partner expects it no more than they. The judgement
of damage is shared.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, Setting, judgement, one_of, yes_no
from rulings.laws.record.roles import offender, recorded_role

damaged_by_understanding = judgement("damaged_by_understanding", law="40B")


def against_regulation(case: Case) -> Iterator[Finding]:
    """40B4: the side that was damaged receives an adjusted score; a procedural penalty is possible besides."""
    who, side = case[offender], case[offender].side
    if case[damaged_by_understanding]:
        key = "forbidden_understanding_adjusted"
        yield Finding("40B4", key, Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned")
    else:
        yield Finding("40B4", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield Finding("40B4", "forbidden_understanding_penalty_possible", Effect.PENALTY, side=side)


def recorded_never_for_a_defender(case: Case) -> bool | None:
    """40B2(b): the exception is the declaring side's; no time is right for a defender, as the contract tells."""
    return False if recorded_role(case) is Role.DEFENDER else None


regulations_allow_it = yes_no("regulations_allow_it", law="40B2")
own_card_between_auction_and_lead = yes_no(
    "own_card_between_auction_and_lead", law="40B2(b)", derive=recorded_never_for_a_defender
)
opponents_card_at_a_right_time = yes_no("opponents_card_at_a_right_time", law="40B2(c)")


def is_allowed(case: Case, setting: Setting) -> bool:
    return case.by_regulation(setting, regulations_allow_it)


def own_system_card(case: Case) -> Iterator[Finding]:
    """40B2(b): not from the start of the auction period; only the declaring side in the clarification period."""
    who = case[offender]
    if is_allowed(case, case.regulations.own_system_card_use) or case[own_card_between_auction_and_lead]:
        yield Finding("40B2(b)", "own_card_was_allowed", Effect.NO_RECTIFICATION, who=who)
        return
    yield Finding("40B2(b)", "own_card_not_allowed", Effect.PENALTY, who=who)
    yield Finding("16B", "what_own_card_told_unauthorized", Effect.INFORMATION, who=who)


def opponents_system_card(case: Case) -> Iterator[Finding]:
    """40B2(c): before the auction, in the clarification period, at one's turn, and to answer a question."""
    who = case[offender]
    at_any_time = is_allowed(case, case.regulations.opponents_system_card_at_any_time)
    if at_any_time or case[opponents_card_at_a_right_time]:
        yield Finding("40B2(c)", "opponents_card_was_allowed", Effect.NO_RECTIFICATION, who=who)
    else:
        yield Finding("40B2(c)", "opponents_card_at_his_turn_only", Effect.PROCEDURE, who=who)


def memory_aid(case: Case) -> Iterator[Finding]:
    """40B2(d): no aid to memory, calculation or technique, unless the regulations allow it."""
    who = case[offender]
    if is_allowed(case, case.regulations.memory_aids):
        yield Finding("40B2(d)", "aid_is_allowed_here", Effect.NO_RECTIFICATION, who=who)
    else:
        yield Finding("40B2(d)", "aid_not_allowed", Effect.PENALTY, who=who)


def varied_after_irregularity(case: Case) -> Iterator[Finding]:
    """40B2(a)(iv): the regulations may forbid to vary one's methods after an irregularity of the opponents."""
    if is_allowed(case, case.regulations.vary_methods_after_irregularity):
        yield Finding("40B2(a)(iv)", "varying_methods_is_allowed_here", Effect.NO_RECTIFICATION, who=case[offender])
    else:
        yield Finding("40B2(a)(iv)", "varying_methods_is_forbidden_here", Effect.PROCEDURE, side=case[offender].side)
        yield from against_regulation(case)


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


class Departure(StrEnum):
    """How the call departed from the partnership's methods."""

    PSYCHIC = "psychic"
    DEVIATION = "deviation"
    PSYCHIC_ARTIFICIAL = "psychic_artificial"


departure = one_of("departure", Departure, law="40C1")
partner_had_more_reason_to_expect_it = judgement("partner_had_more_reason_to_expect_it", law="40C1")


def psychic_call(case: Case) -> Iterator[Finding]:
    """Legal as such; repeated, it becomes an implicit understanding that had to be disclosed."""
    who, side = case[offender], case[offender].side
    if case[departure] is Departure.PSYCHIC_ARTIFICIAL:
        if not is_allowed(case, case.regulations.psychic_artificial_calls):
            yield Finding("40B2(a)(v)", "psychic_artificial_call_forbidden_here", Effect.PROCEDURE, who=who)
            yield from against_regulation(case)
            return
        yield Finding("40B2(a)(v)", "psychic_artificial_call_allowed_here", Effect.PROCEDURE, who=who)
    if not case[partner_had_more_reason_to_expect_it]:
        yield Finding("40C1", "departure_is_legal", Effect.NO_RECTIFICATION, who=who, partner=who.partner)
        yield Finding("40C2", "nothing_to_disclose", Effect.PROCEDURE, side=side)
        return
    yield Finding("40C1", "departure_was_an_undisclosed_understanding", Effect.PROCEDURE, side=side)
    if case[damaged_by_understanding]:
        key = "undisclosed_understanding_adjusted"
        yield Finding("40C1", key, Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned")
    else:
        yield Finding("40C1", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield Finding("40C1", "undisclosed_understanding_penalty_possible", Effect.PENALTY, side=side)
