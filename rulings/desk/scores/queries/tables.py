"""Rankings, travellers and matches as the templates show them, and what an adjusted score does to the matches.

Works nothing out: the sheet has scored the session.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulings.bridge import Side
from rulings.desk.scores.queries.data import number_of
from rulings.desk.scores.queries.session_rows import Rows
from rulings.desk.scores.queries.sheet import Sheet, score_sheet
from rulings.desk.scores.values.scoring import CannotScore, changes_awards
from rulings.desk.scores.values.seating import own_key
from rulings.desk.scores.wording.scores import (
    KINDS,
    METHODS,
    OTHERS,
    award_text,
    cannot_text,
    kind_text,
    list_title,
    played_text,
)
from rulings.models import Contestant, Result, Session
from rulings.scoring.adjusted.effects import MatchChange
from rulings.scoring.boards.lines import NotPlayed, Played
from rulings.scoring.regulations import Unit
from rulings.scoring.sessions.matches import MatchScore
from rulings.scoring.sessions.ranking import Ranking, Standing
from rulings.scoring.sessions.session_scores import SessionScores

_Marked = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class _RankRow:
    """A pair's standing; `penalty` is empty where there is none, `beside` where a file counts only boards."""

    place: int
    pair: int
    name: str
    number: str
    total: str
    percent: str
    penalty: str
    beside: str


@dataclass(frozen=True)
class RankingList:
    """One ranking list; `who` says what is on it: pairs, teams or players."""

    title: str
    who: str
    rows: tuple[_RankRow, ...]


@dataclass(frozen=True)
class LineScore:
    """What a line is worth: both sides' awards as text, and the id of the adjusted score in force.

    `is_penalised` where the table's score stands, and somebody has a penalty or a warning.
    """

    ns: str
    ew: str
    is_adjusted: bool
    is_penalised: bool
    adjustment: int | None


@dataclass(frozen=True)
class _TravellerLine:
    """One line of a traveller, and the rulings on it: each by its id and its number."""

    result: Result
    contract: str
    score: LineScore
    rulings: _Marked


def sheet_or_reason(
    session: Session, rows: Rows | None = None, before: SessionScores | None = None
) -> tuple[Sheet | None, str]:
    """The scored session; or None, and why it cannot be scored. `rows` where they have been read already, and `before`
    where it was scored already: what is equal in it is not scored again.
    """
    try:
        return score_sheet(session, rows=rows, before=before), ""
    except CannotScore as refusal:
        return None, cannot_text(refusal)


def rank_sheets(sheet: Sheet) -> list[RankingList]:
    """Every ranking list that has somebody on it."""
    return [
        RankingList(
            list_title(ranking.line, _ranked(sheet, ranking)),
            str(KINDS[_ranked(sheet, ranking)[0].kind][0]),
            tuple(_rank_row(sheet.contestants[each.contestant], each) for each in ranking.standings),
        )
        for ranking in sheet.scores.rankings
        if ranking.standings
    ]


def _rank_row(pair: Contestant, standing: Standing) -> _RankRow:
    """One pair's standing in words."""
    return _RankRow(
        standing.place,
        pair.pk,
        pair.name,
        number_of(pair),
        award_text(standing.total),
        "" if standing.percent is None else award_text(standing.percent),
        award_text(standing.penalty) if standing.penalty else "",
        award_text(standing.beside) if standing.beside else "",
    )


def _ranked(sheet: Sheet, ranking: Ranking) -> list[Contestant]:
    """Who is on a ranking list, best first."""
    return [sheet.contestants[standing.contestant] for standing in ranking.standings]


def traveller(sheet: Sheet, number: int, rulings: Mapping[int, _Marked]) -> dict[int, _TravellerLine]:
    """A board's lines by the row of their result."""
    return {
        result.pk: _line_sheet(sheet, number, at, rulings) for at, result in enumerate(sheet.results.get(number, ()))
    }


def line_scores(sheet: Sheet, number: int) -> dict[int, LineScore]:
    """What a board's lines are worth, by the row of their result."""
    return {result.pk: _line_score(sheet, number, at) for at, result in enumerate(sheet.results.get(number, ()))}


