"""Law 41: a face-down opening lead in doubt (A), questions once it is made (B, C), dummy laid out (D)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.play.opening_lead import LedBy, led_by_others, opening_lead_by, right_defender_leads
from rulings.laws.record.roles import offender, offender_as, role


class _Matter(StrEnum):
    """What is found while the right defender's lead lies face down."""

    NOTHING = "nothing"
    WRONG_EXPLANATION = "wrong_explanation"
    OTHER_IRREGULARITY = "other_irregularity"


class _Layout(StrEnum):
    """41D: what was wrong with dummy's cards on the table."""

    SORTED_WRONGLY = "sorted_wrongly"
    HIDDEN_AND_REVOKED = "hidden_and_revoked"
    HIDDEN = "hidden"


_matter_of_face_down_lead = one_of("matter_of_face_down_lead", _Matter, law="41A")
_layout_fault = one_of("layout_fault", _Layout, law="41D")
_hidden_card_did_harm = judgement("hidden_card_did_harm", law="84D")
_director_orders_withdrawal = yes_no("director_orders_withdrawal", law="41A")


def face_down_lead_out_of_turn(case: Case) -> Iterator[Finding]:
    """41A: it goes back on the director's word only, and is never a penalty card."""
    who = case[offender]
    match case[opening_lead_by]:
        case LedBy.OTHER_DEFENDER:
            yield from _taken_back(who)
            yield Finding("41A", "face_down_lead_is_not_to_be_accepted", Effect.PROCEDURE, who=who)
            yield from right_defender_leads(case)
        case LedBy.RIGHT_DEFENDER:
            yield from _in_turn(case, who)
        case LedBy.DECLARING_SIDE | LedBy.AUCTION_NOT_OVER:
            yield from led_by_others(case)
        case never:
            assert_never(never)


def _in_turn(case: Case, who: Seat) -> Iterator[Finding]:
    """41A and B, 47E2(a): the right defender's face-down lead stays unless an irregularity lets it go back."""
    match case[_matter_of_face_down_lead]:
        case _Matter.WRONG_EXPLANATION:
            yield Finding("47E2(a)", "may_change_lead_after_wrong_explanation", Effect.CARD_RETURNED, who=who)
            yield Finding("41A", "face_down_card_no_rectification", Effect.NO_RECTIFICATION, who=who)
            yield Finding("21B1(a)", "last_call_may_still_be_changed", Effect.PROCEDURE, side=who.side)
            yield Finding("41A", "he_leads_again", Effect.TURN_RETURNS, who=who)
        case _Matter.OTHER_IRREGULARITY if case[_director_orders_withdrawal]:
            yield from _taken_back(who)
            yield Finding("41A", "that_irregularity_decides_who_leads", Effect.PROCEDURE, who=who)
        case _Matter.NOTHING | _Matter.OTHER_IRREGULARITY:
            yield Finding("41A", "face_down_lead_stays", Effect.STANDS, who=who)
            yield Finding("41B", "questions_before_the_lead_is_faced", Effect.PROCEDURE, who=who.partner)
        case never:
            assert_never(never)


def _taken_back(who: Seat) -> Iterator[Finding]:
    yield Finding("41A", "face_down_lead_taken_back", Effect.CARD_RETURNED, who=who)
    yield Finding("41A", "face_down_card_no_rectification", Effect.NO_RECTIFICATION, who=who)


def dummy_spread_wrongly(case: Case) -> Iterator[Finding]:
    """41D: procedure only; a hidden card may have made dummy revoke (64B3), or have changed the play (12A1)."""
    who = offender_as(case, Role.DUMMY)
    yield Finding("41D", "dummy_is_laid_out_rightly", Effect.PROCEDURE, who=who)
    match case[_layout_fault]:
        case _Layout.SORTED_WRONGLY:
            yield Finding("41D", "layout_no_rectification", Effect.NO_RECTIFICATION, who=who)
        case _Layout.HIDDEN_AND_REVOKED:
            yield Finding("41D", "hidden_card_was_always_dummys", Effect.PROCEDURE, who=who)
            yield Finding("64B3", "dummy_may_have_revoked", Effect.SEE_LAW, who=who, law="61", situation="revoke")
            yield Finding("12A1", "hidden_card_misled_too", Effect.CHECK_LATER, side=who.side.other, of=who)
        case _Layout.HIDDEN if case[_hidden_card_did_harm]:
            yield Finding("41D", "hidden_card_was_always_dummys", Effect.PROCEDURE, who=who)
            side = who.side.other
            yield Finding("12A1", "hidden_card_adjusted", Effect.ADJUSTED_SCORE, of=who, side=side, kind="assigned")
        case _Layout.HIDDEN:
            yield Finding("41D", "hidden_card_was_always_dummys", Effect.PROCEDURE, who=who)
            yield Finding("84D", "hidden_card_did_no_harm", Effect.NO_RECTIFICATION, of=who)
        case never:
            assert_never(never)


