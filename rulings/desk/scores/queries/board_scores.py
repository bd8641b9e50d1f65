"""What a board's page shows of its session's scores: worked out once while no row that they come from changes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import QuerySet
from django.utils.translation import get_language

from rulings.desk.base.compiled import as_stored, compiled
from rulings.desk.base.known import Known, digest_of
from rulings.desk.scores.queries.session_rows import StoredRows, scored_rows
from rulings.desk.scores.queries.tables import LineScore, RankingList, line_scores, rank_sheets, sheet_or_reason
from rulings.models import Result, Section, Session
from rulings.scoring.sessions.session_scores import SessionScores


@dataclass(frozen=True)
class BoardScores:
    """The ranking lists, the board's lines by the row of their result, and why there are none of both."""

    lists: tuple[RankingList, ...]
    lines: Mapping[int, LineScore]
    reason: str


_KNOWN: Known[BoardScores] = Known(1000)
_LAST: Known[list[SessionScores]] = Known(50)
"""How each session was scored last, by its id: where one result has changed, all boards but that one are equal."""
_FEW = 2000
"""Results of a session that is kept so: some hundred bytes each."""


def board_scores(session: Session, number: int) -> BoardScores:
    """The scores of a board, and the ranking beside it, in the reader's language."""
    rows = scored_rows(session.pk)
    key = (get_language(), number, digest_of(_session(session.pk), _sections(session.pk), *rows))
    return _KNOWN.of(key, lambda: _worked_out(session, number, rows))


def _worked_out(session: Session, number: int, rows: StoredRows) -> BoardScores:
    last = _LAST.of(session.pk, list)
    sheet, reason = sheet_or_reason(session, rows.made(), next(iter(last), None))
    if sheet is None:
        return BoardScores((), {}, reason)
    last[:] = [sheet.scores] if len(rows.results.rows) <= _FEW else []
    return BoardScores(tuple(rank_sheets(sheet)), line_scores(sheet, number), reason)


@as_stored
def _session(pk: int) -> QuerySet[Session]:
    """How it is scored, and all else that the session and its profile hold."""
    return Session.objects.select_related("profile").filter(pk=pk)


@as_stored
def _sections(session: int) -> QuerySet[Section, tuple[int]]:
    """Whether it has any is said where nobody said how it is scored."""
    return Section.objects.filter(session=session).order_by("pk").values_list("pk")


@dataclass(frozen=True)
class _TableRow:
    """What happened at one table, as the board's page shows it; `pairs` by number and name, north-south first."""

    pk: int
    table: str
    contract: str
    declarer: str
    tricks: int | None
    artificial: str
    score_ns: int | None
    pairs: tuple[tuple[str, str], ...]


def table_rows(board: int) -> list[tuple[_TableRow, list[Any]]]:
    """The tables that played the board with that id, by table; with the auction of each."""
    return [(_table_row(what, (ns, ew)), auction) for *what, auction, ns, ew in map(_by_sides, _tables(board))]


def _table_row(what: list[Any], sides: tuple[tuple[Any, ...], ...]) -> _TableRow:
    """One table; a side that the file named nobody for is left out."""
    pairs = tuple((number, name) for pk, number, name in sides if pk is not None)
    pk, table, contract, declarer, tricks, artificial, score_ns = what
    return _TableRow(pk, table, contract, declarer, tricks, artificial, score_ns, pairs)


def _by_sides(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """The last six columns as two sides."""
    return (*row[:-6], row[-6:-3], row[-3:])


_SIDES = tuple(f"{side}__{name}" for side in ("ns", "ew") for name in ("pk", "number", "name"))


@compiled
def _tables(board: int) -> QuerySet[Result, tuple[Any, ...]]:
    named = ("pk", "table", "contract", "declarer", "tricks", "artificial", "score_ns", "auction", *_SIDES)
    return Result.objects.filter(board=board).order_by("section", "table", "round", "pk").values_list(*named)
