"""How rulings are reviewed, read from a profile: what is missing has its default, what cannot be is named."""

import pytest

from rulings.desk.profiles.values.review import ReviewSettings, read_review_settings


def test_what_is_missing_has_its_default() -> None:
    assert read_review_settings({}) == ReviewSettings("chief_director", 3, "chief_director", "", 0, 730)
    assert read_review_settings({"members": 5}) == ReviewSettings(members=5)


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({"bar": 1}, "unknown setting 'bar'; known are body, members"),
        ({"body": "the bar"}, "body is 'the bar'; it may be chief_director, committee, reviewer"),
        ({"members": 10}, "members is 10; it may be a count from 1 to 9"),
        ({"members": True}, "members is True; it may be a count from 1 to 9"),
        ({"recorder_days": 0}, "recorder_days is 0; it may be a count from 1 to 3650"),
        ({"deposit": "x" * 41}, "it may be a text from 0 to 40"),
        ({"deposit": 5}, "deposit is 5; it may be a text from 0 to 40"),
    ],
)
def test_what_cannot_be_is_named(entries: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_review_settings(entries)
