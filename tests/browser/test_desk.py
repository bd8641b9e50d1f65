"""The desk as a list of work on a phone, and as a desktop program: places in the bar, keys, columns, sorted lists."""

import re

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import FollowUp, Session
from tests.browser.cast import sign_in
from tests.browser.test_pages import Look, Picture
from tests.factories import make_club, make_dora, make_report, make_rev, make_ruling, make_session, make_three_tables

pytestmark = pytest.mark.browser

FOCUSED = "document.activeElement.textContent.trim()"
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
WIDTHS = (699, 700, 768, 1000, 1024, 1280, 1600)


@pytest.fixture
def evening(live_server: LiveServer) -> Session:
    """Thirty boards and twenty rulings, with four left to come back to and two reports open."""
    club = make_club()
    dora, session = make_dora(club), make_session(club, boards=30)
    make_rev(club)
    make_three_tables(session)
    rulings = [make_ruling(dora, session, board_number=at, table=str(at)) for at in range(1, 21)]
    FollowUp.objects.filter(ruling__in=rulings[4:]).delete()
    for table in ("3", "9"):
        make_report(dora, session, board_number=25, table=table)
    return session


def test_twenty_rulings_leave_the_desk_two_screens_long(phone: Page, evening: Session, picture: Picture) -> None:
    sign_in(phone, "dora")
    expect(phone.locator(".row.in-line")).to_have_count(3)
    expect(phone.get_by_role("link", name="All 20 rulings")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollHeight") <= 2 * 844
    picture(phone, "desk-of-twenty")


def test_the_new_ruling_is_the_first_thing_behind_the_bar(phone: Page, desk: Page, evening: Session) -> None:
    for page in (phone, desk):
        sign_in(page, "dora")
        page.locator("#main").focus()
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED) == "New ruling"
    box = phone.get_by_role("link", name="New ruling").bounding_box()
    assert box is not None
    assert box["y"] > 700


def test_the_places_stand_in_the_bar_from_700_pixels_up(desk: Page, evening: Session, accessible: Look) -> None:
    sign_in(desk, "rev")
    places = desk.get_by_role("navigation", name="Places")
    desk.set_viewport_size({"width": 699, "height": 800})
    expect(places).to_be_hidden()
    desk.set_viewport_size({"width": 700, "height": 800})
    expect(places.get_by_role("link")).to_have_text(
        ["Desk", "Sessions", "Queue", "Appeals", "Players", "Casebook", "Laws guide"]
    )
    places.get_by_role("link", name="Sessions").click()
    expect(places.locator("[aria-current=page]")).to_have_text("Sessions")
    desk.get_by_role("link", name="Tuesday Pairs").click()
    expect(places.locator("[aria-current=true]")).to_have_text("Sessions")
    desk.get_by_text("More").click()
    expect(desk.locator(".menu-sheet").get_by_role("link")).to_have_text(
        [
            "Tonight: begin a session",
            "Import a session",
            "Regulation profiles",
            "In the pocket",
            "Forms on paper",
            "Notices",
            "Your account",
            "Help",
        ]
    )
    accessible(desk)


def test_no_page_of_lists_is_too_wide_at_any_width(desk: Page, evening: Session) -> None:
    sign_in(desk, "rev")
    board = evening.boards.get(number=1)
    within = "/sessions/tuesday/"
    pages = ["/", "/queue/", "/sessions/", within, f"{within}scores/", f"{within}boards/1/", f"{within}end/", "/guide/"]
    pages.append(f"{within}boards/1/results/{board.results.first().pk}/")  # type: ignore[union-attr]
    for address in pages:
        desk.goto(address)
        for width in WIDTHS:
            desk.set_viewport_size({"width": width, "height": 800})
            assert (address, width, desk.evaluate(TOO_WIDE)) == (address, width, 0)


def test_keys_lead_through_rows_and_places(desk: Page, evening: Session) -> None:
    sign_in(desk, "rev")
    desk.goto("/queue/?sort=-board")
    keys = desk.keyboard
    for key, focused in [("j", 0), ("j", 1), ("j", 2), ("k", 1)]:
        keys.press(key)
        expect(desk.locator(".listed .whole").nth(focused)).to_be_focused()
    for pressed, place in (
        ("Enter", "/rulings/[0-9]+/$"),
        ("gq", "/queue/$"),
        ("gd", "[0-9]/$"),
        ("n", "/tuesday/new/$"),
    ):
        for key in (pressed,) if pressed == "Enter" else pressed:
            keys.press(key)
        desk.wait_for_url(re.compile(place), wait_until="load")
    desk.goto("/")
    keys.press("/")
    expect(desk.locator("#id_q")).to_be_focused()
    keys.type("jkn?/")
    expect(desk.locator("#id_q")).to_have_value("jkn?/")
    expect(desk.locator("#keys")).to_be_hidden()


