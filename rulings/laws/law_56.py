"""Law 56: a defender's lead out of turn that no play has accepted."""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_53_facts import DeclarerSays, Edition, Lead, declarer_on_the_lead


def defenders_lead(case: Case, lead: Lead, edition: Edition) -> Iterator[Finding]:
    """56A: accepted it is the lead. 56B: refused it is a major penalty card; before partner leads, 50D2."""
    partner_leads = lead.right is lead.hand.partner
    refusal = DeclarerSays.REFUSE_THEN_CHOOSE if partner_leads else DeclarerSays.REFUSE
    number, see = edition.defenders_lead, "penalty_card"
    match case.among(declarer_on_the_lead, (DeclarerSays.ACCEPT, refusal)):
        case DeclarerSays.ACCEPT:
            yield Finding("53A", "lead_accepted_by_declarer", Effect.STANDS, who=lead.hand)
            return
        case DeclarerSays.REFUSE_THEN_CHOOSE:
            yield Finding(number, "lead_refused_partner_leads", Effect.TURN_RETURNS, who=lead.right, of=lead.hand)
            key = "refused_card_restrains_partner"
        case DeclarerSays.REFUSE:
            yield Finding(
                number, "lead_refused_declaring_side_leads", Effect.TURN_RETURNS, who=lead.right, of=lead.hand
            )
            key = "refused_card_stays_on_the_table"
        case never:
            assert_never(never)
    yield Finding(number, key, Effect.SEE_LAW, who=lead.hand, law="50", situation=see)
