"""A moment of the club's clock, and why a period is made longer."""

from datetime import datetime

import pytest
from django.utils import timezone

from rulings.desk.sessions.forms import AvailableForm, ExtendForm


def test_a_moment_is_one_of_the_clubs_clock() -> None:
    with timezone.override("Europe/Warsaw"):
        form = AvailableForm({"since": "2026-11-17T22:00"})
        assert form.is_valid()
        assert form.cleaned_data["since"] == datetime.fromisoformat("2026-11-17T21:00+00:00")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [("", "Write when the score was made available."), ("tonight", "Write the day and the time.")],
)
def test_what_is_no_moment_is_asked_for(typed: str, sentence: str) -> None:
    assert AvailableForm({"since": typed}).errors == {"since": [sentence]}


@pytest.mark.parametrize("missing", ["period", "until", "reason"])
def test_a_period_is_made_longer_with_a_new_end_and_a_reason(missing: str) -> None:
    given = {"period": "appeal", "until": "2026-11-17T22:00", "reason": "Fog."}
    assert ExtendForm(given).is_valid()
    assert list(ExtendForm(given | {missing: ""}).errors) == [missing]
    assert list(ExtendForm(given | {"period": "lunch"}).errors) == ["period"]
