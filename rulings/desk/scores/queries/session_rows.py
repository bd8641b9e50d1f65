"""The rows that a session is scored from, as they are stored. Reads alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.db.models import QuerySet
from django.db.models.functions import Length

from rulings.desk.base.compiled import compiled
from rulings.models import Board, Contestant, Result, ScoreAdjustment, Session


@dataclass(frozen=True)
class Rows:
    """Who competes, the results by board and table, each with its board and its sides, and the adjustments in force.

    What is not stored yet has a number below 0 in place of its key.
    """

    contestants: Sequence[Contestant]
    results: Sequence[Result]
    adjustments: Sequence[ScoreAdjustment] = ()


def rows_of(session: Session) -> Rows:
    """Those of a session; four queries."""
    competing = _contestants_in(session.pk)
    results = _results_of_session(session, {each.pk: each for each in competing})
    return Rows(competing, results, _adjustments_in(session.pk))


def _results_of_session(session: Session, contestants: Mapping[int, Contestant]) -> list[Result]:
    """Every result of a session by board and table, without what was called and played; each board is one object."""
    return placed(_results_in(session.pk), {each.pk: each for each in _boards_in(session.pk)}, contestants)


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


def results_in(session: int) -> QuerySet[Result]:
    found = Result.objects.filter(board__session=session).defer("auction", "play")
    return found.order_by("board__number", "section", Length("table"), "table", "round", "pk")


def boards_in(session: int) -> QuerySet[Board]:
    return Board.objects.filter(session=session).order_by()


def contestants_in(session: int) -> QuerySet[Contestant]:
    return Contestant.objects.filter(session=session).order_by("pk")


def adjustments_in(session: int) -> QuerySet[ScoreAdjustment]:
    return ScoreAdjustment.objects.filter(result__board__session=session, is_current=True).order_by("result_id")


_results_in, _boards_in = compiled(results_in), compiled(boards_in)
_contestants_in, _adjustments_in = compiled(contestants_in), compiled(adjustments_in)


def adjustments_now(session: Session) -> list[ScoreAdjustment]:
    """The adjustments in force in a session; one query."""
    return list(_adjustments_in(session.pk))
