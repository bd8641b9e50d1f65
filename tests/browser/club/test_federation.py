"""A further appeal from a club to its federation and back: sent, decided on a phone, told, read by the players."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.players.services import make_private_link
from rulings.models import Appeal, Session, User
from tests.appealing import make_told
from tests.browser.cast import DESK, someone
from tests.browser.cast import sign_in as signs_in
from tests.factories import make_club, make_dora, make_rev, make_ruling, make_session, make_three_tables
from tests.federations import make_federation

pytestmark = pytest.mark.browser


@pytest.fixture
def told(live_server: LiveServer) -> Appeal:
    """An appeal that the club has decided, against a ruling on a board with three lines."""
    club = make_club()
    dora, rev, session = make_dora(club), make_rev(club), make_session(club)
    make_federation(club)
    make_three_tables(session)
    return make_told(dora, rev, make_ruling(dora, session))


def test_a_further_appeal_goes_to_the_federation_and_its_decision_comes_back(
    phone: Page, desk: Page, browser: Browser, live_server: LiveServer, told: Appeal
) -> None:
    signs_in(desk, "rev")
    desk.goto(f"/appeals/{told.pk}/")
    desk.get_by_text("Further appeal to the federation").first.click()
    form = desk.locator("#send_further")
    form.get_by_label("Reasons of the appeal").fill("West had a heart all along.")
    form.get_by_label("Agrees to the appeal").fill("Anna Bianchi")
    form.get_by_label("His partner, if he agrees too").fill("Bruno Rossi")
    form.get_by_role("button", name="Send the further appeal to the federation").click()
    expect(desk.locator("#notice")).to_contain_text("The further appeal is before the federation.")
    further = Appeal.objects.get(further_of=told)

    signs_in(phone, "piero")
    expect(phone.locator("main")).to_be_visible()
    phone.goto("/federation/appeals/")
    phone.get_by_role("link", name="Ponte Vecchio").click()
    expect(phone).to_have_url(f"{live_server.url}/federation/appeals/{further.pk}/")
    ask = phone.locator("#ask")
    ask.get_by_label("What the club is to tell or to send").fill("Was anybody polled?")
    ask.get_by_role("button", name="Ask the club").click()
    expect(phone.locator("#notice")).to_contain_text("The club is asked.")

    desk.goto(f"/appeals/{further.pk}/")
    desk.get_by_label("Answer to the question that waits").fill("Nobody was.")
    desk.get_by_role("button", name="Send the answer").click()
    expect(desk.locator("#notice")).to_contain_text("The answer is sent.")

    phone.goto(f"/federation/appeals/{further.pk}/")
    expect(phone.locator("main")).to_contain_text("Nobody was.")
    decide = phone.locator("#decide_further")
    decide.get_by_label("the ruling is changed").check()
    decide.get_by_label("What was found").fill("He had one.")
    decide.get_by_label("The decision and its reasons").fill("Two tricks to North-South.")
    decide.get_by_label("with merit", exact=True).check()
    decide.get_by_text("The score, where the ruling is changed").click()
    decide.get_by_label("Line").select_option(index=1)
    decide.get_by_label("Result").first.fill("4S S +2")
    decide.get_by_role("button", name="Record the federation").click()
    expect(phone.locator("#notice")).to_contain_text("The decision is recorded")

    desk.goto(f"/appeals/{further.pk}/")
    desk.get_by_role("button", name="The players have been told").click()
    expect(desk.locator("#notice")).to_contain_text("Both sides read the decision now.")
    dora: User = told.ruling.issued_by
    link = make_private_link(actor=dora, report=told.ruling.report, side="NS")
    with someone(browser, live_server, viewport=DESK) as players:
        reads = players.new_page()
        reads.goto(urlsplit(f"/r/{link.token}/").path)
        expect(reads.locator("#appeals")).to_contain_text("Two tricks to North-South.")
        expect(reads.locator("main")).to_contain_text("Adjusted score")
    session = Session.objects.get()
    (given,) = session.boards.get(number=1).results.get(table="1").adjustments.all()
    assert given.made_by.username == "piero"
