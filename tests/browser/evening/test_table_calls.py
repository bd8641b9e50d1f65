"""A table's phone calls, a director goes: the card's page with and without scripts, the queue that comes by itself, the
filing at that table; and how each page looks.
"""

from collections.abc import Callable

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.calls.services.calls import call_from_card
from rulings.desk.calls.services.keys import make_table_keys
from rulings.models import CallState, IrregularityReport, Session, SessionKey, TableCall, User
from tests.browser.cast import Thumb, follow, sign_in
from tests.calling import make_call, make_clock, make_section
from tests.factories import make_club, make_dora, make_rev, make_session

pytestmark = pytest.mark.browser

SHAKEN = """window.shaken = 0;
Object.defineProperty(navigator, "vibrate", { value: () => { window.shaken += 1; return true; } });"""
"""Counts in place of shaking."""
Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    """Section B of three tables, in round 2."""
    club = make_club()
    make_dora(club)
    session = make_session(club)
    make_section(session, "B")
    make_clock(session, 2)
    return session


@pytest.fixture
def dora(session: Session) -> User:
    return session.event.club.memberships.get().user


@pytest.fixture
def key(session: Session, dora: User) -> SessionKey:
    return make_table_keys(actor=dora, session=session)[0]


def test_a_call_reaches_the_desk_by_itself_and_the_answer_reaches_the_table(
    phone: Page, desk: Page, key: SessionKey, accessible: Look, picture: Picture
) -> None:
    sign_in(desk, "dora")
    desk.goto("/?session=tuesday")
    phone.goto(f"/t/{key.token}/")
    accessible(phone)
    picture(phone, "card-button")
    phone.get_by_label("Board, if it is about one").select_option("3")
    Thumb(phone).press("Director, please")
    expect(phone.get_by_text("The director has been called at")).to_be_visible()
    accessible(phone)
    picture(phone, "card-called")
    expect(desk.get_by_text("round 2 · board 3")).to_be_visible()
    accessible(desk)
    picture(desk, "calls-on-desk")
    desk.get_by_role("button", name="I go").click()
    expect(desk.get_by_text("You are on the way")).to_be_visible()
    expect(phone.get_by_text("Dora is on the way.")).to_be_visible()
    picture(phone, "card-on-the-way")
    picture(desk, "calls-taken")


def test_a_director_files_from_the_call_at_its_table(
    phone: Page, key: SessionKey, accessible: Look, picture: Picture
) -> None:
    call = call_from_card(key=key)
    sign_in(phone, "dora")
    phone.goto("/?session=tuesday")
    picture(phone, "calls-on-desk")
    thumb = Thumb(phone)
    follow(thumb, phone.locator("#calls").get_by_role("link", name="New ruling"))
    picture(phone, "call-boards")
    accessible(phone)
    thumb.tap(phone.get_by_role("link", name="Board 3", exact=True))
    expect(phone.get_by_role("radio", name="B1")).to_be_checked()
    accessible(phone)
    picture(phone, "call-doors")
    thumb.press("A player did not follow suit")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    call.refresh_from_db()
    report = IrregularityReport.objects.get()
    assert (call.report, call.state, report.table, str(report.ns)[:1]) == (report, CallState.ON_THE_WAY, "B1", "1")


def test_without_scripts_the_card_calls_and_takes_back(plain: Page, key: SessionKey) -> None:
    plain.goto(f"/t/{key.token}/")
    plain.get_by_role("button", name="Director, please").click()
    expect(plain.get_by_text("The director has been called at")).to_be_visible()
    plain.get_by_role("button", name="Take the call back").click()
    expect(plain.get_by_text("The call has been taken back.")).to_be_visible()
    assert TableCall.objects.get().state == CallState.WITHDRAWN
    assert plain.context.cookies() == []


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_page_of_the_calls_and_the_cards(
    size: str,
    session: Session,
    dora: User,
    key: SessionKey,
    accessible: Look,
    picture: Picture,
    request: pytest.FixtureRequest,
) -> None:
    rev = make_rev(session.event.club)
    make_call(rev, session, "B2", CallState.ON_THE_WAY)
    make_call(dora, session, "B3", CallState.DEFERRED)
    for state in (CallState.SETTLED, CallState.WITHDRAWN):
        make_call(dora, session, "B1", state)
    call_from_card(key=key, board=3)
    page: Page = request.getfixturevalue(size)
    sign_in(page, "dora")
    page.goto("/sessions/tuesday/calls/")
    accessible(page)
    page.get_by_text("One card: print it").click()
    page.get_by_text("Note a call yourself").click()
    accessible(page)
    picture(page, "calls-page")


def test_a_device_beeps_only_where_the_director_allowed_it(desk: Page, session: Session, key: SessionKey) -> None:
    desk.add_init_script(SHAKEN)
    sign_in(desk, "dora")
    desk.goto("/?session=tuesday")
    box = desk.get_by_label("Beep and vibrate on this device when a table calls")
    expect(box).not_to_be_checked()
    first = call_from_card(key=key)
    expect(desk.get_by_role("button", name="I go")).to_be_visible()
    assert desk.evaluate("window.shaken") == 0
    box.check()
    assert desk.evaluate("window.shaken") == 1
    TableCall.objects.filter(pk=first.pk).update(state=CallState.SETTLED, over_at=timezone.now())
    call_from_card(key=key)
    expect(desk.locator(f"[data-newest-call='{first.pk + 1}']")).to_be_visible()
    assert desk.evaluate("window.shaken") == 2
    desk.reload()
    expect(box).to_be_checked()
    assert desk.evaluate("window.shaken") == 0


def test_a_dead_card_looks_like_one(phone: Page, key: SessionKey, accessible: Look, picture: Picture) -> None:
    SessionKey.objects.filter(pk=key.pk).update(revoked_at=timezone.now())
    phone.goto(f"/t/{key.token}/")
    expect(phone.get_by_text("This card is not in use any more.")).to_be_visible()
    accessible(phone)
    picture(phone, "card-revoked")
