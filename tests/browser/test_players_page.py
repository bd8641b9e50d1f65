"""The player's page on a phone, in three languages: his ruling, until when, a query of the score; then its answer."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.players.services import make_private_link
from rulings.desk.profiles.services import copy_profile, load_profiles
from rulings.models import Club, PrivateLink, RegulationProfile, ScoreQuery, Session, User
from tests.browser.cast import sign_in
from tests.factories import make_club, make_dora, make_olga, make_pair, make_result, make_rev, make_ruling, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def dora(live_server: LiveServer) -> User:
    return make_dora(make_club())


@pytest.fixture
def link(dora: User) -> PrivateLink:
    """To a ruling of a session whose score has been available for ten minutes."""
    Club.objects.update(time_zone="Europe/Rome")
    session = make_session(Club.objects.get())
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, table="1")
    link = make_private_link(actor=dora, report=make_ruling(dora, session, table="1").report, side="NS")
    Session.objects.update(status="closed", result_available_at=timezone.now() - timedelta(minutes=10))
    return link


def fits(page: Page) -> bool:
    """Whether nothing is wider than the phone."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_it_fits_a_phone_in_every_language(
    language: str, phone: Page, link: PrivateLink, accessible: Look, picture: Picture
) -> None:
    phone.goto(f"/r/{link.token}/?lang={language}")
    assert phone.locator("html").get_attribute("lang") == language
    expect(phone.locator("#deadlines time")).to_have_count(2)
    assert fits(phone)
    phone.locator("#queries summary").click()
    accessible(phone)
    picture(phone, f"player-{language}")


def test_a_query_goes_from_the_phone_to_the_desk_and_back(
    phone: Page, plain: Page, link: PrivateLink, accessible: Look, picture: Picture
) -> None:
    plain.goto(f"/r/{link.token}/")
    plain.locator("#queries summary").click()
    plain.get_by_label("What is wrong with the score").fill("We made eleven tricks, not ten.")
    plain.get_by_role("button", name="Send the query").click()
    expect(plain.get_by_text("Not answered yet.")).to_be_visible()
    sign_in(phone, "dora")
    expect(phone.get_by_text("We made eleven tricks, not ten.")).to_be_visible()
    phone.get_by_text("We made eleven tricks, not ten.").click()
    phone.get_by_label("the score stands").check()
    phone.get_by_label("Answer, for the players to read").fill("Both cards say ten.")
    accessible(phone)
    picture(phone, "queries")
    phone.get_by_role("button", name="Answer the query").click()
    plain.reload()
    expect(plain.get_by_text("Both cards say ten.")).to_be_visible()
    assert ScoreQuery.objects.get().outcome == "stands"


def test_a_session_is_closed_its_score_available_and_a_period_made_longer(
    phone: Page, dora: User, accessible: Look, picture: Picture
) -> None:
    make_rev(Club.objects.get())
    make_session(Club.objects.get())
    sign_in(phone, "rev")
    phone.goto("/sessions/tuesday/")
    phone.get_by_role("link", name="Play is over: close the session").click()
    phone.get_by_role("button", name="Play is over: the official score is available").click()
    expect(phone.get_by_text("Official score available since")).to_be_visible()
    picture(phone, "session-times")
    phone.get_by_role("link", name="Make a period longer").click()
    phone.get_by_label("Its new end").fill("2099-01-01T22:00")
    phone.get_by_label("Reason").fill("The bar closed late.")
    phone.get_by_role("button", name="Make it longer").click()
    expect(phone.get_by_text("Made longer by Rev Alti")).to_be_visible()
    assert fits(phone)
    accessible(phone)
    picture(phone, "periods")


def test_an_administrator_changes_a_figure_of_his_club_s_profile(
    desk: Page, phone: Page, dora: User, accessible: Look, picture: Picture
) -> None:
    club = Club.objects.get()
    olga = make_olga(club)
    own = copy_profile(actor=olga, club=club, profile=load_profiles()[1])
    for page in (desk, phone):
        sign_in(page, "olga")
        page.goto("/profiles/")
        accessible(page)
        picture(page, "profiles")
        page.goto(f"/profiles/{own.pk}/")
        accessible(page)
        picture(page, "profile")
        page.goto(f"/profiles/{own.pk}/edit/")
        accessible(page)
        assert fits(page)
        picture(page, "profile-edit")
    phone.get_by_label("Time to ask for a ruling or to appeal").fill("45")
    phone.get_by_label("In force from").fill("2027-01-01")
    phone.get_by_role("button", name="Keep this version").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("EBU")
    assert RegulationProfile.objects.get(club=club, valid_from="2027-01-01").appeal_minutes == 45
