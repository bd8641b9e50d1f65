"""How often programs may ask."""

from hypothesis import given
from hypothesis import strategies as st

from rulings.desk.api.values import Rate


def test_at_once_as_often_as_may_be_and_then_as_time_passes() -> None:
    rate = Rate(burst=3, per_second=0.5)
    assert [rate.wait("a", 10) for _time in range(4)] == [0, 0, 0, 2]
    assert rate.wait("b", 10) == 0
    assert [rate.wait("a", 12), rate.wait("a", 12)] == [0, 2]
    assert [rate.wait("a", 1000) for _time in range(4)] == [0, 0, 0, 2]


@given(st.lists(st.floats(0, 5), max_size=30), st.integers(1, 8), st.floats(0.1, 4))
def test_nobody_is_let_in_more_often_than_that(pauses: list[float], burst: int, per_second: float) -> None:
    rate, now, let_in = Rate(burst, per_second), 0.0, 0
    for pause in pauses:
        now += pause
        wait = rate.wait("a", now)
        let_in += wait == 0
        assert let_in <= burst + now * per_second + 1e-6
        if wait:
            assert Rate(burst, per_second, rate._left.copy()).wait("a", now + wait) == 0


def test_no_more_is_kept_than_the_askers_of_late() -> None:
    rate = Rate(burst=1, per_second=0.001)
    for asker in range(10_001):
        rate.wait(str(asker), 0)
    assert len(rate._left) == 10_000
    assert (rate.wait("10000", 0) > 0, rate.wait("0", 0)) == (True, 0)
