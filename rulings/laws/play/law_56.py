"""Law 56: a defender's lead out of turn that no play has accepted.

His partner, whose lead it was, led before declarer had spoken: the text sends that card to 49 (50D2). Accepted or not,
it goes as where both defenders have made the opening lead (54).
"""

from collections.abc import Iterator

from rulings.laws.engine import CardSet, Case, Effect, Finding
from rulings.laws.play.law_50.cards import irregular_card, partners_cards_after_lead
from rulings.laws.play.law_50.choice import Choice, led_too_soon, partners_major_penalty_cards
from rulings.laws.play.law_50.disposition import card_stays_on_the_table, partner_leads_as_chosen
from rulings.laws.play.law_53.facts import DeclarerSays, Lead, declarer_on_the_lead
from rulings.laws.play.sequel import partners_card_when_accepted, play_goes_on_from
from rulings.laws.record.roles import offender

_REFUSED = {
    DeclarerSays.REQUIRE: Choice.REQUIRE,
    DeclarerSays.FORBID: Choice.FORBID,
    DeclarerSays.NEITHER: Choice.NEITHER,
}


def defenders_lead(case: Case, lead: Lead) -> Iterator[Finding]:
    """56A: accepted it is the lead. 56B: refused it is a major penalty card; before partner leads, 50D2."""
    who, number = case[offender], case.by_edition("56B", in_2007="56")
    partner_leads = lead.right is who.partner
    said = _declarer_says(case, tuple(_REFUSED) if partner_leads else (DeclarerSays.REFUSE,))
    if said is DeclarerSays.ACCEPT:
        yield from _accepted(case, lead)
    elif said is DeclarerSays.REFUSE:
        yield Finding(number, "lead_refused_declaring_side_leads", Effect.TURN_RETURNS, who=lead.right, of=who)
        yield from card_stays_on_the_table(case, number)
    else:
        yield _refused(case, lead)
        yield from partner_leads_as_chosen(case, case[partners_major_penalty_cards], _REFUSED[said])


def both_defenders_led(case: Case, lead: Lead) -> Iterator[Finding]:
    """Partner's card is played at his turn if the lead is accepted (57D), else it is a penalty card as well."""
    who = case[offender]
    said = _declarer_says(case, tuple(_REFUSED))
    if said is not DeclarerSays.ACCEPT:
        yield _refused(case, lead)
        own: CardSet = case[partners_cards_after_lead]
        yield from led_too_soon(case, own)
        yield from partner_leads_as_chosen(case, own, _REFUSED[said])
        return
    yield from _accepted(case, lead)
    yield partners_card_when_accepted(case, who.partner)


def _declarer_says(case: Case, refusals: tuple[DeclarerSays, ...]) -> DeclarerSays:
    irregular_card(case)  # the choice names it
    return case.among(declarer_on_the_lead, (DeclarerSays.ACCEPT, *refusals))


def _accepted(case: Case, lead: Lead) -> Iterator[Finding]:
    yield Finding("53A", "lead_accepted_by_declarer", Effect.STANDS, who=lead.hand)
    yield play_goes_on_from(case, lead.hand, lead.hand.lho)


def _refused(case: Case, lead: Lead) -> Finding:
    number = case.by_edition("56B", in_2007="56")
    return Finding(number, "lead_refused_partner_leads", Effect.TURN_RETURNS, who=lead.right, of=case[offender])
