"""Laws 50D2, 51B and 59: what declarer may choose when the partner of a major penalty card is to lead.

Then what his choice does to the lead, and to the cards on the table.
"""

from collections.abc import Generator, Iterator
from enum import StrEnum
from itertools import combinations
from typing import assert_never

from rulings.bridge import Seat, Suit
from rulings.laws.engine import AskedOf, Cards, CardSet, Case, Effect, Fact, Finding, Suits, one_of
from rulings.laws.play.law_50.cards import lying_cards, partners_cards_after_lead
from rulings.laws.play.law_50.information import information
from rulings.laws.record.roles import offender


class Choice(StrEnum):
    """50D2 and 51B, in the law's order."""

    REQUIRE = "require"
    FORBID = "forbid"
    NEITHER = "neither"


def recorded_major_cards_of_partner(case: Case) -> CardSet | None:
    """Known only when the record lists the penalty cards, each with its kind."""
    if case.record.penalty_cards is None:
        return None
    left = lying_cards(case, case[offender].partner)
    lying = [entry for entry in case.record.penalty_cards if entry.card in left]
    if any(entry.is_major is None for entry in lying):
        return None
    return frozenset(entry.card for entry in lying if entry.is_major)


partners_major_penalty_cards: Fact[CardSet] = Fact(
    "partners_major_penalty_cards",
    "50D1",
    Cards(["", "SJ", "DJ", "SJ SQ"], least=0),
    derive=recorded_major_cards_of_partner,
)
_declarer_chooses = one_of("declarer_chooses", Choice, "50D2", AskedOf.DECLARER)
_required_suit = one_of("required_suit", Suit, "51B2(a)", AskedOf.DECLARER)
_forbidden_suits: Fact[frozenset[Suit]] = Fact("forbidden_suits", "51B2(b)", Suits(["S", "H", "S H"]), AskedOf.DECLARER)
_Returned = Generator[Finding, None, CardSet]
"""Yields findings, returns the penalty cards that went back to their owner's hand."""


def choice_before_the_lead(case: Case, cards: CardSet, too_soon: bool) -> _Returned:
    """50D2: the partner waits for declarer's choice, which dummy may not share in (10C2)."""
    partner = case[offender].partner
    yield Finding("50D2", "partner_waits_for_declarers_choice", Effect.PROCEDURE, who=partner)
    own = case[partners_cards_after_lead if too_soon else partners_major_penalty_cards]
    if too_soon:
        yield from led_too_soon(case, own)
    return (yield from carried_out(case, cards, own, case[_declarer_chooses]))


def led_too_soon(case: Case, own: CardSet) -> Iterator[Finding]:
    """49: what the partner has led is a penalty card as well, with what it tells (50E); `own` are all that he has."""
    key, partner = "premature_lead_is_a_penalty_card_too", case[offender].partner
    yield Finding("49", key, Effect.PENALTY_CARD, who=partner, cards=own, major=True)
    yield from information(case, own, owner=partner)


def carried_out(case: Case, cards: CardSet, own: CardSet, choice: Choice) -> _Returned:
    """What the choice does to the lead and to the cards; `own` are major penalty cards of the player to lead."""
    who, partner = case[offender], case[offender].partner
    suits = frozenset(card.suit for card in cards)
    match choice:
        case Choice.REQUIRE:
            suit = _chosen_suit(case, suits)
            yield from _required(who, cards, suit, _paragraph(cards, "50D2(a)", "51B1(a)", "51B2(a)"), own)
            yield _obeyed(case, partner)
            return frozenset(card for card in cards if card.suit is suit)
        case Choice.FORBID:
            barred = _chosen_suits(case, suits)
            yield from _forbidden(who, cards, barred, _paragraph(cards, "50D2(a)", "51B1(b)", "51B2(b)"), own)
            yield _obeyed(case, partner)
            return frozenset(card for card in cards if card.suit in barred)
        case Choice.NEITHER:
            number = _paragraph(cards, "50D2(b)", "50D2(b)", case.by_edition("51B2(c)", in_2007="50D2(b)"))
            yield Finding(
                number, "neither_required_nor_forbidden", Effect.PENALTY_CARD, who=who, cards=cards, major=True
            )
            if not own:
                yield Finding(number, "partner_leads_anything", Effect.PLAY_ON, who=partner)
            yield Finding(number, "choice_returns_while_partner_keeps_the_lead", Effect.PROCEDURE, who=partner)
            yield from owed(who, cards)
            yield from _lead_of_own_penalty_card(partner, own, own)
            return frozenset()
        case never:
            assert_never(never)


