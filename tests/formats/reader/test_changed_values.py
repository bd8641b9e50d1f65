"""A value that is changed where a reader reads changes what comes in, or a remark, a fault or the refusal names it.

With the files beside the tests, for each kind of place that they have (`changes.py`).
"""

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial

import pytest

from rulings.formats.reader import read_sessions
from rulings.formats.remarks import RemarkKey
from tests.formats.bws.files import Bws, evening, teams
from tests.formats.reader.changes import (
    in_cells,
    in_columns,
    in_elements,
    in_keys,
    in_rows,
    in_sections,
    in_sheets,
    in_tags,
    in_values,
)
from tests.formats.reader.pieces import Piece
from tests.formats.reader.test_losses import LIN, USEBIO
from tests.formats.reader.test_unknown_pieces import OURS, held, told
from tests.formats.sheets.books import workbook

FILES: list[tuple[str, str, Callable[[str], Iterator[Piece]]]] = [
    *((name, held(name), in_elements) for name in ("club_howell.xml", "club_mitchell.xml")),
    ("usebio", USEBIO, in_elements),
    *((name, held(name), in_tags) for name in ("irregular.pbn", "score_table.pbn", "pbn_bridgebots_sample.pbn")),
    ("lin", LIN, in_keys),
    *((name, held(name), partial(in_cells, parted=";")) for name in ("club_evening.csv", "polish_sheet.csv")),
    *((name, held(name), partial(in_cells, parted=",")) for name in ("bbo_extractor.csv", "board_blocks.csv")),
    ("bridgewebs.csv", held("bridgewebs.csv"), in_sections),
    ("tourcalc_board.json", held("tourcalc_board.json"), in_values),
    ("our json", OURS, in_values),
    *((name, held(name), in_rows) for name in ("bbo_traveller.html", "jfr_board.html", "kops_board.html")),
]


def names_left_out(text: str) -> set[str]:
    """What the file's remarks say already is not used: its name, whatever stands there."""
    remarks = [remark for session in read_sessions(text.encode(), is_strict=False) for remark in session.remarks]
    listed = (remark.values["names"] for remark in remarks if remark.key is RemarkKey.UNUSED)
    found = {re.sub(r" \(\d+\)$", "", name) for names in listed for name in names.split(", ")}
    keys = {remark.key for remark in remarks}
    return found | {name for key, names in _SAID_BY.items() if key in keys for name in names}


_SAID_BY = {
    RemarkKey.TOTALS_RECOMPUTED: ("TOTAL_SCORE", "PERCENTAGE", "PLACE"),
    RemarkKey.COMMENTS_LEFT_OUT: ("nt",),
}


_REPEATED = {
    "bbo_extractor.csv": r"3NN-2: |0\.00%: |0\.00: |2023-11-23 11:35: ",
    "bbo_traveller.html": r"10 cells, [09]: ",
    "bridgewebs.csv": r"#Version: |8: ",
    "jfr_board.html": r"10 cells, [67]: &nbsp;",
    "our json": r"\.session\.format: ",
    "tourcalc_board.json": r".*(Distribution\.Number|\._name|__type|\.(Host|Guest)\..*|Scores\[\]\.Table): ",
}
"""What other places of the line say too, and are taken: the result in words, the award once more, a name put
together, the pairs of a line as a match, the round's own table; the kind of file that our own session came from. And
the number of a line, what a page leaves empty beside a score that the director gave, and cells that have no heading,
which are counted."""


def _repeats(name: str, where: str) -> bool:
    return re.match(_REPEATED.get(name, "(?!)"), where) is not None


def _name_of(where: str) -> str:
    """The name of the place: that of the element, tag, key or column."""
    return re.split(r"[/.]", where.partition(": ")[0])[-1].removesuffix("[]")


@pytest.mark.parametrize(("name", "text", "change"), FILES, ids=[name for name, *_rest in FILES])
def test_no_changed_value_is_passed_over_in_silence(
    name: str, text: str, change: Callable[[str], Iterator[Piece]]
) -> None:
    before, named = told(text), names_left_out(text)
    changes = list(change(text))
    assert changes
    silent = [where for where, data in changes if told(data) == before]
    assert [where for where in silent if _name_of(where) not in named and not _repeats(name, where)] == []


_EVENING: dict[str, list[list[object]]] = {
    "Results": [
        [
            "Board",
            "Table",
            "Round",
            "NS",
            "EW",
            "Contract",
            "By",
            "Lead",
            "Tricks",
            "Score NS",
            "MP NS",
            "MP EW",
            "Date",
        ],
        [1, 1, 1, 1, 2, "4H", "N", "SK", 10, 420, 2, 0, datetime(2024, 5, 28)],
        [1, 2, 1, 3, 4, "3NT", "S", "HQ", 8, -50, 0, 2, datetime(2024, 5, 28)],
        [2, 1, 1, 1, 2, "2S", "E", "CA", 8, -110, 1, 1, datetime(2024, 5, 28)],
        [2, 2, 1, 3, 4, "2S", "E", "CA", 8, -110, 1, 1, datetime(2024, 5, 28)],
    ],
    "Pairs": [
        ["Number", "Names"],
        [1, "Ada Ash; Bo Birch"],
        [2, "Cy Cedar; Di Dogwood"],
        [3, "Ed Elm; Flo Fir"],
        [4, "Gus Gum; Hal Hazel"],
    ],
}


def test_no_changed_cell_of_a_workbook_is_passed_over_in_silence() -> None:
    before = told(workbook(_EVENING))
    assert [where for where, data in in_sheets(_EVENING) if told(data) == before] == []


_OF_NO_MATTER = {
    *("Session.ID", "Section.Session", "Section.Tables", "HandRecord.Section"),
    *("PlayerNames.ID", "PlayerNames.strID", "ReceivedData.Declarer", "ReceivedData.Erased"),
}
"""Which of one session a section is of; what other columns say too; an entry taken back before another was made. What
was under way is counted alone."""


@pytest.mark.parametrize("file", [evening(), teams()], ids=["evening", "teams"])
def test_no_changed_cell_of_a_bridgemate_file_is_passed_over_in_silence(file: Bws) -> None:
    before = told(file.data())
    silent = [where.partition(":")[0] for where, data in in_columns(file) if told(data) == before]
    assert [where for where in silent if where not in _OF_NO_MATTER and not where.startswith("IntermediateData")] == []
