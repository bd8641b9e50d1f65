"""Every page as it looks, at 390 and 1280 pixels in both colour schemes: no overflow, nothing axe objects to."""

from collections.abc import Callable

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.casebook.services.publishing import publish
from rulings.desk.players.services import make_private_link
from tests.browser.cast import sign_in
from tests.factories import (
    answer_all,
    first_case,
    make_club,
    make_dora,
    make_pair,
    make_publishable,
    make_report,
    make_result,
    make_rev,
    make_ruling,
    make_session,
)

pytestmark = pytest.mark.browser

CARD = (("offender", "E"), ("visibility", "seen_or_named"))
CHOICE = (*CARD, ("penalty_cards", "HK"), ("moment", "partner_to_lead"), ("partners_major_penalty_cards", ""))
Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def addresses(live_server: LiveServer) -> dict[str, str]:
    """A club with something on every page, and where to find it, for the chief director."""
    club = make_club()
    dora, rev = make_dora(club), make_rev(club)
    case = make_publishable(dora, rev, make_session(club, "monday"))
    publish(actor=rev, ruling=case, text="West held a card too many at trick seven.")
    session = make_session(club, boards=30)
    pairs = [make_pair(session, str(n), side, "Łucja Żak", "Mirosław Wiśniewski") for n, side in ((1, "NS"), (2, "EW"))]
    make_result(session.boards.get(number=1), *pairs)
    ruling = make_ruling(dora, session)
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    penalty = {"situation": "penalty_card", "facts": {}}
    seat = first_case(make_report(dora, session, **penalty))
    cards = answer_all(dora, first_case(make_report(dora, session, **penalty)), CARD)
    choice = answer_all(dora, first_case(make_report(dora, session, **penalty)), CHOICE)
    judged = (*CARD, ("penalty_cards", "H9"), ("moment", "play_over"))
    judgement = answer_all(dora, first_case(make_report(dora, session, **penalty)), judged)
    ready = answer_all(dora, first_case(make_report(dora, session)))
    return {
        "desk": "/",
        "sessions": "/sessions/",
        "session": "/sessions/tuesday/",
        "board": "/sessions/tuesday/boards/1/",
        "boards": "/sessions/tuesday/new/",
        "doors": "/sessions/tuesday/boards/1/new/",
        "available": "/sessions/tuesday/available/",
        "comment": f"/rulings/{case.pk}/comment/",
        "case-seat": f"/cases/{seat.pk}/",
        "case-cards": f"/cases/{cards.pk}/",
        "case-choice": f"/cases/{choice.pk}/",
        "case-judgement": f"/cases/{judgement.pk}/",
        "case-ready": f"/cases/{ready.pk}/",
        "ruling": f"/rulings/{ruling.pk}/",
        "publish": f"/rulings/{ruling.pk}/publish/",
        "follow-up": f"/follow-ups/{ruling.follow_ups.get().pk}/",
        "report": f"/reports/{ruling.report_id}/",
        "amend": f"/reports/{seat.report_id}/amend/",
        "history": f"/reports/{ruling.report_id}/history/",
        "import": "/import/",
        "casebook": "/casebook/",
        "published": f"/casebook/ponte/{timezone.now().year}-1/",
        "player": f"/r/{link.token}/",
    }


VISITORS = {"home": "/", "sign-in": "/login/", "guide": "/guide/", "guide-question": "/guide/penalty_card/?offender=W"}


def look_at(page: Page, addresses: dict[str, str], accessible: Look, picture: Picture) -> None:
    """Each page in both colour schemes; a page wider than the screen is a fault."""
    faults = []
    for name, address in addresses.items():
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            faults.append(f"{name} is too wide")
        try:
            accessible(page)
        except AssertionError as error:
            faults.append(f"{name}: {error}")
        picture(page, name)
    assert faults == []


def test_every_page_on_a_phone(phone: Page, addresses: dict[str, str], accessible: Look, picture: Picture) -> None:
    look_at(phone, VISITORS, accessible, picture)
    sign_in(phone, "rev")
    look_at(phone, addresses, accessible, picture)


def test_every_page_at_a_desk(desk: Page, addresses: dict[str, str], accessible: Look, picture: Picture) -> None:
    look_at(desk, VISITORS, accessible, picture)
    sign_in(desk, "rev")
    look_at(desk, addresses, accessible, picture)


@pytest.mark.parametrize("language", ["it", "pl"])
def test_no_page_is_too_wide_in_italian_or_polish(phone: Page, addresses: dict[str, str], language: str) -> None:
    sign_in(phone, "rev")
    phone.get_by_text("Menu").click()
    phone.locator(f"button[name=language][value={language}]").click()
    expect(phone.locator("html")).to_have_attribute("lang", language)
    for name, address in addresses.items():
        phone.goto(address)
        width = phone.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert (name, width) == (name, 0)


def test_the_first_tab_leads_past_the_bar(desk: Page, addresses: dict[str, str]) -> None:
    desk.goto("/guide/")
    desk.keyboard.press("Tab")
    expect(desk.get_by_role("link", name="To the content")).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.locator("#main")).to_be_focused()
