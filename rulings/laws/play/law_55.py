"""Law 55: declarer's lead out of turn, from his own hand or dummy, that no play has accepted."""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.engine import Cards, CardSet, Case, Effect, Fact, Finding
from rulings.laws.play.law_53.facts import DefendersSay, Lead, defenders_on_the_lead, hand_that_led
from rulings.laws.record.play import trick_in_progress
from rulings.laws.record.roles import named_cards


def _recorded_led_card(case: Case) -> CardSet | None:
    """The first card of a trick in progress that the hand began, or its one card in question."""
    hand, trick = hand_that_led(case), trick_in_progress(case)
    if trick is not None and trick.leader is hand:
        return frozenset(trick.cards[:1])
    named = named_cards(case, hand)
    return named if len(named) == 1 else None


led_card: Fact[CardSet] = Fact("led_card", "55A", Cards(["S7"], most=1), derive=_recorded_led_card)


def declarers_lead(case: Case, lead: Lead) -> Iterator[Finding]:
    """55A: either defender may accept it or have it taken back; if they differ, the one next in turn decides."""
    case[led_card]  # the choice names the card
    match case[defenders_on_the_lead]:
        case DefendersSay.ACCEPT:
            yield Finding("55A", "lead_accepted_by_a_defender", Effect.STANDS, who=lead.hand)
        case DefendersSay.DIFFER_NEXT_ACCEPTS:
            yield Finding("55A", "next_defender_accepts", Effect.STANDS, who=lead.hand, by=lead.hand.lho)
        case DefendersSay.DIFFER_NEXT_REFUSES:
            yield Finding("55A", "next_defender_refuses", Effect.CANCELLED, who=lead.hand, by=lead.hand.lho)
            yield from _taken_back(lead)
        case DefendersSay.REFUSE:
            yield Finding("55A", "lead_refused_by_a_defender", Effect.CANCELLED, who=lead.hand)
            yield from _taken_back(lead)
        case DefendersSay.SILENT:
            yield Finding("53A", "nobody_accepts_the_lead", Effect.CANCELLED, who=lead.hand)
            yield from _taken_back(lead)
        case never:
            assert_never(never)


def _taken_back(lead: Lead) -> Iterator[Finding]:
    """55B and C: the card goes back; the right hand leads, declarer's with any card, for which the defenders wait."""
    if lead.right.side is lead.hand.side:
        yield Finding("55B2", "card_restored_right_hand_leads_any_card", Effect.CARD_RETURNED, who=lead.right)
        yield Finding("60B", "defenders_wait_for_the_correct_lead", Effect.PROCEDURE, who=lead.right)
    else:
        yield Finding("55B1", "card_restored_defender_leads", Effect.CARD_RETURNED, who=lead.right)
    yield Finding(
        "55C", "line_of_play_from_the_infraction", Effect.CHECK_LATER, side=lead.hand.side.other, of=lead.hand
    )
