"""A version of a profile as it is typed: a field for each figure, and what each takes."""

from typing import Any

import pytest

from rulings.desk.profiles.forms import ChoiceForm, CopyForm, ProfileForm
from rulings.desk.profiles.values.figures import FIGURES
from rulings.desk.profiles.values.stored import values_of
from rulings.models import Club, RegulationProfile
from tests.factories import make_profile


@pytest.fixture
def profile(club: Club) -> RegulationProfile:
    return make_profile(club)


def sent(profile: RegulationProfile, **changed: Any) -> ProfileForm:
    """The form as its page sends it back, with these fields changed."""
    begun = {"name": profile.name, "valid_from": "2027-01-01", "edition": "2017"}
    values = {name: "" if value is None else value for name, value in values_of(profile).items()}
    return ProfileForm(begun | values | changed, profile)


def test_every_figure_has_a_field_that_begins_as_the_profile_is(profile: RegulationProfile) -> None:
    form = ProfileForm(None, profile)
    assert {figure.name for figure in FIGURES} <= set(form.fields)
    assert (form["appeal_minutes"].value(), form["name"].value()) == (30, "Laws 2017")


def test_a_page_sent_back_as_it_was_changes_nothing(profile: RegulationProfile) -> None:
    form = sent(profile)
    assert form.is_valid(), form.errors
    version = form.given()["version"]
    before = values_of(profile)
    assert [
        figure.name for figure in FIGURES if not figure.is_same(version.values[figure.name], before[figure.name])
    ] == []


def test_what_is_changed_is_given_as_it_is_stored(profile: RegulationProfile) -> None:
    form = sent(profile, appeal_minutes="45", weighting_allowed="False", source="Committee", source_date="2026-12-01")
    assert form.is_valid(), form.errors
    version = form.given()["version"]
    assert (version.values["appeal_minutes"], version.values["weighting_allowed"]) == (45, False)
    assert (version.source, str(version.source_date), str(version.valid_from)) == (
        "Committee",
        "2026-12-01",
        "2027-01-01",
    )


@pytest.mark.parametrize(
    ("field", "value"),
    [("appeal_minutes", "0"), ("method", "bingo"), ("valid_from", "soon"), ("name", ""), ("edition", "1997")],
)
def test_what_cannot_be_is_refused_on_its_field(profile: RegulationProfile, field: str, value: str) -> None:
    form = sent(profile, **{field: value})
    assert not form.is_valid()
    assert list(form.errors) == [field]


def test_a_copy_needs_its_club_and_a_session_its_profile() -> None:
    assert not CopyForm({"club": "ponte"}).is_valid()
    assert CopyForm({"club": "3"}).is_valid()
    assert not ChoiceForm({}).is_valid()
    assert ChoiceForm({"profile": "3"}).is_valid()
