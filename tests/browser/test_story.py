"""The main job from end to end: a real session comes in, two rulings, countersigned, published, read by a player."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Club, Ruling, Session, User
from tests.browser.cast import (
    REAL_SESSION,
    more,
    rule_on_a_defective_trick,
    rule_on_a_major_penalty_card,
    sign_in,
)
from tests.factories import make_club, make_dora, make_profile, make_rev

pytestmark = pytest.mark.browser

MOST_TAPS = 12
"""In a session without tables: that nobody knows the table is a tap, and another board than the last one."""
Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def club(live_server: LiveServer) -> Club:
    club = make_club()
    make_profile(club)
    return club


@pytest.fixture
def cast(club: Club) -> tuple[User, User]:
    return make_dora(club), make_rev(club)


def bring_in_a_real_session(page: Page) -> None:
    page.goto("/import/")
    page.get_by_label("The scoring program's file").set_input_files(REAL_SESSION)
    page.get_by_role("button", name="Import").click()
    expect(page.locator("main")).to_contain_text("Taken: 1 boards, 2 contestants, 2 results.")
    page.goto("/")


def a_day_later() -> None:
    """Both periods are over; the club lets nobody read the text before everybody."""
    Session.objects.update(result_available_at=timezone.now() - timedelta(days=1))
    Club.objects.update(publishing={"parties_first_hours": 0})


def test_the_whole_story(
    phone: Page, desk: Page, browser: Browser, live_server: LiveServer, cast: tuple[User, User]
) -> None:
    sign_in(phone, "dora")
    bring_in_a_real_session(phone)
    assert rule_on_a_defective_trick(phone) <= MOST_TAPS
    phone.goto("/")
    assert rule_on_a_major_penalty_card(phone) <= MOST_TAPS
    phone.goto("/")
    assert rule_on_a_major_penalty_card(phone, "D5") <= MOST_TAPS
    assert Ruling.objects.filter(is_current=True).count() == 3

    more(phone, "Links for the players")
    phone.get_by_role("button", name="Link for North-South").click()
    expect(phone.get_by_alt_text("QR code of the link for North-South")).to_be_visible()
    address = phone.locator(".address a").inner_text()
    phone.goto("/sessions/" + Session.objects.get().slug + "/")
    phone.get_by_role("link", name="Play is over").click()
    phone.get_by_role("button", name="Play is over: close the session").click()
    expect(phone.locator("#notice")).to_contain_text("The session is closed")
    a_day_later()

    sign_in(desk, "rev")
    desk.get_by_role("link", name="A card of West was exposed").first.click()
    expect(desk.get_by_role("heading", level=1)).to_contain_text("A card of West was exposed")
    ruling = desk.url
    desk.get_by_role("button", name="Countersign").click()
    expect(desk.locator("#notice")).to_contain_text("Countersigned.")
    desk.goto(ruling)
    more(desk, "Publish")
    expect(desk.get_by_role("heading", level=1)).to_have_text("What the public will read")
    desk.get_by_role("button", name="Sign and publish").click()
    more(desk, "The public page")
    expect(desk.locator("article")).to_contain_text("50D2(a)")
    expect(desk.locator("main")).not_to_contain_text("Gloyer")

    players = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB").new_page()
    players.goto(live_server.url + "/r/" + address.split("/r/")[1])
    expect(players.get_by_role("heading", level=1)).to_have_text("The ruling on board 1")
    players.get_by_role("link", name="Italiano").click()
    expect(players.locator("html")).to_have_attribute("lang", "it")
    players.context.close()


def test_both_rulings_need_no_javascript(plain: Page, cast: tuple[User, User]) -> None:
    sign_in(plain, "dora")
    bring_in_a_real_session(plain)
    assert rule_on_a_defective_trick(plain) <= MOST_TAPS
    plain.goto("/")
    assert rule_on_a_major_penalty_card(plain) <= MOST_TAPS
    assert Ruling.objects.filter(is_current=True).count() == 2


def test_a_changed_answer_says_what_it_drops_and_keeps_the_focus(phone: Page, cast: tuple[User, User]) -> None:
    sign_in(phone, "dora")
    bring_in_a_real_session(phone)
    rule_on_a_major_penalty_card(phone)
    more(phone, "Reopen, to rule anew")
    phone.get_by_label("Reason").last.fill("It was another card")
    phone.get_by_role("button", name="Reopen", exact=True).click()
    phone.get_by_role("link", name=re.compile("change.*Turn")).click()
    expect(phone.get_by_role("heading", level=1)).to_be_focused()
    phone.locator("button[name=value][value=play_over]").click()
    expect(phone.locator("#notice")).to_contain_text("These answers no longer matter and were dropped")
    expect(phone.get_by_role("heading", level=1)).to_be_focused()
