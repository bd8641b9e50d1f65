"""Law 40: disclosure of understandings, what is forbidden (B4), system cards and aids (B2), psychic calls (C).

A psychic call or another departure from the methods is legal while partner expects it no more than they. The judgement
of damage is shared.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, Setting, judgement, one_of, yes_no
from rulings.laws.record.roles import offender, recorded_role

_damaged_by_understanding = judgement("damaged_by_understanding", law="40B")


def _against_regulation(case: Case) -> Iterator[Finding]:
    """40B4: the side that was damaged receives an adjusted score; a procedural penalty is possible besides."""
    who, side = case[offender], case[offender].side
    if case[_damaged_by_understanding]:
        key = "forbidden_understanding_adjusted"
        yield Finding("40B4", key, Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned")
    else:
        yield Finding("40B4", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield Finding("40B4", "forbidden_understanding_penalty_possible", Effect.PENALTY, side=side)


def _recorded_never_for_a_defender(case: Case) -> bool | None:
    """40B2(b): the exception is the declaring side's; no time is right for a defender, as the contract tells."""
    return False if recorded_role(case) is Role.DEFENDER else None


def _damage_later(who: Seat) -> Finding:
    """84D: no law names a rectification for it, so a side that it damaged is looked for after play."""
    return Finding("84D", "damage_by_what_was_not_allowed", Effect.CHECK_LATER, side=who.side.other, of=who)


_regulations_allow_it = yes_no("regulations_allow_it", law="40B2")
_own_card_between_auction_and_lead = yes_no(
    "own_card_between_auction_and_lead", law="40B2(b)", derive=_recorded_never_for_a_defender
)
_opponents_card_at_a_right_time = yes_no("opponents_card_at_a_right_time", law="40B2(c)")


def _is_allowed(case: Case, setting: Setting) -> bool:
    return case.by_regulation(setting, _regulations_allow_it)


def _as_regulated(paragraph: str, is_more_allowed: bool) -> Finding:
    """40B2(b) to (d) hold unless the Regulating Authority provides otherwise."""
    key = "regulations_here_allow_more" if is_more_allowed else "regulations_here_allow_no_more"
    return Finding(paragraph, key, Effect.PROCEDURE)


def _own_system_card(case: Case) -> Iterator[Finding]:
    """40B2(b): not from the start of the auction period; only the declaring side in the clarification period."""
    who = case[offender]
    at_any_time = _is_allowed(case, case.regulations.own_system_card_use)
    yield _as_regulated("40B2(b)", at_any_time)
    if at_any_time or case[_own_card_between_auction_and_lead]:
        yield Finding("40B2(b)", "own_card_was_allowed", Effect.NO_RECTIFICATION, who=who)
        return
    yield Finding("40B2(b)", "own_card_not_allowed", Effect.PENALTY, who=who)
    yield Finding("16B", "what_own_card_told_unauthorized", Effect.INFORMATION, who=who)
    yield _damage_later(who)


def _opponents_system_card(case: Case) -> Iterator[Finding]:
    """40B2(c): before the auction, in the clarification period, at one's turn, and to answer a question."""
    who = case[offender]
    at_any_time = _is_allowed(case, case.regulations.opponents_system_card_at_any_time)
    yield _as_regulated("40B2(c)", at_any_time)
    if at_any_time or case[_opponents_card_at_a_right_time]:
        yield Finding("40B2(c)", "opponents_card_was_allowed", Effect.NO_RECTIFICATION, who=who)
    else:
        yield Finding("40B2(c)", "opponents_card_at_his_turn_only", Effect.PROCEDURE, who=who)
        yield _damage_later(who)


def _memory_aid(case: Case) -> Iterator[Finding]:
    """40B2(d): no aid to memory, calculation or technique, unless the regulations allow it."""
    who = case[offender]
    is_allowed = _is_allowed(case, case.regulations.memory_aids)
    yield _as_regulated("40B2(d)", is_allowed)
    if is_allowed:
        yield Finding("40B2(d)", "aid_is_allowed_here", Effect.NO_RECTIFICATION, who=who)
    else:
        yield Finding("40B2(d)", "aid_not_allowed", Effect.PENALTY, who=who)
        yield _damage_later(who)


def _varied_after_irregularity(case: Case) -> Iterator[Finding]:
    """40B2(a)(iv): the regulations may forbid to vary one's methods after an irregularity of the opponents."""
    if _is_allowed(case, case.regulations.vary_methods_after_irregularity):
        yield Finding("40B2(a)(iv)", "varying_methods_is_allowed_here", Effect.NO_RECTIFICATION, who=case[offender])
    else:
        yield Finding("40B2(a)(iv)", "varying_methods_is_forbidden_here", Effect.PROCEDURE, side=case[offender].side)
        yield from _against_regulation(case)


class _Fault(StrEnum):
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


