"""Sentences that exclude each other do so only of the same object, player and cards."""

import pytest

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


@pytest.mark.parametrize(("matter", "one", "other"), [
    (Matter.SCORE, State.ARTIFICIAL, State.ASSIGNED),
    (Matter.SCORE, State.NOTHING, State.ASSIGNED),
    (Matter.SCORE, State.STANDS, State.CANCELLED),
    (Matter.CARD, State.RETURNED, State.STANDS),
    (Matter.CARD, State.RETURNED, State.STAYS_FACED),
    (Matter.CALL, State.CANCELLED, State.STANDS),
    (Matter.AUCTION, State.OVER, State.GOES_ON),
    (Matter.RIGHT, State.STANDS, State.CANCELLED),
    *((matter, State.NOTHING, State.SETTLED) for matter in Matter),
])  # fmt: skip
def test_no_object_has_both_of_two_states_of_which_one_denies_the_other(
    matter: Matter, one: State, other: State
) -> None:
    west = of(Seat.WEST)
    assert list(excluding(((west, Settled(matter, one)), (west, Settled(matter, other)))))


def test_a_score_that_stands_is_not_adjusted_either() -> None:
    west = of(Seat.WEST)
    said = (west, Settled(Matter.SCORE, State.STANDS)), (west, Settled(Matter.SCORE, State.NOTHING))
    assert not list(excluding(said))
