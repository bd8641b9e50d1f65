"""Law 54: a faced opening lead by the wrong defender. Face down it is 41A, by the declaring side 24 (54E).

Declarer has five choices (A, B and D), each told with what it will mean. Both defenders led a card face up: the law
does not say. As directors hold (and for two penalty cards the Commentary on 50D), partner's card is played at his turn
when the lead is accepted (57D); when it is refused, declarer's choice restrains partner, who leads his own card where
the choice leaves it legal.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Seat
from rulings.laws.engine import AskedOf, Case, Effect, Finding, judgement, one_of
from rulings.laws.play.law_47 import told_wrongly
from rulings.laws.play.law_50.cards import irregular_card, partners_cards_after_lead
from rulings.laws.play.law_50.choice import (
    Choice,
    led_too_soon,
    recorded_major_cards_of_partner,
)
from rulings.laws.play.law_50.disposition import partner_leads_as_chosen
from rulings.laws.play.opening_lead import LedBy, led_by_others, opening_lead_by, right_defender_leads
from rulings.laws.play.sequel import partners_card_when_accepted
from rulings.laws.record.play import count_lead_as_in_question, leader_out_of_turn
from rulings.laws.record.roles import offender, offender_recorded_as, owner_of


class _SinceLead(StrEnum):
    """What else happened, where it decides the ruling; in the law's order."""

    NOTHING = "nothing"
    PARTNER_LED_FACE_DOWN = "partner_led_face_down"
    PARTNER_LED_FACED = "partner_led_faced"
    TOLD_WRONGLY = "told_wrongly"
    SPREADING = "spreading"
    DUMMY_SEEN = "dummy_seen"
    CARD_FROM_DECLARER = "card_from_declarer"
    SECOND_CARD_FROM_DUMMY = "second_card_from_dummy"


_since_opening_lead = one_of("since_opening_lead", _SinceLead, law="54")
_meant_to_spread = judgement("meant_to_spread", law="54A")


def opening_lead_out_of_turn(case: Case) -> Iterator[Finding]:
    """Who led, and is there still a choice? Then one of five for declarer alone (10C2)."""
    who = offender_recorded_as(case, owner_of(case.record.cards) or leader_out_of_turn(case))
    count_lead_as_in_question(case)
    match case[opening_lead_by]:
        case LedBy.OTHER_DEFENDER:
            yield from _by_the_wrong_defender(case)
        case LedBy.RIGHT_DEFENDER:
            yield Finding("41A", "it_was_his_lead", Effect.STANDS, who=who)
            yield Finding("41D", "dummy_is_spread_and_plays_second", Effect.PROCEDURE, who=who.lho)
        case LedBy.DECLARING_SIDE | LedBy.AUCTION_NOT_OVER:
            yield from led_by_others(case)
        case never:
            assert_never(never)


def _by_the_wrong_defender(case: Case) -> Iterator[Finding]:
    who = case[offender]
    match case[_since_opening_lead]:
        case _SinceLead.TOLD_WRONGLY:
            yield from told_wrongly(case, who)
            yield from right_defender_leads(case)
        case _SinceLead.SPREADING:
            yield from _declarer_becomes_dummy(case, "must_spread_the_whole_hand")
        case _SinceLead.DUMMY_SEEN:
            yield Finding("54C", "dummy_seen_lead_must_be_accepted", Effect.STANDS, who=who)
            yield from _accepted(who)
        case _SinceLead.CARD_FROM_DECLARER if case[_meant_to_spread]:
            yield from _declarer_becomes_dummy(case, "must_spread_the_whole_hand")
        case _SinceLead.CARD_FROM_DECLARER:
            yield Finding("53A", "declarer_has_played_to_the_lead", Effect.STANDS, who=who.lho, of=who)
            yield from _third_card_after_declarers(who)
        case _SinceLead.SECOND_CARD_FROM_DUMMY:
            yield from _accepted_without_change_of_roles(who)
            yield Finding("54B2", "second_card_from_dummy_stays", Effect.STANDS, who=who.rho)
            key = "declarers_hand_plays_after_dummys_card"
            yield Finding("44B", key, Effect.PLAY_ON, who=who.lho, then=who.partner)
        case _SinceLead.NOTHING | _SinceLead.PARTNER_LED_FACE_DOWN | _SinceLead.PARTNER_LED_FACED as since:
            if since is _SinceLead.PARTNER_LED_FACE_DOWN:
                yield Finding("54", "face_down_lead_goes_back", Effect.CARD_RETURNED, who=who.partner)
            yield from _declarer_chooses_one_of_five(case, since is _SinceLead.PARTNER_LED_FACED)
        case never:
            assert_never(never)


