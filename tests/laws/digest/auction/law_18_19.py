"""Laws 18 and 19, which only define: sufficient bids, doubles and redoubles. Plain checks on the game's own words."""

from itertools import pairwise

from rulings.bridge import Call
from rulings.laws.record.record import read_record
from tests.laws.digest.rows import Worked, rows
from tests.laws.recorded_auctions import recorded


def admitted(calls: str, call: Call, is_admissible: bool) -> None:
    auction = read_record(recorded(calls)).auction
    assert auction is not None
    assert auction.is_admissible(call, auction.turn) is is_admissible


def superseded_by_the_next_in_order() -> None:
    auction = read_record(recorded("1S")).auction
    assert auction is not None
    assert [auction.is_sufficient(Call.parse(bid)) for bid in ("1H", "1S", "1NT", "2C")] == [False, False, True, True]


def the_order_is_notrump_spades_hearts_diamonds_clubs() -> None:
    bids = [Call.parse(text) for text in ("1C", "1D", "1H", "1S", "1NT", "2C")]
    assert all(higher.outbids(lower) for lower, higher in pairwise(bids))


def an_accepted_insufficient_bid_is_the_measure_of_the_next() -> None:
    auction = read_record(recorded("1S 1H")).auction
    assert auction is not None
    assert auction.is_sufficient(Call.parse("1S"))


def a_double_only_of_the_opponents_last_bid() -> None:
    admitted("1S", Call.DOUBLE, True)
    admitted("1S P P", Call.DOUBLE, True)
    admitted("1S P", Call.DOUBLE, False)
    admitted("P", Call.DOUBLE, False)


def a_redouble_only_of_the_opponents_last_double() -> None:
    admitted("1S X", Call.REDOUBLE, True)
    admitted("1S X P P", Call.REDOUBLE, True)
    admitted("1S", Call.REDOUBLE, False)
    admitted("1S X P", Call.REDOUBLE, False)


def the_next_legal_bid_supersedes_a_double() -> None:
    contract = read_record(recorded("1S X 2S P P P")).contract
    assert str(contract) == "2S by N"


ROWS = (
    *rows(
        "18",
        ("18B-D", "sufficient is higher than the last bid, by denomination or level", (superseded_by_the_next_in_order,
         Worked("insufficient_bid", {"offender": "E", "insufficient_kind": "in_turn"}, record=recorded("1S 1H"),
                asks="lho_accepts_insufficient_bid"))),
        ("18E", "the order of the denominations", (the_order_is_notrump_spades_hearts_diamonds_clubs,)),
        ("27A1", "after an accepted insufficient bid that bid is the measure",
         (an_accepted_insufficient_bid_is_the_measure_of_the_next,)),
    ),
    *rows(
        "19",
        ("19A1", "a double only of the opponents' last bid", (a_double_only_of_the_opponents_last_bid,)),
        ("19B1", "a redouble only of the opponents' last double", (a_redouble_only_of_the_opponents_last_double,)),
        ("19C", "superseded by the next legal bid", (the_next_legal_bid_supersedes_a_double,)),
    ),
)  # fmt: skip
