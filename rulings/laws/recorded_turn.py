"""Whose turn it is by the recorded tricks, and what he may play to the trick in progress.

None where the record does not tell: no tricks, or the play recorded to its end.
"""

from dataclasses import replace

from rulings.bridge.cards import Card, Suit
from rulings.bridge.seats import Seat
from rulings.bridge.tricks import Trick, legal_cards
from rulings.laws.engine import Case
from rulings.laws.record import SeatedCard
from rulings.laws.recorded_play import is_play_recorded_whole, recorded_tricks, recorded_winners


def trick_in_progress(case: Case) -> Trick | None:
    """The last recorded trick, while a card is missing from it."""
    tricks = recorded_tricks(case)
    return tricks[-1] if tricks and not tricks[-1].is_complete else None


def leader_out_of_turn(case: Case) -> Seat | None:
    """Who has led to the trick in progress although the lead was another's."""
    trick, play = trick_in_progress(case), case.record.play
    return trick.leader if trick is not None and trick.leader is not play.rightful_leaders[-1] else None


def count_lead_as_in_question(case: Case) -> None:
    """Where the record names no card of the player who has led out of turn, the card he led counts as named."""
    trick, led = trick_in_progress(case), leader_out_of_turn(case)
    if trick is not None and led is not None and all(entry.seat is not led for entry in case.record.cards):
        case.record = replace(case.record, cards=(*case.record.cards, SeatedCard(led, trick.cards[0])))


def next_to_play(case: Case) -> Seat | None:
    """The player in turn, after a complete trick its winner."""
    trick = trick_in_progress(case)
    if trick is not None:
        return trick.leader.after(trick.turns)
    winners = recorded_winners(case)
    return winners[-1] if winners and not is_play_recorded_whole(case) else None


def suit_led_before(case: Case, seat: Seat) -> Suit | None:
    """The suit of the trick to which the seat has yet to play."""
    trick = trick_in_progress(case)
    return trick.led if trick is not None and trick.card_of(seat) is None else None


def legal_of(case: Case, seat: Seat, cards: frozenset[Card]) -> frozenset[Card] | None:
    """Which of his cards a player who is to follow may play by Law 44.

    None where he is not to follow, or where his hand is not known and decides.
    """
    led = suit_led_before(case, seat)
    if led is None or next_to_play(case) is not seat:
        return None
    following = frozenset(card for card in cards if card.suit is led)
    hand = case.record.deal.hand(seat) if case.record.deal else None
    if following or hand is None:
        return following or None
    played = {trick.card_of(seat) for trick in recorded_tricks(case)}
    return legal_cards(hand.cards - played, led) & cards
