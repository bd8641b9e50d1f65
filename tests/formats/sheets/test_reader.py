"""A book into sessions, or the question what its columns hold."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.reader import read_session, read_sessions
from rulings.formats.session import FileFormat
from rulings.formats.sheets.layout import Layout, Need
from rulings.formats.sheets.reader import UnknownColumns, best_of, found_in, read_book
from rulings.formats.sheets.sheet import Book
from tests.formats.samples import DATA, exactly
from tests.formats.sheets.books import sheet, workbook

PLAIN = sheet("a|b|c|d\n1|1|2|4H by N =\n1|3|4|3NT by S -1")


def test_a_polish_sheet_with_titles_comes_in_without_a_question() -> None:
    session = read_session((DATA / "polish_sheet.csv").read_bytes())
    assert (session.event, str(session.date)) == ("Turniej wtorkowy", "2024-05-28")
    assert [str(result.contract) for result in session.results] == ["4H by N", "3NTX by S", "None", "None"]
    assert [result.tricks for result in session.results] == [10, 8, None, None]
    assert [str(result.lead) for result in session.results[:2]] == ["HT", "SQ"]
    assert session.contestants[0].players[1].name == "Bo Birch"
    assert "Not used here, and left out: Uwagi (1)." in [str(remark) for remark in session.remarks]


def test_blocks_with_a_title_for_each_board_come_in_with_italian_letters() -> None:
    session = read_session((DATA / "board_blocks.csv").read_bytes())
    told = [(each.board, str(each.contract), each.score_ns) for each in session.results]
    assert told == [(1, "4H by N", 420), (1, "3NT by W", 50), (2, "None", 0), (2, "2SX by W", 300)]


def test_a_workbook_takes_names_from_another_sheet_and_shares_as_shown() -> None:
    results = [["Evening"], ["Board", "NS", "EW", "Contract", "By", "Result", "% NS"]]
    results += [[1, 1, 2, "4♥", "N", 10, 0.75], [1, 3, 4, "3NT", "S", -1, 0.25], [2, 1, 4, "Pass", None, None, 0.5]]
    pairs = [["Pair", "Name1", "Name2"], [1, "Ada Ash", "Bo Birch"], [3, "Ed Elm", "Flo Fir"]]
    data = workbook({"Results": results, "Pairs": pairs}, {"G3": "0%", "G4": "0.0%", "G5": "0%"})
    session = read_session(data)
    assert session.format is FileFormat.XLSX
    assert [str(result.awards[0].ns) for result in session.results] == ["75", "25", "50"]
    assert [player.name for player in session.contestants[0].players] == ["Ada Ash", "Bo Birch"]


def test_columns_that_nobody_knows_are_a_question_with_a_proposal() -> None:
    with pytest.raises(UnknownColumns) as asked:
        read_book(Book(FileFormat.CSV, (PLAIN,)))
    found = asked.value.proposal
    assert found.layout.columns == {"board": 0, "number_ns": 1, "number_ew": 2, "contract": 3}
    assert str(asked.value) == "line 1: expected columns whose headings say what they hold, found 'a, b, c, d'."


def test_a_layout_that_is_known_answers_it_wherever_the_headings_stand() -> None:
    found = best_of(Book(FileFormat.CSV, (PLAIN,)))
    layouts = {found.digest: Layout({"board": 0, "number_ns": 2, "number_ew": 1, "contract": 3})}
    lower = sheet("Some title|||\na|b|c|d\n1|1|2|4H by N =\n1|3|4|3NT by S -1")
    (session,) = read_book(Book(FileFormat.CSV, (lower,)), layouts)
    assert [(each.ns, each.ew) for each in session.results] == [("2", "1"), ("4", "3")]


def test_what_is_missing_is_part_of_the_question() -> None:
    found = found_in(sheet("NS|EW|Contract\n1|2|4H\n3|4|3NT"), {})
    assert found.needs == (Need.BOARD,)
    assert not found.is_sure


def test_an_italian_sheet_that_leaves_open_what_c_means_is_a_question() -> None:
    text = "Smazzata|Coppia NS|Coppia EO|Contratto\n1|1|2|4C\n1|3|4|2C"
    assert not found_in(sheet(text), {}).is_sure
    assert found_in(sheet(text.replace("2C", "2P")), {}).is_sure


def test_a_cell_that_is_none_is_refused_where_it_stands() -> None:
    rows = [["Board", "NS", "EW", "Contract"], [1, 1, 2, "9 diamonds"]]
    with pytest.raises(
        FormatError, match=exactly("cell D2: expected a contract such as 4SX, or Pass, found '9 diamonds'.")
    ):
        read_sessions(workbook({"Results": rows}))


def test_a_book_without_a_row_is_refused() -> None:
    with pytest.raises(FormatError, match=exactly("the file: expected a sheet with rows of results.")):
        read_sessions(workbook({"Results": []}))
