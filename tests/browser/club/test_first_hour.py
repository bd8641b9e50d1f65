"""The first hour of a new site in one browser: from the address that it prints to a first ruling, counted."""

import re
from collections.abc import Callable
from io import BytesIO
from urllib.parse import urlsplit

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.beginning.queries import begin_address
from rulings.desk.profiles.services import load_profiles
from rulings.models import Club, Ruling, User
from tests.browser.cast import Thumb, find_door, follow, new_ruling

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
PASSWORD = "a long walk by the river"
MOST_TYPED, MOST_CHOSEN = 5, 2
"""Fields that must be filled or chosen before there is a club: its name, a person's name, a name to sign in, a password
twice; country and time zone."""
MOST_TAPS = 30
"""From the address to the first ruling, with regulations and the members' list on the way."""
MEMBERS = "Anna Verdi\nBruno Rossi\nClelia Neri\n"


def logo() -> FilePayload:
    """A picture."""
    written = BytesIO()
    Image.new("RGB", (80, 40), "#1e40af").save(written, "PNG")
    return {"name": "logo.png", "mimeType": "image/png", "buffer": written.getvalue()}


def looked_at(page: Page, name: str, accessible: Look, picture: Picture) -> None:
    """Nothing that a screen reader trips over, and nothing is wider than the screen."""
    accessible(page)
    picture(page, f"first-hour-{name}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), name


def begin(thumb: Thumb) -> tuple[int, int]:
    """The first club and its administrator; how many fields were typed, and chosen."""
    page = thumb.page
    typed = {"club_name": "Klub Brydżowy", "name": "Nina Bosco", "username": "nina"}
    typed |= {"password": PASSWORD, "again": PASSWORD}
    for name, text in typed.items():
        page.locator(f"input[name={name}]").fill(text)
    chosen = {"country": "PL", "time_zone": "Europe/Warsaw"}
    for name, value in chosen.items():
        page.locator(f"select[name={name}]").select_option(value)
    follow(thumb, page.get_by_role("button", name="Begin with this club"))
    return len(typed), len(chosen)


def take_members(thumb: Thumb) -> None:
    """The list of members, pasted."""
    page = thumb.page
    follow(thumb, page.get_by_role("link", name="Players"))
    thumb.tap(page.get_by_text("Many at once, pasted or from a file"))
    page.locator("textarea").first.fill(MEMBERS)
    follow(thumb, page.get_by_role("button", name="Add them"))
    expect(page.locator("main")).to_contain_text("3 players")


def rule_once(thumb: Thumb, board: str = "7") -> None:
    """What the trial asks for: South drops the five of hearts on that board."""
    page = thumb.page
    new_ruling(thumb, board)
    find_door(thumb, "A defender's card was exposed")
    thumb.answer("Whose card was exposed?", "South")
    for key, value in (("visibility", "seen_or_named"), ("penalty_cards", "H5"), ("moment", "partner_to_lead")):
        expect(page.locator("input[name=key]").first).to_have_value(key)
        thumb.value(value)
    expect(page.locator("input[name=key]").first).to_have_value("exposure")
    thumb.value("played")
    expect(page.locator("input[name=key]").first).to_have_value("partners_major_penalty_cards")
    thumb.press("None")
    expect(page.locator("input[name=key]").first).to_have_value("declarer_chooses")
    thumb.value("require")
    thumb.press("Issue the ruling")
    expect(page.locator(".script .para").filter(has_text="50D2(a)").first).to_be_visible()


def test_from_the_address_to_a_first_ruling_on_a_phone(
    live_server: LiveServer, phone: Page, desk: Page, accessible: Look, picture: Picture
) -> None:
    load_profiles()
    thumb = Thumb(phone)
    phone.goto(urlsplit(begin_address()).path)
    looked_at(phone, "begin", accessible, picture)
    typed, chosen = begin(thumb)
    assert (typed <= MOST_TYPED, chosen <= MOST_CHOSEN) == (True, True)
    expect(phone.locator("main")).to_contain_text("The regulations of the federation of Poland")
    looked_at(phone, "regulations", accessible, picture)
    follow(thumb, phone.get_by_role("button", name="Play by these"))
    expect(phone.get_by_role("heading", level=1)).to_have_text("First steps")
    looked_at(phone, "steps", accessible, picture)
    take_members(thumb)
    phone.goto("/clubs/klub-brydzowy/steps/")
    follow(thumb, phone.get_by_role("button", name="Try a first ruling on an invented evening"))
    expect(phone.locator(".trial")).to_contain_text("Step 1 of 3.")
    looked_at(phone, "trial", accessible, picture)
    rule_once(thumb)
    expect(phone.locator(".trial")).to_contain_text("Step 3 of 3.")
    looked_at(phone, "ruled", accessible, picture)
    assert thumb.taps <= MOST_TAPS
    assert Ruling.objects.get().report.club.trial_by == User.objects.get(username="nina")
    follow(thumb, phone.get_by_role("button", name="Throw the trial away"))
    expect(phone.locator("#notice")).to_contain_text("The trial is thrown away")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Begin with a session")


def test_a_club_gives_itself_a_face_and_a_mail_server(
    live_server: LiveServer, desk: Page, phone: Page, accessible: Look, picture: Picture
) -> None:
    load_profiles()
    for page in (desk,):
        thumb = Thumb(page)
        page.goto(urlsplit(begin_address()).path)
        begin(thumb)
    desk.goto("/clubs/klub-brydzowy/face/")
    desk.get_by_label("A colour of our own, in place of the desk's green").check()
    desk.get_by_label("Colour", exact=True).fill("#ffcc00")
    desk.get_by_label(re.compile("^Logo")).set_input_files(logo())
    follow(thumb, desk.get_by_role("button", name="Save"))
    expect(desk.get_by_alt_text("Klub Brydżowy")).to_be_visible()
    pressed = desk.locator("button.press")
    expect(pressed).to_have_css("background-color", "rgb(127, 102, 0)")
    looked_at(desk, "face", accessible, picture)
    desk.goto("/site/mail/")
    expect(desk.locator("main")).to_contain_text("No mail server is set: nothing is sent.")
    desk.get_by_label("Mail server (empty: no mail)").fill("mail.example.org")
    follow(thumb, desk.get_by_role("button", name="Save"))
    expect(desk.locator("main")).to_contain_text("Mail goes by mail.example.org.")
    looked_at(desk, "mail", accessible, picture)
    assert Club.objects.get().colour == "#ffcc00"
