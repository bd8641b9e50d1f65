"""Differences in words: every kind of column, in the reader's terms."""

from typing import Any

import pytest

from rulings.desk.imports.wording.differences import about_text, sides_text
from rulings.models import Board, Contestant, Difference, Result
from tests.factories import DEAL

LINE = {"contract": "4SX", "declarer": "N", "tricks": 10, "score_ns": 590, "artificial": ""}
OTHERS = {7: Contestant(pk=7, number="7", name="Ada – Ida"), 8: Contestant(pk=8, number="8")}


def of_line(before: dict[str, Any], after: dict[str, Any]) -> tuple[str, str]:
    result = Result(board=Board(number=3), **LINE)
    return sides_text(Difference(result=result, before=before, after=after), OTHERS)


def of_board(before: dict[str, Any], after: dict[str, Any]) -> tuple[str, str]:
    return sides_text(Difference(board=Board(number=3), before=before, after=after), {})


@pytest.mark.parametrize(
    ("columns", "said"),
    [
        (LINE, "4♠ X = N (+590)"),
        ({"tricks": 9, "score_ns": -100}, "4♠ X −1 N (−100)"),
        ({**LINE, "contract": "", "declarer": "", "tricks": None, "score_ns": None}, "no result"),
        ({"table": "3"}, "table 3"),
        ({"section": "B", "round": "2"}, "section B, round 2"),
        ({"room": "Open"}, "room Open"),
        ({"lead": "HK"}, "lead ♥K"),
        ({"auction": [{"call": "1NT", "seat": "N"}, {"call": "P", "seat": "E"}]}, "1NT pass"),
        ({"play": [{"leader": "E", "cards": ["E HK"]}]}, "the play of 1 trick"),
        ({"is_result_disputed": True}, "the number of tricks is disputed"),
        ({"is_declarer_swapped": True}, "declarer and dummy changed parts"),
        ({"ns": 7, "ew": 8}, "7 Ada – Ida against 8"),
        ({"ns": 7, "ew": None}, "7 Ada – Ida"),
        ({"ns": None, "ew": None}, "nobody"),
        ({"lead": ""}, "not known"),
        ({}, "not in the file any more"),
    ],
)
def test_what_a_line_says_is_told_in_words(columns: dict[str, Any], said: str) -> None:
    assert of_line(LINE, columns)[1] == said
    assert of_line(columns, LINE)[0] == said


def test_cards_are_told_of_the_hands_that_differ() -> None:
    other = DEAL.replace("3.T876.T965.9543", "3.T8763.T965.954").replace("AKQ2.543.KJ4.876", "AKQ2.54.KJ4.8763")
    here, there = of_board({"deal": DEAL}, {"deal": other})
    assert here.replace("\N{NO-BREAK SPACE}", " ") == (
        "North ♠ A K Q 2 ♥ 5 4 3 ♦ K J 4 ♣ 8 7 6\nWest ♠ 3 ♥ 10 8 7 6 ♦ 10 9 6 5 ♣ 9 5 4 3"
    )
    assert there.count("\n") == 1


def test_a_void_is_a_dash() -> None:
    hand = "N:.A.KQJT98765432. - - -"
    assert "♠\N{NO-BREAK SPACE}–" in of_board({"deal": hand}, {"deal": ""})[0]


def test_cards_that_are_not_here_are_not_known() -> None:
    assert of_board({"deal": ""}, {"deal": DEAL})[0] == "not known"


def test_dealer_and_vulnerability_are_told_by_name() -> None:
    columns = {"dealer": "W", "vulnerability": "All"}
    assert of_board(columns, columns) == ("West deals\nvulnerable: both sides",) * 2


@pytest.mark.parametrize(
    ("columns", "said"),
    [
        ({"name": "x", "players": [["Ada", "7"], ["Ida", ""]]}, "Ada – Ida"),
        ({"name": "Owls", "players": []}, "Owls"),
        ({"name": "", "players": []}, "nobody"),
    ],
)
def test_names_are_those_of_the_players(columns: dict[str, Any], said: str) -> None:
    assert sides_text(Difference(contestant=Contestant(number="4"), before=columns, after=columns), {}) == (said, said)


def test_what_a_difference_is_about_is_named() -> None:
    board = Board(number=3)
    pair = Contestant(number="4", name="Ada – Ida")
    about = (
        Difference(board=board),
        Difference(contestant=pair),
        Difference(contestant=Contestant(name="Owls")),
        Difference(result=Result(board=board, ns=pair, ew=Contestant(number="9"))),
        Difference(result=Result(board=board, table="6")),
        Difference(result=Result(board=board)),
    )
    assert [about_text(each) for each in about] == [
        "Board 3: the cards",
        "Who plays as number 4",
        "Who plays as number Owls",
        "Board 3: 4 Ada – Ida against 9",
        "Board 3: table 6",
        "Board 3: table ?",
    ]
