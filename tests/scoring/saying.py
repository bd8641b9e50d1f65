"""The shortest way to say what the scoring tests are about."""

import csv
import re
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

from rulings.scoring.boards.lines import Line, Outcome, Played
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.regulations import Method, ScoringRegulations
from rulings.scoring.sessions.session_scores import Session, SessionScores, score_session

DATA = Path(__file__).resolve().parents[1] / "data" / "scoring"
SHARED = Path(__file__).resolve().parents[3] / "shared" / "data"


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a file of numbers."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def exactly(sentence: str) -> str:
    """The pattern that matches this sentence and no other, for `pytest.raises(match=...)`."""
    return f"^{re.escape(sentence)}$"


def board(number: int, *outcomes: Outcome | int) -> Board:
    """A board: at table 1 N1 played E1, and so on; a number is a score that was played."""
    lines = (
        Line((f"N{at}",), (f"E{at}",), Played(outcome) if isinstance(outcome, int) else outcome)
        for at, outcome in enumerate(outcomes, start=1)
    )
    return Board(number, tuple(lines))


def met(number: int, opened: Outcome | int, closed: Outcome | int) -> Board:
    """A board of the match of A and B; A sits north-south in the open room; a number is a score that was played."""
    here, there = (Played(each) if isinstance(each, int) else each for each in (opened, closed))
    return Board(number, (Line(("A",), ("B",), here, match="A B"), Line(("B",), ("A",), there, match="A B")))


def won(*boards: Board, regulations: ScoringRegulations | None = None) -> dict[str, Fraction]:
    """What A and B have won in their match, in IMPs unless it says otherwise."""
    session = Session(boards, regulations or ScoringRegulations(Method.TEAMS))
    return dict(score_session(session).matches[0].sums)


def scored(*boards: Board, regulations: ScoringRegulations | None = None) -> SessionScores:
    """A session of these boards, scored; at matchpoints unless it says otherwise."""
    return score_session(Session(boards, regulations or ScoringRegulations()))


def awards(scores: SessionScores, number: int, side: str = "N") -> list[Fraction | None]:
    """What the norths, or with "E" the easts, get for a board, in the order of the tables."""
    return [award for contestant, award in scores.awards(number).items() if contestant.startswith(side)]


def fractions(*texts: str | int) -> list[Fraction]:
    """Numbers as fractions: `fractions(1, "2/3")`."""
    return [Fraction(text) for text in texts]


def column(numbers: Iterable[dict[str, str]], name: str) -> list[int]:
    """One column of a file of numbers."""
    return [int(row[name]) for row in numbers]
