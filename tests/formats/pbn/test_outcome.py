"""Contract, declarer, tricks and scores of one game."""

from decimal import Decimal

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.session import AwardUnit
from tests.formats.samples import exactly, game, only_result, read, read_file


@pytest.mark.parametrize(
    ("contract", "declarer", "written"),
    [
        ("4S", "W", "4S by W"),
        ("5hx", "n", "5HX by N"),
        ("3NTXX", "E", "3NTXX by E"),
        ("3N", "", "3NT"),
        ("4SXW", "W", "4SX by W"),
    ],
)
def test_contract_and_declarer_are_read(contract: str, declarer: str, written: str) -> None:
    assert str(only_result(game(Contract=contract, Declarer=declarer)).contract) == written


@pytest.mark.parametrize(("contract", "result"), [("Pass", ""), ("pass", "0"), ("PASS", "?")])
def test_a_board_passed_out_has_no_contract_and_no_tricks(contract: str, result: str) -> None:
    read_result = only_result(game(Contract=contract, Result=result, Declarer=""))
    assert (read_result.is_passed_out, read_result.contract, read_result.tricks) == (True, None, None)


@pytest.mark.parametrize(
    ("result", "tricks"),
    [
        ("9", 9),
        ("NS 9", 9),
        ("EW 3", 10),
        ("EW 4 NS 9", 9),
        ("ns 9 ew 4", 9),
        ("NS9", 9),
        ("0", 0),
        ("", None),
        ("?", None),
    ],
)
def test_the_tricks_are_declarers(result: str, tricks: int | None) -> None:
    read_result = only_result(game(Contract="4S", Declarer="S", Result=result))
    assert (read_result.tricks, read_result.is_result_disputed) == (tricks, False)


@pytest.mark.parametrize(("result", "tricks"), [("^9", 9), ("^ NS 9", 9), ("^EW 4 NS 9", 9)])
def test_a_caret_says_that_the_agreed_number_is_not_the_number_taken(result: str, tricks: int) -> None:
    read_result = only_result(game(Contract="4S", Declarer="S", Result=result))
    assert (read_result.tricks, read_result.is_result_disputed) == (tricks, True)


def test_the_tricks_of_a_side_need_a_declarer() -> None:
    session = read(game(Result="NS 9"))
    assert session.results[0].tricks is None
    assert [str(remark) for remark in session.remarks] == [
        "Line 4: NS 9 was given without a declarer; it was left out."
    ]


def test_the_auction_names_contract_and_declarer_where_the_tags_do_not() -> None:
    result = only_result(game('[Auction "N"]', "P 1S X P 2H AP", Result="EW 8", Dealer="N"))
    assert (str(result.contract), result.tricks) == ("2H by N", 5)
    assert only_result(game('[Auction "N"]', "AP", Dealer="N")).is_passed_out


def test_a_caret_before_the_declarer_says_that_he_and_dummy_changed_parts() -> None:
    swapped = only_result(game('[Auction "S"]', "1C AP", Dealer="S", Declarer="^N", Contract="1C"))
    assert (str(swapped.contract), swapped.is_declarer_swapped) == ("1C by N", True)
    first, second, _third = read_file("irregular.pbn").results
    assert (first.is_declarer_swapped, first.is_result_disputed, first.tricks) == (True, True, 5)
    assert (str(second.contract), second.tricks, second.is_declarer_swapped) == ("2D by N", 6, False)


def test_scores_are_kept_for_each_side() -> None:
    result = only_result(game(Contract="4S", Declarer="E", Score="EW 420 NS -400", ScoreMP="NS 1.5", ScoreIMP="-2.5"))
    assert (result.score_ns, result.score_ew) == (-400, 420)
    awards = [(award.unit, award.ns, award.ew) for award in result.awards]
    assert awards == [(AwardUnit.MATCHPOINTS, Decimal("1.5"), None), (AwardUnit.IMPS, None, Decimal("-2.5"))]
    assert result.award(AwardUnit.PERCENT) is None


@pytest.mark.parametrize(
    ("score", "points"), [("50", (-50, 50)), ("NS -50", (-50, 50)), ("EW 50", (-50, 50)), ("0", (0, 0))]
)
def test_one_sides_score_is_the_others_with_the_sign_changed(score: str, points: tuple[int, int]) -> None:
    result = only_result(game(Contract="4S", Declarer="E", Score=score))
    assert (result.score_ns, result.score_ew) == points


def test_a_bare_score_needs_a_declarer() -> None:
    session = read(game(Score="-1000"))
    assert (session.results[0].score_ns, session.results[0].score_ew) == (None, None)
    assert [str(remark) for remark in session.remarks] == [
        "Line 4: -1000 was given without a declarer; it was left out."
    ]


@pytest.mark.parametrize(
    ("tags", "sentence"),
    [
        ({"Contract": "8S"}, "line 4, column 1: expected a contract such as 4SX, or Pass, found '8S'."),
        ({"Declarer": "Z", "Contract": "1C"}, "line 4, column 1: expected declarer's seat, found 'Z'."),
        (
            {"Declarer": "E", "Contract": "4SW"},
            "line 4, column 1: expected declarer's seat, found 'E' (contract of the file: 4SW).",
        ),
        ({"Result": "14"}, "line 4, column 1: expected a number of tricks from 0 to 13, found '14'."),
        ({"Result": "NS 9 EW 5"}, "line 4, column 1: expected a number of tricks from 0 to 13, found 'NS 9 EW 5'."),
        ({"Result": "NS 9 NS 4"}, "line 4, column 1: expected a number of tricks from 0 to 13, found 'NS 9 NS 4'."),
        ({"Score": "lots"}, "line 4, column 1: expected a score such as NS 420, found 'lots'."),
        ({"Score": "NS 42.5"}, "line 4, column 1: expected a score such as NS 420, found 'NS 42.5'."),
        ({"ScoreMP": "NS 1e9"}, "line 4, column 1: expected a score such as NS 420, found 'NS 1e9'."),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(tags: dict[str, str], sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(game(**tags))


@pytest.mark.parametrize(
    ("tags", "found"),
    [
        ({"Contract": "4H"}, "'4H' (contract of the auction: 4S by N)"),
        ({"Contract": "4SX", "Declarer": "N"}, "'4SX N' (contract of the auction: 4S by N)"),
        ({"Contract": "4S", "Declarer": "S"}, "'4S S' (contract of the auction: 4S by N)"),
        ({"Contract": "4S", "Declarer": "^E"}, "'4S ^E' (contract of the auction: 4S by N)"),
        ({"Contract": "Pass"}, "'Pass' (contract of the auction: 4S by N)"),
    ],
)
def test_an_auction_that_came_to_another_contract_is_refused(tags: dict[str, str], found: str) -> None:
    sentence = f"line 4, column 1: expected the contract that the auction reached, found {found}."
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(game('[Auction "N"]', "4S AP", **tags))


def test_a_contract_after_four_passes_is_refused() -> None:
    expected = "line 4, column 1: expected the contract that the auction reached"
    sentence = f"{expected}, found '4H' (in the auction everybody passed)."
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(game('[Auction "N"]', "AP", Contract="4H"))
