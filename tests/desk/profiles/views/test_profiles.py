"""The pages of regulation profiles: read by all, copied and changed by administrators."""

import re
from typing import Any

import pytest
from django.test import Client

from rulings.desk.profiles.services import copy_profile, load_profiles
from rulings.desk.profiles.values.figures import FIGURES
from rulings.desk.profiles.values.stored import values_of
from rulings.models import Club, RegulationProfile, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import buttons, heading, text
from tests.factories import make_ruling


@pytest.fixture
def ebu(db: None) -> RegulationProfile:
    return {profile.name: profile for profile in load_profiles()}["EBU"]


@pytest.fixture
def as_olga(olga: User) -> Client:
    return signed_in(olga)


@pytest.fixture
def own(olga: User, club: Club, ebu: RegulationProfile) -> RegulationProfile:
    return copy_profile(actor=olga, club=club, profile=ebu)


def filled(profile: RegulationProfile, **changed: object) -> dict[str, object]:
    """The form of a version as a browser sends it."""
    values = {name: "" if value is None else value for name, value in values_of(profile).items()}
    return values | {"name": profile.name, "valid_from": "2027-01-01", "edition": "2017", "source": "AGM"} | changed


def test_every_profile_is_listed_under_whose_it_is(as_dora: Client, own: RegulationProfile) -> None:
    page = text(as_dora.get("/profiles/"))
    assert "Everybody's" in page
    assert [name for name in ("Laws 2017", "EBU", "FIGB", "PZBS", "ACBL") if name in page] == [
        "Laws 2017",
        "EBU",
        "FIGB",
        "PZBS",
        "ACBL",
    ]
    assert "Ponte Vecchio Bridge Club EBU" in page


def says(page: str, figure: str, source: str) -> bool:
    """Whether the page tells the figure, perhaps what it does, and where it is from."""
    return re.search(rf"{re.escape(figure)} (.{{0,300}}? )?{re.escape(source)}", page) is not None


def test_every_figure_is_told_in_words_with_its_source(as_dora: Client, ebu: RegulationProfile) -> None:
    page = text(as_dora.get(f"/profiles/{ebu.pk}/"))
    assert "Time to ask for a ruling or to appeal, minutes after the official score (92B) 20 minutes" in page
    assert "White Book 2.5.5, as quoted in the EBU's forum, discussion 782 (undated, read on 22 November 2026)" in page
    assert says(page, "Deposit for an appeal GBP 20 (pairs), GBP 30 (teams)", "White Book 2023, 1.7.1 (2023)")
    assert says(page, "Weighted scores (12C1(c)) yes", "default: Law 12C1(c) (2017)")
    assert says(
        page, "Days that a note on conduct is kept 730", "default, as is usual: the Laws say nothing of it (2017)"
    )
    assert "Who hears appeals (93) appeals committee" in page
    assert says(page, "(73A2) the director judges", "default, as is usual: left to regulations by Law 73A2 (2017)")


@pytest.mark.parametrize("name", ["Laws 2017", "EBU", "FIGB", "PZBS", "ACBL"])
def test_each_figure_of_each_profile_shows_its_source_and_a_date(
    name: str, as_dora: Client, ebu: RegulationProfile
) -> None:
    shown = RegulationProfile.objects.get(club=None, name=name)
    page = as_dora.get(f"/profiles/{shown.pk}/")
    said = [each for group in page.context["groups"] for each in group.figures]
    assert len(said) == len(FIGURES)
    assert [each.label for each in said if not re.search(r"\b20\d\d", each.source)] == []


def test_amounts_are_written_as_the_reader_writes_them(as_dora: Client, ebu: RegulationProfile) -> None:
    RegulationProfile.objects.filter(pk=ebu.pk).update(
        scoring={"averages": {"first": {"plus": "55.5", "minus": "1/3"}}}
    )
    page = text(as_dora.get(f"/profiles/{ebu.pk}/", headers={"accept-language": "it"}))
    assert "55,5" in page
    assert "1/3" in page


def test_an_administrator_copies_a_profile_to_his_club(as_olga: Client, club: Club, ebu: RegulationProfile) -> None:
    assert "Copy it to Ponte Vecchio Bridge Club" in text(as_olga.get(f"/profiles/{ebu.pk}/"))
    copied = as_olga.post(f"/profiles/{ebu.pk}/copy/", {"club": club.pk}, follow=True)
    assert heading(copied) == "EBU"
    assert "Make a new version" in text(copied)
    assert RegulationProfile.objects.get(club=club).appeal_minutes == 20


def test_a_director_reads_and_copies_nothing(as_dora: Client, club: Club, ebu: RegulationProfile) -> None:
    assert "Copy it to" not in text(as_dora.get(f"/profiles/{ebu.pk}/"))
    assert as_dora.post(f"/profiles/{ebu.pk}/copy/", {"club": club.pk}).status_code == 403


def test_nobody_copies_to_a_club_of_others(as_olga: Client, wanda: User, ebu: RegulationProfile) -> None:
    theirs = wanda.memberships.get().club_id
    assert as_olga.post(f"/profiles/{ebu.pk}/copy/", {"club": theirs}).status_code == 422
    assert not RegulationProfile.objects.filter(club=theirs).exists()


