"""A director who plays, with a phone in one hand: he says so, meets a hidden board, opens one, rules unseen."""

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Session
from tests.browser.cast import Thumb, find_door, sign_in
from tests.browser.test_pages import Look, Picture, look_at
from tests.factories import make_club, make_dora, make_pair, make_report, make_result, make_rev, make_session

pytestmark = pytest.mark.browser


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    """Two pairs; theirs has played board 2, and another director was called to board 1."""
    club = make_club()
    session, dora = make_session(club), make_dora(club)
    make_rev(club)
    pairs = make_pair(session, "5", "NS", "Dora Neri", "Carla Verdi"), make_pair(session, "6", "EW", "Elio", "Vera")
    make_result(session.boards.get(number=2), *pairs)
    make_report(dora, session)
    return session


def says_that_he_plays(phone: Page) -> None:
    """From the desk to the page of those who play."""
    sign_in(phone, "dora")
    thumb = Thumb(phone)
    phone.get_by_role("link", name="I play here").click()
    phone.get_by_label("Plays as").select_option(label="5 Dora Neri - Carla Verdi")
    thumb.press("I play in this session")
    expect(phone.get_by_text("plays as 5 Dora Neri - Carla Verdi")).to_be_visible()


def test_a_director_who_plays_opens_a_hidden_board_with_a_reason(
    phone: Page, session: Session, accessible: Look, picture: Picture
) -> None:
    says_that_he_plays(phone)
    look_at(
        phone, {"playing": "/sessions/tuesday/playing/", "desk-of-a-player": "/?session=tuesday"}, accessible, picture
    )
    phone.get_by_text("You play: 2 boards are left out").click()
    expect(phone.get_by_role("navigation", name="Hidden boards").get_by_role("link")).to_have_count(2)
    phone.get_by_role("navigation", name="Hidden boards").get_by_role("link", name="Board 1").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Hidden until you have played it")
    accessible(phone)
    picture(phone, "hidden-board")
    thumb = Thumb(phone)
    phone.get_by_label("I must see it now").check()
    phone.get_by_label("Reason").fill("Nobody else is here.")
    thumb.press("Open the board")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Board 1")
    expect(phone.locator("main")).to_contain_text("A K Q 2")


def test_a_director_who_plays_rules_unseen_at_his_own_table(
    phone: Page, session: Session, accessible: Look, picture: Picture
) -> None:
    says_that_he_plays(phone)
    phone.goto("/sessions/tuesday/boards/2/new/")
    thumb = Thumb(phone)
    phone.locator(".table-pad label").filter(has_text="5–6").click()
    find_door(thumb, "A player played no card to a trick")
    expect(phone.get_by_role("heading", level=1)).to_have_text("This is your own table")
    accessible(phone)
    picture(phone, "own-table")
    phone.goto("/sessions/tuesday/boards/1/new/")
    find_door(thumb, "A player played no card to a trick")
    expect(phone.get_by_text("Ruled on unseen")).to_be_visible()
    thumb.answer("both sides", "Yes, both sides had")
    expect(phone.get_by_role("heading", level=1)).not_to_contain_text("both sides")
    accessible(phone)
    picture(phone, "ruled-unseen")
