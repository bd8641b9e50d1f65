"""Auctions as directors type them: read, declared, refused by name and place, written again."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import CLOCKWISE, Auction, CallIrregularity, Seat
from rulings.bridge.auction_text import (
    Impossible,
    ImpossibleCall,
    entries,
    entry_text,
    explained,
    read_entries,
    read_text,
    with_call,
    written,
)
from tests.counting import calls_made


def calls(text: str, dealer: Seat = Seat.NORTH) -> str:
    return str(read_text(dealer, text))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1nt p 2c x xx", "1NT P 2C X XX"),
        ("1♥ - 2♠ – 3♦ —", "1H P 2S P 3D P"),
        ("1♥\ufe0f p 2♣\ufe0e 2♢", "1H P 2C 2D"),
        ("1SA passo 2BA pas 3N", "1NT P 2NT P 3NT"),
        ("1C contro surcontro", "1C X XX"),
        ("1C ktr rktr", "1C X XX"),
        ("1NT, P, 2C (any, two words)", "1NT P 2C"),
        ("", ""),
    ],
)
def test_a_call_is_read_as_it_is_written_in_italy_poland_and_books(typed: str, meant: str) -> None:
    assert calls(typed) == meant


def test_all_pass_ends_the_auction() -> None:
    assert calls("1NT AP") == "1NT P P P"
    assert calls("P ap") == "P P P P"


def test_a_call_out_of_turn_is_declared_and_the_turn_goes_on_from_there() -> None:
    auction = read_text(Seat.NORTH, "1NT S:2C! P")
    assert [made.seat for made in auction.calls] == [Seat.NORTH, Seat.SOUTH, Seat.WEST]
    assert auction.calls[1].irregular == {CallIrregularity.OUT_OF_ROTATION}


@pytest.mark.parametrize("typed", ["N:1NT E:P 2C", "1NT! P! S:2C!"])
def test_a_seat_or_a_mark_that_was_not_needed_does_no_harm(typed: str) -> None:
    assert written(read_text(Seat.NORTH, typed)) == "1NT P 2C"


def test_west_may_be_written_as_the_italians_do() -> None:
    assert read_text(Seat.NORTH, "O:1C!").calls[0].seat is Seat.WEST


@pytest.mark.parametrize(
    ("typed", "reason", "place", "word"),
    [
        ("1NT 9Z P", Impossible.UNKNOWN_CALL, 2, "9Z"),
        ("1SA passo 2F", Impossible.UNKNOWN_CALL, 3, "2F"),
        ("1K pas", Impossible.UNKNOWN_CALL, 1, "1K"),
        ("(majors) 1NT", Impossible.UNKNOWN_CALL, 1, "("),
        ("1S [1H", Impossible.UNKNOWN_CALL, 2, "[1H"),
        ("1S 1H]", Impossible.UNKNOWN_CALL, 2, "1H]"),
        ("1S [ 1H ]", Impossible.UNKNOWN_CALL, 2, "["),
        ("1S [E:1H] S:P", Impossible.NOT_IN_TURN, 3, "P"),
        ("1NT Q:2C!", Impossible.UNKNOWN_SEAT, 2, "Q:2C!"),
        ("1NT S:2C", Impossible.NOT_IN_TURN, 2, "2C"),
        ("1NT P P P 2C", Impossible.AFTER_THE_END, 5, "2C"),
        ("1NT P P P P", Impossible.AFTER_THE_END, 5, "P"),
        ("1NT AP AP", Impossible.AFTER_THE_END, 5, "AP"),
        ("P P P P P", Impossible.AFTER_THE_END, 5, "P"),
        ("1NT P P P " + "W:X! " * 400, Impossible.TOO_MANY, 401, "X"),
    ],
)
def test_an_impossible_call_is_refused_by_name_and_place(typed: str, reason: Impossible, place: int, word: str) -> None:
    with pytest.raises(ImpossibleCall) as refused:
        read_text(Seat.NORTH, typed)
    assert (refused.value.reason, refused.value.place, refused.value.word) == (reason, place, word)
    assert len(refused.value.before.calls) == place - 1
    assert f"Call {place} of the auction" in str(refused.value)


def test_a_call_after_the_final_pass_stands_once_it_is_declared() -> None:
    auction = read_text(Seat.NORTH, "1NT P P P W:2C!")
    assert auction.calls[4].irregular == {CallIrregularity.AFTER_FINAL_PASS}
    assert str(auction.contract()) == "1NT by N"
    with pytest.raises(ImpossibleCall):
        with_call(read_text(Seat.NORTH, "1NT AP"), "2C")


def test_entries_are_plain_calls_except_where_something_is_to_be_kept() -> None:
    auction = read_text(Seat.NORTH, "1NT P 2C(majors, 4-4) E:2S! P")
    assert entries(auction) == [
        "1NT",
        "P",
        {"call": "2C", "seat": "S", "note": "majors, 4-4"},
        {"call": "2S", "seat": "E"},
        "P",
    ]


def test_a_cancelled_call_stands_in_square_brackets_and_the_turn_is_as_before_it() -> None:
    auction = read_text(Seat.NORTH, "1S [1H(five, 5+)] 2H [N:X!]")
    assert [(str(made), made.cancelled) for made in auction.calls] == [
        ("1S by N", False),
        ("1H by E", True),
        ("2H by E", False),
        ("X by N", True),
    ]
    assert entries(auction)[1] == {"call": "1H", "seat": "E", "note": "five, 5+", "cancelled": True}
    assert [entry_text(entry) for entry in entries(auction)] == ["1S", "[E:1H(five, 5+)]", "2H", "[N:X]"]
    assert auction.turn is Seat.SOUTH


def test_a_call_in_brackets_may_be_out_of_turn_without_being_declared() -> None:
    assert written(read_text(Seat.NORTH, "[E:1H] 1S")) == "[E:1H] 1S"


def test_all_pass_goes_on_after_a_cancelled_call() -> None:
    assert written(read_text(Seat.NORTH, "1S [E:1H] AP")) == "1S [E:1H] P P P"


@pytest.mark.parametrize("cancelled", ["yes", 1, "true"])
def test_a_mark_that_is_no_truth_is_refused(cancelled: object) -> None:
    with pytest.raises(ImpossibleCall):
        read_entries(Seat.NORTH, [{"call": "1S", "seat": "N", "cancelled": cancelled}])


@pytest.mark.parametrize("entry", [7, None, {}, {"call": 7}, {"call": "1C", "seat": 7}, {"call": "1C", "note": ["x"]}])
def test_an_entry_that_is_no_call_is_refused(entry: object) -> None:
    with pytest.raises(ImpossibleCall) as refused:
        read_entries(Seat.NORTH, ["1C", entry])
    assert (refused.value.reason, refused.value.place) == (Impossible.UNKNOWN_CALL, 2)


def test_a_seat_named_in_an_entry_is_the_declaration() -> None:
    late = read_entries(Seat.NORTH, ["1NT", "P", "P", "P", {"call": "2C", "seat": "W"}])
    assert late.calls[4].irregular == {CallIrregularity.AFTER_FINAL_PASS}
    with pytest.raises(ImpossibleCall, match="the auction was over"):
        read_entries(Seat.NORTH, ["1NT", "P", "P", "P", "2C"])


def test_an_explanation_keeps_its_words_and_gives_up_its_round_brackets() -> None:
    auction = explained(read_text(Seat.NORTH, "1NT P 2C"), 3, " majors (4-4)\n or better ")
    assert auction.calls[2].note == "majors [4-4] or better"
    assert written(auction) == "1NT P 2C(majors [4-4] or better)"
    assert explained(auction, 3, "") == read_text(Seat.NORTH, "1NT P 2C")
    assert explained(auction, 9, "nobody called") == auction


a_call = st.sampled_from(["P", "P", "P", "X", "XX", "1C", "1NT", "2H", "3S", "7NT"])
a_note = st.sampled_from(["", "", "majors", "4+ (forcing)"])


made_calls = st.lists(
    st.tuples(a_call, st.sampled_from(CLOCKWISE), a_note, st.sampled_from([False, False, True])), max_size=24
)


@given(st.sampled_from(CLOCKWISE), made_calls)
def test_whatever_was_called_reads_back_from_its_text_and_from_its_entries(
    dealer: Seat, made: list[tuple[str, Seat, str, bool]]
) -> None:
    auction = Auction(dealer)
    for word, seat, note, cancelled in made:
        auction = with_call(auction, word, seat, note, cancelled)
    assert auction.with_cancelled(auction.cancelled) == auction
    assert read_text(dealer, written(auction)) == auction
    assert read_entries(dealer, entries(auction)) == auction


@pytest.mark.parametrize("text", ["1C X XX ", "1C P P ", "E:1C! ", "[E:1C] ", "X ", "1C [P] ", "N:P! [E:X] "])
def test_an_auction_as_long_as_any_may_be_is_read_without_asking_all_its_calls_again_and_again(text: str) -> None:
    def read() -> None:
        with suppress(ImpossibleCall):
            read_text(Seat.NORTH, text * 200)

    assert calls_made(read) < 450_000
