"""Fouled boards (87B): the forms there are, that of a line, and what would change with others. Writes nothing."""

from collections.abc import Mapping
from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from rulings.desk.scores.queries.sheet import Sheet
from rulings.desk.scores.values.scoring import CannotScore
from rulings.models import ScoreAdjustment
from rulings.scoring.adjusted.effects import Effects, effects
from rulings.scoring.errors import ScoringError
from rulings.scoring.sessions.session_scores import score_session

FORMS = ("", "A", "B", "C", "D", "E", "F")
_OF_TEAMS = _("In a match of teams a fouled board is not scored in groups (87C): adjust its scores by Law 86B2.")


def check_groups(sheet: Sheet) -> None:
    """`CannotScore` where boards are not scored in groups."""
    if sheet.method.is_of_teams:
        raise CannotScore(_OF_TEAMS)


def form_of(adjustment: ScoreAdjustment | None) -> str:
    """The form that a line is in."""
    return "" if adjustment is None else adjustment.score.form


def forms_tried(before: Sheet, number: int, forms: Mapping[int, str]) -> Effects:
    """What changes with a board's lines in these forms; stores nothing. `CannotScore` for a match of teams."""
    check_groups(before)
    played = before.scores.session
    board = played.board(number)
    rows = before.results[number]
    lines = tuple(line._replace(form=forms.get(row.pk, line.form)) for row, line in zip(rows, board.lines, strict=True))
    try:
        after = score_session(played.with_board(replace(board, lines=lines)), before.scores)
    except ScoringError as error:
        raise CannotScore(str(error), error) from None
    return effects(before.scores, after)
