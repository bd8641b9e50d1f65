"""Dates and spans of time as a reader sees them."""

import pytest

from rulings.wording.dates import date_shown, minutes_text


@pytest.mark.parametrize(
    ("coarse", "shown"), [("2026-11-17", "17 November 2026"), ("2026-11", "November 2026"), ("2026", "2026"), ("", "")]
)
def test_a_date_is_as_coarse_as_the_club_shows_it(coarse: str, shown: str) -> None:
    assert date_shown(coarse) == shown


def test_one_minute_is_not_thirty() -> None:
    assert (minutes_text(1), minutes_text(30)) == ("1 minute", "30 minutes")
