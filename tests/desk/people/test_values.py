"""The end of a role, and what is stored of a password."""

from datetime import UTC, date, datetime, timedelta

import pytest
from django.contrib.auth.hashers import check_password
from django.utils import timezone

from rulings.desk.base.refusals import BadInput
from rulings.desk.people.values import end_of, hashed
from rulings.models import Club, User


@pytest.mark.parametrize(("zone", "end"), [("UTC", "00:00"), ("Europe/Warsaw", "23:00"), ("America/New_York", "05:00")])
def test_a_day_ends_at_midnight_where_the_club_is(zone: str, end: str) -> None:
    ends_at = end_of(Club(time_zone=zone), date(2099, 1, 1))
    assert ends_at
    assert ends_at.astimezone(UTC).strftime("%H:%M") == end
    assert end_of(Club(time_zone=zone), None) is None


def test_today_may_be_the_last_day_and_yesterday_may_not() -> None:
    club, now = Club(time_zone="Pacific/Kiritimati"), timezone.now()
    today = (now + timedelta(hours=14)).date()
    assert datetime(2000, 1, 1, tzinfo=UTC) < (end_of(club, today) or now)
    with pytest.raises(BadInput, match=r"^That day is over\."):
        end_of(club, today - timedelta(days=1))


def test_a_password_is_hashed_and_one_that_is_easily_guessed_is_refused() -> None:
    assert check_password("a long walk by the river", hashed("a long walk by the river", User(username="nina")))
    with pytest.raises(BadInput, match=r"^The password is too similar to the username\.$"):
        hashed("nina.bosco.1", User(username="nina.bosco"))
