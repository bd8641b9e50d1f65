"""Where a record contradicts itself; what is missing contradicts nothing."""

import pytest

from rulings.bridge import Card, Contract, Seat, Vulnerability
from rulings.laws.contradictions import Contradicted, Contradiction, contradictions, of_the_answered_cards
from rulings.laws.record.record import read_record
from rulings.laws.record.roles import offender
from tests.laws.recorded_auctions import asked, called
from tests.laws.ruling import ruled

BY_NORTH = Contract.parse("1NT by N")
BY_WEST = Contract.parse("4S by W")
DEAL = "N:AQ32.A432.32.432 K4.KQJ.KQJ4.KQJT JT98.T98.T98.A98 765.765.A765.765"
WEST_ONLY = "N:- - - 765.765.A765.765"
SPADE_KING = Card.parse("SK")


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
    {"cards": {"E": "SK"}, "deal": DEAL, "penalty_cards": {"W": "DA"}},
    {"cards": {"N": "SK"}},
    {"cards": {"N": "SK"}, "deal": WEST_ONLY},
    {"cards": {"E": "SK"}, "contract": "4H by S", "tricks": ["S5 S2 SK S8"]},
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
    ({"cards": {"W": "SK"}, "deal": DEAL}, Contradiction(Contradicted.CARD, Seat.WEST, Seat.EAST, SPADE_KING)),
    ({"penalty_cards": {"W": "SK"}, "deal": WEST_ONLY}, Contradiction(Contradicted.CARD, Seat.WEST, None, SPADE_KING)),
    ({"cards": {"W": "SK"}, "contract": "4H by S", "tricks": ["S5 S2 SK S8"]},
     Contradiction(Contradicted.PLAYED_CARD, Seat.WEST, Seat.EAST, SPADE_KING)),
])  # fmt: skip
def test_an_entry_that_the_rest_contradicts_is_found_with_what_follows(
    entries: dict[str, object], expected: Contradiction
) -> None:
    assert contradictions(read_record(entries)) == (expected,)


@pytest.mark.parametrize(("leader", "is_declaring"), [("N", True), ("S", True), ("E", False)])
def test_a_lead_of_the_declaring_side_is_another_contradiction_than_one_out_of_turn(
    leader: str, is_declaring: bool
) -> None:
    (found,) = contradictions(read_record({"contract": "4S by S", "opening_leader": leader}))
    assert found.is_of_the_declaring_side == is_declaring


def test_a_recorded_offender_who_made_no_such_call_is_pointed_out_and_counts() -> None:
    ruling = called("insufficient_bid", "1S 1H", insufficient_kind="in_turn")
    assert ruling.overruled == {}
    other = called("insufficient_bid", "1S 1H", recorded_offender="W", insufficient_kind="in_turn")
    assert (other.relied_on[offender], other.overruled) == (Seat.WEST, {offender: Seat.EAST})
    assert asked(other) == "since_insufficient"


def test_a_recorded_offender_who_made_such_a_call_too_contradicts_nothing() -> None:
    ruling = called("insufficient_bid", "1S 1H P 2C P 1NT", recorded_offender="E", insufficient_kind="in_turn")
    assert (ruling.relied_on[offender], ruling.overruled) == (Seat.EAST, {})


@pytest.mark.parametrize(("situation", "facts"), [
    ("penalty_card", {"visibility": "seen_or_named", "penalty_cards": "SK H7"}),
    ("card_exposed_in_auction", {"card_shown": "during_auction", "partner_could_see_face": True,
                                 "exposed_cards": "SK H7"}),
])  # fmt: skip
def test_a_card_answered_that_another_was_dealt_is_pointed_out_and_counts(
    situation: str, facts: dict[str, object]
) -> None:
    record: dict[str, object] = {"contract": "4H by S", "deal": DEAL}
    ruling = ruled(situation, record=record, **facts)
    found = Contradiction(Contradicted.CARD, Seat.WEST, Seat.EAST, SPADE_KING)
    assert tuple(of_the_answered_cards(read_record(record), ruling)) == (found,)
    assert frozenset(map(Card.parse, ("SK", "H7"))) in ruling.relied_on.values()


def test_the_partners_card_is_looked_for_in_his_own_hand() -> None:
    record: dict[str, object] = {"contract": "4H by S", "deal": DEAL, "cards": {"W": "S7"}}
    ruling = ruled(
        "penalty_card", record=record, visibility="seen_or_named", exposure="played", moment="partner_to_lead",
        partners_major_penalty_cards="SA",
    )  # fmt: skip
    found = Contradiction(Contradicted.CARD, Seat.EAST, Seat.NORTH, Card.parse("SA"))
    assert tuple(of_the_answered_cards(read_record(record), ruling)) == (found,)


def test_declarers_lead_out_of_turn_is_looked_for_in_the_hand_that_led() -> None:
    record: dict[str, object] = {"contract": "4H by S", "deal": DEAL}
    facts = {"led_from_dummy": True, "whose_lead": "his_own_hand", "lead_state": "nothing"}
    ruling = ruled("lead_out_of_turn", record=record, offender="S", led_card="S2", **facts)
    assert tuple(of_the_answered_cards(read_record(record), ruling)) == ()
    other = ruled("lead_out_of_turn", record=record, offender="S", led_card="SJ", **facts)
    (found,) = of_the_answered_cards(read_record(record), other)
    assert (found.told, found.follows) == (Seat.NORTH, Seat.SOUTH)


def test_a_card_of_a_trick_is_looked_for_in_the_hand_of_whoever_played_it() -> None:
    record: dict[str, object] = {"contract": "4H by S", "deal": DEAL}
    cards = {"first_card": "S7", "second_card": "S8", "third_card": "SA", "fourth_card": "S9"}
    ruling = ruled("trick_won", record=record, offender="W", **cards)
    told = {each.told for each in of_the_answered_cards(read_record(record), ruling)}
    assert told == {Seat.NORTH, Seat.EAST}  # West was dealt the seven, South the nine
