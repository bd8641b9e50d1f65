"""Whatever is put into a file at whatever place comes in, or a remark, a fault or the refusal names it.

The pieces are made from the files beside the tests, one for each kind of place that they have (`pieces.py`).
"""

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.json.writer import write_json
from rulings.formats.reader import read_session, read_sessions
from rulings.formats.text import decode
from tests.formats.reader.pieces import Piece, in_json, in_lin, in_page, in_pbn, in_table, in_xml
from tests.formats.reader.test_losses import LIN, USEBIO
from tests.formats.samples import DATA
from tests.formats.sheets.books import workbook

OURS = write_json(read_session((DATA / "irregular.pbn").read_bytes())).text
SHEETS = {
    "Results": [["Board", "NS", "EW", "Contract", "By", "Tricks"], [1, 1, 2, "4H", "N", 10], [1, 3, 4, "3NT", "S", 8]]
}


def told(data: bytes | str) -> str:
    """All that a file comes to, without the lines in which it stands."""
    try:
        found = repr(read_sessions(data.encode() if isinstance(data, str) else data, is_strict=False))
    except FormatError as error:
        found = f"{error}"
    return re.sub(r"(line'?[=: ]+'?)\d+", r"\1", found)


def held(name: str) -> str:
    """One of the files beside the tests."""
    return decode((DATA / name).read_bytes())[0]


@pytest.mark.parametrize(
    ("text", "put"),
    [
        pytest.param(text, put, id=name)
        for name, text, put in (
            ("club_howell.xml", held("club_howell.xml"), in_xml),
            ("club_mitchell.xml", held("club_mitchell.xml"), in_xml),
            ("usebio", USEBIO, in_xml),
            ("irregular.pbn", held("irregular.pbn"), in_pbn),
            ("score_table.pbn", held("score_table.pbn"), in_pbn),
            ("pbn_bridgebots_sample.pbn", held("pbn_bridgebots_sample.pbn"), in_pbn),
            ("lin", LIN, in_lin),
            ("club_evening.csv", held("club_evening.csv"), partial(in_table, parted=";")),
            ("bridgewebs.csv", held("bridgewebs.csv"), partial(in_table, parted=";")),
            ("bbo_extractor.csv", held("bbo_extractor.csv"), partial(in_table, parted=",", passed_over=(18, 19))),
            ("board_blocks.csv", held("board_blocks.csv"), partial(in_table, parted=",")),
            ("polish_sheet.csv", held("polish_sheet.csv"), partial(in_table, parted=";", passed_over=(8,))),
            ("tourcalc_board.json", held("tourcalc_board.json"), in_json),
            ("our json", OURS, in_json),
            ("bbo_traveller.html", held("bbo_traveller.html"), in_page),
            ("jfr_board.html", held("jfr_board.html"), in_page),
            ("kops_board.html", held("kops_board.html"), in_page),
        )
    ],
)
def test_nothing_that_is_put_into_a_file_is_passed_over_in_silence(
    text: str, put: Callable[[str], Iterator[Piece]]
) -> None:
    before = told(text)
    pieces = list(put(text))
    assert pieces
    assert [where for where, data in pieces if told(data) == before] == []


def test_a_sheet_a_column_and_a_row_of_a_workbook_are_not_passed_over_in_silence() -> None:
    before = told(workbook(SHEETS))
    wide = [[*row, "Zebra"] for row in SHEETS["Results"]]
    for sheets in (
        SHEETS | {"Zebra": [["a", "b"], ["c", "d"]]},
        {"Results": wide},
        {"Results": [*SHEETS["Results"], ["Zebra"]]},
    ):
        assert told(workbook(sheets)) != before
