"""Law 53: a lead out of turn after the opening lead, accepted or not; then 55 (declarer's) or 56 (a defender's).

In 2007 53B and C stood the other way round, and a lead to the thirteenth trick was no exception.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.engine import Case, Edition, Effect, Finding
from rulings.laws.play.law_47 import told_wrongly
from rulings.laws.play.law_53.facts import (
    Lead,
    LeadState,
    is_penalty_card_after_proper_lead,
    lead_of,
    lead_state,
    meant_as_own_lead,
    recorded_state,
    states,
    who_led,
)
from rulings.laws.play.law_55 import declarers_lead
from rulings.laws.play.law_56 import both_defenders_led, defenders_lead
from rulings.laws.play.sequel import play_goes_on_from, play_goes_on_from_the_proper_lead
from rulings.laws.record.play import count_lead_as_in_question


def lead_out_of_turn(case: Case) -> Iterator[Finding]:
    """Was it faced, may it be accepted, has it been accepted by a play? If not, the other side is asked."""
    who, lead = who_led(case), lead_of(case)
    count_lead_as_in_question(case)
    match case.among(lead_state, states(case, lead), recorded_state(case)):
        case LeadState.NOT_FACED:
            yield Finding("53A", "unfaced_lead_is_taken_back", Effect.CARD_RETURNED, who=lead.hand)
            yield Finding("49", "unfaced_card_binds_nobody", Effect.NO_RECTIFICATION, who=lead.hand)
            yield Finding("53A", "proper_hand_leads", Effect.TURN_RETURNS, who=lead.right)
        case LeadState.TRICK_THIRTEEN:
            yield Finding("53A", "lead_to_trick_thirteen_goes_back", Effect.CARD_RETURNED, who=lead.hand)
            yield Finding("53A", "trick_thirteen_may_not_be_accepted", Effect.NO_RECTIFICATION, who=lead.hand)
            yield Finding("53A", "proper_hand_leads", Effect.TURN_RETURNS, who=lead.right)
        case LeadState.TOLD_WRONGLY:
            yield from told_wrongly(case, who)
            yield Finding("53A", "proper_hand_leads", Effect.TURN_RETURNS, who=lead.right)
        case LeadState.LEFT_PLAYED if lead.right is lead.hand.lho and case[meant_as_own_lead]:
            yield from _proper_lead(case, lead)
        case LeadState.LEFT_PLAYED:
            yield Finding("53A", "accepted_by_the_next_play", Effect.STANDS, who=lead.hand, by=lead.hand.lho)
            yield play_goes_on_from(case, lead.hand, lead.hand.partner)
        case LeadState.RIGHT_PLAYED:
            yield from _right_hand_played(case, lead)
        case LeadState.PARTNER_LED:
            yield from both_defenders_led(case, lead)
        case LeadState.NOTHING if lead.by_defender:
            yield from defenders_lead(case, lead)
        case LeadState.NOTHING:
            yield from declarers_lead(case, lead)
        case never:
            assert_never(never)


def _right_hand_played(case: Case, lead: Lead) -> Iterator[Finding]:
    """53B, else 53C: to declarer's lead, the defender on its right has played too soon and the lead stands."""
    if lead.right is lead.hand.rho and (lead.by_defender or case[meant_as_own_lead]):
        yield from _proper_lead(case, lead)
        return
    number, early = case.by_edition("53C", in_2007="53B"), lead.hand.rho
    yield Finding(number, "lead_stands_for_the_right_defender", Effect.STANDS, who=lead.hand, by=early)
    key, see = "right_defender_played_too_soon", "premature_play"
    yield Finding(number, key, Effect.SEE_LAW, who=early, law="57", situation=see)


def _proper_lead(case: Case, lead: Lead) -> Iterator[Finding]:
    """53B: an opponent's proper lead stands, and the cards of the irregular trick may go back (47F1).

    2017 does not say whether a defender's card becomes a penalty card: the regulations do, or the director.
    """
    number, withdrawn = case.by_edition(("53B", "16C"), in_2007=("53C", "16D"))
    yield Finding(number, "proper_lead_stands", Effect.STANDS, who=lead.right, of=lead.hand)
    yield play_goes_on_from_the_proper_lead(case, lead.right)
    yield Finding("47F1", "cards_to_the_irregular_lead_may_go_back", Effect.CARD_RETURNED, who=lead.hand)
    key, side = "withdrawn_cards_tell_one_side", lead.right.side
    yield Finding(withdrawn, key, Effect.INFORMATION, side=side, of=side.other)
    if lead.by_defender and _becomes_penalty_card(case):
        see = "penalty_card"
        key = "card_after_proper_lead_is_penalty_card"
        yield Finding(number, key, Effect.SEE_LAW, who=lead.hand, law="50", situation=see)
    else:
        yield Finding(number, "card_after_proper_lead_no_rectification", Effect.NO_RECTIFICATION, who=lead.hand)


def _becomes_penalty_card(case: Case) -> bool:
    if case.edition is Edition.LAWS_2007:
        return False
    return case.by_regulation(case.regulations.law53b_defender_card_is_pc, is_penalty_card_after_proper_lead)
