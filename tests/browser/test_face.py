"""The face under a thumb, a keyboard and long words: targets, focus that is in sight, tables that fit a phone."""

import re

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Club, IrregularityReport, Ruling, Session
from tests.browser.cast import PASSWORD, sign_in
from tests.factories import (
    make_club,
    make_dora,
    make_over,
    make_pair,
    make_report,
    make_result,
    make_rev,
    make_ruling,
    make_session,
)

pytestmark = pytest.mark.browser

MOST_TABS = 150
SMALLEST = 44
LONG = "Włodzimierz Krzyżanowski-Wiśniewski"
SMALL_TARGETS = """(least) => [...document.querySelectorAll("button, summary, select, textarea, main a, .bar a, input")]
  .filter((each) => each.checkVisibility({opacityProperty: true}) && getComputedStyle(each).display !== "inline")
  .filter((each) => !["checkbox", "radio", "hidden"].includes(each.type) && !each.closest(".visually-hidden, .skip"))
  .filter((each) => each.getBoundingClientRect().height < least - 0.5)
  .map((each) => each.textContent.trim() || each.name)"""
HIDDEN_UNDER_A_BAR = """() => [...document.querySelectorAll("a[href], button, summary, input, select, textarea")]
  .filter((each) => each.checkVisibility({opacityProperty: true}) && !each.disabled && each.tabIndex >= 0)
  .filter((each) => !each.closest(".visually-hidden, .skip, .bar, .reach"))
  .filter((each) => {
    each.focus();
    const box = each.getBoundingClientRect();
    const bars = [...document.querySelectorAll(".bar, .reach")].filter((bar) => bar.checkVisibility());
    return bars.some((bar) => {
      const edge = bar.getBoundingClientRect();
      const is_stuck = ["sticky", "fixed"].includes(getComputedStyle(bar).position);
      return is_stuck && box.top < edge.bottom - 1 && box.bottom > edge.top + 1 && box.height < innerHeight / 2;
    });
  })
  .map((each) => each.textContent.trim() || each.name)"""
PRINTED_IN_VAIN = """() => [...document.querySelectorAll("button, summary, nav, .bar, .press, .plain, .reach")]
  .filter((each) => each.checkVisibility())
  .map((each) => each.textContent.trim())"""
FOCUSED = "document.activeElement === document.body ? '' : document.activeElement.textContent"
IN_SIGHT = """() => {
  const focused = document.activeElement;
  const shown = focused.matches("input.visually-hidden, label input") ? focused.closest("label") ?? focused : focused;
  const box = shown.getBoundingClientRect();
  const on_top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
  const style = getComputedStyle(shown);
  return shown.contains(on_top) && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
}"""


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    """Two tables of board 1, one ruled on, with names longer than a phone is wide; a report is open on board 2."""
    club = make_club()
    dora, session = make_dora(club), make_session(club)
    for table in ("1", "2"):
        pairs = [make_pair(session, table, side, LONG, LONG) for side in ("NS", "EW")]
        make_result(session.boards.get(number=1), *pairs, table=table, tricks=9 + int(table))
    make_ruling(dora, session, table="1")
    make_report(dora, session, board_number=2)
    return session


