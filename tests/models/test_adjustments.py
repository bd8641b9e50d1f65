"""An adjusted score as it is stored: a rule in JSON, read as what the scoring room has."""

from fractions import Fraction

import pytest
from django.db import IntegrityError, transaction

from rulings.bridge import Side
from rulings.desk.adjusting.values import Given
from rulings.models import ScoreAdjustment, Session, User
from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.scoring.boards.lines import Assigned
from rulings.scoring.notation.adjustments import SidePenalty
from tests.factories import make_adjustment, make_ruling


@pytest.fixture
def adjustment(dora: User, session: Session) -> ScoreAdjustment:
    warning = SidePenalty(Side.EW, Fraction(0), PenaltyKind.PROCEDURAL)
    given = Given(Assigned.to_both(-100), "16B3", offending=Side.EW, penalties=(warning,), penalty_reason="Late.")
    made = make_adjustment(dora, make_ruling(dora, session), given=given)
    return ScoreAdjustment.objects.get(pk=made.pk)


def test_its_score_its_penalties_and_what_was_judged_are_read_again(adjustment: ScoreAdjustment) -> None:
    assert (adjustment.score.outcome, adjustment.score.form) == (Assigned.to_both(-100), "")
    assert [(each.side, each.is_warning) for each in adjustment.side_penalties] == [(Side.EW, True)]
    assert (adjustment.judgement.offending, adjustment.judgement.penalty_reason) == (Side.EW, "Late.")


def test_a_line_has_one_adjusted_score_in_force(adjustment: ScoreAdjustment) -> None:
    adjustment.pk, adjustment.version = None, 2
    with pytest.raises(IntegrityError), transaction.atomic():
        adjustment.save(force_insert=True)


def test_who_took_it_over_and_when_go_together(dora: User, adjustment: ScoreAdjustment) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        ScoreAdjustment.objects.filter(pk=adjustment.pk).update(entered_by=dora)