def _line_sheet(sheet: Sheet, number: int, at: int, rulings: Mapping[int, _Marked]) -> _TravellerLine:
    """One line."""
    result = sheet.results[number][at]
    return _TravellerLine(result, played_text(result), _line_score(sheet, number, at), rulings.get(result.pk, ()))


def _line_score(sheet: Sheet, number: int, at: int) -> LineScore:
    """What one line is worth."""
    result = sheet.results[number][at]
    ns, ew = sheet.awards(number, at)
    adjustment = sheet.adjustments.get(result.pk)
    is_adjusted = changes_awards(adjustment) or not isinstance(sheet.outcome(number, at), Played | NotPlayed)
    is_penalised = adjustment is not None and not is_adjusted
    return LineScore(award_text(ns), award_text(ew), is_adjusted, is_penalised, adjustment.pk if adjustment else None)


@dataclass(frozen=True)
class _PairLine:
    """A board as one pair, team or player played it; a team's second table of a match repeats no award."""

    board: int
    side: str
    opponents: Contestant | None
    award: str
    line: _TravellerLine


def pair_lines(sheet: Sheet, pair: Contestant, rulings: Mapping[int, _Marked]) -> Iterable[_PairLine]:
    """Every table where somebody played, in the order of the boards."""
    own = own_key(pair)
    for number, results in sheet.results.items():
        lines = sheet.scores.boards[number].board.lines
        matches: set[str] = set()
        for at, result in enumerate(results):
            side = next((side for side in Side if own in lines[at].of(side)), None)
            if side is None:
                continue
            line = _line_sheet(sheet, number, at, rulings)
            award = "" if lines[at].match in matches else line.score.ns if side is Side.NS else line.score.ew
            matches |= {lines[at].match} if sheet.method.is_of_teams else set()
            yield _PairLine(number, side.value, result.ew if side is Side.NS else result.ns, award, line)


@dataclass(frozen=True)
class _MatchSide:
    """One side of a match; `points` is empty where there are no victory points."""

    contestant: Contestant
    won: str
    points: str


@dataclass(frozen=True)
class _MatchMet:
    """A match: its length and its sides; `is_evened` where 12C4 gave both the average on a board."""

    boards: int
    sides: tuple[_MatchSide, ...]
    is_evened: bool


def match_sheets(sheet: Sheet) -> list[_MatchMet]:
    """Every match between contestants whom the file names, in the order in which they are met."""
    found = (_match_sheet(sheet, match) for match in sheet.scores.matches)
    return [match for match in found if len(match.sides) == 2]


def _match_sheet(sheet: Sheet, match: MatchScore) -> _MatchMet:
    """One match."""
    has_points = sheet.total_unit is Unit.VPS
    sides = (
        _MatchSide(sheet.contestants[key], award_text(won), award_text(match.points[key]) if has_points else "")
        for key, won in match.sums.items()
        if key in sheet.contestants
    )
    return _MatchMet(len(match.boards), tuple(sides), any(board.is_evened for board in match.boards))


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
    return tuple(moved for change in changes for moved in _sides_moved(sheet, change))


def _sides_moved(sheet: Sheet, change: MatchChange) -> Iterator[MatchMoved]:
    """Each side of one match, in the order in which they sat."""
    both = (change.before, change.after)
    has_points = sheet.total_unit is Unit.VPS
    for key in dict.fromkeys(key for match in both if match for key in match.sums if key in sheet.contestants):
        contestant = sheet.contestants[key]
        won = [award_text(match.sums.get(key) if match else None) for match in both]
        points = [award_text(match.points.get(key) if match else None) if has_points else "" for match in both]
        yield MatchMoved(number_of(contestant), contestant.name, *won, *points)


def open_text(sheet: Sheet) -> str:
    """What the file left open of the form of scoring; "" where it is settled."""
    if not sheet.others:
        return ""
    others = ", ".join(str(METHODS[each]) for each in sheet.others)
    return str(OTHERS).format(method=METHODS[sheet.method], others=others)


def who_competes(sheet: Sheet) -> str:
    """What stands on the session's ranking lists: `Pair`, `Team`, `Player`."""
    keys = (key for listed in sheet.scores.lines.values() for key in listed)
    return kind_text(next((sheet.contestants[key] for key in keys), None))