_understanding_fault = one_of("understanding_fault", _Fault, law="40")
_missing_information_was_crucial = judgement("missing_information_was_crucial", law="40B5(b)")
_failure_is_repeated = yes_no("failure_is_repeated", law="40B3(b)")
_APART: dict[_Fault, Callable[[Case], Iterator[Finding]]] = {
    _Fault.AGAINST_REGULATION: _against_regulation,
    _Fault.OWN_CARD: _own_system_card,
    _Fault.OPPONENTS_CARD: _opponents_system_card,
    _Fault.MEMORY_AID: _memory_aid,
    _Fault.VARIED_AFTER_IRREGULARITY: _varied_after_irregularity,
}


def understandings(case: Case) -> Iterator[Finding]:
    """No adjustment without damage; a forgotten agreement is no infraction (75C)."""
    who, fault = case[offender], case[_understanding_fault]
    match fault:
        case _Fault.NOT_DISCLOSED:
            yield from _not_disclosed(case)
        case _Fault.INCOMPLETE:
            yield from _incomplete_explanation(case)
        case _Fault.WRONG_EXPLANATION:
            key, see = "explanation_was_wrong", "misinformation"
            yield Finding("40B3(a)", key, Effect.SEE_LAW, who=who, law="21", situation=see)
        case _Fault.FORGOTTEN:
            key, see = "agreement_was_forgotten", "mistaken_explanation"
            yield Finding("75C", key, Effect.SEE_LAW, who=who, law="75", situation=see)
        case _Fault.BY_PARTNER:
            yield Finding("40A4", "methods_do_not_depend_on_which_partner", Effect.PROCEDURE, side=who.side)
            yield _damage_later(who)
        case (
            _Fault.AGAINST_REGULATION
            | _Fault.OWN_CARD
            | _Fault.OPPONENTS_CARD
            | _Fault.MEMORY_AID
            | _Fault.VARIED_AFTER_IRREGULARITY
        ):
            yield from _APART[fault](case)
        case never:
            assert_never(never)


def _not_disclosed(case: Case) -> Iterator[Finding]:
    """40A1(b) and 40B3: the methods were not made known as the regulations demand."""
    who, side = case[offender], case[offender].side
    yield Finding("40A1(b)", "methods_must_be_made_known", Effect.PROCEDURE, side=side)
    if case[_damaged_by_understanding]:
        yield Finding(
            "40B3(a)", "disclosure_failure_adjusted", Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned"
        )
    else:
        yield Finding("40B3(a)", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield from _repeated_failure(case)


def _repeated_failure(case: Case) -> Iterator[Finding]:
    """40B3(b), for whatever was not disclosed."""
    if case[_failure_is_repeated]:
        yield Finding("40B3(b)", "repeated_failure_penalty_possible", Effect.PENALTY, side=case[offender].side)


def _incomplete_explanation(case: Case) -> Iterator[Finding]:
    """40B5: all that comes from agreement or experience must be told, not what any player infers."""
    who, side = case[offender], case[offender].side
    yield Finding("40B5(a)", "everything_agreed_must_be_told", Effect.PROCEDURE, who=who)
    if not case[_missing_information_was_crucial]:
        yield Finding("40B5(b)", "omission_was_not_crucial", Effect.NO_RECTIFICATION, of=who)
    elif case[_damaged_by_understanding]:
        yield Finding(
            "40B5(b)", "crucial_information_adjusted", Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned"
        )
    else:
        yield Finding("40B5(b)", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield from _repeated_failure(case)


class _Departure(StrEnum):
    """How the call departed from the partnership's methods."""

    PSYCHIC = "psychic"
    DEVIATION = "deviation"
    PSYCHIC_ARTIFICIAL = "psychic_artificial"


_departure = one_of("departure", _Departure, law="40C1")
_partner_had_more_reason_to_expect_it = judgement("partner_had_more_reason_to_expect_it", law="40C1")


def psychic_call(case: Case) -> Iterator[Finding]:
    """Legal as such; repeated, it becomes an implicit understanding that had to be disclosed."""
    who, side = case[offender], case[offender].side
    if case[_departure] is _Departure.PSYCHIC_ARTIFICIAL:
        if not _is_allowed(case, case.regulations.psychic_artificial_calls):
            yield Finding("40B2(a)(v)", "psychic_artificial_call_forbidden_here", Effect.PROCEDURE, who=who)
            yield from _against_regulation(case)
            return
        yield Finding("40B2(a)(v)", "psychic_artificial_call_allowed_here", Effect.PROCEDURE, who=who)
    if not case[_partner_had_more_reason_to_expect_it]:
        yield Finding("40C1", "departure_is_legal", Effect.NO_RECTIFICATION, who=who, partner=who.partner)
        yield Finding("40C2", "nothing_to_disclose", Effect.PROCEDURE, side=side)
        return
    yield Finding("40C1", "departure_was_an_undisclosed_understanding", Effect.PROCEDURE, side=side)
    if case[_damaged_by_understanding]:
        key = "undisclosed_understanding_adjusted"
        yield Finding("40C1", key, Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned")
    else:
        yield Finding("40C1", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield Finding("40C1", "undisclosed_understanding_penalty_possible", Effect.PENALTY, side=side)
