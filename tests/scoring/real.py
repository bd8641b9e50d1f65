"""A session as a file has it, ready to be scored; and what the file itself says it came to."""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

from rulings.bridge import Vulnerability
from rulings.formats.reader import read_sessions
from rulings.formats.session import ContestantKind, FileResult, SessionFile
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Line, NotPlayed, Outcome, Played
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult
from rulings.scoring.notation.file_words import Words
from rulings.scoring.regulations import Method, ScoringRegulations
from rulings.scoring.sessions.session_scores import Session


def sessions_of(path: Path) -> list[SessionFile]:
    """Every session of a file."""
    return read_sessions(path.read_bytes(), path.name)


def table_result(result: FileResult) -> TableResult | None:
    """The contract with its tricks, None where the file does not hold them."""
    if result.is_passed_out:
        return PASSED_OUT
    if result.contract is None or result.contract.declarer is None or result.tricks is None:
        return None
    return TableResult(result.contract, result.tricks)


def outcome(result: FileResult, vulnerability: Vulnerability) -> Outcome:
    """How a line is scored: as the file scored it, else by Law 77."""
    artificial = result.artificial
    if artificial is not None and artificial.ns is not None and artificial.ew is not None:
        return Artificial(*(ArtificialScore.percent(Fraction(amount)) for amount in (artificial.ns, artificial.ew)))
    if result.score_ns is not None:
        return Played(result.score_ns)
    table = table_result(result)
    return NotPlayed() if table is None else Played(table.points_ns(vulnerability))


def session_of(file: SessionFile, regulations: ScoringRegulations) -> Session:
    """The file's session; lines without named contestants get their own."""
    vulnerability = {board.number: board.vulnerability for board in file.boards}
    lines: dict[int, list[Line]] = defaultdict(list)
    for at, result in enumerate(file.results):
        ns, ew = result.ns or f"north-south {at}", result.ew or f"east-west {at}"
        match = " ".join(sorted((ns, ew))) if is_of_teams(file) else ""
        lines[result.board].append(Line((ns,), (ew,), outcome(result, vulnerability[result.board]), match=match))
    return Session(tuple(Board(number, tuple(found)) for number, found in sorted(lines.items())), regulations)


def is_of_teams(file: SessionFile) -> bool:
    """Whether teams compete."""
    return any(contestant.kind is ContestantKind.TEAM for contestant in file.contestants)


def method_of(file: SessionFile) -> Method:
    """The form of scoring by the file's own words."""
    return Words.of(f"{file.scoring} {file.competition}").method or Method.MATCHPOINTS


@dataclass(frozen=True)
class FileStanding:
    """Total, percentage and place of a pair as a USEBIO file prints them, "" where it does not."""

    total: str
    percent: str
    place: str


def standings_of(path: Path) -> dict[str, FileStanding]:
    """Every pair's standing, by the number that the file prints."""
    return {
        pair.findtext("PAIR_NUMBER", ""): FileStanding(
            pair.findtext("TOTAL_SCORE", ""), pair.findtext("PERCENTAGE", ""), pair.findtext("PLACE", "")
        )
        for pair in ElementTree.parse(path).iter("PAIR")
    }
