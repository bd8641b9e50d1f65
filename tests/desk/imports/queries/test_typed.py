"""Auction and play of a line that was kept aside: as text, and read again."""

import pytest

from rulings.bridge import Seat
from rulings.desk.base.refusals import BadInput
from rulings.desk.imports.queries.typed import (
    auction_text,
    has_calls_or_cards,
    lead_of,
    play_text,
    reached_instead,
    read_auction,
    read_play,
)
from rulings.models import Board, Result
from rulings.scoring.notation.results import read_result

FOUR_HEARTS = read_result("4H= N", "en")
BOARD = Board(number=1, dealer="N")


def test_what_was_typed_reads_back_as_it_was() -> None:
    made = read_auction("1H P 4H(to play) P P P", Seat.NORTH, FOUR_HEARTS)
    assert made[2] == {"call": "4H", "seat": "S", "note": "to play"}
    assert auction_text(made, Seat.NORTH) == "1H P 4H(to play) P P P"
    played = read_play("SA S2 S5 S9\nD2 D3", BOARD, FOUR_HEARTS)
    assert played[0] == {"leader": "E", "cards": ["E SA", "S S2", "W S5", "N S9"]}
    assert play_text(played) == "SA S2 S5 S9\nD2 D3"
    assert lead_of(played) == "SA"


def test_nothing_typed_is_nothing() -> None:
    assert (read_auction("", Seat.NORTH, FOUR_HEARTS), read_play(" ", BOARD, FOUR_HEARTS), lead_of([])) == ([], [], "")


def test_calls_that_make_no_auction_begin_empty() -> None:
    assert auction_text([{"call": "9Z", "seat": "N"}], Seat.NORTH) == ""


def test_the_result_of_a_board_passed_out_has_an_auction_of_passes() -> None:
    passed = read_result("Pass", "en")
    assert len(read_auction("P P P P", Seat.NORTH, passed)) == 4
    with pytest.raises(BadInput, match="comes to 1H N, and the result says that everybody passed"):
        read_auction("1H P P P", Seat.NORTH, passed)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1H P 9Z", "makes no sense from “9Z” on"),
        ("1H P 4H P P", "has not ended"),
        ("1S P 4S P P P", "comes to 4S N, and the result says 4H N"),
        ("P P P P", "everybody passes, and the result says 4H N"),
    ],
)
def test_an_auction_that_cannot_be_is_refused_on_its_field(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as refused:
        read_auction(text, Seat.NORTH, FOUR_HEARTS)
    assert refused.value.field == "auction"


@pytest.mark.parametrize(
    ("text", "said"),
    [("SA SA", "from “SA” in trick 1 on"), ("SA S2\nS5", "in trick"), ("QQ", "from “QQ” in trick 1 on")],
)
def test_a_play_that_cannot_be_is_refused_on_its_field(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as refused:
        read_play(text, BOARD, FOUR_HEARTS)
    assert refused.value.field == "play"


def test_a_board_passed_out_has_no_play() -> None:
    with pytest.raises(BadInput, match="there was no play"):
        read_play("SA", BOARD, read_result("Pass", "en"))


def test_a_whole_play_gives_the_tricks_of_the_result() -> None:
    """Each player has one suit; south, who has the trumps, ruffs the lead and then draws all the others' cards."""
    ranks = "AKQJT98765432"
    first, *others = ranks
    lines = [f"S{first} H{first} C{first} D{first}", *(f"H{rank} C{rank} D{rank} S{rank}" for rank in others)]
    assert len(read_play("\n".join(lines), BOARD, read_result("4H+3 N", "en"))) == 13
    with pytest.raises(BadInput, match="wins in the play: 13; in the result: 10"):
        read_play("\n".join(lines), BOARD, FOUR_HEARTS)


@pytest.mark.parametrize(
    ("columns", "error", "is_offered"),
    [
        ({"auction": [{"call": "P", "seat": "N"}]}, {"expected": "NUMBER", "detail": ""}, True),
        ({}, {"expected": "CONTRACT_OF_AUCTION", "detail": ""}, True),
        ({}, {"expected": "CARD", "detail": ""}, True),
        ({}, {"expected": "NUMBER", "detail": ""}, False),
    ],
)
def test_they_are_asked_for_where_there_are_any_or_they_are_what_is_wrong(
    columns: dict[str, object], error: dict[str, str], is_offered: bool
) -> None:
    assert has_calls_or_cards(columns, error) is is_offered


DENIED = ("1H", "P", "4H", "P", "P", "P")


@pytest.mark.parametrize(
    ("said", "made", "reached"),
    [
        (("4S", "N", 10), DENIED, "4H= N"),
        (("4H", "S", 11), DENIED, "4H+1 N"),
        (("4H", "N", 10), DENIED, None),
        (("4S", "N", None), DENIED, None),
        (("4S", "N", 10), ("P", "P", "P", "P"), "Pass"),
        (("Pass", "", None), ("P", "P", "P", "P"), None),
        (("Pass", "", None), DENIED, None),
        (("4S", "N", 10), ("1H", "P"), None),
        (("4S", "N", 10), ("P", "9Z"), None),
        (("4S", "N", 10), (), None),
    ],
)
def test_what_a_line_comes_to_by_its_auction_where_that_says_another_contract(
    said: tuple[str, str, int | None], made: tuple[str, ...], reached: str | None
) -> None:
    contract, declarer, tricks = said
    auction = [{"call": call, "seat": "NESW"[at % 4]} for at, call in enumerate(made)]
    row = Result(contract=contract, declarer=declarer, tricks=tricks, auction=auction)
    assert reached_instead(row) == (None if reached is None else read_result(reached, "en"))


def test_declarer_and_dummy_who_changed_parts_are_no_other_contract() -> None:
    auction = [{"call": call, "seat": "NESW"[at % 4]} for at, call in enumerate(DENIED)]
    row = Result(contract="4H", declarer="S", tricks=10, auction=auction, is_declarer_swapped=True)
    assert reached_instead(row) is None