def test_a_version_is_written_and_shown(as_olga: Client, own: RegulationProfile) -> None:
    form = filled(own, appeal_minutes=45, plus="55.5", weighting_allowed="False")
    shown = as_olga.post(f"/profiles/{own.pk}/edit/", form, follow=True)
    assert "45 minutes" in text(shown)
    made = RegulationProfile.objects.get(club=own.club, valid_from="2027-01-01")
    assert (made.appeal_minutes, says(text(shown), "45 minutes", "AGM (1 January 2027)")) == (45, True)
    assert values_of(made) == values_of(own) | {"appeal_minutes": 45, "plus": "55.5", "weighting_allowed": False}


def test_a_table_of_victory_points_and_second_averages_are_written_and_shown(
    as_olga: Client, own: RegulationProfile
) -> None:
    form = filled(own, vp_scale="table", vp_stake=10, vp_table="0, 3, 7", later_plus="55", penalty_vps="2")
    page = text(as_olga.post(f"/profiles/{own.pk}/edit/", form, follow=True))
    assert says(page, "Scale of victory points a table of its own", "AGM (1 January 2027)")
    assert says(page, "Table of victory points 0, 3, 7", "AGM")
    assert says(page, "Second average plus of a session, percent (12C2(d)) 55", "AGM")
    assert "Second average minus, percent as the first default" in page
    assert says(page, "Standard penalty, victory points 2", "AGM")


def test_a_decimal_comma_is_a_number_for_who_writes_so(as_olga: Client, own: RegulationProfile) -> None:
    as_olga.post(f"/profiles/{own.pk}/edit/", filled(own, plus="55,5"), headers={"accept-language": "it"})
    made = RegulationProfile.objects.get(club=own.club, valid_from="2027-01-01")
    assert values_of(made)["plus"] == "55.5"


@pytest.mark.parametrize(("name", "value", "sentence"), [
    ("appeal_minutes", "soon", "Enter a whole number."),
    ("appeal_minutes", "0", "Ensure this value is greater than or equal to 1."),
    ("plus", "lots", "Enter a number."),
    ("plus", "101", "Ensure this value is less than or equal to 100."),
    ("body", "the bar", "Select a valid choice."),
    ("vp_table", "0, 3, 7", "A table and its points at stake go with the scale"),
    ("vp_table", "3, 0", "This figure cannot be taken."),
    ("vp_percents", "50.66", "A table and its points at stake go with the scale"),
    ("vp_scale", "table", "Write the table of victory points, or choose another scale."),
    ("vp_stake", "10", "A table and its points at stake go with the scale"),
    ("penalty_imps", "0", "A standard penalty costs more than nothing."),
    ("valid_from", "tomorrow", "Enter a valid date."),
])  # fmt: skip
def test_a_figure_that_cannot_be_comes_back_with_one_sentence(
    name: str, value: str, sentence: str, as_olga: Client, own: RegulationProfile
) -> None:
    answer = as_olga.post(f"/profiles/{own.pk}/edit/", filled(own, **{name: value, "deposit": "kept as typed"}))
    page = text(answer)
    assert answer.status_code == 200
    assert page.count(sentence) == 1
    assert "Nothing has been stored" in page
    assert "kept as typed" in answer.content.decode()
    assert RegulationProfile.objects.filter(club=own.club).count() == 1


def test_a_common_profile_has_no_form(as_olga: Client, ebu: RegulationProfile) -> None:
    answer = as_olga.get(f"/profiles/{ebu.pk}/edit/")
    assert answer.status_code == 403
    assert "everybody's and never changed" in text(answer)


def test_an_administrator_chooses_the_session_s_profile(
    as_olga: Client, session: Session, ebu: RegulationProfile
) -> None:
    page = as_olga.get("/sessions/tuesday/profile/")
    assert str(ebu.pk) in buttons(page, "profile")
    assert str(session.profile_id) not in buttons(page, "profile")
    assert "EBU" in text(as_olga.post("/sessions/tuesday/profile/", {"profile": ebu.pk}, follow=True))
    session.refresh_from_db()
    assert session.profile == ebu


@pytest.mark.parametrize("profile", ["", "0", "next"])
def test_something_else_than_a_profile_is_answered_with_a_sentence(
    profile: str, as_olga: Client, session: Session
) -> None:
    answer = as_olga.post("/sessions/tuesday/profile/", {"profile": profile})
    assert (answer.status_code, "Choose one of these profiles" in text(answer)) == (200, True)


def test_once_something_is_ruled_there_is_no_choice(
    as_olga: Client, dora: User, session: Session, ebu: RegulationProfile
) -> None:
    make_ruling(dora, session)
    page = as_olga.get("/sessions/tuesday/profile/")
    assert (buttons(page, "profile"), "it keeps it" in text(page)) == ([], True)
    assert as_olga.post("/sessions/tuesday/profile/", {"profile": ebu.pk}).status_code == 409


def test_the_form_asks_for_little(as_olga: Client, own: RegulationProfile, django_assert_num_queries: Any) -> None:
    with django_assert_num_queries(4):
        as_olga.get(f"/profiles/{own.pk}/edit/")
