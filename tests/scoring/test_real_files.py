"""Real sessions recomputed: every score, every award, every total and place that a file holds.

What differs is named here with its reason; anything else is a mistake of ours.
"""

from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulings.formats.session import AwardUnit, FileResult, SessionFile
from rulings.scoring.boards.board_scores import groups_of, score_board
from rulings.scoring.boards.lines import Played
from rulings.scoring.methods.imps import Datum
from rulings.scoring.methods.short_fields import ShortField
from rulings.scoring.regulations import Method, ScoringRegulations
from rulings.scoring.rounding import decimal_text
from rulings.scoring.sessions.session_scores import SessionScores, score_session
from tests.scoring.real import FileStanding, method_of, session_of, sessions_of, standings_of, table_result
from tests.scoring.saying import DATA, SHARED

MATCHES = ("swiss_teams.xml", "swiss_pairs.xml")
"""Events of matches: the command's tests recompute them, for their ranking needs to know who met whom."""
FILES = sorted(
    path
    for path in (*SHARED.glob("*"), *DATA.glob("*"))
    if path.suffix in (".xml", ".pbn", ".lin") and path.name not in MATCHES
)
USEBIO = [path for path in FILES if path.suffix == ".xml"]

SHORT_LINES_UNFACTORED = "Compscore"
"""Its files print the matchpoints of a board that was played fewer times before Neuberg's formula (unless an
artificial score made it short), and print totals that were added after it. Ours are after it in both places."""

ROUNDED_TOTALS = {
    ("usebio_mp_mitchell_20220711.xml", "8NS"): ("456.94", "456.95"),
    ("usebio_mp_mitchell_20220711.xml", "2EW"): ("416.06", "416.05"),
}
"""Board 15 was played 18 times of 19. Its bottom is 1/18 matchpoint, its top 35 and 17/18; the program goes by whole
hundredths of a per cent (0.15 and 99.85), which makes 0.05 and 35.95. Ours are exact: (ours, the file's)."""


