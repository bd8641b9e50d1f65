"""Sentences that exclude each other do so only of the same object, player and cards."""

from rulings.bridge import Seat
from rulings.laws.engine import Effect, Finding
from rulings.laws.engine.matters import Matter, Settled, State, excluding

RETURNED = Settled(Matter.CARD, State.RETURNED)
PENALTY = Settled(Matter.CARD, State.PENALTY_CARD)


def of(who: Seat) -> Finding:
    """A sentence about a player's card."""
    return Finding("50", "key", Effect.PROCEDURE, who=who)


def test_a_card_does_not_go_back_to_the_hand_that_is_a_penalty_card() -> None:
    west = of(Seat.WEST)
    assert list(excluding(((west, RETURNED), (west, PENALTY)))) == [(west, west)]


def test_what_becomes_of_the_cards_of_two_players_may_differ() -> None:
    assert not list(excluding(((of(Seat.WEST), RETURNED), (of(Seat.EAST), PENALTY))))


def test_two_objects_of_one_player_may_differ() -> None:
    west = of(Seat.WEST)
    assert not list(excluding(((west, RETURNED), (west, Settled(Matter.CARD, State.PENALTY_CARD, of="another")))))
