"""A clock is told to be wrong once that matters; a ruling is the same whatever its spaces."""

from datetime import UTC, datetime, timedelta

import pytest

from rulings.desk.pocket.values import clock_ahead, says

NOON = datetime(2026, 11, 26, 12, tzinfo=UTC)


@pytest.mark.parametrize(("minutes", "told"), [(0, 0), (2, 0), (-2, 0), (3, 3), (-47, -47)])
def test_how_far_a_clock_is_from_ours(minutes: int, told: int) -> None:
    assert clock_ahead(NOON + timedelta(minutes=minutes), NOON) == timedelta(minutes=told)


def test_a_ruling_is_compared_by_its_words() -> None:
    one = [{"paragraph": "67B1(a)", "text": "One  trick.\n"}]
    assert says(one) == says([{"paragraph": "67B1(a)", "text": "One trick."}])
    assert says(one) != says([{"paragraph": "67B1(b)", "text": "One trick."}])
