"""The casebook in a browser: it searches while one types, works without scripts, and fits every screen and paper."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.factories import make_club, make_dora, make_session
from tests.publishing import make_case

pytestmark = pytest.mark.browser

FACTS = (
    "North opened 1♥ and East passed after a clear hesitation. South bid 2♠, West asked about the pause and passed."
    " Declarer lost a spade and two clubs; at the end East showed ♠Q T."
)
AUCTION = ["1H", "P", {"call": "2S", "note": "weak, six spades"}, "P", "4S", "X", "P", "P", "P"]
APPEAL = {
    "body": "committee",
    "decision": "upheld",
    "text": "The pause was agreed by all four. 3♥ was no logical alternative for the players polled.",
    "merit": "without",
    "dissent": "",
}


@pytest.fixture
def casebook(live_server: object) -> None:
    """Three cases of one club."""
    club = make_club()
    dora, session = make_dora(club), make_session(club)
    make_case(dora, session)
    make_case(dora, session, situation="insufficient_bid", laws=" 27 ", stage="auction", facts="South bid 1♦ over 1♠.")
    make_case(dora, session, was_appealed=True, facts=FACTS, auction=AUCTION, appeal=APPEAL)


def test_cases_are_found_while_one_types(phone: Page, casebook: None) -> None:
    phone.goto("/casebook/")
    expect(phone.locator("#found li")).to_have_count(3)
    phone.get_by_label("Words").press_sequentially("hesitation")
    expect(phone.locator("#found li")).to_have_count(1)
    expect(phone).to_have_url(re.compile(r"/casebook/\?q=hesitation"))
    phone.locator("#found li a").click()
    expect(phone.get_by_role("heading", level=1)).to_be_visible()


def test_cases_are_found_without_scripts(plain: Page, casebook: None) -> None:
    plain.goto("/casebook/")
    plain.get_by_text("Narrow the search").click()
    plain.get_by_label("Stage").select_option("auction")
    plain.get_by_role("button", name="Find").click()
    expect(plain.locator("#found li")).to_have_count(1)
    expect(plain.get_by_label("Stage")).to_have_value("auction")


@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_the_casebook_fits_the_screen(
    screen: str,
    casebook: None,
    request: pytest.FixtureRequest,
    accessible: Callable[[Page], None],
    picture: Callable[[Page, str], None],
) -> None:
    page: Page = request.getfixturevalue(screen)
    for name, address in {
        "casebook": "/casebook/",
        "casebook-narrowed": "/casebook/?law=27&year=2026",
        "casebook-nothing": "/casebook/?q=zebra",
        "casebook-wrong": "/casebook/?law=94",
        "casebook-case": "/casebook/ponte/2026-3/",
        "casebook-case-polish": "/casebook/ponte/2026-3/?lang=pl",
        "casebook-book": "/casebook/ponte/2026/book/",
    }.items():
        page.goto(address)
        width = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        assert page.evaluate(width), f"{name} is too wide"
        accessible(page)
        picture(page, name)


def test_on_paper_a_case_has_neither_bar_nor_links_around_it(desk: Page, casebook: None) -> None:
    desk.goto("/casebook/ponte/2026/book/")
    desk.emulate_media(media="print")
    expect(desk.locator("header.bar")).to_be_hidden()
    expect(desk.get_by_text("As a PDF to print")).to_be_hidden()
    expect(desk.get_by_text("One trick is transferred.").first).to_be_visible()
