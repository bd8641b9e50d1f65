"""The forms of scoring that may be chosen for a session, and what its file showed. Writes nothing."""

from typing import Any

from rulings.desk.scores.values.scoring import CHOSEN, LEFT_OUT, is_of_teams
from rulings.models import Session
from rulings.scoring.regulations import Method

_OF_TEAMS = (Method.TEAMS, Method.BOARD_A_MATCH, Method.AGGREGATE)
_OF_PAIRS = (Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER, Method.AGGREGATE)


def methods_for(session: Session) -> tuple[Method, ...]:
    """The forms of scoring that may be chosen for a session."""
    return _OF_TEAMS if is_of_teams(session) else _OF_PAIRS


def shown_by_file(session: Session) -> dict[str, Any]:
    """The settings that the file's own scores showed, whether they are followed or left out."""
    own = session.own_scoring
    return own.get(LEFT_OUT) or {name: value for name, value in own.items() if name not in (CHOSEN, LEFT_OUT)}


def is_file_followed(session: Session) -> bool:
    """Whether the session is scored by what its file's own scores showed."""
    return LEFT_OUT not in session.own_scoring
