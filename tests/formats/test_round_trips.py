"""Whole sessions written and read again: nothing that a format can hold is lost, in it and from one to another."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings

from rulings.formats.csv.writer import write_csv
from rulings.formats.json.writer import write_json
from rulings.formats.pbn.writer import write_pbn
from rulings.formats.reader import read_sessions
from rulings.formats.session import FileFormat, SessionFile
from rulings.formats.usebio.writer import write_usebio
from rulings.formats.written import Written
from tests.formats.samples import DATA, SHARED
from tests.formats.sessions import same, sessions, told

WRITERS = {
    FileFormat.USEBIO: write_usebio,
    FileFormat.PBN: write_pbn,
    FileFormat.CSV: write_csv,
    FileFormat.JSON: write_json,
}
Write = Callable[[SessionFile], Written]
FILES = [
    path
    for folder in (DATA, SHARED)
    for path in sorted(folder.glob("*.*"))
    if path.suffix in (".pbn", ".xml", ".lin", ".csv")
]
EACH_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
HAS_MORE = "bbo_extractor.csv"
"""Another program's CSV with auctions, for which ours has no place."""
EACH_FORMAT = pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)


def again(session: SessionFile, write: Write) -> SessionFile:
    """The session as its own reader finds it in the file that was written of it."""
    (read,) = read_sessions(write(session).text.encode())
    return read


def totals(session: SessionFile) -> list[object]:
    return [(one.key, one.total, one.percent, one.beside) for one in session.contestants]


@EACH_FILE
def test_a_real_file_written_in_its_own_format_reads_back_equal(path: Path) -> None:
    for session in read_sessions(path.read_bytes()) if path.name != HAS_MORE else ():
        if write := WRITERS.get(session.format):
            read = again(session, write)
            assert same(read) == same(session)
            assert totals(read) == totals(session)


@EACH_FILE
@EACH_FORMAT
def test_what_was_written_of_a_real_file_is_written_again_unchanged(path: Path, write: Write) -> None:
    for session in read_sessions(path.read_bytes()):
        once = again(session, write)
        assert same(again(once, write)) == same(once)


@EACH_FILE
@EACH_FORMAT
def test_every_result_with_pairs_of_a_real_file_is_in_each_format(path: Path, write: Write) -> None:
    for session in read_sessions(path.read_bytes()):
        named = [result for result in session.results if result.ns and result.ew]
        kept = [result for result in again(session, write).results if result.ns and result.ew]
        outcomes = [
            sorted(
                str((r.board, r.contract, r.is_passed_out, r.tricks, r.score_ns, r.lead, sorted(map(str, r.awards))))
                for r in results
            )
            for results in (named, kept)
        ]
        assert outcomes[0] == outcomes[1]


@settings(max_examples=150)
@given(session=sessions())
def test_a_session_tells_the_same_through_each_format_and_any_two_and_is_written_again_unchanged(
    session: SessionFile,
) -> None:
    """Together, for it takes longer to make a session up than to write and read it."""
    results = told(session)
    for first, write in WRITERS.items():
        once = again(session, write)
        assert told(once) == results, first
        for second, write_then in WRITERS.items():
            twice = again(once, write_then)
            assert told(twice) == results, (first, second)
            assert first is not second or same(twice) == same(once), first


@settings(max_examples=100)
@given(session=sessions())
def test_usebio_holds_every_contestant_with_his_names_and_direction(session: SessionFile) -> None:
    read = again(session, write_usebio)
    assert [(one.number, one.kind, one.players, one.direction, one.section) for one in read.contestants] == [
        (one.number, one.kind, one.players, one.direction, one.section) for one in session.contestants
    ]
    assert (read.event, read.date, read.winners, read.boards) == (
        session.event,
        session.date,
        session.winners,
        session.boards,
    )
