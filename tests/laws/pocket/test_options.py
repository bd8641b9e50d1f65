"""How the options of a question are listed."""

from rulings.bridge import Card, Seat, Suit
from rulings.laws.engine import Cards, Fact, Number, OneSeat, Question, Suits, yes_no
from rulings.laws.pocket.options import options_of

TRICKS: Fact[int] = Fact("tricks", "64", Number(0, 13, (1,)))
SUITS: Fact[frozenset[Suit]] = Fact("suits", "51", Suits(["S"]))
CARDS: Fact[frozenset[Card]] = Fact("cards", "50", Cards(["S7"]))
WHO: Fact[Seat] = Fact("who", "69", OneSeat())
SEEN = yes_no("seen", "50")


def test_all_and_none_and_some_that_were_counted() -> None:
    assert options_of(Question(SEEN, (True, False))) == ("all", ())
    assert options_of(Question(TRICKS, ())) == ("open", ())
    assert options_of(Question(WHO, (Seat.NORTH, Seat.SOUTH))) == ("list", (Seat.NORTH, Seat.SOUTH))


def test_numbers_in_a_row_are_told_by_their_ends() -> None:
    assert options_of(Question(TRICKS, (3, 4, 5))) == ("range", (3, 5))
    assert options_of(Question(TRICKS, (3, 5))) == ("list", (3, 5))


def test_cards_one_by_one_and_every_choice_among_suits_are_told_by_the_set() -> None:
    low, high = frozenset([Card.parse("H4")]), frozenset([Card.parse("S7")])
    assert options_of(Question(CARDS, (high, low))) == ("each", (high | low,))
    both = frozenset([Suit.SPADES, Suit.HEARTS])
    choices = (frozenset([Suit.SPADES]), frozenset([Suit.HEARTS]), both)
    assert options_of(Question(SUITS, choices)) == ("some", (both,))
