"""The auction section, with everything that can go wrong at a table and in a file."""

import pytest

from rulings.bridge import Auction
from rulings.formats.errors import FormatError
from tests.formats.samples import exactly, game, only_result, read, read_file


def auction(text: str, first: str = "N", **tags: str) -> Auction:
    read_auction = only_result(game(f'[Auction "{first}"]', text, **tags)).auction
    assert read_auction is not None
    return read_auction


def calls(text: str, first: str = "N", **tags: str) -> list[str]:
    return [str(made) for made in auction(text, first, **tags).calls]


def test_calls_go_clockwise_in_either_case() -> None:
    assert calls("1nt pass 2c X xx AP") == [
        "1NT by N",
        "P by E",
        "2C by S",
        "X by W",
        "XX by N",
        "P by E",
        "P by S",
        "P by W",
    ]


def test_dashes_stand_for_the_players_before_the_dealer() -> None:
    assert calls("- - - 1C P", "W", Dealer="S") == ["1C by S", "P by W"]
    assert auction("- 1C", "W").dealer == "N"


def test_all_pass_from_the_start_is_four_passes() -> None:
    assert calls("AP", "S", Dealer="S") == ["P by S", "P by W", "P by N", "P by E"]
    assert calls("Pass ap", "S", Dealer="S") == ["P by S", "P by W", "P by N", "P by E"]


def test_an_auction_may_be_left_open() -> None:
    assert not auction("1C P +").is_over
    assert not auction("1C P *").is_over


def test_opinions_are_dropped_wherever_they_stand() -> None:
    assert calls("1C!? P$13 $1 1H ?? {why} P !") == ["1C by N", "P by E", "1H by S", "P by W"]


def test_a_note_explains_the_call_before_it() -> None:
    made = auction('1C=1= P 1D ! =2=\nP =9=\n[Note "1: strong"]\n[Note "2:waiting"]').calls
    assert [call.note for call in made] == ["strong", "", "waiting", ""]


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("1D ^I 1C", ["1D by W", "1C by N"]),
        ("^S 1D", ["1D by N"]),
        ("1D ^S 2D", ["1D by W", "2D by E"]),
        ("1D ^S ^I 1C", ["1D by W", "1C by E"]),
        ("1D ^S ^S 2D", ["1D by W", "2D by S"]),
        ("1D ^S^S^I1C P 2C", ["1D by W", "1C by S", "P by W", "2C by N"]),
    ],
)
def test_the_marks_of_the_standard_leave_every_later_call_its_seat(text: str, made: list[str]) -> None:
    assert calls(text, "W", Dealer="W") == made


def test_marked_calls_are_irregular_and_the_others_are_not() -> None:
    made = auction("1D ^S ^I 1C 2C", "W", Dealer="W").calls
    assert [sorted(call.irregular) for call in made] == [[], ["insufficient", "out_of_rotation"], []]


def test_an_insufficient_bid_without_its_mark_is_taken_and_remarked() -> None:
    session = read(game('[Auction "N"]', "1D 1C"))
    assert [str(remark) for remark in session.remarks] == [
        "Line 5: 1C (E) is insufficient and the file does not say so; it was taken as it stands."
    ]
    assert session.results[0].auction is not None
    assert session.results[0].auction.calls[1].irregular == {"insufficient"}


def test_a_whole_auction_with_every_mark_is_read() -> None:
    result = read_file("irregular.pbn").results[0]
    assert result.auction is not None
    assert " ".join(str(made.call) + made.seat for made in result.auction.calls) == (
        "1DE 1CS 4SW 3NTN XW 5HN XE PS PW PN"
    )
    assert result.auction.calls[0].note == "called before his turn"


@pytest.mark.parametrize(
    ("text", "first", "sentence"),
    [
        ("1C abc", "N", "line 5, column 4: expected a call such as Pass, X or 1NT, found 'abc'."),
        ("1C  8D", "N", "line 5, column 5: expected a call such as Pass, X or 1NT, found '8D'."),
        ("1C - P", "N", "line 5, column 4: expected a call such as Pass, X or 1NT, found '-'."),
        ("1C ^Q", "N", "line 5, column 4: expected a call such as Pass, X or 1NT, found '^Q'."),
        ("1C", "Q", "line 4, column 1: expected a seat: N, E, S or W, found 'Q'."),
        ("1C", "E", "line 5, column 1: expected the first call by the dealer, found 'E'."),
        ("1C P P P 1D", "N", "line 5, column 10: expected no call after the auction is over, found '1D'."),
        ("1C * 1D", "N", "line 5, column 6: expected no call after the auction is over, found '1D'."),
        ("1C ^I 1D", "N", "line 5, column 7: expected an insufficient bid after the mark ^I, found '1D'."),
        ("1C ^S ^S ^S ^S", "N", "line 5, column 13: expected at most three skipped players, found '^S'."),
        ("P X", "N", "line 5, column 3: expected a double or redouble that has something to act on, found 'X (E)'."),
        (
            "1C P X",
            "N",
            "line 5, column 6: expected a double or redouble that has something to act on, found 'X (S)'.",
        ),
    ],
)
def test_what_is_wrong_is_refused_with_line_and_column(text: str, first: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(game(f'[Auction "{first}"]', text).replace('"2"]\n', '"2"] [Dealer "N"]\n', 1))


def test_an_endless_auction_is_refused() -> None:
    with pytest.raises(FormatError, match="no call after the auction is over"):
        read(game('[Auction "N"]', "1C " * 401))
