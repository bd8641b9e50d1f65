"""Law 41: commencement of play; a face-down opening lead in doubt (A), and dummy laid out wrongly (D)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.seats import Seat
from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.opening_lead import LedBy, led_by_others, opening_lead_by, right_defender_leads
from rulings.laws.roles import offender, offender_as


class Matter(StrEnum):
    """What is found while the right defender's lead lies face down."""

    NOTHING = "nothing"
    WRONG_EXPLANATION = "wrong_explanation"
    OTHER_IRREGULARITY = "other_irregularity"


class Layout(StrEnum):
    """41D: what was wrong with dummy's cards on the table."""

    SORTED_WRONGLY = "sorted_wrongly"
    HIDDEN_AND_REVOKED = "hidden_and_revoked"
    HIDDEN = "hidden"


matter_of_face_down_lead = one_of("matter_of_face_down_lead", Matter, law="41A")
layout_fault = one_of("layout_fault", Layout, law="41D")
hidden_card_did_harm = judgement("hidden_card_did_harm", law="84D")
director_orders_withdrawal = yes_no("director_orders_withdrawal", law="41A")


def face_down_lead_out_of_turn(case: Case) -> Iterator[Finding]:
    """41A: it goes back on the director's word only, and is never a penalty card."""
    who = case[offender]
    match case[opening_lead_by]:
        case LedBy.OTHER_DEFENDER:
            yield from taken_back(who)
            yield from right_defender_leads(case)
        case LedBy.RIGHT_DEFENDER:
            yield from in_turn(case, who)
        case LedBy.DECLARING_SIDE | LedBy.AUCTION_NOT_OVER:
            yield from led_by_others(case)
        case never:
            assert_never(never)


def in_turn(case: Case, who: Seat) -> Iterator[Finding]:
    """41A and B, 47E2(a): the right defender's face-down lead stays unless an irregularity lets it go back."""
    match case[matter_of_face_down_lead]:
        case Matter.WRONG_EXPLANATION:
            yield Finding("47E2(a)", "may_change_lead_after_wrong_explanation", Effect.CARD_RETURNED, who=who)
            yield Finding("41A", "face_down_card_no_rectification", Effect.NO_RECTIFICATION, who=who)
        case Matter.OTHER_IRREGULARITY if case[director_orders_withdrawal]:
            yield from taken_back(who)
        case Matter.NOTHING | Matter.OTHER_IRREGULARITY:
            yield Finding("41A", "face_down_lead_stays", Effect.STANDS, who=who)
            yield Finding("41B", "questions_before_the_lead_is_faced", Effect.PROCEDURE, who=who.partner)
        case never:
            assert_never(never)


def taken_back(who: Seat) -> Iterator[Finding]:
    yield Finding("41A", "face_down_lead_taken_back", Effect.CARD_RETURNED, who=who)
    yield Finding("41A", "face_down_card_no_rectification", Effect.NO_RECTIFICATION, who=who)


def dummy_spread_wrongly(case: Case) -> Iterator[Finding]:
    """41D: procedure only; a hidden card may have made dummy revoke (64B3), or have changed the play (12A1)."""
    who = offender_as(case, Role.DUMMY)
    yield Finding("41D", "dummy_is_laid_out_rightly", Effect.PROCEDURE, who=who)
    match case[layout_fault]:
        case Layout.SORTED_WRONGLY:
            yield Finding("41D", "layout_no_rectification", Effect.NO_RECTIFICATION, who=who)
        case Layout.HIDDEN_AND_REVOKED:
            yield Finding("64B3", "dummy_may_have_revoked", Effect.SEE_LAW, who=who, law="61", situation="revoke")
            yield Finding("12A1", "hidden_card_misled_too", Effect.CHECK_LATER, side=who.side.other, of=who)
        case Layout.HIDDEN if case[hidden_card_did_harm]:
            side = who.side.other
            yield Finding("12A1", "hidden_card_adjusted", Effect.ADJUSTED_SCORE, of=who, side=side, kind="assigned")
        case Layout.HIDDEN:
            yield Finding("84D", "hidden_card_did_no_harm", Effect.NO_RECTIFICATION, of=who)
        case never:
            assert_never(never)
