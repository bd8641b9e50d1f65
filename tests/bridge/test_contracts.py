"""Contracts, read and written."""

import pytest

from rulings.bridge import Contract, Denomination, Doubled, Seat
from tests.bridge.saying import exactly


@pytest.mark.parametrize("text", ["4S X by W", "4SX W", "4SXW", "4sx by west", "4S* by W"])
def test_one_contract_has_many_spellings(text: str) -> None:
    assert Contract.parse(text) == Contract(4, Denomination.SPADES, Doubled.DOUBLED, Seat.WEST)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("3NT", "3NT"),
        ("3N", "3NT"),
        ("3NTN", "3NT by N"),
        ("3NN", "3NT by N"),
        ("7cxx by s", "7CXX by S"),
        ("4SS", "4S by S"),
    ],
)
def test_a_contract_is_written_in_one_way(text: str, written: str) -> None:
    assert str(Contract.parse(text)) == written


@pytest.mark.parametrize("text", ["Pass", "P", " pass ", "AP"])
def test_a_board_passed_out_has_no_contract(text: str) -> None:
    assert Contract.parse(text) is None


@pytest.mark.parametrize("text", ["", "8S by W", "4S by Q", "4SXXX", "S"])
def test_what_is_no_contract_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match=exactly(f"'{text}' is not a contract; write 4S, 4SX by W, 3NT by N or Pass.")):
        Contract.parse(text)


def test_declarer_settles_dummy_and_opening_leader() -> None:
    contract = Contract(4, Denomination.SPADES, Doubled.NO, Seat.WEST)
    assert (contract.dummy, contract.opening_leader) == (Seat.EAST, Seat.NORTH)
    assert contract.defenders == (Seat.NORTH, Seat.SOUTH)
    assert contract.tricks_needed == 10


def test_without_a_declarer_nobody_is_dummy() -> None:
    contract = Contract(4, Denomination.SPADES)
    assert (contract.dummy, contract.opening_leader, contract.defenders) == (None, None, ())


def test_a_contract_for_no_tricks_is_refused() -> None:
    with pytest.raises(ValueError, match="1 to 7 odd tricks, not 0"):
        Contract(0, Denomination.SPADES)
