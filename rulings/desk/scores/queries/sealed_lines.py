"""The lines of a session's travellers as digests, a board at a time: so the trail tells what a file brought."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rulings.desk.base.audit import digest
from rulings.desk.scores.values.outcomes import CONTENT
from rulings.models import Result, Session

_Row = Mapping[str, Any]
_DIGITS = 32
"""Of a board's digest, half of it: that is as hard to hit as the chain itself."""


PLACE = ("table", "round", "room", "ns_id", "ew_id", "lead")
"""Where a line stood, who sat there and what was led: no correction changes it, and nobody's words are in it."""


def rows_of(session: Session, columns: Sequence[str] = CONTENT) -> list[dict[str, Any]]:
    """Every line of the session, {"pk", "board": number, and these columns}, by board; one query.

    The columns are what a correction changes, where no others are asked for.
    """
    rows = Result.objects.filter(board__session=session).order_by("board__number", "pk")
    return [
        {"pk": pk, "board": number, **dict(zip(columns, content, strict=True))}
        for pk, number, *content in rows.values_list("pk", "board__number", *columns)
    ]


def digests_of(rows: Iterable[_Row]) -> dict[str, str]:
    """What the trail holds of the lines, which come by board: {board number: digest}."""
    boards = groupby(rows, key=lambda row: row["board"])
    return {str(number): digest({"lines": [dict(row) for row in lines]})[:_DIGITS] for number, lines in boards}


def lines_of(session: Session) -> dict[str, str]:
    """The digests of the session's lines as they are; one query."""
    return digests_of(rows_of(session))


def places_of(session: Session) -> dict[str, str]:
    """The digests of where its lines stand and who sits there; one query."""
    return digests_of(rows_of(session, PLACE))
