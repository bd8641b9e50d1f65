"""Names replaced in whatever form they stand; all else stays as it was typed."""

import pytest

from rulings.desk.base.naming.marks import known
from rulings.desk.base.naming.replacing import with_names_replaced, without_names

SEATS = {"Anna Kowalska": "N", "Jan Nowak": "S", "Piotr Nowak": "E", "Jo King": "W"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Anny Kowalskiej karta; Kowalskiej, Janem i jo king.", "N karta; N, S i W."),
        ("Nowaka karta.", "Nowaka karta."),
        ("Jana Nowaka karta.", "S karta."),
        ("The king led; Zbigniewski.", "The king led; Zbigniewski."),
        ("J a n led; K o w a l s k i e j karta.", "S led; N karta."),
        ("J a n i n a led.", "J a n i n a led."),
    ],
)
def test_a_form_of_a_name_becomes_what_stands_for_it_and_what_two_share_stays(text: str, expected: str) -> None:
    assert with_names_replaced(text, SEATS) == expected


def test_what_is_spared_stays() -> None:
    assert with_names_replaced("Anna, Jo.", SEATS, ["anna"]) == "Anna, W."


def test_all_that_may_be_a_name_goes_where_nothing_may_stay() -> None:
    whom = known(SEATS)
    assert without_names("So Nowaka i Zbigniewski led.", whom, "X") == "So X i X led."
    assert without_names("So Zbigniewski led.", whom, "X", ["Zbigniewski"]) == "So Zbigniewski led."
