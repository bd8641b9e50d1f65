"""Law 56: a defender's lead out of turn that no play has accepted."""

from collections.abc import Iterator

from rulings.laws.engine import Case, Effect, Finding
from rulings.laws.play.law_50.cards import irregular_card
from rulings.laws.play.law_50.choice import Choice, partners_major_penalty_cards
from rulings.laws.play.law_50.disposition import card_stays_on_the_table, partner_leads_as_chosen
from rulings.laws.play.law_53.facts import DeclarerSays, Lead, declarer_on_the_lead
from rulings.laws.play.sequel import play_goes_on_from
from rulings.laws.record.roles import offender

_REFUSED = {
    DeclarerSays.REQUIRE: Choice.REQUIRE,
    DeclarerSays.FORBID: Choice.FORBID,
    DeclarerSays.NEITHER: Choice.NEITHER,
}


def defenders_lead(case: Case, lead: Lead) -> Iterator[Finding]:
    """56A: accepted it is the lead. 56B: refused it is a major penalty card; before partner leads, 50D2."""
    who, number = case[offender], case.by_edition("56B", in_2007="56")
    refusals = tuple(_REFUSED) if lead.right is who.partner else (DeclarerSays.REFUSE,)
    irregular_card(case)  # the choice names it
    said = case.among(declarer_on_the_lead, (DeclarerSays.ACCEPT, *refusals))
    if said is DeclarerSays.ACCEPT:
        yield Finding("53A", "lead_accepted_by_declarer", Effect.STANDS, who=who)
        yield play_goes_on_from(case, who, who.lho)
    elif said is DeclarerSays.REFUSE:
        yield Finding(number, "lead_refused_declaring_side_leads", Effect.TURN_RETURNS, who=lead.right, of=who)
        yield from card_stays_on_the_table(case, number)
    else:
        yield Finding(number, "lead_refused_partner_leads", Effect.TURN_RETURNS, who=lead.right, of=who)
        own = case[partners_major_penalty_cards]
        yield from partner_leads_as_chosen(case, own, _REFUSED[said])
