"""A session as lines of a table."""

import csv
import io
from dataclasses import replace
from decimal import Decimal

from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.bridge import Auction, Deal, Seat, Vulnerability
from rulings.formats.csv.reader import read_csv
from rulings.formats.csv.writer import write_csv
from rulings.formats.reader import read_session
from rulings.formats.session import (
    AdjustmentKind,
    AwardUnit,
    FileAdjustment,
    FileBoard,
    FileContestant,
    FileFormat,
    FilePenalty,
    FilePlayer,
    FileResult,
    ScorePart,
    SessionFile,
)
from tests.formats.samples import DEAL, read_file
from tests.formats.sessions import sessions

PAIRS = (FileContestant("1", number="1"), FileContestant("2", number="2"))
BOARD = FileBoard(1, Seat.NORTH, Vulnerability.NONE)


def cells(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text)))


def test_a_club_evening_is_a_line_a_result() -> None:
    written = write_csv(read_file("club_howell.xml"))
    assert written.text.split("\r\n")[:2] == [
        "Event,Date,Competition,Winners,Board,NS number,NS names,EW number,EW names,Contract,Declarer,Lead,Tricks,"
        "Score NS,Score EW,MP NS,MP EW,Artificial",
        'Wednesday Howell,2024-05-28,MP_PAIRS,1,1,1,"Ada Ash; Bo Birch",2,"Cy Cedar; Di Dogwood",Pass,,,,0,0,1,1,',
    ]
    assert [str(remark) for remark in written.remarks] == [
        "CSV has no place for some of what stands at the head of a session; left out: club; program.",
        "CSV has no place for totals; contestants whose total was left out: 4.",
        "CSV has no place for the cards of a board; deals left out: 1.",
        "CSV has no place for players' own numbers; players whose number was left out: 8.",
    ]


@settings(max_examples=100)
@given(sessions())
def test_every_line_has_a_cell_for_each_header(session: SessionFile) -> None:
    header, *lines = cells(write_csv(session).text)
    assert {len(line) for line in lines} == {len(header)}
    assert len(lines) >= max(len(session.boards), len(session.results))


@settings(max_examples=100)
@given(sessions())
def test_no_cell_of_text_begins_a_formula(session: SessionFile) -> None:
    header, *lines = cells(write_csv(session).text)
    texts = [
        cell for line in lines for name, cell in zip(header, line, strict=True) if not name.startswith(("Score", "MP"))
    ]
    assert [cell for cell in texts if cell[:1] in "=+-@" and cell] == []


@st.composite
def adjustments(draw: st.DrawFn) -> FileAdjustment:
    amounts = st.decimals(-50, 50, places=2) | st.none()
    parts = st.lists(
        st.builds(
            ScorePart, st.integers(-7600, 7600), st.sampled_from([Decimal(100), Decimal("33.4")]), st.just("4S by N")
        ),
        max_size=3,
    ).map(tuple)
    return FileAdjustment(
        draw(st.sampled_from(AdjustmentKind)),
        draw(amounts),
        draw(amounts),
        draw(st.sampled_from(AwardUnit)),
        draw(parts),
        draw(parts),
        draw(st.sampled_from(["", "12C1c", "=1+1"])),
    )


@given(adjustments())
def test_an_adjusted_score_comes_back_with_its_weights_and_reason(adjusted: FileAdjustment) -> None:
    result = FileResult(1, ns="1", ew="2", score_ns=420, score_ew=-420, adjusted=adjusted)
    session = SessionFile(FileFormat.CSV, contestants=PAIRS, boards=(BOARD,), results=(result,))
    (read,) = read_csv(write_csv(session).text.replace("\r\n", "\n"), [])
    assert read.results == session.results


def test_what_has_no_column_is_said() -> None:
    one, two = PAIRS
    named = replace(
        one,
        players=(FilePlayer("Ann", national_id="9"),),
        total=Decimal(1),
        beside=(("HANDICAP", Decimal(2)),),
        penalties=(FilePenalty(Decimal(1)),),
    )
    results = (
        FileResult(1, ns="1", ew="2", section="A", auction=Auction.of(Seat.NORTH, ["1S"])),
        FileResult(2, ns="1", ew="2", section="B"),
    )
    boards = (replace(BOARD, deal=Deal.parse(DEAL)), replace(BOARD, number=2))
    scores = ((Decimal(12), Decimal(8)),)
    session = SessionFile(FileFormat.PBN, contestants=(named, two), boards=boards, results=results, match_scores=scores)
    assert {remark.key.name for remark in write_csv(session).remarks} == {
        "WITHOUT_NUMBERS",
        "WITHOUT_TOTALS",
        "WITHOUT_BESIDE",
        "WITHOUT_PENALTIES",
        "WITHOUT_DEALS",
        "WITHOUT_DEALERS",
        "WITHOUT_RECORDS",
        "WITHOUT_MATCHES",
        "WITHOUT_SECTIONS",
    }


def test_a_very_long_cell_is_cut_and_read() -> None:
    session = SessionFile(FileFormat.CSV, event="x" * 2000, boards=(BOARD,))
    written = write_csv(session)
    assert [remark.key.name for remark in written.remarks] == ["TEXTS_CUT"]
    assert read_session(written.text.encode()).event == "x" * 999