def test_the_sheet_of_keys_is_asked_for_and_turns_them_off(desk: Page, evening: Session, accessible: Look) -> None:
    sign_in(desk, "dora")
    desk.wait_for_load_state()
    sheet = desk.get_by_role("dialog", name="Keys")
    desk.keyboard.press("?")
    expect(sheet).to_be_visible()
    accessible(desk)
    desk.keyboard.press("j")
    expect(sheet).to_be_visible()
    sheet.get_by_label("Use these keys on this device").uncheck()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_be_hidden()
    desk.reload()
    desk.keyboard.press("?")
    expect(sheet).to_be_hidden()
    desk.get_by_text("More").click()
    desk.get_by_role("button", name="Keys").click()
    sheet.get_by_label("Use these keys on this device").check()
    desk.keyboard.press("Escape")
    desk.locator("#main").focus()
    desk.keyboard.press("Control+j")
    expect(desk.locator("#main")).to_be_focused()
    desk.keyboard.press("j")
    expect(desk.locator(".rows .row").first).to_be_focused()


def test_lists_are_sorted_without_a_script_and_look_as_rows_on_a_phone(plain: Page, evening: Session) -> None:
    sign_in(plain, "rev")
    plain.goto("/queue/")
    heading = plain.locator(".listed thead a", has_text="Board")
    expect(heading).to_be_hidden()
    row = plain.locator(".listed tbody tr").first.bounding_box()
    link = plain.locator(".listed .whole").first
    assert row is not None
    assert row["width"] > 340
    assert row["height"] >= 60
    plain.set_viewport_size({"width": 1280, "height": 800})
    heading.click()
    expect(plain.locator("th[aria-sort=ascending]")).to_have_text("Board")
    heading.click()
    expect(plain.locator("th[aria-sort=descending]")).to_have_text("Board")
    expect(plain.locator(".listed .where").first).to_contain_text("20")
    link.click()
    expect(plain).to_have_url(re.compile("/rulings/"))


def test_the_board_stands_open_beside_its_question(desk: Page, phone: Page, evening: Session) -> None:
    case = evening.reports.order_by("-number")[0].cases.get()
    for page, is_open in ((desk, True), (phone, False)):
        sign_in(page, "dora")
        page.goto(f"/cases/{case.pk}/")
        expect(page.locator("figure.board")).to_be_visible(visible=is_open)
    question, board = (desk.locator(part).bounding_box() for part in (".interview > form", "figure.board"))
    assert question is not None
    assert board is not None
    assert board["x"] >= question["x"] + question["width"]


def test_ranking_board_and_results_stand_side_by_side(desk: Page, evening: Session, accessible: Look) -> None:
    sign_in(desk, "dora")
    desk.goto("/sessions/tuesday/boards/1/")
    boxes = [desk.locator(part).first.bounding_box() for part in (".beside", "figure.board", "table.met")]
    left = [box["x"] for box in boxes if box]
    assert len(left) == 3
    assert left == sorted(left)
    accessible(desk)


def test_the_stages_of_the_guide_stand_beside_its_commonest_calls(desk: Page, evening: Session) -> None:
    desk.goto("/guide/")
    calls, stages = desk.locator(".often").bounding_box(), desk.locator(".stages").bounding_box()
    assert calls is not None
    assert stages is not None
    assert calls["x"] + calls["width"] <= stages["x"]


def test_the_contents_of_what_is_covered_stand_at_its_side_and_stay_there(desk: Page, evening: Session) -> None:
    desk.goto("/guide/coverage/")
    contents, first = desk.locator("nav.strip"), desk.locator("section:has(> .laws)").first
    for _scrolled in range(2):
        at, laws = contents.bounding_box(), first.bounding_box()
        assert at is not None
        assert laws is not None
        assert at["x"] + at["width"] <= laws["x"]
        assert 0 < at["y"] < 200
        contents.get_by_role("link").last.click()


def test_the_menu_lies_above_the_page(desk: Page, evening: Session) -> None:
    sign_in(desk, "dora")
    desk.goto("/")
    desk.get_by_text("More").click()
    for link in desk.locator(".menu-sheet a:visible, .menu-sheet button:visible").all():
        on_top = """each => { const box = each.getBoundingClientRect();
            return each.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"""
        assert link.evaluate(on_top), link.inner_text()
