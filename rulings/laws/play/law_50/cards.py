"""Which cards of a defender Law 50 is about: those in question now, with those that lie on the table already."""

from rulings.bridge import Seat
from rulings.laws.engine import Cards, CardSet, Case, Fact
from rulings.laws.record.play import recorded_tricks
from rulings.laws.record.roles import named_cards, offender


def lying_cards(case: Case, seat: Seat) -> CardSet:
    """The recorded penalty cards of the seat that no recorded trick has."""
    recorded = frozenset(entry.card for entry in case.record.penalty_cards or () if entry.seat is seat)
    return recorded - {trick.card_of(seat) for trick in recorded_tricks(case)}


def _cards_in_question(case: Case, seat: Seat) -> CardSet | None:
    """The recorded cards of the seat in question, with those that already were penalty cards."""
    named = named_cards(case, seat)
    return (named | lying_cards(case, seat)) if named else None


def _recorded_cards(case: Case) -> CardSet | None:
    return _cards_in_question(case, case[offender])


def _with_lying_cards(case: Case, cards: CardSet) -> CardSet:
    """50B: a card named is one of several where others of the same defender lie there already."""
    return cards | lying_cards(case, case[offender])


def _recorded_cards_of_partner(case: Case) -> CardSet | None:
    """With the card that the partner led too soon, those that were lying there."""
    return _cards_in_question(case, case[offender].partner)


def _recorded_irregular_card(case: Case) -> CardSet | None:
    """The one card in question, or the only one that is not on record as a penalty card already."""
    who, cards = case[offender], case[penalty_cards]
    fresh = (named_cards(case, who) or cards - lying_cards(case, who)) & cards
    return fresh if len(fresh) == 1 else None


penalty_cards: Fact[CardSet] = Fact(
    "penalty_cards",
    "50",
    Cards(["S7", "SK", "S7 S5", "S7 H4"]),
    derive=_recorded_cards,
    completed=_with_lying_cards,
)
partners_cards_after_lead: Fact[CardSet] = Fact(
    "partners_cards_after_lead", "50D2", Cards(["SJ", "DJ", "SJ SQ"]), derive=_recorded_cards_of_partner
)
_card_led_or_played: Fact[CardSet] = Fact(
    "card_led_or_played", "50", Cards(["S7"], most=1), derive=_recorded_irregular_card
)


def irregular_card(case: Case) -> CardSet:
    """The card that was led or played now: of several penalty cards only one was."""
    cards = case[penalty_cards]
    if len(cards) == 1:
        return cards
    return case.among(_card_led_or_played, tuple(frozenset([card]) for card in sorted(cards, reverse=True)))
