"""Which calls a ruling cancels, told from the auction that it ruled on; and the auction as the ruling leaves it."""

import pytest

from rulings.bridge import Auction, Seat
from rulings.bridge.auction_text import read_text, written
from rulings.laws.auction.cancelled_calls import CANCELS, as_ruled
from rulings.laws.engine import Ruling, every_path
from rulings.laws.situations import EDITIONS, situations
from tests.laws.recorded_auctions import typed

NOT_ACCEPTED = {"lho_accepts_out_of_rotation": "no", "since_out_of_rotation": "nobody"}


def left(ruling: Ruling, auction: Auction) -> str:
    """The auction as the ruling leaves it, as text."""
    named = [(finding.key, finding.values.get("who")) for finding in ruling.findings]
    return written(as_ruled(auction, auction, named))  # type: ignore[arg-type]


@pytest.mark.parametrize(("situation", "calls", "facts", "after"), [
    ("insufficient_bid", "1S 1H", {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": "no"}, "1S [E:1H]"),
    ("insufficient_bid", "1S 1H", {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": "yes"}, "1S 1H"),
    ("insufficient_bid", "1S 1H E:2H!", {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": "no"},
     "1S [E:1H] 2H"),
    ("insufficient_bid", "1S 1H E:2H!", {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": "yes"},
     "1S 1H [E:2H]"),
    ("insufficient_bid", "1S 1H E:1D!", {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": "no",
     "lho_accepts_second_insufficient_bid": "no"}, "1S [E:1H] [E:1D]"),
    ("bid_out_of_rotation", "E:1H!", NOT_ACCEPTED, "[E:1H]"),
    ("bid_out_of_rotation", "E:1H!", {**NOT_ACCEPTED, "lho_accepts_out_of_rotation": "yes"}, "E:1H!"),
    ("bid_out_of_rotation", "E:1H! N:1S!", {}, "[E:1H] 1S"),
    ("bid_out_of_rotation", "S:1H! N:1S!", {"lho_accepts_out_of_rotation": "yes"}, "S:1H! [N:1S]"),
    ("bid_out_of_rotation", "S:1H! N:1S!", {"lho_accepts_out_of_rotation": "no"}, "[S:1H] 1S"),
    ("pass_out_of_rotation", "1H S:P!", NOT_ACCEPTED, "1H [S:P]"),
    ("double_out_of_rotation", "1H P W:X!", {**NOT_ACCEPTED, "whose_turn": "partner"}, "1H P [W:X]"),
    ("inadmissible_double", "1H P X P", {}, "1H P [S:X] [W:P]"),
    ("inadmissible_double", "1H P X", {}, "1H P [S:X]"),
    ("change_of_call", "1H 1S E:2S!", {"call_was_intended": "yes", "second_call_made": "yes",
     "lho_accepts_change": "yes"}, "1H [E:1S] 2S"),
    ("change_of_call", "1H 1S E:2S!", {"call_was_intended": "yes", "second_call_made": "yes",
     "lho_accepts_change": "no"}, "1H 1S [E:2S]"),
    ("unintended_call", "1H 1S E:2S!", {"call_was_intended": "no"}, "1H [E:1S] 2S"),
    ("passes_out_of_turn_skip_a_player", "1H S:P! P P", {}, "1H [S:P] [W:P] [N:P]"),
    ("passes_out_of_turn_skip_a_player", "P 1H W:P! P P", {}, "P 1H [W:P] [N:P] [E:P]"),
    ("passes_out_of_turn_skip_a_player", "P P 1H P E:P! P", {}, "P P 1H P [E:P] [S:P]"),
    ("call_by_player_required_to_pass", "1H P 2H", {"offender": "S", "is_also_inadmissible_double": "no",
     "lho_called_over_barred_player": "no"}, "1H P [S:2H] P"),
    ("bid_above_seven", "1H P 7NT", {"offender": "S", "lho_called_over_bid_above_seven": "no"}, "1H P 7NT"),
    ("call_after_final_pass", "1H P P P E:2C! S:P!", {}, "1H P P P [E:2C] [S:P]"),
    ("cards_from_wrong_board", "1H 1S P", {"wrong_cards_entry": "auction", "offender": "E"}, "1H [E:1S] [S:P]"),
    ("cards_from_wrong_board", "1H 1S", {"wrong_cards_entry": "auction", "offender": "E"}, "1H [E:1S]"),
])  # fmt: skip
def test_the_auction_as_a_ruling_leaves_it(situation: str, calls: str, facts: dict[str, object], after: str) -> None:
    ruling = typed(situation, calls, **facts)
    assert left(ruling, read_text(Seat.NORTH, calls)) == after


def test_what_is_marked_already_is_left_and_later_calls_stay() -> None:
    ruled_on = read_text(Seat.NORTH, "1S 1H")
    named = [("insufficient_bid_must_be_replaced", Seat.EAST)]
    later = read_text(Seat.NORTH, "1S [E:1H] 2H P 1D")
    assert as_ruled(later, ruled_on, named) is later
    since = read_text(Seat.NORTH, "1S 1H E:2H! P")
    assert written(as_ruled(since, ruled_on, named)) == "1S [E:1H] 2H P"


def test_an_auction_that_was_entered_anew_is_not_marked() -> None:
    other = read_text(Seat.NORTH, "1S 2H")
    assert as_ruled(other, read_text(Seat.NORTH, "1S 1H"), [("insufficient_bid_must_be_replaced", Seat.EAST)]) is other


def test_every_key_that_marks_a_call_is_one_that_some_law_finds_of_a_player() -> None:
    found = {
        finding.key
        for edition in EDITIONS
        for situation in situations(edition)
        for path in every_path(situation.laws[edition])
        for finding in path.ruling.findings
        if "who" in finding.values
    }
    assert CANCELS.keys() <= found
