"""The matches of a session as the templates show them: who met, what each side won, and its victory points."""

from dataclasses import dataclass

from rulings.models import Contestant
from rulings.scoring.matches import MatchScore
from rulings.scoring.regulations import Unit
from rulings.services.session_scores import Sheet
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
