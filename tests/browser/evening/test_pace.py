"""The round clock on the director's phone and on the wall: how each page looks, and that it counts by itself."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.pace.services.clocks import next_round
from rulings.desk.pace.services.late_boards import end_late_board, put_off_board
from rulings.desk.pace.services.screens import open_screen
from rulings.desk.sessions.services import close_session
from rulings.models import RoundClock, Session, User
from tests.browser.cast import Thumb, sign_in
from tests.browser.conftest import a_page
from tests.factories import make_club, make_dora, make_session
from tests.pacing import make_clock, make_section, play

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
PROJECTOR, CINEMA = {"width": 1280, "height": 720}, {"width": 1920, "height": 1080}


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    """Round 3 of 5: table 2 owes a board of round 1, table 4 is late, board 9 at table 5 was put off."""
    club = make_club()
    make_dora(club)
    session = make_session(club)
    section = make_section(session)
    last = {(table, numbers[2]) for played, table, _ns, _ew, numbers in section.meetings if played == 3}
    slow = {(4, number) for number in section.meetings[2 * 5 + 3][4]}
    play(section, until=3, without=(*last, *slow, (2, 4), (5, 15)))
    return session


@pytest.fixture
def dora(session: Session) -> User:
    return session.event.club.memberships.get().user


@pytest.fixture(params=[PROJECTOR, CINEMA], ids=["1280", "1920"])
def wall(request: pytest.FixtureRequest, browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """A projector's page."""
    yield from a_page(browser, live_server, viewport=request.param)


def test_the_directors_pages(
    session: Session, dora: User, phone: Page, desk: Page, picture: Picture, accessible: Look
) -> None:
    for page in (phone, desk):
        sign_in(page, "dora")
        page.goto("/sessions/tuesday/pace/")
        picture(page, "pace-unset")
    make_clock(session, ago=44 + 12)
    late = put_off_board(actor=dora, session=session, board_number=15, table="5", slow="EW", reason="Came late.")
    for page in (phone, desk):
        for name, address in {
            "pace": "/sessions/tuesday/pace/",
            "pace-desk": "/",
            "pace-put-off": "/sessions/tuesday/pace/late/?table=2&board=4",
            "pace-late": f"/sessions/tuesday/pace/late/{late.pk}/",
            "pace-screen-key": "/sessions/tuesday/pace/screen/",
        }.items():
            page.goto(address)
            picture(page, name)
            accessible(page)
    end_late_board(actor=dora, late=late, state="cancelled")
    phone.goto(f"/sessions/tuesday/pace/late/{late.pk}/")
    picture(phone, "pace-cancelled")
    phone.get_by_role("link", name="Rule on the board not played").click()
    expect(phone.get_by_role("button").filter(has_text="The board cannot be played")).to_have_count(1)
    picture(phone, "pace-door")


WALLS: dict[str, dict[str, Any]] = {
    "before": {"round": 0, "started_at": None, "left_seconds": None},
    "playing": {},
    "names": {"with_names": True},
    "long": {"left_seconds": 125 * 60},
    "moving": {"left_seconds": 55},
    "standing": {"started_at": None},
    "break": {"started_at": None, "left_seconds": 60},
    "short": {"left_seconds": 60 + 119},
    "over": {"round": 5, "left_seconds": 1},
}
"""What the stored clock has in each picture, otherwise ten minutes before the third of five rounds ends."""


def test_the_wall_in_every_phase(session: Session, dora: User, wall: Page, picture: Picture, accessible: Look) -> None:
    """Nobody scrolls a wall."""
    address = f"/screen/{open_screen(actor=dora, session=session).token}/"
    for board, table in ((15, 5), (4, 2)):
        put_off_board(actor=dora, session=session, board_number=board, table=str(table), slow="nobody")
    for name, fields in WALLS.items():
        RoundClock.objects.all().delete()
        make_clock(session, **{"round": 3, "left_seconds": 11 * 60} | fields)
        wall.goto(address)
        picture(wall, f"wall-{name}")
        accessible(wall)
        assert wall.evaluate("document.documentElement.scrollHeight <= innerHeight"), name
        assert wall.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    close_session(actor=dora, session=session)
    wall.goto(address)
    picture(wall, "wall-closed")
    accessible(wall)


def test_the_wall_on_a_phone(session: Session, dora: User, phone: Page, picture: Picture, accessible: Look) -> None:
    make_clock(session, ago=44 + 12)
    phone.goto(f"/screen/{open_screen(actor=dora, session=session).token}/")
    picture(phone, "wall-phone")
    accessible(phone)


def test_the_wall_counts_by_itself_and_shows_what_the_director_does(session: Session, dora: User, wall: Page) -> None:
    make_clock(session, ago=1)
    wall.goto(f"/screen/{open_screen(actor=dora, session=session).token}/")
    first = wall.get_by_role("timer").inner_text()
    expect(wall.get_by_role("timer")).not_to_have_text(first)
    next_round(actor=dora, session=session)
    expect(wall.get_by_role("heading", level=1)).to_have_text("Round 2: move now")


def test_a_director_runs_the_clock_with_his_thumb(session: Session, phone: Page) -> None:
    sign_in(phone, "dora")
    phone.goto("/sessions/tuesday/pace/")
    thumb, heading = Thumb(phone), phone.get_by_role("heading", level=1)
    thumb.press("Set the clock")
    thumb.press("Start round 1")
    expect(heading).to_have_text("Round 1 of 5")
    thumb.press("+ 1 min")
    expect(phone.get_by_role("timer")).to_contain_text("21:5")
    thumb.press("Move for round 2 now")
    expect(heading).to_have_text("Round 2: move now")
    thumb.press("Start round 2 now")
    expect(heading).to_have_text("Round 2 of 5")
    thumb.press("Stop the clock")
    expect(phone.get_by_role("button", name="Start the clock again")).to_be_visible()
