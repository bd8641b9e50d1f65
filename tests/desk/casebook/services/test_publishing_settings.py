"""How a club publishes: read from JSON, set by administrators, recorded."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.casebook.services.publishing import set_publishing
from rulings.desk.casebook.values import PublishingSettings, PublishingSettingsError, read_publishing_settings
from rulings.models import Club, User
from tests.factories import history

MONTHLY = PublishingSettings(delay_days=30, parties_first_hours=48, date_shown="year")


def test_what_is_missing_is_as_it_comes() -> None:
    assert read_publishing_settings({}) == PublishingSettings(0, 24, "month")
    assert read_publishing_settings({"delay_days": 7}).delay_days == 7


@pytest.mark.parametrize(
    ("entries", "error"),
    [
        ({"days": 3}, "unknown setting 'days'; known are delay_days, parties_first_hours, date_shown"),
        ({"delay_days": -1}, "delay_days is -1; it may be a whole number from 0 to 365"),
        ({"delay_days": True}, "delay_days is True; it may be a whole number from 0 to 365"),
        ({"parties_first_hours": 721}, "parties_first_hours is 721; it may be a whole number from 0 to 720"),
        ({"date_shown": "week"}, "date_shown is 'week'; it may be day, month, year"),
    ],
)
def test_what_is_wrong_is_named(entries: dict[str, object], error: str) -> None:
    with pytest.raises(PublishingSettingsError) as raised:
        read_publishing_settings(entries)
    assert str(raised.value) == error


def test_an_administrator_sets_it_once(olga: User, club: Club) -> None:
    set_publishing(actor=olga, club=club, settings=MONTHLY)
    set_publishing(actor=olga, club=club, settings=MONTHLY)
    club.refresh_from_db()
    assert read_publishing_settings(club.publishing) == MONTHLY
    assert history(club) == [
        (
            "club.publishing_set",
            {"delay_days": 0, "parties_first_hours": 24, "date_shown": "month"},
            {"delay_days": 30, "parties_first_hours": 48, "date_shown": "year"},
        )
    ]


@pytest.mark.parametrize("who", ["dora", "rev", "pat", "wanda"])
def test_nobody_else_does(who: str, club: Club, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        set_publishing(actor=request.getfixturevalue(who), club=club, settings=MONTHLY)
    club.refresh_from_db()
    assert club.publishing == {}


def test_a_setting_out_of_range_is_refused(olga: User, club: Club) -> None:
    with pytest.raises(BadInput, match=r"^Give 0 to 365 days, 0 to 720 hours,"):
        set_publishing(actor=olga, club=club, settings=PublishingSettings(delay_days=400))
