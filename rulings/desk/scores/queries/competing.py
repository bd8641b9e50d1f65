"""Who competes in a session, and whether in matches. Writes nothing."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput
from rulings.desk.scores.queries.sheet import regulations_or_none
from rulings.desk.scores.values.scoring import is_of_teams
from rulings.desk.scores.values.seating import key_of, match_name, match_of, own_key
from rulings.laws.record.record import Form
from rulings.models import Board, Contestant, ContestantKind, Session
from rulings.scoring.regulations import Unit

_ALREADY = _("%(pair)s has a result on board %(board)s already. Correct that one, or choose another pair.")
_ALREADY_SO = _(
    "%(pair)s has a result on board %(board)s of this match already, sitting the same way. Correct that one, or "
    "exchange the two teams."
)


def kind_of(session: Session) -> ContestantKind:
    """What competes in a session."""
    if is_of_teams(session):
        return ContestantKind.TEAM
    return ContestantKind.INDIVIDUAL if session.form == Form.INDIVIDUAL else ContestantKind.PAIR


def has_matches(session: Session) -> bool:
    """Whether a table is part of a match: of teams, or of pairs whose matches become victory points."""
    regulations = regulations_or_none(session)
    return is_of_teams(session) or (regulations is not None and regulations.total_unit is Unit.VPS)


def checked_free(board: Board, ns: Sequence[Contestant], ew: Sequence[Contestant], played: str) -> None:
    """`BadInput` for whoever has a result on the board: in that round, a team in that match and that way round."""
    there = list(board.results.select_related("ns", "ew"))
    is_team, sentence = is_of_teams(board.session), _ALREADY
    if is_team:
        sentence, match = _ALREADY_SO, match_name(played, (own_key(ns[0]), own_key(ew[0])))
        there = [each for each in there if match_of(each) == match]
    elif has_matches(board.session):
        there = [each for each in there if each.round == played]
    for field, side in (("ns", ns), ("ew", ew)):
        ways = (field.upper(),) if is_team else ("NS", "EW")
        taken = {key for each in there for way in ways for key in key_of(each, way)}
        for contestant in side:
            if own_key(contestant) in taken:
                raise BadInput(sentence % {"pair": contestant, "board": board.number}, field)