def in_language(page: Page, language: str) -> None:
    """Choose a language in the menu."""
    page.get_by_text("Menu").click()
    page.locator(f".bar button[name=language][value={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_a_traveller_needs_no_sideways_scroll_on_a_phone(phone: Page, session: Session, language: str) -> None:
    sign_in(phone, "dora")
    in_language(phone, language)
    phone.goto("/sessions/tuesday/boards/1/")
    expect(phone.locator("table.met tbody tr").first).to_be_visible()
    hidden = "(box) => box.scrollWidth - box.clientWidth"
    assert phone.locator(".scroll").evaluate(hidden) == 0
    spilling = (
        "(cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.innerText)"
    )
    assert phone.locator(".met :is(th, td)").evaluate_all(spilling) == []


def test_thirteen_cards_of_a_suit_stay_on_a_phone(phone: Page, session: Session) -> None:
    suit = "AKQJT98765432"
    session.boards.filter(number=1).update(deal=f"N:{suit}... .{suit}.. ..{suit}. ...{suit}")
    sign_in(phone, "dora")
    phone.goto("/sessions/tuesday/boards/1/")
    expect(phone.locator(".hand-E")).to_contain_text("A K Q J 10 9 8 7 6 5 4 3 2")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    inside = "(hands, width) => hands.every((hand) => hand.getBoundingClientRect().right <= width)"
    assert phone.locator(".hand div").evaluate_all(inside, 390)


def test_what_may_be_pressed_is_large_enough_for_a_thumb(phone: Page, session: Session) -> None:
    sign_in(phone, "dora")
    ruling = Ruling.objects.get()
    board = "/sessions/tuesday/boards/1/"
    pages = ["/", board, f"{board}new/", "/sessions/tuesday/", "/sessions/tuesday/new/", "/sessions/tuesday/scores/"]
    pages += [f"/rulings/{ruling.pk}/", f"/rulings/{ruling.pk}/score/", f"/reports/{ruling.report_id}/", "/guide/"]
    for address in pages:
        phone.goto(address)
        assert (address, phone.evaluate(SMALL_TARGETS, SMALLEST)) == (address, [])


def test_the_focus_is_never_hidden_behind_a_bar_on_a_phone(phone: Page, session: Session) -> None:
    sign_in(phone, "dora")
    for address in ("/", "/sessions/tuesday/boards/1/new/?q=card", "/sessions/tuesday/boards/1/"):
        phone.goto(address)
        for tab in range(1, 40):
            phone.keyboard.press("Tab")
            if phone.evaluate("document.activeElement === document.body"):
                break
            assert (address, tab, phone.evaluate(IN_SIGHT)) == (address, tab, True)


def test_whatever_may_have_the_focus_comes_out_from_under_the_bars_of_a_phone(phone: Page, session: Session) -> None:
    sign_in(phone, "dora")
    for address in main_pages():
        phone.goto(address)
        assert (address, phone.evaluate(HIDDEN_UNDER_A_BAR)) == (address, [])


def test_a_printed_page_has_nothing_to_press_and_no_bars_or_menus(desk: Page, session: Session) -> None:
    sign_in(desk, "dora")
    for address in main_pages():
        desk.goto(address)
        desk.emulate_media(media="print", color_scheme="dark")
        assert (address, desk.evaluate(PRINTED_IN_VAIN)) == (address, [])
        assert desk.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        expect(desk.get_by_role("heading", level=1)).to_be_visible()


def main_pages() -> list[str]:
    """What a director has before him in an evening, of the session here."""
    ruling, report = Ruling.objects.get(), IrregularityReport.objects.get(board__number=2)
    of_session = ("", "new/", "boards/1/", "boards/1/new/", "scores/", "pairs/", "pace/", "calls/", "end/", "history/")
    pages = ["/", "/sessions/", "/queue/", "/guide/", "/casebook/", "/players/", "/forms/"]
    pages += [f"/sessions/tuesday/{page}" for page in of_session]
    pages += [f"/rulings/{ruling.pk}/{page}" for page in ("", "score/", "process/")]
    return [*pages, f"/reports/{report.pk}/", f"/reports/{report.pk}/auction/", f"/cases/{report.cases.get().pk}/"]


def test_the_marked_boards_say_what_the_mark_means(phone: Page, session: Session) -> None:
    sign_in(phone, "dora")
    phone.goto("/sessions/tuesday/new/?table=")
    expect(phone.locator(".pad-legend")).to_be_visible()
    expect(phone.get_by_role("link", name=re.compile("Board 2.*a report is open"))).to_be_visible()
    session.reports.all().update(status="withdrawn")
    phone.reload()
    expect(phone.locator(".pad-legend")).to_be_hidden()


def test_a_ruling_is_made_with_the_keyboard_alone(desk: Page, session: Session) -> None:
    enter(desk, "dora")
    tab_to(desk, "New ruling")
    tab_to(desk, "Another table or board")
    tab_to(desk, "Board 3")
    expect(desk.get_by_role("heading", level=1)).to_have_text("Board 3")
    tab_into_the_search(desk)
    type_in(desk, "no card", "Enter")
    expect(desk.get_by_role("button", name="A bid is too low")).to_have_count(0)
    tab_to(desk, "A player played no card to a trick")
    tab_to(desk, "The table is not known")
    for question, answer in (
        ("both sides", "Yes, both sides had"),
        ("Who played no card", "West"),
        ("Does West have a card", "Yes"),
        ("Does one of these apply", "None of them"),
        ("the defective trick or any later one", "No, and play is over"),
    ):
        expect(desk.get_by_role("heading", level=1)).to_contain_text(question)
        tab_to(desk, answer)
    tab_to(desk, "Issue the ruling")
    expect(desk.locator(".stamp").first).to_contain_text("version 1")


def test_a_ruling_is_countersigned_and_published_with_the_keyboard_alone(desk: Page, session: Session) -> None:
    ruling = Ruling.objects.get()
    make_over(make_rev(ruling.report.club), session)
    Club.objects.update(publishing={"parties_first_hours": 0})
    enter(desk, "rev")
    tab_to(desk, "West played no card or too many to a trick: one trick")
    desk.wait_for_url(f"**/rulings/{ruling.pk}/")
    open_more(desk)
    tab_to(desk, "Countersign")
    expect(desk.locator("#notice")).to_contain_text("Countersigned.")
    desk.goto(f"/rulings/{ruling.pk}/")
    open_more(desk)
    tab_to(desk, "Publish")
    expect(desk.get_by_role("heading", level=1)).to_have_text("What the public will read")
    tab_to(desk, "Sign and publish")
    expect(desk.locator("#notice")).to_contain_text("Published.")


def test_an_appeal_is_lodged_with_the_keyboard_alone(desk: Page, session: Session) -> None:
    ruling = Ruling.objects.get()
    enter(desk, "dora")
    desk.goto(f"/rulings/{ruling.pk}/appeal/")
    tab_onto(desk, "[name=side]")
    desk.keyboard.press("ArrowDown")
    tab_onto(desk, "[name=reasons]")
    type_in(desk, "He had a heart.")
    tab_to(desk, "Lodge the appeal")
    expect(desk.get_by_role("heading", level=1)).to_contain_text("Appeal")
    assert ruling.appeals.get().reasons == "He had a heart."


def enter(page: Page, name: str) -> None:
    """Sign in without leaving the keys."""
    page.goto("/login/")
    expect(page.get_by_label("Username")).to_be_focused()
    type_in(page, name, "Tab", PASSWORD, "Enter")
    expect(page.locator(".menu")).to_contain_text("Signed in as")


def open_more(page: Page) -> None:
    """Open the quiet menu of a ruling."""
    tab_onto(page, ".more-menu > summary")
    page.keyboard.press("Enter")


def tab_onto(page: Page, selector: str) -> None:
    """Press the tabulator until what the selector names has the focus."""
    for _tab in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached")


def type_in(page: Page, *parts: str) -> None:
    """Words as they are typed, and the keys pressed between them."""
    for part in parts:
        if part in ("Tab", "Enter"):
            page.keyboard.press(part)
        else:
            page.keyboard.type(part)


def tab_into_the_search(page: Page) -> None:
    """Press the tabulator until the search has the focus."""
    for _tab in range(MOST_TABS):
        if page.evaluate("document.activeElement.type") == "search":
            return
        page.keyboard.press("Tab")
    raise AssertionError("the search cannot be reached")


def tab_to(page: Page, name: str) -> None:
    """Press the tabulator until what is named so has the focus, in sight; then press Enter."""
    expect(page.get_by_text(name).first).to_be_attached()
    for _tab in range(MOST_TABS):
        page.keyboard.press("Tab")
        if name in " ".join(page.evaluate(FOCUSED).split()):
            assert page.evaluate(IN_SIGHT)
            page.keyboard.press("Enter")
            page.wait_for_load_state("networkidle")
            return
    raise AssertionError(f"“{name}” cannot be reached")
