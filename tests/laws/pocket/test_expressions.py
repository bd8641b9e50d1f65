"""A value is said in terms of the answers, and only where that is right for all of them."""

from rulings.bridge import Card, Denomination, Seat, Side, Suit
from rulings.laws.pocket.expressions import SuitSet, evaluated, explained, likeness, literal, type_of


def cards(*names: str) -> frozenset[Card]:
    return frozenset(Card.parse(name) for name in names)


def test_a_seat_is_the_partner_of_who_was_named_wherever_he_sat() -> None:
    known = [{"offender": seat} for seat in Seat]
    assert explained([seat.partner for seat in Seat], known) == ["partner", ["f", "offender"]]
    assert explained([seat.side.other for seat in Seat], known) == ["others", ["f", "offender"]]


def test_what_no_answer_explains_is_nothing_and_what_never_differs_is_itself() -> None:
    known = [{"offender": Seat.NORTH}, {"offender": Seat.EAST}]
    assert explained([Seat.SOUTH, Seat.EAST], known) is None
    assert explained([Side.NS, Side.NS], [{}, {}]) == ["=", "side", "NS"]


def test_of_values_that_two_expressions_explain_together_those_of_the_better_one_are_alike() -> None:
    known = [{"offender": Seat.NORTH}, {"offender": Seat.EAST}, {"offender": Seat.WEST}]
    assert likeness([Seat.SOUTH, Seat.WEST, Seat.NORTH], known) == [True, True, False]


def test_cards_of_a_suit_that_was_chosen_are_found_among_those_that_were_named() -> None:
    known = [
        {"lying": cards("S7", "H4"), "chosen": Suit.SPADES},
        {"lying": cards("D9", "C2"), "chosen": Suit.CLUBS},
    ]
    assert explained([cards("S7"), cards("C2")], known) == ["in", ["f", "lying"], ["f", "chosen"]]
    assert explained([cards("H4"), cards("D9")], known) == ["out", ["f", "lying"], ["f", "chosen"]]


def test_a_number_is_a_sum_of_those_that_were_answered() -> None:
    known = [{"beaten": beaten, "equal": equal} for beaten in range(4) for equal in range(4)]
    points = [2 * each["beaten"] + each["equal"] for each in known]
    assert explained(points, known) == ["sum", 0, [2, "beaten"], [1, "equal"]]
    assert explained([each["beaten"] ** 2 for each in known], known) is None


def test_suits_that_were_answered_are_suits_even_where_they_are_none() -> None:
    assert (type_of(SuitSet()), type_of(frozenset())) == ("suits", "cards")
    assert literal(cards("H4", "S7")) == ["=", "cards", ["S7", "H4"]]


def test_the_winner_of_a_trick_is_told_where_all_four_cards_are_there() -> None:
    keys = ("first_card", "second_card", "third_card", "fourth_card")
    known = {"who": Seat.WEST, "strain": Denomination.HEARTS}
    known |= {key: cards(card) for key, card in zip(keys, ("S7", "SK", "H2", "SA"), strict=True)}  # type: ignore[misc]
    assert evaluated(["winner", "who", "strain", *keys], known) is Seat.EAST
    assert evaluated(["best", "who", "strain", *keys], known) == cards("H2")
    assert evaluated(["best", "who", "strain", *keys], known | {"third_card": frozenset()}) is None  # type: ignore[dict-item]
