"""A director's thumb: it counts its taps, and plays the two rulings of the story."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect
from pytest_django.live_server_helper import LiveServer

PASSWORD = "correct horse"
REAL_SESSION = Path(__file__).resolve().parent.parent / "data" / "formats" / "pbn21_youth_teams_1998.pbn"
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
PATIENCE = 40_000
"""Milliseconds until a page counts as failed: no measure of speed, for a machine under load is slow."""
expect.set_options(timeout=PATIENCE)


def someone(browser: Browser, live_server: LiveServer, **options: Any) -> BrowserContext:
    """A browser of one's own; addresses are relative to the live server."""
    context = browser.new_context(base_url=live_server.url, locale="en-GB", **options)
    context.set_default_timeout(PATIENCE)
    return context


def until(page: Page, so: str) -> None:
    """Wait until a JavaScript expression is so, inside the page: its policy forbids to ask a text again and again."""
    page.evaluate(
        f"""async (patience) => {{
          const end = performance.now() + patience;
          while (!(await ({so}))) {{
            if (performance.now() > end) throw new Error({json.dumps(so + " has not come")});
            await new Promise(requestAnimationFrame);
          }}
        }}""",
        PATIENCE,
    )


@dataclass
class Thumb:
    """A finger on a page."""

    page: Page
    taps: int = 0

    def tap(self, what: Locator) -> None:
        """One tap, on something large enough for it."""
        box = what.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        self.taps += 1
        what.click()

    def press(self, name: str) -> None:
        """Tap the button whose name begins so."""
        self.tap(self.page.get_by_role("button").filter(has_text=name).first)

    def answer(self, question: str, name: str) -> None:
        """Wait for the question, then tap the answer."""
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(question)
        self.press(name)

    def value(self, value: str) -> None:
        """Tap the button that sends this value."""
        self.tap(self.page.locator(f"button[name=value][value={value!r}]"))


def sign_in(page: Page, name: str) -> None:
    """Through the sign-in page."""
    page.goto("/login/")
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("main").get_by_role("button", name="Sign in").click()
    expect(page.locator(".menu")).to_contain_text("Signed in as")


def new_ruling(thumb: Thumb, board: str) -> None:
    """From the desk to the situations of a board, past the table and board that are offered."""
    follow(thumb, thumb.page.get_by_role("link", name="New ruling"))
    elsewhere = thumb.page.get_by_role("link", name="Another table or board")
    if elsewhere.count():
        follow(thumb, elsewhere)
    follow(thumb, thumb.page.get_by_role("link", name=f"Board {board}", exact=True))


def follow(thumb: Thumb, what: Locator) -> None:
    """Tap what leads to another page, and wait for it."""
    with thumb.page.expect_navigation():
        thumb.tap(what)


def through(thumb: Thumb, door: Locator) -> None:
    """Tap what happened; where the table was not said, that nobody knows it."""
    follow(thumb, door)
    unknown = thumb.page.get_by_role("button", name="The table is not known")
    if unknown.count():
        follow(thumb, unknown)


def find_door(thumb: Thumb, title: str) -> None:
    """Tap what happened; where it is none of the ten, type it and Enter first, which needs no script."""
    doors = thumb.page.locator("#found button").filter(has_text=title)
    if not doors.count():
        thumb.tap(thumb.page.locator("#id_q"))
        thumb.page.locator("#id_q").fill(title)
        thumb.page.keyboard.press("Enter")
        expect(doors.first).to_be_visible()
    through(thumb, doors.first)


def rule_on_a_defective_trick(page: Page) -> int:
    """67B1 from the desk to the issued ruling; returns the taps."""
    thumb = Thumb(page)
    new_ruling(thumb, "1")
    find_door(thumb, "A player played no card to a trick")
    thumb.answer("both sides", "Yes, both sides had")
    thumb.answer("Who played no card", "West")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Who played no card")
    thumb.value("yes")
    expect(page.locator("input[name=key]").first).to_have_value("exception_of_64b")
    thumb.value("none")
    expect(page.locator("input[name=key]").first).to_have_value("offending_side_won_a_trick")
    thumb.value("yes")
    thumb.press("Issue the ruling")
    expect(page.locator(".script .para").filter(has_text="67B1(a)").first).to_be_visible()
    return thumb.taps


def rule_on_a_major_penalty_card(page: Page, card: str = "DQ") -> int:
    """50D2 with declarer's choice, from the desk to the issued ruling; returns the taps.

    The card is one that west was dealt. A low card needs one answer more: how it was exposed. The board is then tapped
    on the desk itself.
    """
    thumb = Thumb(page)
    is_low = card[1] not in "AKQJT"
    if is_low:
        thumb.tap(page.locator(".pad").get_by_role("link", name="Board 1", exact=True))
    else:
        new_ruling(thumb, "1")
    find_door(thumb, "A defender's card was exposed")
    thumb.answer("Whose card was exposed?", "West")
    expect(page.locator("input[name=key]").first).to_have_value("visibility")
    thumb.value("seen_or_named")
    expect(page.locator("input[name=key]").first).to_have_value("penalty_cards")
    thumb.value(card)
    expect(page.locator("input[name=key]").first).to_have_value("moment")
    thumb.value("partner_to_lead")
    if is_low:
        expect(page.locator("input[name=key]").first).to_have_value("exposure")
        thumb.value("played")
    expect(page.locator("input[name=key]").first).to_have_value("partners_major_penalty_cards")
    thumb.press("None")
    expect(page.locator("input[name=key]").first).to_have_value("declarer_chooses")
    expect(page.locator(".aloud")).to_contain_text("Declarer, you choose")
    thumb.value("require")
    thumb.press("Issue the ruling")
    expect(page.locator(".script .para").filter(has_text="50D2(a)").first).to_be_visible()
    return thumb.taps


def more(page: Page, name: str) -> None:
    """What the quiet menu of a ruling has under that name."""
    page.locator(".more-menu > summary").click()
    menu = page.locator(".more-menu")
    menu.get_by_role("link", name=name).or_(menu.get_by_role("button", name=name)).or_(
        menu.get_by_text(name)
    ).first.click()