class _AskedFor(StrEnum):
    """What the player wants to know."""

    REVIEW = "review"
    EXPLANATION = "explanation"
    CONTRACT = "contract"
    CORRECTION = "correction"


class _WhenAsked(StrEnum):
    """When he asks. Declarer's turns include dummy's."""

    BEFORE_FACED = "before_faced"
    FIRST_TURN = "first_turn"
    LATER_TURN = "later_turn"
    NOT_HIS_TURN = "not_his_turn"


_asked_for = one_of("asked_for", _AskedFor, law="41B")
_when_asked = one_of("when_asked", _WhenAsked, law="41B")


def late_question(case: Case) -> Iterator[Finding]:
    """Who may still ask what: a review until the first turn is over, the rest at one's turn; dummy never."""
    who, wanted = case[offender], case[_asked_for]
    if wanted is _AskedFor.CORRECTION:
        see = "retracted_card"
        yield Finding("47E2", "explanation_corrected_after_the_lead", Effect.SEE_LAW, who=who, law="47E", situation=see)
    elif case[role] is Role.DUMMY:
        yield Finding(_paragraph_of(wanted), "dummy_may_not_ask", Effect.PROCEDURE, who=who)
    else:
        yield from _asked_by_declarer_or_defender(case, wanted)


def _asked_by_declarer_or_defender(case: Case, wanted: _AskedFor) -> Iterator[Finding]:
    who, paragraph = case[offender], _paragraph_of(wanted)
    match case[_when_asked]:
        case _WhenAsked.BEFORE_FACED if who is case.record.opening_leader:
            yield Finding(paragraph, "leader_asks_at_his_next_turn", Effect.PROCEDURE, who=who)
            return
        case _WhenAsked.BEFORE_FACED:
            yield Finding("41B", "may_ask_before_the_lead_is_faced", Effect.PROCEDURE, who=who)
        case _WhenAsked.NOT_HIS_TURN if wanted is _AskedFor.REVIEW:
            yield Finding("41B", "review_at_his_first_turn_only", Effect.PROCEDURE, who=who)
        case _WhenAsked.NOT_HIS_TURN:
            yield Finding(paragraph, "waits_for_his_turn_to_ask", Effect.PROCEDURE, who=who)
        case _WhenAsked.LATER_TURN if wanted is _AskedFor.REVIEW:
            yield Finding("41B", "too_late_for_a_review", Effect.PROCEDURE, who=who)
        case _WhenAsked.FIRST_TURN if wanted is _AskedFor.REVIEW:
            yield Finding("41B", "whole_review_by_an_opponent", Effect.PROCEDURE, who=who)
        case _WhenAsked.FIRST_TURN | _WhenAsked.LATER_TURN if wanted is _AskedFor.CONTRACT:
            yield Finding("41C", "contract_is_told", Effect.PROCEDURE, who=who)
        case _WhenAsked.FIRST_TURN | _WhenAsked.LATER_TURN:
            yield Finding("41B", "explanation_at_his_turn", Effect.PROCEDURE, who=who)
        case never:
            assert_never(never)
    if wanted is _AskedFor.EXPLANATION and case[role] is Role.DEFENDER:
        yield Finding("16B", "question_may_inform_partner", Effect.INFORMATION, who=who.partner, of=who)


def _paragraph_of(wanted: _AskedFor) -> str:
    return "41C" if wanted is _AskedFor.CONTRACT else "41B"