def _obeyed(case: Case, leader: Seat) -> Finding:
    """16A1(c): what arises from a restriction that the Laws provide is authorized, for the leader's partner too."""
    number, key = case.by_edition("16A1(c)", in_2007="16A"), "restriction_may_be_used_by_all"
    return Finding(number, key, Effect.INFORMATION, who=leader)


def _chosen_suit(case: Case, suits: frozenset[Suit]) -> Suit:
    return next(iter(suits)) if len(suits) == 1 else case.among(_required_suit, tuple(sorted(suits, reverse=True)))


def _chosen_suits(case: Case, suits: frozenset[Suit]) -> frozenset[Suit]:
    """51B2(b): any one or more of the suits of the penalty cards."""
    if len(suits) == 1:
        return suits
    some = (combinations(sorted(suits, reverse=True), size) for size in range(1, len(suits) + 1))
    return case.among(_forbidden_suits, tuple(frozenset(chosen) for sizes in some for chosen in sizes))


def _paragraph(cards: CardSet, one_card: str, one_suit: str, several_suits: str) -> str:
    if len(cards) == 1:
        return one_card
    return one_suit if len({card.suit for card in cards}) == 1 else several_suits


def _required(who: Seat, cards: CardSet, suit: Suit, number: str, own: CardSet) -> Iterator[Finding]:
    """`own` are the leader's own major penalty cards: one of the suit must be led, or any of them if he is void."""
    leader, legal = who.partner, frozenset(card for card in own if card.suit is suit)
    yield Finding(number, "partner_must_lead_the_suit", Effect.LEAD_RESTRICTION, who=leader, suit=suit)
    if not legal:
        yield Finding(number, "any_card_of_the_suit", Effect.PLAY_ON, who=leader)
    yield from _lead_of_own_penalty_card(leader, legal, own)
    yield from _picked_up(who, cards, frozenset([suit]), number)
    if own and not legal:
        yield Finding("50D1(a)", "if_void_own_penalty_card", Effect.MUST_PLAY, who=leader, suit=suit, cards=own)
    elif not own:
        yield Finding("59", "if_void_any_card", Effect.PROCEDURE, who=leader, suit=suit)


def _forbidden(who: Seat, cards: CardSet, suits: frozenset[Suit], number: str, own: CardSet) -> Iterator[Finding]:
    """The leader's own major penalty card must be led: where the ban bars it, only if he holds nothing else."""
    leader, legal = who.partner, frozenset(card for card in own if card.suit not in suits)
    yield Finding(number, "partner_may_not_lead_the_suits", Effect.LEAD_RESTRICTION, who=leader, suits=suits)
    yield from _picked_up(who, cards, suits, number)
    if not own:
        yield Finding("59", "if_nothing_else_any_card", Effect.PROCEDURE, who=leader, suits=suits)
    elif not legal:
        key = "if_nothing_else_own_penalty_card"
        yield Finding("50D1(a)", key, Effect.MUST_PLAY, who=leader, suits=suits, cards=own)
    yield from _lead_of_own_penalty_card(leader, legal, own)


def _picked_up(who: Seat, cards: CardSet, suits: frozenset[Suit], number: str) -> Iterator[Finding]:
    """The cards of the chosen suits are penalty cards no longer; those of other suits stay, and are still owed."""
    returned = frozenset(card for card in cards if card.suit in suits)
    left = cards - returned
    key = "some_cards_picked_up" if left else "card_picked_up" if len(returned) == 1 else "cards_picked_up"
    yield Finding(number, key, Effect.CARD_RETURNED, who=who, cards=returned)
    if left:
        yield Finding(number, "other_penalty_cards_stay", Effect.PENALTY_CARD, who=who, cards=left, major=True)
        yield from owed(who, left)


def owed(who: Seat, cards: CardSet) -> Iterator[Finding]:
    """50D1(a), and 51A where two or more lie there."""
    yield Finding("50D1(a)", "owed_at_first_legal_chance", Effect.MUST_PLAY, who=who, cards=cards)
    if len(cards) > 1:
        yield Finding("51A", "declarer_names_one_of_several", Effect.PROCEDURE, who=who, cards=cards)


def _lead_of_own_penalty_card(partner: Seat, legal: CardSet, own: CardSet) -> Iterator[Finding]:
    """50D1: the leader's own penalty card must be led if declarer's choice leaves it legal (51A: of several, one).

    What he does not lead stays a penalty card.
    """
    if len(legal) == 1:
        yield Finding("50D1(a)", "leader_must_lead_own_penalty_card", Effect.MUST_PLAY, who=partner, cards=legal)
    elif legal:
        yield Finding("51A", "declarer_designates_which_to_play", Effect.MUST_PLAY, who=partner, cards=legal)
    if len(legal) > 1 or own != legal:
        yield Finding("50A", "own_penalty_cards_not_led_stay", Effect.PROCEDURE, who=partner, cards=own)
