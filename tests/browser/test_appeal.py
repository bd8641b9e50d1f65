"""The whole life of a ruling, by four people: ruled, countersigned, appealed from a phone, changed, told, published."""

from collections.abc import Callable
from datetime import timedelta
from urllib.parse import urlsplit

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, ViewportSize, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.players.services import make_private_link
from rulings.models import Appeal, Club, Ruling, Session, User
from tests.appealing import make_appeal, make_heard_by_committee, make_ready
from tests.browser.cast import DESK, PHONE, more, rule_on_a_defective_trick, sign_in, someone
from tests.factories import make_club, make_dora, make_olga, make_over, make_pair, make_rev, make_ruling, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    session = make_session(make_club())
    make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Rossi")
    session.result_available_at = timezone.now() - timedelta(minutes=5)
    session.save()
    return session


@pytest.fixture
def cast(session: Session) -> tuple[User, User, User]:
    club = session.event.club
    return make_dora(club), make_rev(club), make_olga(club)


def test_the_whole_life_from_ruling_to_published_appeal_by_four_people(
    phone: Page, desk: Page, browser: Browser, live_server: LiveServer, session: Session, cast: tuple[User, User, User]
) -> None:
    sign_in(phone, "dora")
    rule_on_a_defective_trick(phone)
    more(phone, "Links for the players")
    phone.get_by_role("button", name="Link for North-South").click()
    expect(phone.get_by_alt_text("QR code of the link for North-South")).to_be_visible()
    ruling = Ruling.objects.get()
    address = urlsplit(phone.locator(".address a").get_attribute("href") or "").path

    sign_in(desk, "rev")
    desk.goto(f"/rulings/{ruling.pk}/")
    desk.get_by_role("button", name="Countersign").click()
    expect(desk.locator("#notice")).to_contain_text("Countersigned.")
    desk.goto(f"/rulings/{ruling.pk}/")
    expect(desk.locator("main")).to_contain_text("countersigned by Rev Alti")

    with someone(browser, live_server, viewport=PHONE) as players:
        appellant = players.new_page()
        appellant.goto(address)
        appellant.get_by_text("Lodge an appeal").click()
        appellant.get_by_label("Reasons of the appeal").fill("West had a heart: he revoked.")
        appellant.get_by_label("Your name").fill("Anna Bianchi")
        appellant.get_by_label("Your partner's name").fill("Bruno Rossi")
        appellant.get_by_label("My partner agrees to this appeal").check()
        appellant.get_by_role("button", name="Lodge the appeal").click()
        expect(appellant.locator("#appeals")).to_contain_text("It will be heard.")

        appeal = Appeal.objects.get()
        phone.goto(f"/appeals/{appeal.pk}/")
        phone.get_by_role("button", name="The other side has been told").click()
        phone.get_by_label("The director's statement").first.fill("I saw no heart in West's hand.")
        phone.get_by_role("button", name="Give the statement").click()
        expect(phone.locator(".next")).to_contain_text("This is done by: Olga Zieba.")

        decide_and_rule(browser, live_server, appeal)
        phone.goto(f"/appeals/{appeal.pk}/")
        phone.get_by_role("button", name="The players have been told").click()
        expect(phone.locator("main")).to_contain_text("Nothing is left to do here.")

        appellant.reload()
        expect(appellant.locator("#appeals")).to_contain_text("the ruling is changed")
        expect(appellant.locator("main")).to_contain_text("Two tricks to North-South.")
    appeal.refresh_from_db()
    assert (appeal.state, appeal.decided_by, appeal.new_ruling) == ("told", cast[2], Ruling.objects.get(version=2))
    publish(desk, session, cast[0], appeal)
    with someone(browser, live_server, viewport=PHONE) as anybody:
        reader = anybody.new_page()
        reader.goto("/casebook/")
        reader.get_by_role("link", name="no card or too many to a trick").click()
        expect(reader.locator("main")).to_contain_text("the ruling is changed")
        expect(reader.locator("main")).not_to_contain_text("Bianchi")


def publish(desk: Page, session: Session, dora: User, appeal: Appeal) -> None:
    """The evening is over and so are its periods: Rev countersigns the new version and signs it for everybody."""
    make_over(dora, session)
    Club.objects.update(publishing={"parties_first_hours": 0})
    desk.goto(f"/rulings/{appeal.new_ruling_id}/")
    desk.get_by_role("button", name="Countersign").click()
    expect(desk.locator("#notice")).to_contain_text("Countersigned.")
    desk.goto(f"/rulings/{appeal.new_ruling_id}/publish/")
    desk.get_by_role("button", name="Sign and publish").click()
    expect(desk.locator("main")).to_contain_text("published")


def decide_and_rule(browser: Browser, live_server: LiveServer, appeal: Appeal) -> None:
    """Olga hears it in place of Rev, who had signed the ruling; she changes it and issues the new version."""
    with someone(browser, live_server, viewport=DESK) as hers:
        page = hers.new_page()
        sign_in(page, "olga")
        page.get_by_role("link", name="Appeals").click()
        page.get_by_role("link", name="Defective trick").click()
        page.get_by_role("button", name="I hear it").click()
        page.get_by_role("button", name="It has been heard").click()
        page.get_by_label("the ruling is changed").check()
        page.get_by_label("What was found").fill("West had the two of hearts.")
        page.get_by_label("The decision and its reasons").fill("Two tricks to North-South.")
        page.get_by_label("with merit").check()
        page.get_by_role("button", name="Record the decision").click()
        page.get_by_role("link", name="Rule on it anew").click()
        page.get_by_text("Rule otherwise").click()
        page.get_by_label("Your own ruling").fill("Two tricks to North-South.")
        page.get_by_label("Why you do not follow the findings").fill("Appeal 1.")
        page.get_by_role("button", name="Issue").last.click()
        expect(page.locator("main")).to_contain_text("version 2")
        expect(page.locator("main")).to_contain_text("Appeal 1: Two tricks to North-South.")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_pages_are_readable_and_fit(
    size: ViewportSize,
    browser: Browser,
    live_server: LiveServer,
    session: Session,
    cast: tuple[User, User, User],
    accessible: Look,
    picture: Picture,
) -> None:
    dora, rev, _olga = cast
    begun = make_ready(dora, make_appeal(dora, make_ruling(dora, session)))
    heard = make_heard_by_committee(dora, rev, make_ruling(dora, session))
    link = make_private_link(actor=dora, report=begun.ruling.report, side="EW")
    pages = {
        "appeals": "/appeals/",
        "appeal-seat": f"/appeals/{begun.pk}/",
        "appeal-decide": f"/appeals/{heard.pk}/",
        "appeal-lodge": f"/rulings/{make_ruling(dora, session).pk}/appeal/",
        "appeal-player": f"/r/{link.token}/",
    }
    with someone(browser, live_server, viewport=size) as context:
        page = context.new_page()
        sign_in(page, "rev")
        for name, address in pages.items():
            page.goto(address)
            for step in page.locator("details.known").all():
                step.evaluate("element => { element.open = true }")
            accessible(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], name
            picture(page, name)
