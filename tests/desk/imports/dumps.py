"""All that a session is, as plain values that can be compared: without keys of the database, in one order."""

from typing import Any

from rulings.desk.base.refusals import Refusal
from rulings.desk.imports.queries.rows import names_in
from rulings.desk.scores.queries.data import score_data
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.models import Contestant, Result, Session
from rulings.scoring.errors import ScoringError

Dump = dict[str, Any]
_OF_RESULT = (
    *("seats", "section", "table", "round", "room", "contract", "declarer", "tricks", "score_ns", "score_ew"),
    *("artificial", "awards", "lead", "auction", "play", "is_result_disputed", "is_declarer_swapped"),
)
_OF_CONTESTANT = ("number", "kind", "section", "direction", "name", "beside", "position")


def dump(session: Session) -> Dump:
    """Who competes, the boards, the results, how it is scored, and the scores as `score --json` prints them."""
    session = Session.objects.select_related("event__club", "profile").get(pk=session.pk)
    people = session.contestants.prefetch_related("players")
    results = Result.objects.filter(board__session=session).select_related("board", "ns", "ew")
    return {
        "event": (session.event.name, session.date),
        "scoring": (session.form, session.scoring, session.own_scoring),
        "contestants": sorted((_contestant(each) for each in people), key=repr),
        "boards": sorted(session.boards.values_list("number", "dealer", "vulnerability", "deal")),
        "results": sorted((_result(each) for each in results), key=repr),
        "scores": scores(session),
    }


def scores(session: Session) -> Any:
    """The scores without the session's short name, each list in an order of its own; the sentence where there are none.

    Results of a board stand in the order in which they came.
    """
    try:
        data = score_data(score_sheet(session))
    except (Refusal, ScoringError) as refusal:
        return str(refusal)
    for board in data["boards"]:
        board["results"].sort(key=repr)
    for line in data["lines"]:
        line["ranking"].sort(key=repr)
    return {name: value for name, value in data.items() if name != "session"}


def _contestant(contestant: Contestant) -> tuple[Any, ...]:
    return *(getattr(contestant, name) for name in _OF_CONTESTANT), sorted(map(tuple, names_in(contestant)))


def _result(result: Result) -> tuple[Any, ...]:
    sides = (f"{side.number} {side.name}" if side else "" for side in (result.ns, result.ew))
    return result.board.number, *sides, *(getattr(result, name) for name in _OF_RESULT)


def rows_of(session: Session) -> Dump:
    """Every row of a session with its keys, but those of players, and what waits: what taking a file back restores."""
    session = Session.objects.get(pk=session.pk)
    results = Result.objects.filter(board__session=session)
    return {
        "scoring": (session.form, session.scoring, session.own_scoring),
        "contestants": list(session.contestants.order_by("pk").values()),
        "players": [[list(names_in(each)) for each in session.contestants.order_by("pk")]],
        "boards": list(session.boards.order_by("pk").values("pk", "number", "dealer", "vulnerability", "deal")),
        "results": list(results.order_by("pk").values()),
        "differences": list(session.differences.order_by("pk").values("pk", "state", "before", "after", "result_id")),
    }
