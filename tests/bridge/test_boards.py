"""Dealer and vulnerability by board number."""

import pytest

from rulings.bridge import Side, Vulnerability, dealer_of, vulnerability_of
from tests.bridge.saying import exactly


def test_the_dealer_goes_clockwise() -> None:
    assert "".join(dealer_of(number) for number in range(1, 9)) == "NESWNESW"


def test_the_vulnerability_goes_in_a_cycle_of_sixteen() -> None:
    cycle = ["None", "NS", "EW", "All", "NS", "EW", "All", "None", "EW", "All", "None", "NS", "All", "None", "NS", "EW"]
    assert [vulnerability_of(number) for number in range(1, 33)] == cycle * 2


@pytest.mark.parametrize("number", [0, -3])
def test_there_is_no_board_below_one(number: int) -> None:
    with pytest.raises(ValueError, match=f"{number} is not a board number"):
        dealer_of(number)
    with pytest.raises(ValueError, match=f"{number} is not a board number"):
        vulnerability_of(number)


def test_each_side_knows_whether_it_is_vulnerable() -> None:
    assert [(v.of(Side.NS), v.of(Side.EW)) for v in Vulnerability] == [
        (False, False),
        (True, False),
        (False, True),
        (True, True),
    ]


def test_vulnerability_is_read_in_all_its_words() -> None:
    words = ("none", "Love", "-", "NS", "e-w", "Both", "ALL")
    assert [Vulnerability.parse(word).value for word in words] == ["None", "None", "None", "NS", "EW", "All", "All"]


def test_an_unknown_vulnerability_is_refused() -> None:
    with pytest.raises(ValueError, match=exactly("'us' is not a vulnerability; write None, NS, EW or All.")):
        Vulnerability.parse("us")


@pytest.mark.parametrize(
    ("text", "side"), [("N/S", Vulnerability.NS), ("e/w", Vulnerability.EW), ("n-s", Vulnerability.NS)]
)
def test_a_side_may_be_written_with_a_sign_between_its_letters(text: str, side: Vulnerability) -> None:
    assert Vulnerability.parse(text) is side
