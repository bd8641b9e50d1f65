"""Time zones."""

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.desk.beginning.values.places import time_zone_named, time_zones


def test_every_time_zone_that_is_offered_is_one() -> None:
    assert {"Europe/Warsaw", "Europe/Rome", "UTC"} <= set(time_zones())
    assert [time_zone_named(name) for name in time_zones()] == time_zones()


def test_what_is_no_time_zone_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^There is no such time zone: write one such as Europe/Warsaw\.$"):
        time_zone_named("Europe/Atlantis")
