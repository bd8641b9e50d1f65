"""Law 73: communication between partners, tempo, deception, as of March 2017.

A revision in force from January 2024 is reported; its text was not to be found, so this is the text before it.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Finding, Grounds, assigned_if_possible, judgement, one_of, yes_no
from rulings.laws.record.roles import offender


class _Complaint(StrEnum):
    """What is said of a player's tempo, remark, question, gesture or manner."""

    PARTNER_WAS_INFORMED = "partner_was_informed"
    OPPONENT_WAS_MISLED = "opponent_was_misled"
    MEANT_TO_MISLEAD = "meant_to_mislead"
    COMMUNICATED = "communicated"
    PREARRANGED = "prearranged"
    DECEPTIVE_CALL_OR_PLAY = "deceptive_call_or_play"
    NO_PAUSE = "no_pause"


class _HelpedBy(StrEnum):
    """73E1: what takes away the freedom to deceive by a call or play."""

    NOTHING = "nothing"
    TEMPO = "tempo"
    CONCEALED_AGREEMENT = "concealed_agreement"


_tempo_complaint = one_of("tempo_complaint", _Complaint, law="73")
_was_communication = judgement("was_communication", law="73B1")
_was_prearranged = judgement("was_prearranged", law="73B2")
_meant_to_mislead = judgement("meant_to_mislead", law="73D2")
_false_inference_drawn = judgement("false_inference_drawn", law="73E2", grounds=Grounds.DECEPTION)
_had_bridge_reason = judgement("had_bridge_reason", law="73E2", grounds=Grounds.DECEPTION)
_could_have_known_it_helped = judgement("could_have_known_it_helped", law="73E2", grounds=Grounds.DECEPTION)
_pause_was_demanded = yes_no("pause_was_demanded", law="73A2")
_deception_helped_by = one_of("deception_helped_by", _HelpedBy, law="73E1")


def tempo(case: Case) -> Iterator[Finding]:
    """A break in tempo, a remark, a question, a gesture: did partner gain by it, or was an opponent misled?"""
    who = case[offender]
    match case[_tempo_complaint]:
        case _Complaint.PARTNER_WAS_INFORMED:
            yield from _partner_has_information(case)
        case _Complaint.MEANT_TO_MISLEAD if case[_meant_to_mislead]:
            yield from _misled_on_purpose(case)
        case _Complaint.OPPONENT_WAS_MISLED | _Complaint.MEANT_TO_MISLEAD:
            yield Finding("73D1", "variation_is_no_infraction_by_itself", Effect.PROCEDURE, who=who)
            yield from _false_inference(case)
        case _Complaint.PREARRANGED if case[_was_prearranged]:
            yield Finding("73B2", "prearranged_is_gravest", Effect.PENALTY, who=who, partner=who.partner)
            yield _use_is_judged(who)
        case _Complaint.COMMUNICATED | _Complaint.PREARRANGED:
            yield from _communication(case)
        case _Complaint.DECEPTIVE_CALL_OR_PLAY:
            yield from _deceptive_call_or_play(case)
        case _Complaint.NO_PAUSE:
            yield from _no_pause(case)
        case never:
            assert_never(never)


def _partner_has_information(case: Case) -> Iterator[Finding]:
    """73C: partner takes no advantage; if he may have, 16B is ruled and a penalty is possible besides (73C2)."""
    who = case[offender]
    yield Finding("73C1", "partner_takes_no_advantage", Effect.INFORMATION, who=who.partner, of=who)
    yield _use_is_judged(who)
    yield Finding("73C2", "penalty_besides_adjustment", Effect.PENALTY, who=who.partner)


def _use_is_judged(who: Seat) -> Finding:
    """16B says whether partner used it, and what becomes of the score."""
    see = "unauthorized_information"
    return Finding("16B", "was_information_used", Effect.SEE_LAW, who=who.partner, of=who, law="16B", situation=see)


def _communication(case: Case) -> Iterator[Finding]:
    """73B1: forbidden if it was communication; what partner learned is unauthorized for him in any case."""
    who = case[offender]
    if case[_was_communication]:
        yield Finding("73B1", "communication_forbidden", Effect.PENALTY, who=who, partner=who.partner)
    else:
        yield Finding("73D1", "variation_is_no_infraction_by_itself", Effect.PROCEDURE, who=who)
    yield from _partner_has_information(case)


def _misled_on_purpose(case: Case) -> Iterator[Finding]:
    """73D2; intent shows that he knew and had no bridge reason, so 73E2 asks only for the false inference."""
    who, side = case[offender], case[offender].side.other
    yield Finding("73D2", "meant_to_mislead_forbidden", Effect.PENALTY, who=who)
    if case[_false_inference_drawn]:
        yield assigned_if_possible("73E2", "misled_on_purpose_score_adjusted", of=who, side=side)
    else:
        yield Finding("73E2", "nobody_was_misled", Effect.NO_RECTIFICATION, side=side)


def _false_inference(case: Case) -> Iterator[Finding]:
    """73E2: an innocent player was misled, without a bridge reason, by one who could have known that it might pay."""
    who = case[offender]
    if not case[_false_inference_drawn]:
        yield Finding("73D1", "inference_at_own_risk", Effect.NO_RECTIFICATION, side=who.side.other)
    elif case[_had_bridge_reason]:
        yield Finding("73E2", "had_a_bridge_reason", Effect.NO_RECTIFICATION, who=who)
    elif case[_could_have_known_it_helped]:
        side = who.side.other
        yield assigned_if_possible("73E2", "misled_score_adjusted", of=who, side=side)
    else:
        yield Finding("73E2", "could_not_have_known", Effect.NO_RECTIFICATION, who=who)


def _deceptive_call_or_play(case: Case) -> Iterator[Finding]:
    """73E1: a call or play may deceive, if tempo does not stress it and no concealed agreement protects it."""
    who = case[offender]
    match case[_deception_helped_by]:
        case _HelpedBy.NOTHING:
            yield Finding("73E1", "deceptive_call_or_play_is_legal", Effect.NO_RECTIFICATION, who=who)
        case _HelpedBy.TEMPO:
            yield Finding("73E1", "deception_was_stressed", Effect.PROCEDURE, who=who)
            yield from _false_inference(case)
        case _HelpedBy.CONCEALED_AGREEMENT:
            key, see = "deception_rests_on_concealed_agreement", "misinformation"
            yield Finding("73E1", key, Effect.SEE_LAW, who=who, law="40B", situation=see)
        case never:
            assert_never(never)


def _no_pause(case: Case) -> Iterator[Finding]:
    """73A2: pauses are as the regulations demand."""
    who = case[offender]
    if case.by_regulation(case.regulations.mandatory_pause, _pause_was_demanded):
        yield Finding("73A2", "pause_of_regulation_not_kept", Effect.PROCEDURE, who=who)
        yield _use_is_judged(who)
    else:
        yield Finding("73A2", "no_pause_was_demanded", Effect.NO_RECTIFICATION, who=who)
