"""Law 50: disposition of a penalty card, with 49 before it, 51 for several cards and 59 for inability."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import assert_never

from rulings.bridge.seats import Seat
from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_49 import is_penalty_card, not_a_penalty_card
from rulings.laws.law_50_cards import CardSet, penalty_cards
from rulings.laws.law_50_choice import Numbering, choice_before_the_lead
from rulings.laws.law_50_facts import (
    Moment,
    Playable,
    is_major,
    may_legally_play_it,
    moment,
    playable_penalty_cards,
)
from rulings.laws.law_50_information import information_2017, judged_after_play_2017
from rulings.laws.roles import offender, owner_of_cards_in_question, recorded_role


@dataclass(frozen=True)
class Edition:
    """What differs between the editions: paragraph numbers, and the regime of information (50E)."""

    numbering: Numbering
    information: Callable[[Seat, CardSet, CardSet], Iterator[Finding]]
    judged_after_play: Callable[[Case], Iterator[Finding]]


NONE: CardSet = frozenset()
EDITION_2017 = Edition(Numbering("16C", "51B2(c)", "50E4"), information_2017, judged_after_play_2017)


def penalty_card(case: Case, edition: Edition = EDITION_2017) -> Iterator[Finding]:
    """A defender has exposed a card too early: is it a penalty card, and what does it oblige?"""
    who = owner_of_cards_in_question(case)
    if recorded_role(case) in (Role.DECLARER, Role.DUMMY):
        yield Finding("48A", "declarers_exposed_card_no_rectification", Effect.NO_RECTIFICATION, who=who)
        return
    if not is_penalty_card(case):
        yield from not_a_penalty_card(case, edition.numbering.withdrawn)
        return
    cards = case[penalty_cards]
    if case[moment] is Moment.PLAY_OVER:
        yield from edition.judged_after_play(case)
        return
    if is_major(case, cards):
        yield from major_penalty_card(case, cards, edition)
    else:
        yield from minor_penalty_card(case, cards, edition)
    yield from after_the_play(case, edition)


def after_the_play(case: Case, edition: Edition) -> Iterator[Finding]:
    """50E4, in 2007 E3: to be judged when the board has been played."""
    who, key = case[offender], "judge_after_play_whether_exposure_helped"
    yield Finding(edition.numbering.after_play, key, Effect.CHECK_LATER, who=who, partner=who.partner)


def minor_penalty_card(case: Case, cards: CardSet, edition: Edition) -> Iterator[Finding]:
    """50C: in its suit the owner may not play another low card first; his partner is free."""
    who, (card,) = case[offender], cards
    yield Finding("50B", "minor_penalty_card", Effect.PENALTY_CARD, who=who, cards=cards, major=False)
    yield Finding("50A", "lies_face_up_until_played", Effect.PROCEDURE, who=who, cards=cards)
    yield Finding("50C", "before_other_low_cards_of_the_suit", Effect.PLAY_RESTRICTION, who=who, card=card)
    yield Finding("50C", "partner_may_lead_anything", Effect.PLAY_ON, who=who.partner)
    if case[moment] is Moment.PARTNER_LED_TOO_SOON:
        yield Finding("50C", "the_lead_stands", Effect.STANDS, who=who.partner)
    yield from edition.information(who, cards, NONE)


def major_penalty_card(case: Case, cards: CardSet, edition: Edition) -> Iterator[Finding]:
    """50D: the owner owes it at his first legal chance; his partner's lead may be restricted."""
    who = case[offender]
    key = "major_penalty_cards" if len(cards) > 1 else "major_penalty_card"
    yield Finding("50B", key, Effect.PENALTY_CARD, who=who, cards=cards, major=True)
    yield Finding("50A", "lies_face_up_until_played", Effect.PROCEDURE, who=who, cards=cards)
    match case[moment]:
        case Moment.OWNER_TO_PLAY:
            yield from owners_turn(case, cards)
            yield from edition.information(who, cards, NONE)
        case Moment.PARTNER_TO_LEAD | Moment.PARTNER_LED_TOO_SOON:
            too_soon = case[moment] is Moment.PARTNER_LED_TOO_SOON
            returned = yield from choice_before_the_lead(case, cards, edition.numbering, too_soon)
            yield from edition.information(who, cards - returned, returned)
        case _:
            yield from duties_to_come(who, cards)
            yield from edition.information(who, cards, NONE)


def duties_to_come(who: Seat, cards: CardSet) -> Iterator[Finding]:
    """50D while others play: the owner's duty and his partner's, both still to come."""
    yield Finding("50D1(a)", "owed_at_first_legal_chance", Effect.MUST_PLAY, who=who, cards=cards)
    yield Finding("50D2", "declarer_chooses_when_partner_leads", Effect.PROCEDURE, who=who.partner)


def owners_turn(case: Case, cards: CardSet) -> Iterator[Finding]:
    """50D1 and 51A: play it if that is legal; following suit and restrictions come first."""
    who = case[offender]
    if len(cards) == 1:
        playable = Playable.ONE if case[may_legally_play_it] else Playable.NONE
    else:
        playable = case[playable_penalty_cards]
    match playable:
        case Playable.ONE:
            key = "must_play_it_now" if len(cards) == 1 else "must_play_the_only_legal_one"
            yield Finding("50D1(a)", key, Effect.MUST_PLAY, who=who, cards=cards)
        case Playable.SEVERAL:
            yield Finding("51A", "declarer_designates_which_to_play", Effect.MUST_PLAY, who=who, cards=cards)
        case Playable.NONE:
            yield Finding("50D1(b)", "other_duties_come_first", Effect.MUST_PLAY, who=who, cards=cards)
        case never:
            assert_never(never)
