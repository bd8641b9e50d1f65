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


def called_with_the_box(card: str, *finds: str, setting: str = "yes", lacks: tuple[str, ...] = ()) -> Worked:
    record = {"regulations": {"call_made_when_removed": setting}}
    return Worked("was_it_a_call", {"way_of_calling": "box", "bidding_card": card}, finds, lacks, record=record)


def called_otherwise(way: str, *finds: str, **facts: object) -> Worked:
    return Worked("was_it_a_call", {"way_of_calling": way, **facts}, finds)


MADE = ("18F it_was_a_call", "17C calls_next_unless_over", "25A made_call_may_be_unintended")
NOT_MADE = ("18F it_was_no_call", "16B1(a) what_he_began_is_unauthorized", "73D1 others_infer_at_their_own_risk")
ROWS = (
    *rows(
        "18",
        ("18F", "a card out of the bidding box with apparent intent: as the regulations say", (
            called_with_the_box("out_with_intent", *MADE),
            called_with_the_box("out_with_intent", *NOT_MADE, setting="no", lacks=("it_was_a_call",)),
            Worked("was_it_a_call", {"way_of_calling": "box", "bidding_card": "out_with_intent"},
                   asks="call_is_made_when_removed",
                   record={"regulations": {"call_made_when_removed": "ask"}}),
            called_with_the_box("on_the_table", *MADE, setting="no"),
            called_with_the_box("touched", *NOT_MADE),
            called_with_the_box("out_by_accident", *NOT_MADE),
        )),
        ("18A,F", "spoken, shown by a gesture, or on a device", (
            called_otherwise("spoken", *MADE, spoken_to_the_end=True),
            called_otherwise("spoken", *NOT_MADE, spoken_to_the_end=False),
            called_otherwise("gesture", *MADE, gesture_was_a_call=True),
            called_otherwise("gesture", *NOT_MADE, gesture_was_a_call=False),
            called_otherwise("screen", *MADE, call_was_confirmed=True),
            called_otherwise("screen", *NOT_MADE, call_was_confirmed=False),
        )),
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
