"""The play under a thumb: an established revoke with two tricks, an opening lead out of turn with all five options,
a claim with its position, a penalty card until it ends; with and without scripts, and how each page looks.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import IrregularityReport, Ruling, Session
from rulings.services.filing import amend_report
from tests.browser.cast import Thumb, sign_in
from tests.factories import first_case, make_club, make_dora, make_pair, make_report, make_session
from tests.services.test_restrictions import penalty_card

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
REVOKE = ("DT", "DJ", "S7", "DA", "HA", "H2", "H6", "H3")
"""Against 4S by south: east ruffs the first trick while holding diamonds, leads to the second and wins it."""


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    club = make_club()
    make_dora(club)
    return make_session(club)


@pytest.fixture
def report(session: Session) -> IrregularityReport:
    """An established revoke on board 1, whose cards are known, in 4S by south."""
    dora = session.event.club.memberships.get().user
    pairs = [make_pair(session, str(n), side, "Łucja Żak", "Mirosław Wiśniewski") for n, side in ((1, "NS"), (2, "EW"))]
    filed = make_report(dora, session, situation="established_revoke", facts={}, ns=pairs[0], ew=pairs[1])
    return amend_report(actor=dora, report=filed, revision=1, contract="4S by S")


def tap(thumb: Thumb, card: str) -> None:
    """One card of the pad, and wait until it has been played."""
    thumb.tap(thumb.page.locator(f"#card-{card}"))
    expect(thumb.page.locator(f"#card-{card}.gone")).to_be_visible()


def enter_the_play(page: Page, report: IrregularityReport) -> Thumb:
    """From the case's question to two tricks and the revoke."""
    page.goto(f"/cases/{first_case(report).pk}/")
    thumb = Thumb(page)
    thumb.tap(page.get_by_role("link", name="Enter the play"))
    for card in REVOKE:
        tap(thumb, card)
    expect(page.locator(".irregular")).to_contain_text("That is a revoke (Law 61A).")
    expect(page.locator(".standing")).to_contain_text("Tricks won: 0 by North-South, 2 by East-West.")
    return thumb


def rule_two_tricks(page: Page, thumb: Thumb) -> None:
    """Store the play, name the offender; the record tells the trick, its winner and what came later."""
    thumb.press("Store the play")
    thumb.answer("Which player?", "East")
    expect(page.locator("input[name=key]")).to_have_value("exception_of_64b")
    expect(page.locator(".known .from")).to_have_count(3)
    thumb.value("none")
    thumb.press("Issue the ruling")
    expect(page.locator(".script .para").first).to_contain_text("64A1")
    (transferred,) = [each for each in Ruling.objects.get().findings if each["effect"] == "tricks_transferred"]
    assert (transferred["values"]["tricks"], transferred["values"]["to"]) == (2, "NS")


