"""Where a record contradicts itself; what is missing contradicts nothing."""

import pytest

from rulings.bridge.boards import Vulnerability
from rulings.bridge.contracts import Contract
from rulings.bridge.seats import Seat
from rulings.laws.contradictions import Contradicted, Contradiction, contradictions
from rulings.laws.record import read_record
from rulings.laws.roles import offender
from tests.laws.auction import asked, called

BY_NORTH = Contract.parse("1NT by N")
BY_WEST = Contract.parse("4S by W")


@pytest.mark.parametrize("entries", [
    {},
    {"dealer": "S", "vulnerability": "All"},
    {"board": 3, "dealer": "S", "vulnerability": "EW"},
    {"board": 1, "auction": "1NT AP"},
    {"board": 1, "auction": "1NT AP", "contract": "1NT"},
    {"board": 1, "auction": "1NT P", "contract": "4S by W"},
    {"board": 1, "auction": "AP", "contract": "Pass"},
    {"contract": "4S by W", "opening_leader": "N"},
    {"contract": "4S", "opening_leader": "E"},
    {"opening_leader": "E"},
])  # fmt: skip
def test_entries_that_agree_or_are_missing_contradict_nothing(entries: dict[str, object]) -> None:
    assert contradictions(read_record(entries)) == ()


@pytest.mark.parametrize(("entries", "expected"), [
    ({"board": 18, "dealer": "N"}, Contradiction(Contradicted.DEALER, Seat.NORTH, Seat.EAST, 18)),
    ({"board": 18, "vulnerability": "EW"},
     Contradiction(Contradicted.VULNERABILITY, Vulnerability.EW, Vulnerability.NS, 18)),
    ({"board": 1, "auction": "1NT AP", "contract": "4S by W"}, Contradiction(Contradicted.CONTRACT, BY_WEST, BY_NORTH)),
    ({"board": 1, "auction": "1NT AP", "contract": "1NT by S"},
     Contradiction(Contradicted.CONTRACT, Contract.parse("1NT by S"), BY_NORTH)),
    ({"board": 1, "auction": "1NT X AP", "contract": "1NT by N"},
     Contradiction(Contradicted.CONTRACT, BY_NORTH, Contract.parse("1NTX by N"))),
    ({"board": 1, "auction": "AP", "contract": "4S by W"}, Contradiction(Contradicted.CONTRACT, BY_WEST, None)),
    ({"board": 1, "auction": "1NT AP", "contract": "Pass"}, Contradiction(Contradicted.CONTRACT, None, BY_NORTH)),
    ({"contract": "4S by W", "opening_leader": "S"},
     Contradiction(Contradicted.OPENING_LEADER, Seat.SOUTH, Seat.NORTH, BY_WEST)),
    ({"board": 1, "auction": "1NT AP", "opening_leader": "W"},
     Contradiction(Contradicted.OPENING_LEADER, Seat.WEST, Seat.EAST, BY_NORTH)),
])  # fmt: skip
def test_an_entry_that_the_rest_contradicts_is_found_with_what_follows(
    entries: dict[str, object], expected: Contradiction
) -> None:
    assert contradictions(read_record(entries)) == (expected,)


def test_a_recorded_offender_who_made_no_such_call_is_pointed_out_and_counts() -> None:
    ruling = called("insufficient_bid", "1S 1H", insufficient_kind="in_turn")
    assert ruling.overruled == {}
    other = called("insufficient_bid", "1S 1H", recorded_offender="W", insufficient_kind="in_turn")
    assert (other.relied_on[offender], other.overruled) == (Seat.WEST, {offender: Seat.EAST})
    assert asked(other) == "since_insufficient"


def test_a_recorded_offender_who_made_such_a_call_too_contradicts_nothing() -> None:
    ruling = called("insufficient_bid", "1S 1H P 2C P 1NT", recorded_offender="E", insufficient_kind="in_turn")
    assert (ruling.relied_on[offender], ruling.overruled) == (Seat.EAST, {})
