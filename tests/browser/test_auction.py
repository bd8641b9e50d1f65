"""The bidding box under a thumb: an insufficient bid tapped in, with and without scripts, and how it looks."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import IrregularityReport, Session, User
from tests.browser.cast import Thumb, new_ruling, sign_in, through
from tests.factories import make_club, make_dora, make_pair, make_report, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
INSUFFICIENT = "2♥ by East is insufficient: the last bid was 3♣, 3♥ would have been enough."
OUT_OF_TURN = (
    ("since_out_of_rotation", "nobody"),
    ("lho_accepts_out_of_rotation", "no"),
    ("rho_action", "pass"),
)


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    """A session that Dora directs; north deals board 1."""
    club = make_club()
    make_dora(club)
    return make_session(club)


@pytest.fixture
def report(session: Session) -> IrregularityReport:
    """A report on board 1, with the players' names."""
    dora = User.objects.get(username="dora")
    pairs = [make_pair(session, str(n), side, "Łucja Żak", "Mirosław Wiśniewski") for n, side in ((1, "NS"), (2, "EW"))]
    return make_report(dora, session, situation="penalty_card", facts={}, ns=pairs[0], ew=pairs[1])


def tap(thumb: Thumb, call: str) -> None:
    """One card of the box, and wait until the diagram has it."""
    expect(thumb.page.locator(f"#call-{call}")).to_be_enabled()
    before = thumb.page.locator("#box").get_attribute("data-calls")
    thumb.tap(thumb.page.locator(f"#call-{call}"))
    expect(thumb.page.locator("#box")).not_to_have_attribute("data-calls", str(before))


def enter_an_insufficient_bid(page: Page, report: IrregularityReport) -> Thumb:
    """From the case's question to the diagram: 3C by north, 2H by east."""
    page.goto(f"/cases/{report.cases.get().pk}/")
    thumb = Thumb(page)
    thumb.tap(page.get_by_role("link", name="Enter the auction"))
    for call in ("3C", "2H"):
        tap(thumb, call)
    return thumb


def words(page: Page) -> str:
    """The sentence under the diagram, without what only a screen reader says."""
    return page.locator(".irregular li > span:last-child").evaluate(
        "node => { const copy = node.cloneNode(true);"
        " copy.querySelectorAll('.visually-hidden').forEach(hidden => hidden.remove()); return copy.textContent; }"
    )


def stored(report: IrregularityReport) -> list[object]:
    return IrregularityReport.objects.get(pk=report.pk).auction


