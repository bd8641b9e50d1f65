"""How a club publishes, as it is read from JSON."""

import pytest

from rulings.desk.casebook.values import PublishingSettings, PublishingSettingsError, read_publishing_settings


def test_what_is_missing_is_as_it_comes() -> None:
    assert read_publishing_settings({}) == PublishingSettings(0, 24, "month")
    assert read_publishing_settings({"delay_days": 7}).delay_days == 7


@pytest.mark.parametrize(
    ("entries", "error"),
    [
        (
            {"days": 3},
            "unknown setting 'days'; known are delay_days, parties_first_hours, date_shown, rankings_listed, "
            "board_shown, federation_marks",
        ),
        ({"board_shown": "half"}, "board_shown is 'half'; it may be shown, named, left_out"),
        ({"delay_days": -1}, "delay_days is -1; it may be a whole number from 0 to 365"),
        ({"delay_days": True}, "delay_days is True; it may be a whole number from 0 to 365"),
        ({"parties_first_hours": 721}, "parties_first_hours is 721; it may be a whole number from 0 to 720"),
        ({"rankings_listed": "yes"}, "rankings_listed is 'yes'; it may be true or false"),
        ({"federation_marks": 1}, "federation_marks is 1; it may be true or false"),
        ({"date_shown": "week"}, "date_shown is 'week'; it may be day, month, year"),
    ],
)
def test_what_is_wrong_is_named(entries: dict[str, object], error: str) -> None:
    with pytest.raises(PublishingSettingsError) as raised:
        read_publishing_settings(entries)
    assert str(raised.value) == error
