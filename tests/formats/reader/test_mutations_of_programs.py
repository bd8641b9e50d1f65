"""Files of other programs made bad at random: read, or refused in one sentence, and nothing else ever happens.

A fixed seed, a few files of each kind in the ordinary run; `MUTANTS=2000` makes so many of each.
"""

import os
import random
from collections.abc import Callable

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.reader import read_sessions
from tests.formats.samples import DATA
from tests.formats.sheets.books import packed, workbook
from tests.formats.test_mutations import read_or_refuse

MUTANTS = int(os.environ.get("MUTANTS", "25"))
OF_WORKBOOKS = max(3, MUTANTS // 10)
"""Each starts a process, so fewer."""
PIECES = [
    *(b"<table>", b"</table>", b"<td>", b"</tr>", b"<tr>", b"colspan=200 ", b"rowspan=99 ", b"<!--", b"<script>"),
    *(b";", b",", b"\t", b'"', b"\n", b"\n\n", b"#", b"#Board;", b"#TravellerLines", b"{", b"}", b"[", b"null"),
    *(b"-1", b"1e999", b"&#0;", b"NaN", b"\x00", b"\xff", b"4 kiery", b"99", b"9" * 30, b"\xe2\x99\xa5", b"A" * 1_100),
    *(b"%7C", b"Board 99999"),
]
FILES = (
    *("jfr_board.html", "jfr_piece.txt", "jfr_ranking.html", "kops_board.html", "bbo_traveller.html"),
    *("bbo_extractor.csv", "bridgewebs.csv", "tourcalc_board.json", "tourcalc_board_3.json"),
    *("polish_sheet.csv", "board_blocks.csv"),
)
WORKBOOK = workbook({"Results": [["Board", "NS", "EW", "Contract", "By"], [1, 1, 2, "4H", "N"], [1, 3, 4, "3NT", "S"]]})


def mutant(chance: random.Random, data: bytes) -> bytes:
    """The file with pieces cut out, put in and moved."""
    for _time in range(chance.randint(1, 4)):
        at, length = chance.randrange(len(data) + 1), chance.randrange(60)
        start = chance.randrange(len(data) + 1)
        put = chance.choice([b"", chance.choice(PIECES), data[start : start + length]])
        data = data[:at] + put + data[at + length :]
    return data


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_another_program_is_read_or_refused(name: str) -> None:
    chance = random.Random(f"{name} {MUTANTS}")
    data = (DATA / name).read_bytes()
    for _time in range(MUTANTS):
        read_or_refuse(mutant(chance, data))


def pages(data: bytes) -> bytes:
    return packed({"a001.html": data, "W-a.html": (DATA / "jfr_ranking.html").read_bytes()})


def boards(data: bytes) -> bytes:
    return packed({"p2.json": data, "p3.json": (DATA / "tourcalc_board_3.json").read_bytes()})


def packed_twice(data: bytes) -> bytes:
    return packed({"p2.json.gz": b"\x1f\x8b" + data})


@pytest.mark.parametrize(
    ("whole", "of_inside"),
    [(pages, "jfr_board.html"), (boards, "tourcalc_board.json"), (packed_twice, "tourcalc_board.json")],
)
def test_a_packed_folder_is_read_or_refused(whole: Callable[[bytes], bytes], of_inside: str) -> None:
    chance = random.Random(f"packed {of_inside} {MUTANTS}")
    data = (DATA / of_inside).read_bytes()
    for time in range(MUTANTS):
        if time % 2:
            read_or_refuse(whole(mutant(chance, data)))
        else:
            read_or_refuse(mutant(chance, whole(data)))


def test_a_workbook_is_read_or_refused() -> None:
    chance = random.Random(f"workbook {MUTANTS}")
    for _time in range(OF_WORKBOOKS):
        read_or_refuse(mutant(chance, WORKBOOK))


def test_the_files_themselves_are_good() -> None:
    refused = []
    for name in FILES:
        try:
            read_sessions((DATA / name).read_bytes(), name)
        except FormatError:
            refused.append(name)
    assert refused == ["jfr_piece.txt", "jfr_ranking.html"]
