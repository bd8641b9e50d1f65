"""The matches of a session as the templates show them: who met, what each side won, and its victory points.

And what an adjusted score does to them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rulings.models import Contestant
from rulings.scoring.adjusted.effects import MatchChange
from rulings.scoring.regulations import Unit
from rulings.scoring.sessions.matches import MatchScore
from rulings.services.session_scores import Sheet
from rulings.wording.score_data import number_of
from rulings.wording.scores import award_text


@dataclass(frozen=True)
class MatchSide:
    """One side of a match; `points` is empty where there are no victory points."""

    contestant: Contestant
    won: str
    points: str


@dataclass(frozen=True)
class MatchSheet:
    """A match: its length and its sides; `is_evened` where 12C4 gave both the average on a board."""

    boards: int
    sides: tuple[MatchSide, ...]
    is_evened: bool


def match_sheets(sheet: Sheet) -> list[MatchSheet]:
    """Every match between contestants whom the file names, in the order in which they are met."""
    found = (match_sheet(sheet, match) for match in sheet.scores.matches)
    return [match for match in found if len(match.sides) == 2]


def match_sheet(sheet: Sheet, match: MatchScore) -> MatchSheet:
    """One match."""
    has_points = sheet.total_unit is Unit.VPS
    sides = (
        MatchSide(sheet.contestants[key], award_text(won), award_text(match.points[key]) if has_points else "")
        for key, won in match.sums.items()
        if key in sheet.contestants
    )
    return MatchSheet(len(match.boards), tuple(sides), any(board.is_evened for board in match.boards))


@dataclass(frozen=True)
class MatchMoved:
    """One side of a match that comes out differently; the points are empty where there are no victory points."""

    number: str
    name: str
    won_before: str
    won_after: str
    points_before: str
    points_after: str


def matches_moved(sheet: Sheet, changes: tuple[MatchChange, ...]) -> tuple[MatchMoved, ...]:
    """Both sides of every match that comes out differently."""
    return tuple(moved for change in changes for moved in sides_moved(sheet, change))


def sides_moved(sheet: Sheet, change: MatchChange) -> Iterator[MatchMoved]:
    """Each side of one match, in the order in which they sat."""
    both = (change.before, change.after)
    has_points = sheet.total_unit is Unit.VPS
    for key in dict.fromkeys(key for match in both if match for key in match.sums if key in sheet.contestants):
        contestant = sheet.contestants[key]
        won = [award_text(match.sums.get(key) if match else None) for match in both]
        points = [award_text(match.points.get(key) if match else None) if has_points else "" for match in both]
        yield MatchMoved(number_of(contestant), contestant.name, *won, *points)
