"""Whether a result is changed in time, and what is needed afterwards (79B, 79C)."""

import pytest

from rulings.desk.scores.queries.agreements import Agreement, is_too_late, period_of
from rulings.desk.scores.values.outcomes import Because
from rulings.models import Period, Session, User
from tests.factories import make_over


def agreement(**fields: object) -> Agreement:
    return Agreement(Because.RECORDED_WRONGLY, "One trick too many.", "both pairs", **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("because", "period"),
    [
        (Because.DISPUTED, Period.APPEAL),
        (Because.CONVINCED, Period.APPEAL),
        (Because.RECORDED_WRONGLY, Period.CORRECTION),
        (Because.NEVER_ENTERED, Period.CORRECTION),
        (Because.PLAYED_LATE, Period.CORRECTION),
    ],
)
def test_79B_a_dispute_is_a_ruling_and_all_else_has_the_correction_period(because: Because, period: Period) -> None:
    assert period_of(because) is period


def test_before_the_score_is_available_nothing_is_too_late(session: Session) -> None:
    assert not is_too_late(agreement(), session.boards.get(number=1))


@pytest.mark.parametrize(
    ("fields", "is_late"),
    [
        ({}, True),
        ({"approved_by": "Olga"}, True),
        ({"is_beyond_doubt": True}, True),
        ({"approved_by": "  ", "is_beyond_doubt": True}, True),
        ({"approved_by": "Olga", "is_beyond_doubt": True}, False),
    ],
)
def test_79C2_afterwards_it_needs_an_approval_and_no_doubt(
    dora: User, session: Session, fields: dict[str, object], is_late: bool
) -> None:
    make_over(dora, session)
    assert is_too_late(agreement(**fields), Session.objects.get(pk=session.pk).boards.get(number=1)) is is_late
