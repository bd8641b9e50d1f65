"""What the guards look at."""

from datetime import UTC, datetime, timedelta

import pytest

from rulings.scoring.adjusted.proposals import FOR_BOTH, SPLITTING, Period

NINE = datetime(2026, 11, 17, 21, tzinfo=UTC)


@pytest.mark.parametrize(("late", "is_over"), [(-1, False), (0, False), (1, True)])
def test_a_period_is_over_after_its_end_and_not_at_it(late: int, is_over: bool) -> None:
    assert Period(NINE + timedelta(seconds=late), ends=NINE).is_over is is_over


def test_who_may_get_more_than_the_board_has_may_have_two_scores() -> None:
    assert set(FOR_BOTH) <= set(SPLITTING)
