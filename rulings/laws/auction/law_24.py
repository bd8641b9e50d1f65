"""Law 24: a card was exposed or led during the auction, by its owner's error, where his partner could see its face."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Seat, is_honour
from rulings.laws.auction.withdrawn_call import could_have_known_later, must_pass_once, withdrawn_call_information
from rulings.laws.engine import Cards, CardSet, Case, Effect, Fact, Finding, judgement, one_of, yes_no
from rulings.laws.record.roles import SideInPlay, named_cards, offender, owner_of_cards_in_question, side_in_play


class _Shown(StrEnum):
    """When the card was exposed, and by whose error."""

    BEFORE_FIRST_CALL = "before_first_call"
    DURING_AUCTION = "during_auction"
    AFTER_FINAL_PASS = "after_final_pass"
    BY_ANOTHERS_ERROR = "by_anothers_error"


def _recorded_cards(case: Case) -> CardSet | None:
    """The offender's cards in question."""
    return named_cards(case, case[offender]) or None


_card_shown = one_of("card_shown", _Shown, law="24")
_partner_could_see_face = judgement("partner_could_see_face", law="24")
exposed_cards: Fact[CardSet] = Fact("exposed_cards", "24", Cards(["S7", "SK", "S7 H4"]), derive=_recorded_cards)
_led_prematurely = yes_no("led_prematurely", law="24B")
_attempted_opening_lead = yes_no("attempted_opening_lead", law="54")


def card_exposed_in_auction(case: Case) -> Iterator[Finding]:
    """The card stays face up until the auction ends; an honour, a lead or two cards silence the partner once."""
    who = owner_of_cards_in_question(case)
    match case[_card_shown]:
        case _Shown.BEFORE_FIRST_CALL:
            yield Finding("24", "picked_up_before_the_auction", Effect.CARD_RETURNED, who=who)
            yield _seen_by_others("card_seen_before_the_auction", who)
        case _Shown.DURING_AUCTION if case[_partner_could_see_face]:
            yield from _exposed_during_the_auction(case, who)
        case _Shown.DURING_AUCTION:
            yield Finding("24", "partner_could_not_see_the_card", Effect.NO_RECTIFICATION, who=who)
            yield Finding("24", "unseen_card_back_in_the_hand", Effect.CARD_RETURNED, who=who)
        case _Shown.AFTER_FINAL_PASS:
            yield from _after_the_final_pass(case, who)
        case _Shown.BY_ANOTHERS_ERROR:
            yield _seen_by_others("card_seen_by_anothers_error", who)
        case never:
            assert_never(never)


def _seen_by_others(key: str, who: Seat) -> Finding:
    """16D; so also before the first call, which begins the auction (WBF Laws Committee, 15 August 2017, item 7)."""
    see = "extraneous_information"
    return Finding("16D1", key, Effect.SEE_LAW, who=who, law="16D", situation=see)


def _exposed_during_the_auction(case: Case, who: Seat) -> Iterator[Finding]:
    """24A to C."""
    cards = case[exposed_cards]
    yield Finding("24", "face_up_until_the_auction_ends", Effect.PROCEDURE, who=who, cards=cards)
    yield from _withdrawn_card_information(who)
    if len(cards) > 1:
        yield must_pass_once("24C", who.partner)
        yield could_have_known_later(who)
    elif any(is_honour(card) for card in cards) or case[_led_prematurely]:
        yield must_pass_once("24B", who.partner)
        yield could_have_known_later(who)
    else:
        yield Finding("24A", "low_card_nobody_has_to_pass", Effect.NO_RECTIFICATION, who=who.partner)
    yield from _when_the_auction_is_over(case, who, cards)


def _withdrawn_card_information(who: Seat) -> Iterator[Finding]:
    """24 with 16C: as of withdrawn calls."""
    for finding in withdrawn_call_information(who):
        key = finding.key.replace("withdrawn_call", "card_in_the_auction")
        yield Finding(finding.paragraph, key, Effect.INFORMATION, **finding.values)


def _when_the_auction_is_over(case: Case, who: Seat, cards: CardSet) -> Iterator[Finding]:
    """24D and E."""
    match case[side_in_play]:
        case SideInPlay.NOT_YET:
            yield Finding("24D", "picked_up_if_his_side_declares", Effect.PROCEDURE, who=who, cards=cards)
            yield Finding("24E", "penalty_card_if_he_defends", Effect.PROCEDURE, who=who, cards=cards)
        case SideInPlay.DECLARING:
            yield Finding("24D", "picked_up_by_declaring_side", Effect.CARD_RETURNED, who=who, cards=cards)
        case SideInPlay.DEFENDING:
            see = "penalty_card"
            yield Finding("24E", "penalty_card_now", Effect.SEE_LAW, who=who, cards=cards, law="50", situation=see)
        case never:
            assert_never(never)


def _after_the_final_pass(case: Case, who: Seat) -> Iterator[Finding]:
    """The clarification period is auction no longer: 54, 49 and 48A; only an attempt to lead by declarer's side is 24.

    54E: that attempt falls under 24, and 24D returns the card.
    """
    defends = case.among(side_in_play, (SideInPlay.DECLARING, SideInPlay.DEFENDING)) is SideInPlay.DEFENDING
    led = case[_attempted_opening_lead]
    if defends and led:
        see = "opening_lead_out_of_turn"
        yield Finding("54", "opening_lead_by_the_wrong_defender", Effect.SEE_LAW, who=who, law="54", situation=see)
    elif defends:
        see = "penalty_card"
        yield Finding("49", "exposed_after_the_auction_by_defender", Effect.SEE_LAW, who=who, law="49", situation=see)
    elif led:
        yield Finding("54E", "lead_by_declaring_side_picked_up", Effect.CARD_RETURNED, who=who)
    else:
        yield Finding("48A", "exposed_by_declaring_side_no_matter", Effect.NO_RECTIFICATION, who=who)
