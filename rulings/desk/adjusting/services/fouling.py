"""Fouled boards (87B): in which form each table played a board. Lines of one form are compared with each other alone.

A form is "" for the correct one, else `A`, `B` ...; the regulations say by which formula small groups are scored.
"""

from collections.abc import Mapping
from dataclasses import replace

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.adjusting.queries.fouled import FORMS, check_groups, form_of
from rulings.desk.adjusting.services.adjusting import put_in_force, take_out_of_force
from rulings.desk.adjusting.wording.refused import OF_ANOTHER_BOARD, REOPENED, WHY_FORMS
from rulings.desk.base.locks import ruling_now
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.texts import Text, demanded
from rulings.desk.cases.queries.appeal_outcomes import club_to_rule_on
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.models import AdjustmentKind, Club, Result, Ruling, ScoreAdjustment, User
from rulings.scoring.notation.adjustments import AdjustedScore, write_adjusted

_PARAGRAPH = "87B"


@transaction.atomic
def set_forms(*, actor: User, ruling: Ruling, forms: Mapping[int, str], reason: str) -> list[ScoreAdjustment]:
    """Say in which form each line of the ruling's board was played, by the row of its result.

    A line whose form changes gets a version of its adjusted score; one that is correct again and had no other
    adjustment gets the table's back. Each is recorded. Refuses a form or a line that is not there, no reason, and a
    match of teams.
    """
    club = club_to_rule_on(actor, ruling.case)
    ruling = ruling_now(ruling.pk)
    if ruling.case.is_open:
        raise WrongState(REOPENED)
    reason = demanded(reason, Text.REASON, WHY_FORMS)
    results = {each.pk: each for each in ruling.report.board.results.select_related("board")}
    _check_forms(forms, results)
    current = {each.result_id: each for each in ScoreAdjustment.objects.filter(result__in=results, is_current=True)}
    changed = [pk for pk in results if pk in forms and forms[pk] != form_of(current.get(pk))]
    made = [_formed(club, actor, ruling, results[pk], current.get(pk), forms[pk], reason) for pk in changed]
    check_groups(score_sheet(ruling.report.session))  # raises where it cannot be scored so: then nothing is stored
    return [each for each in made if each is not None]


def _check_forms(forms: Mapping[int, str], results: Mapping[int, Result]) -> None:
    """`BadInput` for a line of another board, and for a form that is none."""
    if not forms.keys() <= results.keys():
        raise BadInput(OF_ANOTHER_BOARD, "forms")
    if not set(forms.values()) <= set(FORMS):
        raise BadInput(_("A form of a board is the correct one, or A to F. Choose one of them."), "forms")


def _formed(
    club: Club,
    actor: User,
    ruling: Ruling,
    result: Result,
    current: ScoreAdjustment | None,
    form: str,
    reason: str,
) -> ScoreAdjustment | None:
    """The line's version in that form; None where the table's score stands again, in the correct form."""
    if current is not None and not form and current.score.outcome is None:
        take_out_of_force(club=club, actor=actor, adjustment=current, because=reason)
        return None
    kept = current.score if current else AdjustedScore(None)
    adjustment = ScoreAdjustment(
        ruling=ruling,
        result=result,
        kind=current.kind if current else AdjustmentKind.ASSIGNED,
        paragraph=current.paragraph if current else _PARAGRAPH,
        rule=write_adjusted(replace(kept, form=form)),
        penalties=current.penalties if current else [],
        judged=current.judged if current else {"reason": reason},
        cautions=current.cautions if current else [],
        override_reason=current.override_reason if current else "",
    )
    return put_in_force(club=club, actor=actor, adjustment=adjustment, current=current, reason=reason)
