"""Law 55: declarer's lead out of turn, from his own hand or dummy, that no play has accepted."""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding
from rulings.laws.play.law_53.facts import DefendersSay, Lead, defenders_on_the_lead, led_card
from rulings.laws.play.sequel import no_penalty_card, play_goes_on_from


def declarers_lead(case: Case, lead: Lead) -> Iterator[Finding]:
    """55A: either defender may accept it or have it taken back; if they differ, the one next in turn decides."""
    if case.is_told(led_card):
        case[led_card]  # for the list of what is known; the choice is the same whatever it was
    yield Finding("55A", "declarer_may_not_change_it_himself", Effect.PROCEDURE, who=lead.hand)
    match case[defenders_on_the_lead]:
        case DefendersSay.ACCEPT:
            yield Finding("55A", "lead_accepted_by_a_defender", Effect.STANDS, who=lead.hand)
            yield play_goes_on_from(case, lead.hand, lead.hand.lho)
        case DefendersSay.DIFFER_NEXT_ACCEPTS:
            yield Finding("55A", "next_defender_accepts", Effect.STANDS, who=lead.hand, by=lead.hand.lho)
            yield play_goes_on_from(case, lead.hand, lead.hand.lho)
        case DefendersSay.DIFFER_NEXT_REFUSES:
            yield Finding("55A", "next_defender_refuses", Effect.CANCELLED, who=lead.hand, by=lead.hand.lho)
            yield from _taken_back(case, lead)
        case DefendersSay.REFUSE:
            yield Finding("55A", "lead_refused_by_a_defender", Effect.CANCELLED, who=lead.hand)
            yield from _taken_back(case, lead)
        case DefendersSay.SILENT:
            yield Finding("53A", "nobody_accepts_the_lead", Effect.CANCELLED, who=lead.hand)
            yield from _taken_back(case, lead)
        case never:
            assert_never(never)


def _taken_back(case: Case, lead: Lead) -> Iterator[Finding]:
    """55B and C: the card goes back; the right hand leads, declarer's with any card, for which the defenders wait."""
    if lead.right.side is lead.hand.side:
        yield Finding("55B2", "card_restored_right_hand_leads_any_card", Effect.CARD_RETURNED, who=lead.right)
        yield Finding("60B", "defenders_wait_for_the_correct_lead", Effect.PROCEDURE, who=lead.right)
    else:
        yield Finding("55B1", "card_restored_defender_leads", Effect.CARD_RETURNED, who=lead.right)
    yield no_penalty_card(lead.hand)
    number, key, side = case.by_edition("16C", in_2007="16D"), "withdrawn_cards_tell_one_side", lead.hand.side
    yield Finding(number, key, Effect.INFORMATION, side=side.other, of=side)
    yield Finding("55C", "line_of_play_from_the_infraction", Effect.CHECK_LATER, side=side.other, of=lead.hand)