def named(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_score_of_a_file_is_law_77_s(path: Path) -> None:
    wrong = []
    for file in sessions_of(path):
        vulnerability = {board.number: board.vulnerability for board in file.boards}
        for result in file.results:
            table = table_result(result)
            if table is not None and result.score_ns is not None:
                points = table.points_ns(vulnerability[result.board])
                if points != result.score_ns:
                    wrong.append((result.board, result.ns, result.contract, result.tricks, points, result.score_ns))
    assert wrong == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_award_of_a_file_comes_out_again(path: Path) -> None:
    wrong = []
    for file in sessions_of(path):
        scores = score_session(session_of(file, ScoringRegulations(method_of(file))))
        for result in file.results:
            for award in result.awards:
                if award.unit is not AwardUnit.PERCENT and is_comparable(file, result):
                    ours = (ours_of(scores, file, result, result.ns), ours_of(scores, file, result, result.ew))
                    theirs = (Fraction(award.ns or 0), Fraction(award.ew or 0))
                    if tuple(map(decimal_text, ours)) != tuple(map(decimal_text, theirs)):
                        wrong.append((result.board, result.ns, result.ew, ours, theirs))
    assert wrong == []


def is_comparable(file: SessionFile, result: FileResult) -> bool:
    """Whether the file holds the other tables' results: a single deal of a large event says only what it came to."""
    return sum(other.board == result.board for other in file.results) > 1


def ours_of(scores: SessionScores, file: SessionFile, result: FileResult, contestant: str) -> Fraction:
    """Our award; for a line that the program prints before the formula, ours before it too."""
    board = scores.boards[result.board].board
    is_short = len(board.lines) < scores.expected
    if (
        file.program.startswith(SHORT_LINES_UNFACTORED)
        and is_short
        and scores.session.regulations.method is Method.MATCHPOINTS
    ):
        unfactored = score_board(board, ScoringRegulations(short=ShortField.NONE), scores.expected)
        lines = ((board.lines[at], ns, ew) for at, ns, ew in unfactored.by_line())
        return next(ns if contestant in line.ns else ew for line, ns, ew in lines if contestant in line.ns + line.ew)
    award = scores.award(result.board, contestant)
    assert award is not None
    return award


@pytest.mark.parametrize("path", USEBIO, ids=named)
def test_every_total_percentage_and_place_of_a_file_comes_out_again(path: Path) -> None:
    theirs = {number: standing for number, standing in standings_of(path).items() if standing.total}
    (file,) = sessions_of(path)
    numbers = {contestant.key: contestant.number for contestant in file.contestants}
    scores = score_session(session_of(file, ScoringRegulations(method_of(file))))
    ours = {
        numbers[standing.contestant]: FileStanding(
            ROUNDED_TOTALS.get((path.name, numbers[standing.contestant]), ("", ""))[1] or decimal_text(standing.total),
            decimal_text(standing.percent) if standing.percent is not None else "",
            str(standing.place),
        )
        for ranking in scores.rankings
        for standing in ranking.standings
    }
    assert {number: ours[number] for number in theirs} == theirs


@pytest.mark.parametrize("path", USEBIO, ids=named)
def test_every_datum_of_a_file_comes_out_again(path: Path) -> None:
    """What a Butler file prints as BOARD_AVERAGE: the mean without the best and the worst score, rounded to 10."""
    (file,) = sessions_of(path)
    session = session_of(file, ScoringRegulations(Method.BUTLER))
    theirs = {
        int(board.findtext("BOARD_NUMBER", "")): int(board.findtext("BOARD_AVERAGE", ""))
        for board in ElementTree.parse(path).iter("BOARD")
        if board.findtext("BOARD_AVERAGE")
    }
    points = {
        board.number: [line.outcome.points for line in board.lines if isinstance(line.outcome, Played)]
        for board in session.boards
    }
    assert {number: Datum().of(points[number], session.expected) for number in theirs} == theirs


if SHARED.exists():  # the large real files stand beside the checkout, or there is nothing to try

    def test_the_totals_that_differ_differ_by_the_program_s_rounding() -> None:
        for (name, number), (wanted, printed) in ROUNDED_TOTALS.items():
            (file,) = sessions_of(SHARED / name)
            keys = {contestant.number: contestant.key for contestant in file.contestants}
            scores = score_session(session_of(file, ScoringRegulations()))
            (standing,) = (s for r in scores.rankings for s in r.standings if s.contestant == keys[number])
            assert decimal_text(standing.total) == wanted
            assert abs(standing.total - Fraction(printed)) < Fraction(1, 100)

    def test_cross_imps_of_a_polish_evening_as_its_page_printed_them() -> None:
        """Board 2 of a Chorzow evening (program KoPS): mean of the comparisons; a fifth table had an average."""
        (file,) = sessions_of(SHARED / "pbn_polish_pairs_sm0807.pbn")
        scores = score_session(session_of(file, ScoringRegulations(method_of(file))))
        numbers = {contestant.key: contestant.number or contestant.name for contestant in file.contestants}
        found = {numbers[line.ns[0]]: scores.award(2, line.ns[0]) for line in scores.boards[2].board.lines}
        assert {number: decimal_text(award or 0, 1) for number, award in found.items()} == {
            "1": "-6.3",
            "3": "3.0",
            "4": "1.7",
            "5": "1.7",
        }


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_session_can_be_scored_in_every_form(path: Path) -> None:
    for file in sessions_of(path):
        for method in (Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER, Method.AGGREGATE):
            session = session_of(file, ScoringRegulations(method))
            if method is not Method.MATCHPOINTS and any(result.artificial for result in file.results):
                continue
            scores = score_session(session)
            for board in session.boards:
                for group in groups_of(board, session.regulations, scores.expected):
                    assert len(group.at) <= scores.expected
            together = {s.contestant for ranking in scores.rankings for s in ranking.standings}
            assert together == {one for board in session.boards for line in board.lines for one in line.ns + line.ew}
