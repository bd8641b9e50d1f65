"""How a club publishes: set by administrators, recorded."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.casebook.services.publishing import set_publishing
from rulings.desk.casebook.values import PublishingSettings, read_publishing_settings
from rulings.models import Club, User
from tests.factories import history

MONTHLY = PublishingSettings(delay_days=30, parties_first_hours=48, date_shown="year", rankings_listed=True)

SHOWN = {"board_shown": "shown", "federation_marks": False}


def test_an_administrator_sets_it_once(olga: User, club: Club) -> None:
    set_publishing(actor=olga, club=club, settings=MONTHLY)
    set_publishing(actor=olga, club=club, settings=MONTHLY)
    club.refresh_from_db()
    assert read_publishing_settings(club.publishing) == MONTHLY
    assert history(club) == [
        (
            "club.publishing_set",
            {"delay_days": 0, "parties_first_hours": 24, "date_shown": "month", "rankings_listed": False} | SHOWN,
            {"delay_days": 30, "parties_first_hours": 48, "date_shown": "year", "rankings_listed": True} | SHOWN,
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
