"""A club made into one file and taken in at another site, in browsers; a person told what is held of him."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.beginning.queries import begin_address
from rulings.desk.profiles.services import load_profiles
from rulings.models import Club, User
from tests.browser.cast import sign_in
from tests.desk.archives.elsewhere import made_elsewhere
from tests.factories import make_club, make_dora, make_olga, make_pair, make_report, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
PASSWORD = "a long walk by the river"


def make_ponte() -> Club:
    club = make_club()
    dora, session = make_dora(club), make_session(club)
    User.objects.filter(pk=make_olga(club).pk).update(is_superuser=True)
    make_pair(session, "1", "NS", "Anna Verdi", "Bruno Rossi")
    make_report(dora, session, narrative="Anna Verdi thought for a minute, then passed.")
    return club


@pytest.fixture
def ponte(live_server: LiveServer) -> Club:
    return make_ponte()


def looked_at(page: Page, name: str, accessible: Look, picture: Picture) -> None:
    """Nothing that a screen reader trips over, and nothing is wider than the screen."""
    accessible(page)
    picture(page, f"archives-{name}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), name


def test_an_administrator_takes_the_club_along_and_closes_it(
    ponte: Club, phone: Page, desk: Page, accessible: Look, picture: Picture, tmp_path: Path
) -> None:
    for page in (phone, desk):
        sign_in(page, "olga")
        page.wait_for_url("**/")
        page.goto("/clubs/ponte/people/")
        page.get_by_role("link", name="Archive of the club").click()
        looked_at(page, "archive", accessible, picture)
        page.get_by_label("Your password").fill("correct horse")
        with page.expect_download() as download:
            page.get_by_role("button", name="Make the archive").click()
        download.value.save_as(tmp_path / "ponte.zip")
        assert (tmp_path / "ponte.zip").read_bytes().startswith(b"PK")
    phone.get_by_role("link", name="The club goes on at another site, or ends").click()
    looked_at(phone, "end", accessible, picture)
    phone.get_by_role("button", name="Close the club").click()
    expect(phone.get_by_text("Closed since")).to_be_visible()
    looked_at(phone, "closed", accessible, picture)


def test_a_person_is_told_what_the_club_holds_of_him(
    ponte: Club, phone: Page, desk: Page, accessible: Look, picture: Picture
) -> None:
    for page in (phone, desk):
        sign_in(page, "olga")
        page.wait_for_url("**/")
        page.goto("/clubs/ponte/person/?name=verdi")
        page.get_by_label("Anna Verdi").check()
        looked_at(page, "person", accessible, picture)
        page.get_by_role("button", name="Show it").click()
        expect(page.get_by_text("thought for a minute")).to_have_count(2)
        looked_at(page, "told", accessible, picture)


def test_who_administers_the_site_begins_a_club(
    ponte: Club, phone: Page, desk: Page, accessible: Look, picture: Picture
) -> None:
    load_profiles()
    for page, name in ((phone, "Arno"), (desk, "Po")):
        sign_in(page, "olga")
        page.wait_for_url("**/")
        page.goto("/site/clubs/new/")
        page.get_by_label("Name of the club").fill(name)
        page.get_by_label("Who administers it").fill("Eva Neri")
        looked_at(page, "new", accessible, picture)
        page.get_by_role("button", name="Begin the club").click()
        looked_at(page, "invited", accessible, picture)
        page.get_by_role("link", name="Done: back to the clubs").click()
        looked_at(page, "clubs", accessible, picture)
        page.get_by_role("link", name="Take a club in").click()
        looked_at(page, "take-in", accessible, picture)


def test_a_club_takes_its_first_steps(ponte: Club, phone: Page, desk: Page, accessible: Look, picture: Picture) -> None:
    for page in (phone, desk):
        sign_in(page, "olga")
        page.wait_for_url("**/")
        page.goto("/clubs/ponte/steps/")
        looked_at(page, "steps", accessible, picture)
        page.get_by_role("link", name="Name, place and language").click()
        looked_at(page, "place", accessible, picture)
        page.goto("/clubs/ponte/federation/")
        looked_at(page, "federation", accessible, picture)
        page.goto("/clubs/ponte/erase/")
        looked_at(page, "erase", accessible, picture)


def test_a_new_site_begins_with_the_archive_of_a_club(
    live_server: LiveServer, phone: Page, desk: Page, accessible: Look, picture: Picture, tmp_path: Path
) -> None:
    archive = tmp_path / "ponte.zip"
    archive.write_bytes(made_elsewhere(make_ponte))
    begin = urlsplit(begin_address()).path
    phone.goto(begin)
    phone.get_by_role("link", name="Begin with a club of another site").click()
    looked_at(phone, "begin", accessible, picture)
    phone.get_by_label("Archive of the club").set_input_files(archive)
    phone.get_by_label("The name with which you sign in at the other site").fill("olga")
    phone.get_by_role("button", name="Take the club in").click()
    phone.get_by_label("New password").fill(PASSWORD)
    phone.get_by_label("The same again").fill(PASSWORD)
    phone.get_by_role("button", name="Set the password").click()
    phone.get_by_label("Name").fill("olga")
    phone.get_by_label("Password").fill(PASSWORD)
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_label("Password")).to_have_count(0)
    phone.goto("/site/clubs/")
    expect(phone.get_by_role("heading", name="Ponte Vecchio Bridge Club")).to_be_visible()
