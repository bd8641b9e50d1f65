"""Law 54A, B and D: declarer's five choices over a faced opening lead out of turn, and what each will mean.

Both defenders led a card face up: the law does not say. As directors hold (and for two penalty cards the
Commentary on 50D), partner's card is played at his turn when the lead is accepted (57D); when it is refused,
declarer's choice restrains partner, who leads his own card where the choice leaves it legal.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_50 import EDITION_2017
from rulings.laws.law_50_cards import irregular_card
from rulings.laws.law_50_choice import (
    Choice,
    led_too_soon,
    partners_major_penalty_cards,
    recorded_major_cards_of_partner,
)
from rulings.laws.law_50_refused import partner_leads_as_chosen
from rulings.laws.roles import offender


class Five(StrEnum):
    """What declarer may choose, in the law's order."""

    SPREAD = "spread"
    ACCEPT = "accept"
    REQUIRE = "require"
    FORBID = "forbid"
    NEITHER = "neither"


one_of_five = one_of("one_of_five", Five, "54", AskedOf.DECLARER)

REFUSED = {Five.REQUIRE: Choice.REQUIRE, Five.FORBID: Choice.FORBID, Five.NEITHER: Choice.NEITHER}


def declarer_chooses_one_of_five(case: Case, partner_led_too: bool) -> Iterator[Finding]:
    """54A, B and D; of a card that partner has led too, when it is played."""
    who = case[offender]
    irregular_card(case)  # the choice names it
    chosen = case[one_of_five]
    if chosen in REFUSED:
        yield Finding("54D", "lead_refused_partner_leads", Effect.TURN_RETURNS, who=who.partner, of=who)
        own = case[partners_major_penalty_cards] if partner_led_too else recorded_major_cards_of_partner(case)
        if partner_led_too and own:
            yield led_too_soon(who.partner, own)
        yield from partner_leads_as_chosen(case, own or frozenset(), REFUSED[chosen], EDITION_2017)
        return
    if chosen is Five.SPREAD:
        yield from declarer_becomes_dummy(case, "spreads_his_hand")
    else:
        yield from accepted(who)
    if partner_led_too:
        yield Finding("57D", "partners_lead_is_played_at_his_turn", Effect.MUST_PLAY, who=who.partner)


def declarer_becomes_dummy(case: Case, key: str) -> Iterator[Finding]:
    """54A: the presumed declarer, on the left of the lead, is dummy; a recorded contract is his partner's from now."""
    who = case[offender]
    yield Finding("54A", key, Effect.PROCEDURE, who=who.lho, of=who)
    yield Finding("54A", "partner_of_the_spread_hand_declares", Effect.PROCEDURE, who=who.rho, dummy=who.lho)
    contract = case.record.contract
    if contract is not None:
        now = replace(contract, declarer=who.rho)
        yield Finding("54A", "contract_has_another_declarer", Effect.PROCEDURE, who=who.rho, contract=now)


def accepted(who: Seat) -> Iterator[Finding]:
    """54B and B1: the presumed declarer declares; second card from his own hand, the last from dummy."""
    yield from accepted_without_change_of_roles(who)
    yield Finding(
        "54B1", "second_card_from_declarers_hand", Effect.PROCEDURE, who=who.lho, then=who.partner, dummy=who.rho
    )


def third_card_after_declarers(who: Seat) -> Iterator[Finding]:
    """54B and B1: the second card is played already, so he stays declarer, and dummy's comes last."""
    key = "stays_declarer_dummy_plays_last"
    yield Finding("54B1", key, Effect.PROCEDURE, who=who.lho, then=who.partner, dummy=who.rho)


def accepted_without_change_of_roles(who: Seat) -> Iterator[Finding]:
    yield Finding("54B", "lead_accepted_dummy_is_spread", Effect.STANDS, who=who.lho, of=who, dummy=who.rho)
