"""Law 75: a call and its explanation do not agree: which of the two was mistaken, and who may say what when.

Without evidence of a mistaken call the explanation is presumed mistaken (21B1(b)).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import AskedOf, Case, Effect, Finding, assigned, judgement, one_of
from rulings.laws.record.roles import offender, recorded_role


class _Agreement(StrEnum):
    """What the partnership has agreed, by the evidence."""

    DIFFERENT = "different"
    AS_EXPLAINED = "as_explained"
    NONE = "none"


class _Noticed(StrEnum):
    """Who has noticed the mistake, and when; or play is over and damage is judged."""

    EXPLAINER_BEFORE_THE_LEAD = "explainer_before_the_lead"
    EXPLAINER_DURING_PLAY = "explainer_during_play"
    PARTNER_DURING_THE_AUCTION = "partner_during_the_auction"
    PARTNER_BECOMES_DEFENDER = "partner_becomes_defender"
    PARTNER_BECOMES_DECLARER_OR_DUMMY = "partner_becomes_declarer_or_dummy"
    AN_OPPONENT = "an_opponent"
    PLAY_IS_OVER = "play_is_over"


_agreement_by_evidence = one_of("agreement_by_evidence", _Agreement, law="75", asked_of=AskedOf.JUDGEMENT)
_mistake_noticed = one_of("mistake_noticed", _Noticed, law="75B")
_damaged_by_explanation = judgement("damaged_by_explanation", law="75B1")


def _noticed_by(case: Case) -> tuple[_Noticed, ...]:
    """The partner becomes a defender or not: the recorded contract leaves one of the two."""
    role = recorded_role(case)
    if role is None:
        return tuple(_Noticed)
    defends, declares = _Noticed.PARTNER_BECOMES_DEFENDER, _Noticed.PARTNER_BECOMES_DECLARER_OR_DUMMY
    closed = declares if role is Role.DEFENDER else defends
    return tuple(noticed for noticed in _Noticed if noticed is not closed)


def mistaken_explanation(case: Case) -> Iterator[Finding]:
    """The offender is the player who explained; his partner made the call."""
    who = case[offender]
    partner = who.partner
    agreement = case[_agreement_by_evidence]
    yield Finding("75A", "own_call_heard_misread", Effect.INFORMATION, who=partner, of=who)
    see = "unauthorized_information"
    yield Finding("16B", "was_information_used", Effect.SEE_LAW, who=partner, of=who, law="16B", situation=see)
    match agreement:
        case _Agreement.AS_EXPLAINED:
            yield Finding("75C", "mistaken_call_is_no_infraction", Effect.NO_RECTIFICATION, who=partner)
            yield Finding("75C", "caller_does_not_correct", Effect.PROCEDURE, who=partner)
            return
        case _Agreement.DIFFERENT:
            yield Finding("75B1", "explanation_was_mistaken", Effect.PROCEDURE, who=who)
            number, key = "75D3", "score_with_the_right_explanation"
        case _Agreement.NONE:
            yield Finding("75D2", "no_agreement_but_one_was_told", Effect.PROCEDURE, who=who)
            number, key = "75D3", "score_told_there_is_no_agreement"
        case never:
            assert_never(never)
    noticed = case.among(_mistake_noticed, _noticed_by(case))
    if noticed is _Noticed.PLAY_IS_OVER:
        yield from _damage(case, number, key)
    else:
        yield from _correction(case, noticed)
        yield Finding("75B1", "was_other_side_damaged", Effect.CHECK_LATER, side=who.side.other, of=who)


def _correction(case: Case, noticed: _Noticed) -> Iterator[Finding]:
    """75B2: the explainer himself; 75B3: his partner, who keeps silent in the auction and as a defender."""
    who = case[offender]
    match noticed:
        case _Noticed.EXPLAINER_BEFORE_THE_LEAD:
            yield Finding("75B2", "explainer_corrects_before_the_lead", Effect.PROCEDURE, who=who)
            yield _misinformed(who)
        case _Noticed.EXPLAINER_DURING_PLAY:
            yield Finding("75B2", "explainer_corrects_at_once", Effect.PROCEDURE, who=who)
            yield _misinformed(who, "opponents_were_misinformed_till_the_play")
        case _Noticed.PARTNER_DURING_THE_AUCTION:
            yield Finding("75B3", "partner_silent_in_the_auction", Effect.PROCEDURE, who=who.partner)
        case _Noticed.PARTNER_BECOMES_DEFENDER:
            yield Finding("75B3", "defender_corrects_after_play", Effect.PROCEDURE, who=who.partner)
        case _Noticed.PARTNER_BECOMES_DECLARER_OR_DUMMY:
            yield Finding("75B3", "declaring_side_corrects_before_the_lead", Effect.PROCEDURE, who=who.partner)
            yield _misinformed(who)
        case _Noticed.AN_OPPONENT:
            yield _misinformed(who)
        case _Noticed.PLAY_IS_OVER:
            return
        case never:
            assert_never(never)


def _misinformed(who: Seat, key: str = "opponents_were_misinformed") -> Finding:
    """Once the mistake is told, 21B says what the other side may still change."""
    see = "misinformation"
    return Finding("21B", key, Effect.SEE_LAW, who=who, law="21B", situation=see)


def _damage(case: Case, number: str, key: str) -> Iterator[Finding]:
    """75B1, D3: the likely result had the opponents been told the truth in time."""
    who, side = case[offender], case[offender].side.other
    if case[_damaged_by_explanation]:
        yield assigned(number, key, of=who, side=side)
    else:
        yield Finding("75B1", "explanation_did_no_damage", Effect.NO_RECTIFICATION, side=side)
