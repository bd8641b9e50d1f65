"""Files of JSON that are read, and what is said of those that are not."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.formats.errors import FormatError
from rulings.formats.json import VERSION
from rulings.formats.json.writer import write_json
from rulings.formats.reader import read_sessions
from tests.formats.samples import exactly, read_file
from tests.formats.test_mutations import read_or_refuse

LEAST = {"boards": [{"number": 1, "dealer": "N", "vulnerability": "None"}]}


def text(session: Any, version: str = VERSION) -> bytes:
    return json.dumps({"format": version, "session": session}).encode()


def test_a_program_may_write_the_least_and_what_is_not_known_here_is_named() -> None:
    (read,) = read_sessions(text(LEAST | {"weather": "fine"}))
    assert [board.number for board in read.boards] == [1]
    assert list(map(str, read.remarks)) == ["Not used here, and left out: weather (1)."]


def test_boards_that_only_results_name_are_boards_too() -> None:
    (read,) = read_sessions(text({"results": [{"board": 3, "score_ns": -50, "score_ew": 50}]}))
    assert [board.number for board in read.boards] == [3]


@pytest.mark.parametrize(
    ("session", "sentence"),
    [
        (None, "element session: expected a value in this element, found 'null'."),
        ([], "element session: expected a value in this element, found '[]'."),
        ({}, "element session.boards: expected at least one board with a number."),
        (
            {"boards": LEAST["boards"] * 2},
            "element session.boards[1].number: expected a board number from 1 to 9999, found '1'.",
        ),
        (
            LEAST | {"results": [{"board": 1, "ns": "7"}]},
            "element session.results[0].ns: expected a contestant of the list of participants, found '7'.",
        ),
        (
            LEAST | {"results": [{"board": 1, "tricks": 14}]},
            "element session.results[0].tricks: expected a number of tricks from 0 to 13, found '14'.",
        ),
        (
            LEAST | {"contestants": [{"key": "1"}, {"key": "1"}]},
            "element session.contestants[1].key: expected a contestant of the list of participants, found '1'.",
        ),
        (LEAST | {"winners": 3}, "element session.winners: expected 1 or 2, found '3'."),
        (
            LEAST | {"date": "26.11.2026"},
            "element session.date: expected a date such as 2024.05.31, found '26.11.2026'.",
        ),
    ],
)
def test_the_first_fault_is_named_with_its_path(session: Any, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        read_sessions(text(session))


def test_a_later_version_is_refused_by_its_name() -> None:
    sentence = (
        "element format: expected a session in the JSON that is written here, of version 1, found"
        " 'rulings-desk/session/2'."
    )
    with pytest.raises(FormatError, match=exactly(sentence)):
        read_sessions(text(LEAST, "rulings-desk/session/2"))


@pytest.mark.parametrize("rest", ["", "[" * 100_000, "9" * 5000 + "}", "NaN}", "{}}}"])
def test_what_is_no_json_is_refused_with_its_place(rest: str) -> None:
    with pytest.raises(FormatError, match=r"^line 1(, column \d+)?: expected well-formed JSON"):
        read_sessions(f'{{"format": "{VERSION}", "session": {rest}'.encode())


def test_more_parts_than_memory_bears_are_refused_before_they_are_read() -> None:
    with pytest.raises(FormatError, match="at most 400,000 lists and objects"):
        read_sessions(f'{{"format": "{VERSION}", "session": [{"{}," * 400_000}{{}}]}}'.encode())


@settings(max_examples=150)
@given(
    at=st.floats(0, 1), length=st.integers(0, 30), piece=st.sampled_from(["", "[", '"', "null", "-1", "é", "\\u0000"])
)
def test_a_file_with_a_piece_cut_out_and_another_put_in_is_read_or_refused(at: float, length: int, piece: str) -> None:
    whole = write_json(read_file("irregular.pbn")).text
    place = 60 + int(at * (len(whole) - 60))
    read_or_refuse((whole[:place] + piece + whole[place + length :]).encode())
