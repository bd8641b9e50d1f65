"""Law 54: a faced opening lead by the wrong defender. Face down it is 41A, by the declaring side 24 (54E)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_47_misinformed import told_wrongly
from rulings.laws.law_54_choice import (
    accepted,
    accepted_without_change_of_roles,
    declarer_becomes_dummy,
    declarer_chooses_one_of_five,
    third_card_after_declarers,
)
from rulings.laws.opening_lead import LedBy, led_by_others, opening_lead_by, right_defender_leads
from rulings.laws.recorded_turn import count_lead_as_in_question, leader_out_of_turn
from rulings.laws.roles import offender, offender_recorded_as, owner_of


class SinceLead(StrEnum):
    """What else happened, where it decides the ruling; in the law's order."""

    NOTHING = "nothing"
    PARTNER_LED_FACE_DOWN = "partner_led_face_down"
    PARTNER_LED_FACED = "partner_led_faced"
    TOLD_WRONGLY = "told_wrongly"
    SPREADING = "spreading"
    DUMMY_SEEN = "dummy_seen"
    CARD_FROM_DECLARER = "card_from_declarer"
    SECOND_CARD_FROM_DUMMY = "second_card_from_dummy"


since_opening_lead = one_of("since_opening_lead", SinceLead, law="54")
meant_to_spread = judgement("meant_to_spread", law="54A")


def opening_lead_out_of_turn(case: Case) -> Iterator[Finding]:
    """Who led, and is there still a choice? Then one of five for declarer alone (10C2)."""
    who = offender_recorded_as(case, owner_of(case.record.cards) or leader_out_of_turn(case))
    count_lead_as_in_question(case)
    match case[opening_lead_by]:
        case LedBy.OTHER_DEFENDER:
            yield from by_the_wrong_defender(case)
        case LedBy.RIGHT_DEFENDER:
            yield Finding("41A", "it_was_his_lead", Effect.STANDS, who=who)
        case LedBy.DECLARING_SIDE | LedBy.AUCTION_NOT_OVER:
            yield from led_by_others(case)
        case never:
            assert_never(never)


def by_the_wrong_defender(case: Case) -> Iterator[Finding]:
    who = case[offender]
    match case[since_opening_lead]:
        case SinceLead.TOLD_WRONGLY:
            yield from told_wrongly(who)
            yield from right_defender_leads(case)
        case SinceLead.SPREADING:
            yield from declarer_becomes_dummy(case, "must_spread_the_whole_hand")
        case SinceLead.DUMMY_SEEN:
            yield Finding("54C", "dummy_seen_lead_must_be_accepted", Effect.STANDS, who=who)
            yield from accepted(who)
        case SinceLead.CARD_FROM_DECLARER if case[meant_to_spread]:
            yield from declarer_becomes_dummy(case, "must_spread_the_whole_hand")
        case SinceLead.CARD_FROM_DECLARER:
            yield Finding("53A", "declarer_has_played_to_the_lead", Effect.STANDS, who=who.lho, of=who)
            yield from third_card_after_declarers(who)
        case SinceLead.SECOND_CARD_FROM_DUMMY:
            yield from accepted_without_change_of_roles(who)
            yield Finding("54B2", "second_card_from_dummy_stays", Effect.STANDS, who=who.rho)
        case SinceLead.NOTHING | SinceLead.PARTNER_LED_FACE_DOWN | SinceLead.PARTNER_LED_FACED as since:
            if since is SinceLead.PARTNER_LED_FACE_DOWN:
                yield Finding("54", "face_down_lead_goes_back", Effect.CARD_RETURNED, who=who.partner)
            yield from declarer_chooses_one_of_five(case, since is SinceLead.PARTNER_LED_FACED)
        case never:
            assert_never(never)
