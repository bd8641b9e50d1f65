"""A session as a PBN file."""

from dataclasses import replace
from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import Auction, Card, Contract, Deal, Seat, dealer_of, vulnerability_of
from rulings.formats.pbn.writer import write_pbn
from rulings.formats.reader import read_session
from rulings.formats.session import (
    AdjustmentKind,
    FileAdjustment,
    FileBoard,
    FileContestant,
    FileFormat,
    FilePlayer,
    FileResult,
    ScorePart,
    SessionFile,
)
from tests.formats.samples import read_file
from tests.formats.sessions import sessions


def board(number: int) -> FileBoard:
    return FileBoard(number, dealer_of(number), vulnerability_of(number))


def test_a_club_evening_is_a_table_a_board_and_the_totals() -> None:
    lines = write_pbn(read_file("club_howell.xml")).text.split("\r\n")
    assert lines[:3] == ["% PBN 2.1", "% EXPORT", "%Content-type: text/x-pbn; charset=UTF-8"]
    at = next(at for at, line in enumerate(lines) if line.startswith("[ScoreTable"))
    assert lines[at : at + 9] == [
        '[ScoreTable "PairId_NS\\1R;PairId_EW\\1R;Contract\\4L;Declarer\\1L;Result\\1R;Lead\\2L;Score_NS\\4R;'
        'Score_EW\\3R;MP_NS\\1R;MP_EW\\1R"]',
        "1 2 Pass - - -     0   0 1 1",
        "4 3 3NT  W 9 CT -400 400 0 2",
        '[TotalScoreTable "PairId\\1R;TotalMP\\4R;MeanPercentage\\5R;Names\\21L"]',
        '1 10.5 52.50 "Ada Ash;Bo Birch"',
        '2 10.5 52.50 "Cy Cedar;Di Dogwood"',
        '3 10.5 52.50 "Ed Elm;Flo Fir"',
        '4 10.5 52.50 "Gus Gum;Hal Hazel"',
        "",
    ]


@given(sessions())
def test_lines_end_as_the_standard_says_and_are_no_longer(session: SessionFile) -> None:
    text = write_pbn(session).text
    assert text.endswith("\r\n")
    assert "\n" not in text.replace("\r\n", "")
    assert max(map(len, text.split("\r\n"))) <= 253


@given(st.lists(st.integers(1, 9999), min_size=1, max_size=5, unique=True))
def test_boards_without_cards_or_results_come_back(numbers: list[int]) -> None:
    session = SessionFile(FileFormat.PBN, boards=tuple(board(number) for number in sorted(numbers)))
    assert read_session(write_pbn(session).text.encode()).boards == session.boards


def test_a_lead_is_told_of_a_result_with_an_auction_and_no_play() -> None:
    auction = Auction.of(Seat.NORTH, ["1H", "P", "P", "P"])
    result = FileResult(
        1,
        names={seat: seat.name for seat in Seat},
        contract=Contract.parse("1H by N"),
        lead=Card.parse("SK"),
        auction=auction,
    )
    session = SessionFile(FileFormat.PBN, boards=(board(1),), results=(result,))
    (read,) = read_session(write_pbn(session).text.encode()).results
    assert replace(read, ns="", ew="") == result


def test_a_changed_contract_stands_beside_the_auction_that_came_to_another() -> None:
    auction = Auction.of(Seat.NORTH, ["1H", "P", "P", "P"])
    pairs = (FileContestant("1", number="1"), FileContestant("2", number="2"))
    result = FileResult(
        1, ns="1", ew="2", contract=Contract.parse("2H by N"), tricks=8, score_ns=110, score_ew=-110, auction=auction
    )
    session = SessionFile(FileFormat.PBN, contestants=pairs, boards=(board(1),), results=(result,))
    assert read_session(write_pbn(session).text.encode()).results == (result,)


def test_what_no_game_has_a_place_for_is_said() -> None:
    parts = (ScorePart(420, Decimal(60)), ScorePart(-50, Decimal(40)))
    adjusted = FileAdjustment(AdjustmentKind.WEIGHTED, parts_ns=parts, reason="12C1c")
    results = (
        FileResult(1, ns="1", ew="2", section="A", adjusted=adjusted),
        FileResult(2, ns="1", ew="2", section="B"),
    )
    session = SessionFile(
        FileFormat.USEBIO,
        club="Ponte Vecchio",
        match_scores=((Decimal(12), Decimal(8)),),
        contestants=(
            FileContestant("1", number="1", players=(FilePlayer("Ann", "9"),)),
            FileContestant("2", number="2"),
        ),
        boards=(board(1), replace(board(2), deal=Deal.parse("N:AK... - - -"))),
        results=results,
    )
    written = write_pbn(session)
    assert {remark.key.name for remark in written.remarks} == {
        "ADJUSTED_WITHOUT_WEIGHTS",
        "WITHOUT_REASONS",
        "WITHOUT_BOARDS",
        "WITHOUT_HEADER",
        "WITHOUT_MATCHES",
        "WITHOUT_NUMBERS",
        "WITHOUT_SECTIONS",
    }
    assert [each.artificial is not None for each in read_session(written.text.encode()).results] == [True, False]