def test_an_insufficient_bid_is_three_taps_from_the_question_and_one_to_store(
    phone: Page, report: IrregularityReport, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    thumb = enter_an_insufficient_bid(phone, report)
    assert words(phone) == INSUFFICIENT
    expect(phone.locator(".auction .wrong .mark")).to_have_text("!")
    expect(phone.locator("#said")).to_contain_text("It is the turn of South.")
    assert stored(report) == []
    accessible(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    picture(phone, "auction-insufficient")
    thumb.press("Store the auction")
    expect(phone.locator("#notice")).to_contain_text("The auction is stored")
    assert (thumb.taps, stored(report)) == (4, ["3C", "2H"])
    expect(phone.get_by_role("link", name="Change the auction")).to_be_visible()
    picture(phone, "case-with-auction")


def answer(thumb: Thumb, fact: str, value: str) -> None:
    """Wait until that is asked, then tap the answer."""
    expect(thumb.page.locator("input[name=key]").first).to_have_value(fact)
    thumb.value(value)


def file_with_its_auction(page: Page, door: str, *calls: str) -> Thumb:
    """From the desk through the door to the stored auction; `seat:S` taps a seat."""
    sign_in(page, "dora")
    page.goto("/")
    thumb = Thumb(page)
    new_ruling(thumb, "1")
    through(thumb, page.locator(f"button[name=door][value={door}]").first)
    for call in calls:
        if call.startswith("seat:"):
            thumb.tap(page.locator(f".seats .seat-{call[-1]}"))
        else:
            tap(thumb, call)
    thumb.press("Store the auction")
    return thumb


def test_an_insufficient_bid_is_ruled_on_from_its_auction(
    phone: Page, session: Session, accessible: Look, picture: Picture
) -> None:
    thumb = file_with_its_auction(phone, "insufficient_bid", "3C", "2H")
    expect(phone.locator(".known").first).to_contain_text("East from the record")
    answer(thumb, "insufficient_kind", "in_turn")
    answer(thumb, "lho_accepts_insufficient_bid", "no")
    answer(thumb, "replacement", "lowest_same")
    expect(phone.locator(".script")).to_contain_text("27B1(a)")
    expect(phone.locator(".script")).to_contain_text(
        "The lowest sufficient bid in the denomination that East named is 3♥"
    )
    accessible(phone)
    picture(phone, "insufficient-bid-ready")
    thumb.press("Issue the ruling")
    expect(phone.locator(".script .para").filter(has_text="27B1(a)").first).to_be_visible()
    assert thumb.taps == 11


def test_what_a_ruling_cancelled_is_marked_by_one_press_and_the_auction_goes_on(
    phone: Page, session: Session, accessible: Look, picture: Picture
) -> None:
    thumb = file_with_its_auction(phone, "insufficient_bid", "3C", "2H")
    answer(thumb, "insufficient_kind", "in_turn")
    answer(thumb, "lho_accepts_insufficient_bid", "no")
    answer(thumb, "replacement", "lowest_same")
    thumb.press("Issue the ruling")
    press = phone.get_by_role("button", name="Mark as cancelled")
    expect(press).to_contain_text("by East")
    accessible(phone)
    picture(phone, "ruling-marks-cancelled")
    thumb.tap(press)
    expect(phone.locator("#notice")).to_contain_text("The auction is stored")
    assert IrregularityReport.objects.get().auction == ["3C", {"call": "2H", "seat": "E", "cancelled": True}]
    expect(phone.get_by_role("button", name="Mark as cancelled")).to_have_count(0)
    thumb.tap(phone.get_by_role("link", name="Change the auction"))
    expect(phone.locator(".auction s")).to_contain_text("2♥")
    tap(thumb, "3H")
    expect(phone.locator(".standing")).to_contain_text("So far: 3♥")
    accessible(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    picture(phone, "auction-cancelled")


@pytest.mark.parametrize("who", ["phone", "plain"])
def test_a_call_is_cancelled_and_restored_by_a_tap_in_the_diagram(
    request: pytest.FixtureRequest, report: IrregularityReport, who: str
) -> None:
    page: Page = request.getfixturevalue(who)
    sign_in(page, "dora")
    thumb = enter_an_insufficient_bid(page, report)
    thumb.tap(page.locator("#made-2"))
    expect(page.locator(".auction s")).to_contain_text("2♥")
    expect(page.locator(".standing")).to_contain_text("It is the turn of East.")
    expect(page.locator("#made-2")).to_contain_text("cancelled")
    thumb.tap(page.locator("#made-2"))
    expect(page.locator(".auction s")).to_have_count(0)
    expect(page.locator(".standing")).to_contain_text("It is the turn of South.")


def test_a_bid_out_of_turn_is_ruled_on_from_its_auction(phone: Page, session: Session, accessible: Look) -> None:
    thumb = file_with_its_auction(phone, "bid_out_of_rotation", "1NT", "seat:S", "2C")
    expect(phone.locator(".known").first).to_contain_text("South from the record")
    for fact, value in OUT_OF_TURN:
        answer(thumb, fact, value)
    expect(phone.locator(".script")).to_contain_text("29A")
    accessible(phone)
    thumb.press("Issue the ruling")
    expect(phone.locator(".script .para").filter(has_text="31A").first).to_be_visible()


def test_the_box_works_without_scripts(plain: Page, report: IrregularityReport) -> None:
    sign_in(plain, "dora")
    thumb = enter_an_insufficient_bid(plain, report)
    assert words(plain) == INSUFFICIENT
    thumb.press("Undo")
    expect(plain.locator("#box")).to_have_attribute("data-calls", "1")
    tap(thumb, "3H")
    thumb.press("Store the auction")
    expect(plain.locator("#notice")).to_contain_text("The auction is stored")
    assert stored(report) == ["3C", "3H"]


def test_a_call_out_of_turn_is_tapped_by_choosing_its_seat_first(
    phone: Page, report: IrregularityReport, picture: Picture
) -> None:
    sign_in(phone, "dora")
    phone.goto(f"/reports/{report.pk}/auction/")
    thumb = Thumb(phone)
    tap(thumb, "1NT")
    thumb.tap(phone.locator(".seats .seat-S"))
    tap(thumb, "2C")
    expect(phone.locator(".irregular")).to_contain_text("is out of turn: it was the turn of East.")
    expect(phone.locator(".seats input:checked")).to_have_value("W")
    phone.get_by_label("What 2♣ by South showed").fill("asks for majors")
    tap(thumb, "AP")
    expect(phone.locator(".notes")).to_have_text("asks for majors")
    expect(phone.locator(".standing")).to_contain_text("The auction is over")
    expect(phone.locator(".seats input:checked")).to_have_count(0)
    picture(phone, "auction-over")


def test_what_is_typed_and_cannot_be_is_named_and_the_field_gets_the_focus(
    phone: Page, report: IrregularityReport, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    phone.goto(f"/reports/{report.pk}/auction/")
    phone.get_by_label("Calls from the dealer").fill("1NT S:2C")
    phone.keyboard.press("Enter")
    expect(phone.get_by_label("Calls from the dealer")).to_be_focused()
    expect(phone.get_by_role("alert")).to_contain_text("Call 2 of the auction, 2C by S: it was the turn of E.")
    accessible(phone)
    picture(phone, "auction-refused")


def test_the_keyboard_stays_on_the_card_it_pressed(desk: Page, report: IrregularityReport, picture: Picture) -> None:
    sign_in(desk, "dora")
    desk.goto(f"/reports/{report.pk}/auction/")
    desk.locator("#call-1C").focus()
    desk.keyboard.press("Enter")
    expect(desk.locator("#box")).to_have_attribute("data-calls", "1")
    expect(desk.locator("#call-1C")).to_be_focused()
    for call in ("1H", "1S", "X", "2C", "P", "2S"):
        tap(Thumb(desk), call)
    picture(desk, "auction")


@pytest.mark.parametrize("language", ["it", "pl"])
def test_the_box_fits_a_phone_in_italian_and_polish(
    phone: Page, report: IrregularityReport, language: str, picture: Picture
) -> None:
    sign_in(phone, "dora")
    phone.get_by_text("Menu").click()
    phone.locator(f"button[name=language][value={language}]").click()
    expect(phone.locator("html")).to_have_attribute("lang", language)
    phone.goto(f"/reports/{report.pk}/auction/")
    for call in ("3C", "2H", "X"):
        tap(Thumb(phone), call)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    picture(phone, f"auction-{language}")
