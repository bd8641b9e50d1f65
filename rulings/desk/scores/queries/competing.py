"""Who competes in a session, and whether in matches. Writes nothing."""

from rulings.desk.scores.queries.sheet import regulations_or_none
from rulings.desk.scores.values.scoring import is_of_teams
from rulings.laws.record.record import Form
from rulings.models import ContestantKind, Session
from rulings.scoring.regulations import Unit


def kind_of(session: Session) -> ContestantKind:
    """What competes in a session."""
    if is_of_teams(session):
        return ContestantKind.TEAM
    return ContestantKind.INDIVIDUAL if session.form == Form.INDIVIDUAL else ContestantKind.PAIR


def has_matches(session: Session) -> bool:
    """Whether a table is part of a match: of teams, or of pairs whose matches become victory points."""
    regulations = regulations_or_none(session)
    return is_of_teams(session) or (regulations is not None and regulations.total_unit is Unit.VPS)