def test_an_established_revoke_with_two_tricks_then_straight_to_equity(
    phone: Page, report: IrregularityReport, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    thumb = enter_the_play(phone, report)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    accessible(phone)
    picture(phone, "play-revoke")
    rule_two_tricks(phone, thumb)
    phone.goto("/")
    thumb.tap(phone.get_by_role("link").filter(has_text="Law 64C1"))
    thumb.press("Look at it now: open its case")
    expect(phone.locator(".cite").first).to_contain_text("Law 64C")
    picture(phone, "case-equity")


def test_the_same_without_scripts(plain: Page, report: IrregularityReport) -> None:
    sign_in(plain, "dora")
    rule_two_tricks(plain, enter_the_play(plain, report))


def test_the_keyboard_stays_on_the_card_it_played(desk: Page, report: IrregularityReport) -> None:
    sign_in(desk, "dora")
    desk.goto(f"/reports/{report.pk}/play/")
    desk.locator("#card-DT").focus()
    desk.keyboard.press("Enter")
    expect(desk.locator("#play")).to_have_attribute("data-cards", "1")
    expect(desk.locator("#card-DT")).to_be_focused()


def test_what_cannot_have_been_played_is_said_where_it_was_typed(
    phone: Page, report: IrregularityReport, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    phone.goto(f"/reports/{report.pk}/play/")
    phone.get_by_label("Tricks, one a line").fill("DT DJ S7 DA\nDT")
    phone.get_by_role("button", name="Show these tricks").last.click()
    expect(phone.get_by_role("alert")).to_contain_text("Trick 2: DT has already been played.")
    expect(phone.get_by_label("Tricks, one a line")).to_be_focused()
    accessible(phone)
    picture(phone, "play-refused")


def test_an_opening_lead_out_of_turn_has_all_five_options(
    phone: Page, session: Session, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    phone.goto("/sessions/tuesday/boards/1/new/")
    thumb = Thumb(phone)
    phone.locator("button[name=door][value=opening_lead_out_of_turn]").click()
    thumb.answer("Which player?", "West")
    expect(phone.locator("input[name=key]")).to_have_value("opening_lead_by")
    thumb.value("other_defender")
    expect(phone.locator("input[name=key]")).to_have_value("since_opening_lead")
    thumb.value("nothing")
    expect(phone.locator("input[name=key]")).to_have_value("penalty_cards")
    thumb.value("H7")
    expect(phone.locator("input[name=key]")).to_have_value("one_of_five")
    expect(phone.locator(".aloud li")).to_have_count(5)
    values = [each.get_attribute("value") for each in phone.locator("button[name=value]").all()]
    assert values == ["spread", "accept", "require", "forbid", "neither"]
    accessible(phone)
    picture(phone, "case-five-options")
    thumb.value("forbid")
    expect(phone.locator("main")).to_contain_text("54D")


def test_a_claim_keeps_its_position_and_what_was_said(
    phone: Page, session: Session, accessible: Look, picture: Picture
) -> None:
    report = make_report(
        session.event.club.memberships.get().user, session, situation="contested_claim", facts={}, board_number=2
    )
    sign_in(phone, "dora")
    phone.goto(f"/cases/{first_case(report).pk}/")
    thumb = Thumb(phone)
    thumb.tap(phone.get_by_role("link", name="Enter the cards left and what was said"))
    thumb.tap(phone.locator("label.chip").filter(has_text="South"))
    for seat, cards in (("N", ("SA", "S2")), ("S", ("HK", "C3"))):
        thumb.tap(phone.locator(f".seats .seat-{seat}"))
        for card in cards:
            thumb.tap(phone.locator(f"#card-{card}"))
            expect(phone.locator(f"#card-{card}.held")).to_be_visible()
    phone.get_by_label("What was said with the claim").fill("All mine, hearts are good.")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    accessible(phone)
    picture(phone, "claim")
    thumb.press("Store the claim")
    expect(phone.locator("main")).to_contain_text("All mine, hearts are good.")
    assert IrregularityReport.objects.get().claim["hands"] == {"N": "A2...", "S": ".K..3"}
    accessible(phone)
    picture(phone, "case-claim")


def test_a_penalty_card_stands_on_the_report_until_it_is_ticked(
    phone: Page, session: Session, accessible: Look, picture: Picture
) -> None:
    ruling = penalty_card(session.event.club.memberships.get().user, session)
    sign_in(phone, "dora")
    phone.goto(f"/reports/{ruling.report_id}/")
    expect(phone.get_by_role("heading", name="Still in force at the table")).to_be_visible()
    accessible(phone)
    picture(phone, "report-restrictions")
    thumb = Thumb(phone)
    thumb.press("It has ended")
    expect(phone.get_by_role("status").first).to_contain_text("Noted: it has ended.")
    expect(phone.get_by_role("button", name="It has ended")).to_have_count(1)


@pytest.mark.parametrize("language", ["it", "pl"])
def test_the_pages_fit_a_phone_in_italian_and_polish(
    phone: Page, report: IrregularityReport, language: str, picture: Picture
) -> None:
    sign_in(phone, "dora")
    phone.get_by_text("Menu").click()
    phone.locator(f"button[name=language][value={language}]").click()
    expect(phone.locator("html")).to_have_attribute("lang", language)
    pages = {
        "play": f"/reports/{report.pk}/play/",
        "claim": f"/reports/{report.pk}/claim/",
        "coverage": "/guide/coverage/",
    }
    for name, address in pages.items():
        phone.goto(address)
        assert (name, phone.evaluate("document.documentElement.scrollWidth") <= 390) == (name, True)
        picture(phone, f"{name}-{language}")


def test_the_pages_at_a_desk(desk: Page, report: IrregularityReport, accessible: Look, picture: Picture) -> None:
    desk.goto("/guide/coverage/")
    accessible(desk)
    picture(desk, "coverage")
    sign_in(desk, "dora")
    enter_the_play(desk, report)
    accessible(desk)
    picture(desk, "play-revoke")
    desk.goto(f"/reports/{report.pk}/claim/")
    accessible(desk)
    picture(desk, "claim")


def test_the_coverage_page_on_a_phone(phone: Page, live_server: LiveServer, accessible: Look, picture: Picture) -> None:
    phone.goto("/guide/coverage/")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    accessible(phone)
    picture(phone, "coverage")