class _Five(StrEnum):
    """What declarer may choose, in the law's order."""

    SPREAD = "spread"
    ACCEPT = "accept"
    REQUIRE = "require"
    FORBID = "forbid"
    NEITHER = "neither"


_one_of_five = one_of("one_of_five", _Five, "54", AskedOf.DECLARER)
_REFUSED = {_Five.REQUIRE: Choice.REQUIRE, _Five.FORBID: Choice.FORBID, _Five.NEITHER: Choice.NEITHER}


def _declarer_chooses_one_of_five(case: Case, partner_led_too: bool) -> Iterator[Finding]:
    """54A, B and D; of a card that partner has led too, when it is played."""
    who = case[offender]
    irregular_card(case)  # the choice names it
    chosen = case[_one_of_five]
    if chosen in _REFUSED:
        yield Finding("54D", "lead_refused_partner_leads", Effect.TURN_RETURNS, who=who.partner, of=who)
        own = case[partners_cards_after_lead] if partner_led_too else recorded_major_cards_of_partner(case)
        if partner_led_too and own:
            yield from led_too_soon(case, own)
        yield from partner_leads_as_chosen(case, own or frozenset(), _REFUSED[chosen])
        return
    if chosen is _Five.SPREAD:
        yield from _declarer_becomes_dummy(case, "spreads_his_hand")
    else:
        yield from _accepted(who)
    if partner_led_too:
        yield partners_card_when_accepted(case, who.partner)


def _declarer_becomes_dummy(case: Case, key: str) -> Iterator[Finding]:
    """54A: the presumed declarer, on the left of the lead, is dummy; a recorded contract is his partner's from now."""
    who = case[offender]
    yield Finding("54A", key, Effect.PROCEDURE, who=who.lho, of=who)
    yield Finding("54A", "partner_of_the_spread_hand_declares", Effect.PROCEDURE, who=who.rho, dummy=who.lho)
    yield Finding(
        "54A", "lead_stands_spread_hand_plays_second", Effect.STANDS, who=who, dummy=who.lho, then=who.partner
    )
    contract = case.record.contract
    if contract is not None:
        now = replace(contract, declarer=who.rho)
        yield Finding("54A", "contract_has_another_declarer", Effect.PROCEDURE, who=who.rho, contract=now)


def _accepted(who: Seat) -> Iterator[Finding]:
    """54B and B1: the presumed declarer declares; second card from his own hand, the last from dummy."""
    yield from _accepted_without_change_of_roles(who)
    yield Finding(
        "54B1", "second_card_from_declarers_hand", Effect.PROCEDURE, who=who.lho, then=who.partner, dummy=who.rho
    )


def _third_card_after_declarers(who: Seat) -> Iterator[Finding]:
    """54B and B1: the second card is played already, so he stays declarer, and dummy's comes last."""
    key = "stays_declarer_dummy_plays_last"
    yield Finding("54B1", key, Effect.PROCEDURE, who=who.lho, then=who.partner, dummy=who.rho)


def _accepted_without_change_of_roles(who: Seat) -> Iterator[Finding]:
    yield Finding("54B", "lead_accepted_dummy_is_spread", Effect.STANDS, who=who.lho, of=who, dummy=who.rho)
