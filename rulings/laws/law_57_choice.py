"""Law 57A and B: the early card is a major penalty card, and declarer selects what partner plays to this trick."""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge.cards import Suit
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_50_refused import card_becomes_major
from rulings.laws.law_57_facts import Edition, Selects, declarer_selects, suit_led
from rulings.laws.roles import offender

selected_suit = one_of("selected_suit", Suit, "57A", AskedOf.DECLARER)


def declarer_selects_partners_play(case: Case, edition: Edition) -> Iterator[Finding]:
    """57A and B: for the current trick only, once, by declarer alone; the card then works by Law 50."""
    who, partner = case[offender], case[offender].partner
    yield from card_becomes_major(case, "57A", "early_card_is_a_major_penalty_card")
    led = case[suit_led]
    paragraphs = dict(edition.choices)
    choice = case.among(declarer_selects, tuple(paragraphs))
    number = paragraphs[choice]
    match choice:
        case Selects.HIGHEST:
            yield Finding(number, "partner_plays_his_highest", Effect.MUST_PLAY, who=partner, suit=led)
        case Selects.LOWEST:
            yield Finding(number, "partner_plays_his_lowest", Effect.MUST_PLAY, who=partner, suit=led)
        case Selects.OTHER_SUIT:
            suit = another_suit(case)
            yield Finding(number, "partner_plays_the_suit", Effect.MUST_PLAY, who=partner, suit=suit, led=led)
        case Selects.NOT_SUIT:
            suit, key = another_suit(case), "partner_may_not_play_the_suit"
            yield Finding(number, key, Effect.PLAY_RESTRICTION, who=partner, suit=suit, led=led)
        case never:
            assert_never(never)
    yield Finding("57B", "if_unable_partner_plays_any_legal_card", Effect.PLAY_ON, who=partner)
    yield Finding("50D1(b)", "selection_comes_before_partners_penalty_card", Effect.PROCEDURE, who=partner)
    key, see = "early_card_then_works_by_law_50", "penalty_card"
    yield Finding("50", key, Effect.SEE_LAW, who=who, law="50", situation=see)


def another_suit(case: Case) -> Suit:
    """57A3 and 4: any suit but the one led, in which he must follow (44C)."""
    return case.among(selected_suit, tuple(suit for suit in Suit if suit is not case[suit_led]))
