"""A poll from the director's phone to a peer's, who has no account: the question, the answer, the tally, the judgement;
with and without scripts, and how each page looks.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.base.keys import token_of
from rulings.desk.polls.services import close_poll, judge_poll, make_poll, note_answer
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.reports.services.recording import write_facts
from rulings.models import IrregularityReport, Poll, Session
from tests.browser.cast import Thumb, sign_in
from tests.factories import a_key, answer_all, first_case, make_club, make_dora, make_report, make_ruling, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    club = make_club()
    make_dora(club)
    return make_session(club)


@pytest.fixture
def report(session: Session) -> IrregularityReport:
    """Unauthorized information on board 1: south bid 4S after a slow 3S."""
    dora = session.event.club.memberships.get().user
    about: dict[str, Any] = {"situation": "unauthorized_information", "facts": {"offender": "S"}}
    filed = make_report(dora, session, **about)
    calls = ["P", "P", "1S", {"call": "P", "seat": "W", "note": "no more than 12 points"}, "3S", "P", "4S"]
    report = amend_report(actor=dora, report=filed, revision=1, auction=[*calls, "P", "P", "P"])
    case = answer_all(dora, first_case(report), (("information_from", "tempo"), ("information_judged", "play_over")))
    assert case.is_open
    return report


def put_the_question(page: Page, report: IrregularityReport) -> Thumb:
    """From the judgement of the alternatives to the poll's page."""
    page.goto(f"/cases/{first_case(report).pk}/")
    thumb = Thumb(page)
    page.get_by_label("Your reason").fill("A full minute.")
    thumb.value("yes")
    expect(page.locator("input[name=key]").first).to_have_value("logical_alternative_existed")
    thumb.tap(page.get_by_role("link", name="Poll players of his level"))
    thumb.tap(page.get_by_role("link").filter(has_text="South (call 7)"))
    page.get_by_label("Level of the player").fill("Club player")
    return thumb


def answer_on(page: Page, address: str) -> None:
    """A peer's answer, by touch."""
    page.goto(address)
    page.locator(".choices label").filter(has_text="Pass").first.click()
    page.get_by_label("What else did you seriously consider?").fill("4S")
    page.get_by_label("Why?").fill("A minimum.")
    page.get_by_role("button", name="Send my answer").click()
    expect(page.get_by_role("heading", name="Thank you")).to_be_visible()
    page.goto(address)
    expect(page.locator("main")).to_contain_text("Each device answers once.")


def test_a_peer_answers_on_his_own_phone_and_the_tally_changes(
    phone: Page, plain: Page, report: IrregularityReport, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    thumb = put_the_question(phone, report)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    accessible(phone)
    picture(phone, "poll-new")
    thumb.press("Put the question")
    expect(phone.locator("#tally")).to_contain_text("Nobody has answered yet.")
    expect(phone.get_by_alt_text("QR code that opens the poll")).to_be_visible()
    accessible(phone)
    picture(phone, "poll-open")
    poll = Poll.objects.get()
    answer_on(plain, f"/p/{token_of(poll)}/")
    expect(phone.locator("#tally td").first).to_have_text("1")
    expect(phone.locator("#tally")).to_contain_text("A minimum.")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    thumb.press("Close the poll")
    thumb.tap(phone.locator(".chips .chip").first)
    phone.get_by_label("Your reason").fill("Half of them would pass.")
    accessible(phone)
    picture(phone, "poll-closed")
    thumb.press("Keep this judgement")
    thumb.tap(phone.get_by_role("link", name="Back to the question of the case"))
    expect(phone.get_by_label("Whom you polled")).to_have_value(
        "What do you call? (South’s hand; players asked: 1). Level: Club player. pass 1, 4♠ 0 (considered by 1 more). "
        "Logical alternatives: pass"
    )
    accessible(phone)
    picture(phone, "case-with-poll")


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_the_peers_page_fits_a_phone_and_tells_nothing(
    phone: Page, report: IrregularityReport, language: str, accessible: Look, picture: Picture
) -> None:
    poll = a_poll(report)
    phone.goto(f"/p/{poll.token}/?lang={language}")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert not {"Board 1", "Tuesday", "Ponte", "Menu"} & set(phone.locator("body").inner_text().split("\n"))
    accessible(phone)
    picture(phone, f"poll-peer-{language}")


def test_a_peer_without_scripts_is_told_what_he_forgot(plain: Page, report: IrregularityReport) -> None:
    poll = a_poll(report)
    plain.goto(f"/p/{poll.token}/")
    plain.get_by_label("Why?").fill("A minimum.")
    plain.get_by_role("button", name="Send my answer").click()
    expect(plain.get_by_role("alert")).to_contain_text("Choose the call that you would make, then send it.")
    expect(plain.get_by_label("Why?")).to_have_value("A minimum.")


def test_a_card_is_chosen_from_the_cards_that_may_be_played(
    phone: Page, report: IrregularityReport, accessible: Look, picture: Picture
) -> None:
    poll = a_poll(report, seat="W", auction="P P 1S P 4S AP", tricks=[["DT", "D4", "DQ", "DA"], ["S4"]])
    phone.goto(f"/p/{poll.token}/")
    expect(phone.locator(".choices label")).to_have_text(["♠spades 3"])
    expect(phone.locator(".tricks")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    accessible(phone)
    picture(phone, "poll-peer-card")


def test_the_pages_at_a_desk(
    desk: Page, phone: Page, report: IrregularityReport, accessible: Look, picture: Picture
) -> None:
    dora = report.filed_by
    poll = a_poll(report)
    desk.goto(f"/p/{poll.token}/")
    accessible(desk)
    picture(desk, "poll-peer")
    for number, call in enumerate(("4S", "4S", "P")):
        said = {"answer": call, "considered": "P 4S", "reason": "Close.", "level": "second category"}
        note_answer(actor=dora, poll=poll, answer_key=a_key(number), peer="Marek", **said)
    judge_poll(actor=dora, poll=close_poll(actor=dora, poll=poll), alternatives=["4S", "P"], reason="Both.")
    ruling = make_ruling(dora, report.session)
    Poll.objects.filter(pk=poll.pk).update(report=ruling.report)
    write_facts(actor=dora, report=ruling.report, revision=0, texts={"agreed": "A minute.", "disputed": "A sigh."})
    sign_in(desk, "dora")
    sign_in(phone, "dora")
    for name, address in {
        "polls": f"/reports/{report.pk}/polls/",
        "poll-judged": f"/polls/{poll.pk}/",
        "ruling-process": f"/rulings/{ruling.pk}/process/",
    }.items():
        for page in (desk, phone):
            page.goto(address)
            assert (name, page.evaluate("document.documentElement.scrollWidth <= innerWidth")) == (name, True)
            accessible(page)
            picture(page, name)


def a_poll(report: IrregularityReport, **given: Any) -> Poll:
    """The question put to south before his 4S."""
    asked: dict[str, Any] = {"seat": "S", "auction": "P P 1S P(no more than 12 points) 3S P"}
    dora = report.filed_by
    return make_poll(actor=dora, report=report, question="What do you call?", level="Club player", **asked | given)
