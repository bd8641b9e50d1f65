"""A fouled board: what would change with its tables in other forms, tried and not stored."""

import pytest

from rulings.desk.adjusting.queries.fouled import form_of, forms_tried
from rulings.desk.adjusting.services.fouling import set_forms
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.values.scoring import CannotScore
from rulings.models import Result, Ruling, ScoreAdjustment, Session, User


def test_a_table_alone_in_its_form_is_compared_with_nobody_and_gets_half_a_top(line: Result, session: Session) -> None:
    changed = forms_tried(score_sheet(session), 1, {line.pk: "A"}).awards
    own = [change for change in changed if change.contestant in (str(line.ns_id), str(line.ew_id))]
    assert [change.before for change in own] == [4, 0]
    assert [change.after for change in own] == [2, 2]
    assert ScoreAdjustment.objects.count() == 0


def test_the_forms_that_the_board_has_change_nothing(line: Result, session: Session) -> None:
    assert forms_tried(score_sheet(session), 1, {line.pk: ""}).awards == ()


def test_the_form_of_a_line_is_that_of_its_adjustment(dora: User, line: Result, ruling: Ruling) -> None:
    set_forms(actor=dora, ruling=ruling, forms={line.pk: "B"}, reason="Two cards displaced.")
    assert (form_of(ScoreAdjustment.objects.get()), form_of(None)) == ("B", "")


def test_87C_the_board_of_a_match_is_not_scored_in_groups(line: Result, session: Session) -> None:
    session.form = "teams"
    session.save()
    with pytest.raises(CannotScore, match=r"In a match of teams a fouled board is not scored in groups \(87C\)"):
        forms_tried(score_sheet(session), 1, {line.pk: "A"})
