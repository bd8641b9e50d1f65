"""Fouled boards (87B): in which form each table played a board. Lines of one form are compared with each other alone.

A form is "" for the correct one, else `A`, `B` ...; the regulations say by which formula small groups are scored.
"""

from collections.abc import Mapping
from dataclasses import replace

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.models import AdjustmentKind, Club, Result, Ruling, ScoreAdjustment, User, Verb
from rulings.permissions import may_rule
from rulings.scoring.effects import Effects, effects
from rulings.scoring.errors import ScoringError
from rulings.scoring.sessions import score_session
from rulings.services.access import club_for, ruling_now
from rulings.services.adjusting import REOPENED, end, put_in_force, told
from rulings.services.refusals import BadInput, WrongState
from rulings.services.session_scores import AS_PLAYED, CannotScore, Sheet, score_sheet
from rulings.services.texts import Text, demanded

FORMS = ("", "A", "B", "C", "D", "E", "F")
PARAGRAPH = "87B"
WHY_FORMS = _("Write how you found out in which form the tables played it.")


@transaction.atomic
def set_forms(*, actor: User, ruling: Ruling, forms: Mapping[int, str], reason: str) -> list[ScoreAdjustment]:
    """Say in which form each line of the ruling's board was played, by the row of its result.

    A line whose form changes gets a version of its adjusted score; one that is correct again and had no other
    adjustment gets the table's back. Each is recorded. Refuses a form or a line that is not there, and no reason.
    """
    club = club_for(actor, ruling.report.club_id, may_rule)
    ruling = ruling_now(ruling.pk)
    if ruling.case.is_open:
        raise WrongState(REOPENED)
    reason = demanded(reason, Text.REASON, WHY_FORMS)
    results = {each.pk: each for each in ruling.report.board.results.select_related("board")}
    check_forms(forms, results)
    current = {each.result_id: each for each in ScoreAdjustment.objects.filter(result__in=results, is_current=True)}
    changed = [pk for pk in results if pk in forms and forms[pk] != form_of(current.get(pk))]
    made = [formed(club, actor, ruling, results[pk], current.get(pk), forms[pk], reason) for pk in changed]
    score_sheet(ruling.report.session)  # raises where the session cannot be scored so: then nothing of it is stored
    return [each for each in made if each is not None]


def check_forms(forms: Mapping[int, str], results: Mapping[int, Result]) -> None:
    """`BadInput` for a line of another board, and for a form that is none."""
    if not forms.keys() <= results.keys():
        raise BadInput(_("That result is not of this board. Choose the line that the ruling is about."), "forms")
    if not set(forms.values()) <= set(FORMS):
        raise BadInput(_("A form of a board is the correct one, or A to F. Choose one of them."), "forms")


def form_of(adjustment: ScoreAdjustment | None) -> str:
    """The form that a line is in."""
    return "" if adjustment is None else str(adjustment.rule.get("form", ""))


def formed(
    club: Club,
    actor: User,
    ruling: Ruling,
    result: Result,
    current: ScoreAdjustment | None,
    form: str,
    reason: str,
) -> ScoreAdjustment | None:
    """The line's version in that form; None where the table's score stands again, in the correct form."""
    if current is not None and not form and current.rule["kind"] == AS_PLAYED:
        current.withdrawn_because = reason
        end(current)
        told(club, actor, Verb.ADJUSTMENT_WITHDRAWN, current, {"reason": reason})
        return None
    kept = {name: value for name, value in current.rule.items() if name != "form"} if current else {"kind": AS_PLAYED}
    adjustment = ScoreAdjustment(
        ruling=ruling,
        result=result,
        kind=current.kind if current else AdjustmentKind.ASSIGNED,
        paragraph=current.paragraph if current else PARAGRAPH,
        rule=kept | ({"form": form} if form else {}),
        penalties=current.penalties if current else [],
        judged=current.judged if current else {"reason": reason},
        cautions=current.cautions if current else [],
        override_reason=current.override_reason if current else "",
    )
    return put_in_force(club, actor, adjustment, current, reason)


def forms_tried(before: Sheet, number: int, forms: Mapping[int, str]) -> Effects:
    """What changes with a board's lines in these forms; stores nothing."""
    played = before.scores.session
    board = played.board(number)
    rows = before.results[number]
    lines = tuple(replace(line, form=forms.get(row.pk, line.form)) for row, line in zip(rows, board.lines, strict=True))
    try:
        after = score_session(played.with_board(replace(board, lines=lines)), before.scores)
    except ScoringError as error:
        raise CannotScore(str(error), error) from None
    return effects(before.scores, after)
