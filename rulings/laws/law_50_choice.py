"""Laws 50D2 and 51B: what declarer may choose when the partner of a major penalty card is to lead."""

from collections.abc import Generator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import assert_never

from rulings.bridge.cards import Card, Suit
from rulings.bridge.seats import Seat
from rulings.laws.answers import Cards, Suits
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, Fact, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender

CardSet = frozenset[Card]


@dataclass(frozen=True)
class Numbering:
    """Paragraphs that moved between the editions."""

    withdrawn: str
    neither_of_several_suits: str
    after_play: str


class Choice(StrEnum):
    """50D2 and 51B, in the law's order."""

    REQUIRE = "require"
    FORBID = "forbid"
    NEITHER = "neither"


def recorded_cards(case: Case) -> CardSet | None:
    """The offender's cards in question, with those that already were penalty cards."""
    who, record = case[offender], case.record
    named = frozenset(entry.card for entry in record.cards if entry.seat is who)
    lying = frozenset(entry.card for entry in record.penalty_cards or () if entry.seat is who)
    return (named | lying) if named else None


def recorded_major_cards_of_partner(case: Case) -> CardSet | None:
    """Known only when the record lists the penalty cards, each with its kind."""
    if case.record.penalty_cards is None:
        return None
    lying = [entry for entry in case.record.penalty_cards if entry.seat is case[offender].partner]
    if any(entry.is_major is None for entry in lying):
        return None
    return frozenset(entry.card for entry in lying if entry.is_major)


penalty_cards: Fact[CardSet] = Fact("penalty_cards", "50", Cards(["S7", "SK", "S7 S5", "S7 H4"]), derive=recorded_cards)
partners_major_penalty_cards: Fact[CardSet] = Fact(
    "partners_major_penalty_cards",
    "50D1",
    Cards(["", "SJ", "DJ", "SJ SQ"], least=0),
    derive=recorded_major_cards_of_partner,
)
declarer_chooses = one_of("declarer_chooses", Choice, "50D2", AskedOf.DECLARER)
required_suit = one_of("required_suit", Suit, "51B2(a)", AskedOf.DECLARER)
forbidden_suits: Fact[frozenset[Suit]] = Fact("forbidden_suits", "51B2(b)", Suits(["S", "H", "S H"]), AskedOf.DECLARER)

Returned = Generator[Finding, None, bool]
"""Yields findings, returns whether a penalty card went back to its owner's hand."""


def choice_before_the_lead(case: Case, cards: CardSet, numbering: Numbering, too_soon: bool) -> Returned:
    """50D2: the partner waits for declarer's choice, which dummy may not share in (10C2)."""
    who, partner = case[offender], case[offender].partner
    yield Finding("50D2", "partner_waits_for_declarers_choice", Effect.PROCEDURE, who=partner)
    if too_soon:
        yield Finding("49", "premature_lead_is_a_penalty_card_too", Effect.PENALTY_CARD, who=partner)
    own = case[partners_major_penalty_cards]
    suits = frozenset(card.suit for card in cards)
    match case[declarer_chooses]:
        case Choice.REQUIRE:
            suit = chosen_suit(case, suits)
            yield from required(who, cards, suit, paragraph(cards, "50D2(a)", "51B1(a)", "51B2(a)"))
            yield from lead_of_own_penalty_card(partner, frozenset(card for card in own if card.suit is suit))
            return True
        case Choice.FORBID:
            barred = chosen_suits(case, suits)
            yield from forbidden(who, cards, barred, paragraph(cards, "50D2(a)", "51B1(b)", "51B2(b)"))
            yield from lead_of_own_penalty_card(partner, frozenset(card for card in own if card.suit not in barred))
            return True
        case Choice.NEITHER:
            number = paragraph(cards, "50D2(b)", "50D2(b)", numbering.neither_of_several_suits)
            yield Finding(number, "partner_leads_anything_card_stays", Effect.PLAY_ON, who=partner, of=who, cards=cards)
            yield Finding(number, "choice_returns_while_partner_keeps_the_lead", Effect.PROCEDURE, who=partner)
            yield Finding("50D1(a)", "owed_at_first_legal_chance", Effect.MUST_PLAY, who=who, cards=cards)
            yield from lead_of_own_penalty_card(partner, own)
            return False
        case never:
            assert_never(never)


def paragraph(cards: CardSet, one_card: str, one_suit: str, several_suits: str) -> str:
    if len(cards) == 1:
        return one_card
    return one_suit if len({card.suit for card in cards}) == 1 else several_suits


def chosen_suit(case: Case, suits: frozenset[Suit]) -> Suit:
    return next(iter(suits)) if len(suits) == 1 else case.among(required_suit, tuple(sorted(suits, reverse=True)))


def chosen_suits(case: Case, suits: frozenset[Suit]) -> frozenset[Suit]:
    """51B2(b): any one or more of the suits of the penalty cards."""
    if len(suits) == 1:
        return suits
    some = (combinations(sorted(suits, reverse=True), size) for size in range(1, len(suits) + 1))
    return case.among(forbidden_suits, tuple(frozenset(chosen) for sizes in some for chosen in sizes))


def required(who: Seat, cards: CardSet, suit: Suit, number: str) -> Generator[Finding, None, None]:
    yield Finding(number, "partner_must_lead_the_suit", Effect.LEAD_RESTRICTION, who=who.partner, suit=suit)
    yield from picked_up(who, cards, frozenset([suit]), number)
    yield Finding("59", "if_void_any_card", Effect.PROCEDURE, who=who.partner, suit=suit)


def forbidden(who: Seat, cards: CardSet, suits: frozenset[Suit], number: str) -> Generator[Finding, None, None]:
    yield Finding(number, "partner_may_not_lead_the_suits", Effect.LEAD_RESTRICTION, who=who.partner, suits=suits)
    yield from picked_up(who, cards, suits, number)
    yield Finding("59", "if_nothing_else_any_card", Effect.PROCEDURE, who=who.partner, suits=suits)


def picked_up(who: Seat, cards: CardSet, suits: frozenset[Suit], number: str) -> Generator[Finding, None, None]:
    """The cards of the chosen suits are penalty cards no longer; those of other suits stay."""
    returned = frozenset(card for card in cards if card.suit in suits)
    yield Finding(number, "card_picked_up", Effect.CARD_RETURNED, who=who, cards=returned)
    if returned != cards:
        left = cards - returned
        yield Finding(number, "other_penalty_cards_stay", Effect.PENALTY_CARD, who=who, cards=left, major=True)


def lead_of_own_penalty_card(partner: Seat, legal: CardSet) -> Generator[Finding, None, None]:
    """50D1: the leader's own penalty card must be led if declarer's choice leaves it legal (51A: of several, one)."""
    if len(legal) == 1:
        yield Finding("50D1(a)", "leader_must_lead_own_penalty_card", Effect.MUST_PLAY, who=partner, cards=legal)
    elif legal:
        yield Finding("51A", "declarer_designates_which_to_play", Effect.MUST_PLAY, who=partner, cards=legal)
