"""What a session is scored from, as it is stored: read once, to tell whether it has changed and to score it."""

from typing import NamedTuple

from django.db.models import QuerySet
from django.db.models.functions import Length

from rulings.desk.base.compiled import Stored, as_stored
from rulings.models import Board, Contestant, Result, ScoreAdjustment


class SessionRows(NamedTuple):
    """The rows of a session, those of the results without what was called and played."""

    contestants: Stored
    boards: Stored
    results: Stored
    adjustments: Stored


def rows_of(session: int) -> SessionRows:
    """The rows of the session with that id; four queries."""
    return SessionRows(_contestants_in(session), _boards_in(session), _results_in(session), _adjustments_in(session))


@as_stored
def _results_in(session: int) -> QuerySet[Result]:
    found = Result.objects.filter(board__session=session).defer("auction", "play")
    return found.order_by("board__number", "section", Length("table"), "table", "round", "pk")


@as_stored
def _boards_in(session: int) -> QuerySet[Board]:
    return Board.objects.filter(session=session).order_by()


@as_stored
def _contestants_in(session: int) -> QuerySet[Contestant]:
    return Contestant.objects.filter(session=session).order_by("pk")


@as_stored
def _adjustments_in(session: int) -> QuerySet[ScoreAdjustment]:
    return ScoreAdjustment.objects.filter(result__board__session=session, is_current=True).order_by("result_id")
