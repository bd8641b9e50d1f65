"""The play under a thumb: an established revoke with two tricks, an opening lead out of turn with all five options,
a claim with its position, a penalty card until it ends, irregular tricks; from the desk and back to it, with and
without scripts, and how each page looks.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.reports.services.filing import amend_report
from rulings.models import IrregularityReport, Ruling, Session
from tests.browser.cast import Thumb, find_door, rule_on_a_defective_trick, sign_in, through
from tests.desk.cases.test_restrictions import penalty_card
from tests.factories import answer_all, first_case, make_club, make_dora, make_pair, make_report, make_session

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
    """Store the play; the record tells the revoker, the trick, its winner and what came later."""
    thumb.press("Store the play")
    expect(page.locator("input[name=key]").first).to_have_value("exception_of_64b")
    expect(page.locator(".known .from").filter(has_text="from the record")).to_have_count(4)
    thumb.value("none")
    thumb.press("Issue the ruling")
    expect(page.locator(".script .para").first).to_contain_text("64A1")
    (transferred,) = [each for each in Ruling.objects.get().findings if each["effect"] == "tricks_transferred"]
    assert (transferred["values"]["tricks"], transferred["values"]["to"]) == (2, "NS")


def test_an_established_revoke_with_two_tricks_from_the_desk_to_the_issued_ruling(
    phone: Page, session: Session, picture: Picture
) -> None:
    sign_in(phone, "dora")
    thumb = Thumb(phone)
    thumb.tap(phone.get_by_role("link", name="Board 1", exact=True))
    find_door(thumb, "How many tricks for an established revoke?")
    thumb.tap(phone.get_by_role("link", name="Enter the play"))
    phone.get_by_label("Contract, for the trumps").fill("4S by S")
    for card in REVOKE:
        tap(thumb, card)
    rule_two_tricks(phone, thumb)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    picture(phone, "ruling-two-tricks")


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
    thumb = Thumb(phone)
    thumb.tap(phone.get_by_role("link", name="Board 1", exact=True))
    through(thumb, phone.locator("button[name=door][value=opening_lead_out_of_turn]").first)
    thumb.answer("Who made the opening lead", "West")
    expect(phone.locator("input[name=key]").first).to_have_value("since_opening_lead")
    thumb.value("nothing")
    expect(phone.locator("input[name=key]").first).to_have_value("penalty_cards")
    thumb.value("H7")
    expect(phone.locator("input[name=key]").first).to_have_value("one_of_five")
    expect(phone.locator(".options li")).to_have_count(5)
    values = [each.get_attribute("value") for each in phone.locator("button[name=value]").all()]
    assert values == ["spread", "accept", "require", "forbid", "neither"]
    accessible(phone)
    picture(phone, "case-five-options")
    thumb.value("forbid")
    expect(phone.locator("main")).to_contain_text("54D")
    thumb.press("Issue the ruling")
    expect(phone.locator(".script .para").filter(has_text="54D").first).to_be_visible()
    phone.goto("/")
    expect(phone.locator(".binding")).to_contain_text("East, until he loses the lead · Law 50D2(a)")
    picture(phone, "desk-restrictions")


def test_a_card_taken_back_is_ruled_on_in_eleven_taps_from_the_desk(phone: Page, session: Session) -> None:
    sign_in(phone, "dora")
    thumb = Thumb(phone)
    thumb.tap(phone.get_by_role("link", name="Board 1", exact=True))
    find_door(thumb, "A defender took back a card he had played")
    thumb.answer("Whose card", "West")
    for key, value in (("penalty_cards", "H7"), ("moment", "partner_to_lead")):
        expect(phone.locator("input[name=key]").first).to_have_value(key)
        thumb.value(value)
    expect(phone.locator("input[name=key]").first).to_have_value("partners_major_penalty_cards")
    thumb.press("None")
    expect(phone.locator("input[name=key]").first).to_have_value("declarer_chooses")
    thumb.value("neither")
    thumb.press("Issue the ruling")
    expect(phone.locator(".script .para").filter(has_text="50D2(b)").first).to_be_visible()
    assert thumb.taps <= 11


def test_a_card_missing_from_a_trick_is_ruled_on_in_eleven_taps_from_the_desk(phone: Page, session: Session) -> None:
    sign_in(phone, "dora")
    assert rule_on_a_defective_trick(phone) <= 11


@pytest.mark.parametrize(
    ("situation", "answers", "paragraph", "asked"),
    [
        ("dummy_indicates", (("offender", "N"), ("played_out", "no")), "45F", "12B1"),
        (
            "lead_out_of_turn",
            (
                ("offender", "N"),
                ("role", "dummy"),
                ("whose_lead", "partner"),
                ("lead_state", "nothing"),
                ("led_card", "S7"),
                ("defenders_on_the_lead", "refuse"),
            ),
            "55C",
            "16C2",
        ),
    ],
)
def test_what_the_desk_lists_for_later_leads_straight_to_the_question(
    situation: str, answers: tuple[tuple[str, str], ...], paragraph: str, asked: str, phone: Page, session: Session
) -> None:
    dora = session.event.club.memberships.get().user
    case = answer_all(dora, first_case(make_report(dora, session, situation=situation, facts={})), answers)
    issue_ruling(actor=dora, case=case, revision=case.revision)
    sign_in(phone, "dora")
    thumb = Thumb(phone)
    thumb.tap(phone.get_by_role("link").filter(has_text=f"Law {paragraph}").first)
    thumb.press("Look at it now: open its case")
    expect(phone.locator(".cite").first).to_contain_text(f"Law {asked}")


@pytest.mark.parametrize("scripts", [True, False])
def test_irregular_tricks_are_tapped_as_they_were(
    scripts: bool, phone: Page, plain: Page, report: IrregularityReport, accessible: Look, picture: Picture
) -> None:
    page = phone if scripts else plain
    sign_in(page, "dora")
    page.goto(f"/reports/{report.pk}/play/")
    thumb = Thumb(page)
    for card in REVOKE[:4]:
        tap(thumb, card)
    thumb.tap(page.locator("summary", has_text="A lead out of turn, no card, or two cards"))
    thumb.tap(page.locator("#play details .seat-W"))
    tap(thumb, "H6")
    irregular = page.get_by_role("list", name="Irregular tricks")
    expect(irregular).to_contain_text("West led, though it was for East to lead.")
    thumb.tap(page.locator("summary", has_text="A lead out of turn, no card, or two cards"))
    thumb.press("North gave no card to this trick")
    expect(irregular).to_contain_text("North gave no card.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    if scripts:
        thumb.tap(page.locator("summary", has_text="A lead out of turn, no card, or two cards"))
        accessible(page)
        picture(page, "play-irregular")
    thumb.press("Store the play")
    expect(page).to_have_url(re.compile("/cases/"))
    assert IrregularityReport.objects.get().play["tricks"] == [["DT", "DJ", "S7", "DA"], ["W:H6", "-"]]


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
    expect(phone.locator("#notice").first).to_contain_text("Noted: it has ended.")
    expect(phone.get_by_role("button", name="It has ended")).to_have_count(0)


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
