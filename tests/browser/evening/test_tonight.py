"""An evening without a file: three taps on a phone that knows no script, then sections, results and templates."""

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.tonight.services import save_template
from rulings.models import Contestant, Session
from tests.browser.cast import Thumb, sign_in
from tests.browser.test_pages import Look, Picture, look_at
from tests.desk.evening import begun, howell, section, usual
from tests.factories import make_club, make_dora

pytestmark = pytest.mark.browser


@pytest.fixture
def last_week(live_server: LiveServer) -> Session:
    """Seven and a half tables, with names, and a template of two sections."""
    club = make_club()
    dora = make_dora(club)
    two = begun(dora, club, section("A", 4, howell(4)), section("B", 3, howell(3)), name="Two Sections")
    save_template(actor=dora, session=two, name="Wednesday Teaching Pairs with a Long Name")
    session = begun(dora, club, usual("pairs_mp", "7.5"), name="Tuesday Pairs")
    names = "Łucja Żak-Wiśniewska", "Mirosław Brzęczyszczykiewicz"
    Contestant.objects.filter(session=session).update(name=" – ".join(names))
    return session


def test_an_evening_begins_in_three_taps_without_a_script(plain: Page, last_week: Session) -> None:
    sign_in(plain, "dora")
    thumb = Thumb(plain)
    thumb.tap(plain.get_by_role("link", name="Tonight: begin a session").first)
    thumb.tap(plain.get_by_role("link", name="Tuesday Pairs"))
    thumb.press("Start")
    expect(plain.get_by_text("The session has begun.")).to_be_visible()
    assert thumb.taps == 3
    assert Session.objects.latest("pk").contestants.count() == 15


def test_results_are_typed_on_a_phone_without_a_script(plain: Page, last_week: Session) -> None:
    sign_in(plain, "dora")
    plain.goto(f"/sessions/{last_week.slug}/sections/")
    plain.get_by_role("link", name="Results of table 2").press("Enter")
    plain.get_by_label("Board 4").fill("4S = N")
    plain.get_by_label("Board 5").fill("four spades")
    Thumb(plain).press("Record the results")
    expect(plain.get_by_label("Board 5")).to_have_attribute("aria-invalid", "true")
    plain.get_by_label("Board 5").fill("NP")
    Thumb(plain).press("Record the results")
    expect(plain.get_by_text("The results are recorded.")).to_be_visible()
    expect(plain.get_by_label("Board 4")).to_have_value("4S = N")


def pages(session: Session) -> dict[str, str]:
    """Where everything of an evening is."""
    own = f"/sessions/{session.slug}/"
    return {
        "tonight": "/tonight/",
        "begin": "/tonight/ponte/?from=last",
        "begin-two": "/tonight/ponte/?from=" + str(session.event.club.templates.get().pk),
        "evening": own,
        "settings": f"{own}settings/",
        "sections": f"{own}sections/",
        "section": f"{own}sections/{session.sections.get().pk}/",
        "section-new": f"{own}sections/new/",
        "traveller": f"{own}boards/1/traveller/",
        "table-results": f"{own}tables/2/",
        "session-history": f"{own}history/",
    }


def test_the_pages_of_an_evening_on_a_phone(
    phone: Page, last_week: Session, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    look_at(phone, pages(last_week), accessible, picture)


def test_the_pages_of_an_evening_at_a_desk(desk: Page, last_week: Session, accessible: Look, picture: Picture) -> None:
    sign_in(desk, "dora")
    look_at(desk, pages(last_week), accessible, picture)


def test_what_is_wrong_stands_beside_its_field(
    phone: Page, last_week: Session, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    phone.goto(f"/sessions/{last_week.slug}/boards/1/traveller/")
    phone.locator("input[type=text]").nth(1).fill("four spades")
    phone.get_by_role("button", name="Record the results").click()
    expect(phone.locator("[aria-invalid=true]")).to_have_count(1)
    accessible(phone)
    picture(phone, "traveller-wrong")
    phone.goto("/tonight/ponte/?from=last")
    phone.get_by_label("Tables").first.fill("7.5")
    phone.get_by_label("Last board").fill("0")
    phone.locator("form.fields").evaluate("each => each.noValidate = true")
    phone.get_by_role("button", name="Start").click()
    expect(phone.locator("[aria-invalid=true]")).to_have_count(1)
    accessible(phone)
    picture(phone, "begin-wrong")
