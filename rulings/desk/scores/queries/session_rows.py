"""What a session is scored from, as it is stored: read once, to tell whether it has changed and to score it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from django.db.models import QuerySet
from django.db.models.functions import Length

from rulings.desk.base.compiled import Stored, as_stored
from rulings.desk.scores.values.outcomes import CONTENT
from rulings.models import Board, Contestant, Result, ScoreAdjustment, Session


@dataclass(frozen=True)
class Rows:
    """Who competes, the results by board and table, each with its board and its sides, and the adjustments in force.

    What is not stored yet has a number below 0 in place of its key.
    """

    contestants: Sequence[Contestant]
    results: Sequence[Result]
    adjustments: Sequence[ScoreAdjustment] = ()


class StoredRows(NamedTuple):
    """The rows of a session, equal until one of them changes."""

    contestants: Stored
    boards: Stored
    results: Stored
    adjustments: Stored

    def made(self) -> Rows:
        """What they are; each board and each contestant is one object."""
        competing: list[Contestant] = self.contestants.made()
        boards = {each.pk: each for each in self.boards.made()}
        results = placed(self.results.made(), boards, {each.pk: each for each in competing})
        return Rows(competing, results, self.adjustments.made())


def scored_rows(session: int) -> StoredRows:
    """What the session with that id is scored from, of boards and results no more than that; four queries."""
    boards, results = _boards_scored(session), _results_scored(session)
    return StoredRows(_contestants_in(session), boards, results, _adjustments_in(session))


def rows_of(session: Session) -> Rows:
    """The rows of a session, of the results without calls and play; four queries."""
    boards, results = _boards_in(session.pk), _results_in(session.pk)
    return StoredRows(_contestants_in(session.pk), boards, results, _adjustments_in(session.pk)).made()


def placed(
    results: Sequence[Result], boards: Mapping[int, Board], contestants: Mapping[int, Contestant]
) -> list[Result]:
    """The results with their boards and sides, by keys, in place."""
    for each in results:  # as `select_related` sets them: assignment looks at each value anew
        ns, ew = (contestants[pk] if pk else None for pk in (each.ns_id, each.ew_id))
        each._state.fields_cache.update(board=boards[each.board_id], ns=ns, ew=ew)
    return list(results)


def in_order(results: Sequence[Result]) -> list[Result]:
    """Results in the order in which a session's are read; those that are not stored yet as they come."""
    return sorted(results, key=lambda each: (each.board.number, each.section, len(each.table), each.table, each.round))


def adjustments_now(session: Session) -> list[ScoreAdjustment]:
    """The adjustments in force in a session; one query."""
    return _adjustments_in(session.pk).made()


@as_stored
def _results_in(session: int) -> QuerySet[Result]:
    return _by_board_and_table(session).defer("auction", "play")


@as_stored
def _results_scored(session: int) -> QuerySet[Result]:
    return _by_board_and_table(session).only("board", *_WHO_AND_WHERE, *CONTENT)


_WHO_AND_WHERE = ("ns", "ew", "section", "table", "round")


def _by_board_and_table(session: int) -> QuerySet[Result]:
    found = Result.objects.filter(board__session=session)
    return found.order_by("board__number", "section", Length("table"), "table", "round", "pk")


@as_stored
def _boards_in(session: int) -> QuerySet[Board]:
    return Board.objects.filter(session=session).order_by()


@as_stored
def _boards_scored(session: int) -> QuerySet[Board]:
    return Board.objects.filter(session=session).only("number", "vulnerability").order_by()


@as_stored
def _contestants_in(session: int) -> QuerySet[Contestant]:
    return Contestant.objects.filter(session=session).order_by("pk")


@as_stored
def _adjustments_in(session: int) -> QuerySet[ScoreAdjustment]:
    return ScoreAdjustment.objects.filter(result__board__session=session, is_current=True).order_by("result_id")
