"""The answers that a law is tried with: all that can be counted, the enumeration's own always."""

from random import Random

from rulings.bridge import Card, Seat
from rulings.laws.engine import Cards, Fact, OneSeat, Question
from rulings.laws.pocket.points import first_points, sampled

WHO: Fact[Seat] = Fact("who", "81C3", OneSeat())
CARDS: Fact[frozenset[Card]] = Fact("cards", "50", Cards(["S7", "SK"], least=0))


def test_a_law_is_begun_under_each_value_of_each_setting_that_it_reads() -> None:
    assert len(first_points(())) == 1
    assert [point.known["setting memory_aids"] for point in first_points(("memory_aids",))] == ["no", "yes", "ask"]


def test_every_seat_is_tried_and_the_enumerations_own_is_marked() -> None:
    points = sampled([(first_points(())[0], Question(WHO, tuple(Seat)))], WHO, Random(1))
    assert {point.known["who"] for point in points} == set(Seat)
    assert {point.known["who"] for point in points if point.is_sample} == {Seat.WEST}


def test_no_card_one_card_and_several_of_one_suit_and_of_more_are_tried_beside_each_seat() -> None:
    seated = sampled([(first_points(())[0], Question(WHO, tuple(Seat)))], WHO, Random(1))
    points = sampled([(point, Question(CARDS, ())) for point in seated], CARDS, Random(1))
    sizes = {(len(point.known["cards"]), len({card.suit for card in point.known["cards"]})) for point in points}
    assert {(0, 0), (1, 1), (2, 1), (2, 2), (3, 2)} <= sizes
