"""Two profiles side by side, and a figure with another value tried on the page."""

import pytest
from django.test import Client

from rulings.desk.profiles.services import copy_profile, load_profiles, save_version
from rulings.desk.profiles.values.stored import Version, values_of
from rulings.desk.sessions.services import close_session
from rulings.models import Club, RegulationProfile, Session, User
from tests.desk.conftest import signed_in
from tests.desk.profiles.views.test_profiles import says
from tests.desk.reading import text
from tests.factories import make_ruling


@pytest.fixture
def ebu(db: None) -> RegulationProfile:
    return {profile.name: profile for profile in load_profiles()}["EBU"]


@pytest.fixture
def as_olga(olga: User) -> Client:
    return signed_in(olga)


def test_only_what_two_profiles_say_otherwise_stands_side_by_side(
    as_dora: Client, session: Session, ebu: RegulationProfile
) -> None:
    address = f"/profiles/{session.profile_id}/compare/"
    assert f'href="{address}?with={ebu.pk}"' in as_dora.get(address).content.decode()
    page = text(as_dora.get(f"{address}?with={ebu.pk}"))
    assert "(92B) 30 minutes default: Law 92B (2017) 20 minutes White Book 2.5.5" in page
    assert "Members of a committee" not in page
    assert "figures are the same." in page


def test_a_profile_beside_itself_differs_in_nothing(as_dora: Client, session: Session) -> None:
    profile = session.profile_id
    assert "Nothing: they say the same." in text(as_dora.get(f"/profiles/{profile}/compare/?with={profile}"))


@pytest.mark.parametrize("other", ["0", "9" * 40, "²", "x"])
def test_what_names_no_profile_is_not_found_or_asks_again(as_dora: Client, session: Session, other: str) -> None:
    page = as_dora.get(f"/profiles/{session.profile_id}/compare/?with={other}")
    assert page.status_code == (404 if other == "0" else 200)


def test_another_club_s_profile_is_not_found(as_dora: Client, wanda: User, session: Session) -> None:
    club = Club.objects.get(memberships__user=wanda)
    theirs = RegulationProfile.objects.create(club=club, name="Wisła", valid_from="2020-01-01", edition="2017")
    assert as_dora.get(f"/profiles/{session.profile_id}/compare/?with={theirs.pk}").status_code == 404


def test_a_version_says_until_when_sessions_were_given_it_and_which_were(
    as_olga: Client, olga: User, session: Session
) -> None:
    before = session.profile
    own = (
        copy_profile(actor=olga, club=session.event.club, profile=load_profiles()[0]) if before.club is None else before
    )
    later = save_version(
        actor=olga,
        profile=own,
        version=Version(own.name, own.valid_from.replace(year=2030), "2017", "AGM", values_of(own)),
    )
    page = text(as_olga.get(f"/profiles/{own.pk}/"))
    assert "Versions In force from" in page
    assert "until" in page
    assert ("Tuesday Pairs" in page) == (own == before)
    assert "None yet." in text(as_olga.get(f"/profiles/{later.pk}/"))


def test_a_federation_s_figure_that_nobody_confirmed_is_marked(as_dora: Client, ebu: RegulationProfile) -> None:
    page = text(as_dora.get(f"/profiles/{ebu.pk}/"))
    assert says(page, "(92B) 20 minutes", "White Book 2.5.5, as quoted in the EBU's forum, discussion 782")
    assert says(
        page, "Days that a note on conduct is kept 730", "default, as is usual: the Laws say nothing of it (2017)"
    )
    assert "no regulation known" in page


def test_the_laws_as_they_stand_have_nothing_to_confirm(as_dora: Client, session: Session) -> None:
    plain = load_profiles()[0]
    assert "no regulation known" not in text(as_dora.get(f"/profiles/{plain.pk}/"))


def test_a_figure_is_tried_on_the_page_and_says_what_would_be_asked(
    as_olga: Client, dora: User, session: Session
) -> None:
    make_ruling(dora, session)
    close_session(actor=dora, session=session)
    address = f"/profiles/{session.profile_id}/try/?figure=law67b1_subject_to_64b"
    assert address in as_olga.get(address.partition("?")[0]).content.decode()
    assert "Try it" in text(as_olga.get(address))
    page = text(as_olga.get(f"{address}&value=ask"))
    assert "Would change: 1 Looked at: 1, the latest first." in page
    assert "It would be asked: By the practice here" in page


@pytest.mark.parametrize("value", ["", "much", "101", "-1", "5" * 400, "NaN"])
def test_a_value_that_cannot_be_is_refused_on_its_field(as_olga: Client, session: Session, value: str) -> None:
    page = as_olga.get(f"/profiles/{session.profile_id}/try/", {"figure": "plus", "value": value})
    assert 'aria-invalid="true"' in page.content.decode()
    assert "Would change" not in text(page)


@pytest.mark.parametrize("figure", ["", "deposit", "nothing", "penalty_imps"])
def test_a_figure_by_which_nothing_stored_comes_out_is_not_found(
    as_olga: Client, session: Session, figure: str
) -> None:
    assert as_olga.get(f"/profiles/{session.profile_id}/try/", {"figure": figure}).status_code == 404
