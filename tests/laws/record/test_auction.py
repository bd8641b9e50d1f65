"""What a recorded auction answers: who erred, whose turn it was, who called since; and what it leaves to be asked."""

import pytest

from rulings.bridge import Auction, Call, CallIrregularity, Seat
from rulings.laws.engine import Case, UnknownAnswer
from rulings.laws.record.auction import Turn, call_in_question, caller, recorded_lowest_bid, recorded_second_caller
from rulings.laws.record.record import read_record
from rulings.laws.record.roles import offender
from tests.laws.recorded_auctions import asked, called, derived, recorded, typed


def case_of(calls: str, dealer: str = "N", **answers: object) -> Case:
    return Case(answers, read_record(recorded(calls, dealer)))


@pytest.mark.parametrize(("calls", "who", "turn"), [
    ("1C W:1H", Seat.WEST, Turn.PARTNER),
    ("E:1H", Seat.EAST, Turn.RHO),
    ("S:1H", Seat.SOUTH, Turn.PARTNER),
    ("W:1H", Seat.WEST, Turn.LHO),
    ("1C P P N:1H", Seat.NORTH, Turn.RHO),
    ("1C N:1H", Seat.NORTH, Turn.LHO),
])  # fmt: skip
def test_the_last_call_out_of_rotation_is_in_question_and_shows_whose_turn_it_was(
    calls: str, who: Seat, turn: Turn
) -> None:
    case = case_of(calls)
    found = call_in_question(case, CallIrregularity.OUT_OF_ROTATION)
    assert found is not None
    assert (found.made.seat, found.turn) == (who, turn)


def test_a_call_of_the_player_in_turn_over_a_call_out_of_rotation_is_not_the_irregular_one() -> None:
    assert caller(case_of("E:1H N:1S"), CallIrregularity.OUT_OF_ROTATION) is Seat.EAST


def test_of_two_insufficient_bids_in_a_row_the_first_is_in_question() -> None:
    found = call_in_question(case_of("1S 1H E:1D"), CallIrregularity.INSUFFICIENT)
    assert found is not None
    assert (found.made.call, found.next_caller) == (Call.parse("1H"), Seat.EAST)


def test_the_offender_whom_the_director_names_stands_before_the_recorded_one_and_decides_which_call_is_meant() -> None:
    case = case_of("1S 1H P P 2C P W:1H", offender="E")
    assert caller(case, CallIrregularity.INSUFFICIENT) is Seat.EAST
    found = call_in_question(case, CallIrregularity.INSUFFICIENT)
    assert found is not None
    assert found.turn is Turn.OWN


@pytest.mark.parametrize(("situation", "calls"), [
    ("insufficient_bid", "1S 1H P P 2C P W:1H"),
    ("bid_out_of_rotation", "1C S:1S W:1NT E:2C S:3D"),
])  # fmt: skip
def test_of_irregular_calls_by_several_players_none_is_taken_for_the_one_that_is_meant(
    situation: str, calls: str
) -> None:
    assert asked(called(situation, calls)) == "offender"


def test_a_named_offender_who_is_not_the_recorded_one_is_pointed_out() -> None:
    case = case_of("1S 1H", offender="W")
    assert caller(case, CallIrregularity.INSUFFICIENT) is Seat.WEST
    assert case.overruled == {offender: Seat.EAST}


@pytest.mark.parametrize(("calls", "lowest"), [
    ("1S 1H", "2H"),
    ("2NT 2C", "3C"),
    ("1S 1NT P 1H", "2H"),
    ("2C 1NT", "2NT"),
])  # fmt: skip
def test_the_lowest_sufficient_bid_in_the_denomination_named(calls: str, lowest: str) -> None:
    assert recorded_lowest_bid(case_of(calls)) == Call.parse(lowest)


def test_above_seven_spades_no_spade_bid_is_sufficient() -> None:
    assert recorded_lowest_bid(case_of("7NT 7S")) is None


def test_a_player_recorded_with_two_calls_in_a_row_changed_his_call() -> None:
    case = case_of("1C 1H E:1S")
    assert recorded_second_caller(case) is Seat.EAST


@pytest.mark.parametrize(("calls", "dealer", "skipped"), [
    ("P N:P S:P W:P", "W", Seat.EAST),
    ("P P S:P", "W", None),
    ("1H S:P W:P N:P", "N", Seat.EAST),
    ("1H P W:P N:P", "N", Seat.SOUTH),
    ("1C P 2C N:P E:P S:P", "N", Seat.WEST),
    ("P 1H P P N:P E:P", "W", Seat.WEST),
    ("1H P P P", "N", None),
    ("P P P P", "N", None),
    ("1H P P", "N", None),
])  # fmt: skip
def test_17D3_the_player_whom_three_passes_have_skipped(calls: str, dealer: str, skipped: Seat | None) -> None:
    auction = read_record(recorded(calls, dealer)).auction
    assert isinstance(auction, Auction)
    assert auction.skipped is skipped


def test_nothing_recorded_means_that_everything_is_asked() -> None:
    case = Case({"offender": "W"})
    assert caller(case, CallIrregularity.INSUFFICIENT) is Seat.WEST
    assert call_in_question(case, CallIrregularity.INSUFFICIENT) is None


def test_of_a_recorded_insufficient_bid_only_what_the_record_cannot_know_is_asked() -> None:
    ruling = called("insufficient_bid", "1S 1H", insufficient_kind="in_turn", lho_accepts_insufficient_bid=False)
    assert derived(ruling) == {"offender": "E", "since_insufficient": "nothing", "lowest_sufficient_bid": "2H"}
    assert asked(ruling) == "replacement"


def test_of_a_recorded_bid_out_of_rotation_turn_and_earlier_calls_are_not_asked() -> None:
    ruling = called("bid_out_of_rotation", "W:1H", lho_accepts_out_of_rotation=False)
    expected = {"offender": "W", "whose_turn": "lho", "has_called_before": "no", "since_out_of_rotation": "nobody"}
    assert derived(ruling) == expected
    assert asked(ruling) == "comparable_test"


def test_an_earlier_irregularity_of_another_kind_is_left_alone() -> None:
    ruling = called("inadmissible_double", "E:1C 1H P P X S:X")
    assert derived(ruling)["offender"] == "S"


def test_of_two_irregular_bids_the_one_that_was_not_cancelled_is_in_question() -> None:
    ruling = typed("insufficient_bid", "2S [E:1H] 3H P P S:2NT!", insufficient_kind="in_turn")
    assert derived(ruling)["offender"] == "S"


def test_a_cancelled_bid_alone_tells_who_made_it_and_over_what_but_not_what_was_called_since() -> None:
    ruling = typed("insufficient_bid", "1S [E:1H] 2H P", insufficient_kind="in_turn")
    assert (derived(ruling), asked(ruling)) == ({"offender": "E"}, "since_insufficient")
    later = typed("insufficient_bid", "1S [E:1H] 2H P", insufficient_kind="in_turn", since_insufficient="nothing")
    assert derived(later)["lowest_sufficient_bid"] == "2H"


def test_a_cancelled_call_was_not_accepted() -> None:
    bid = typed("insufficient_bid", "1S [E:1H] 2H P", insufficient_kind="in_turn", since_insufficient="nothing")
    assert derived(bid)["lho_accepts_insufficient_bid"] == "no"
    double = typed("double_out_of_rotation", "3S [S:X] P 4S P", dealer="W")
    assert derived(double)["since_out_of_rotation"] == "nobody"
    assert derived(double)["lho_accepts_out_of_rotation"] == "no"
    assert asked(double) == "comparable_test"


def test_whether_the_opponent_in_turn_called_before_the_ruling_or_after_it_is_asked_once_it_was_cancelled() -> None:
    ruling = typed("bid_out_of_rotation", "[E:1H] 1S")
    assert ruling.question is not None
    assert (asked(ruling), ruling.question.options) == ("since_out_of_rotation", ("nobody", "rho_called"))


def test_31A1_a_bid_cancelled_for_its_turn_may_be_accepted_when_it_is_repeated_and_insufficient() -> None:
    ruling = typed("insufficient_bid", "1NT [N:1H] P", insufficient_kind="in_turn", since_insufficient="nothing")
    assert asked(ruling) == "lho_accepts_insufficient_bid"


def test_that_it_was_accepted_all_the_same_is_refused_or_pointed_out() -> None:
    with pytest.raises(UnknownAnswer, match="it takes nothing, already_replaced beside what is recorded and answered"):
        typed("insufficient_bid", "1S [E:1H] 2H", insufficient_kind="in_turn", since_insufficient="lho_called")
    facts = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": "yes"}
    ruling = typed("bid_out_of_rotation", "2S 3D 3S [N:4S] 5D", **facts)
    assert {fact.key: value for fact, value in ruling.overruled.items()} == {"lho_accepts_out_of_rotation": False}


def test_after_a_cancelled_call_out_of_turn_the_turn_at_the_next_one_is_certain() -> None:
    doubtful = typed("pass_out_of_rotation", "E:1H! W:P!")
    assert (derived(doubtful), asked(doubtful)) == ({"offender": "W"}, "whose_turn")
    certain = typed("pass_out_of_rotation", "[E:1H] W:P!")
    assert derived(certain)["whose_turn"] == "lho"


def test_a_cancelled_call_is_no_earlier_call_of_his() -> None:
    assert derived(typed("bid_out_of_rotation", "[W:P] W:1H!"))["has_called_before"] == "no"


def test_17D3_cancelled_passes_skip_nobody() -> None:
    assert asked(typed("passes_out_of_turn_skip_a_player", "1H [S:P] [W:P] [N:P] P"))
    assert derived(typed("passes_out_of_turn_skip_a_player", "1H [S:P] [W:P] [N:P] P P P")) == {
        "passes_that_closed_the_auction": "after_a_bid"
    }


def test_a_bid_that_was_cancelled_and_replaced_is_no_change_of_call() -> None:
    case = Case({}, read_record({"dealer": "N", "auction": "1C [E:1H] 2H"}))
    assert recorded_second_caller(case) is None


@pytest.mark.parametrize(("situation", "calls", "replacement"), [
    ("insufficient_bid", "1S 1H E:P", "P"),
    ("insufficient_bid", "1S 1H E:2C", "2C"),
    ("bid_out_of_rotation", "S:1H N:P P 2H", "2H"),
])  # fmt: skip
def test_23A_the_call_that_replaced_the_irregular_one_is_recorded(situation: str, calls: str, replacement: str) -> None:
    facts: dict[str, object] = {"lho_accepts_out_of_rotation": False, "since_out_of_rotation": "nobody"}
    if situation == "insufficient_bid":
        facts = {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": False}
        facts |= {"replacement": "other_bid_or_pass"}
    assert derived(called(situation, calls, **facts))["replacement_call"] == replacement
