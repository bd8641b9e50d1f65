"""What publication, erasure and the recorder look like, and a text that both sides read before everybody."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.people.services.conduct import write_note
from rulings.desk.players.services import make_private_link
from rulings.models import Club, Membership, PublicText, Ruling, Session
from tests.browser.cast import more, sign_in
from tests.browser.test_pages import look_at
from tests.factories import (
    make_club,
    make_dora,
    make_olga,
    make_pair,
    make_publishable,
    make_result,
    make_rev,
    make_session,
)

pytestmark = pytest.mark.browser

NARRATIVE = "Anna Bianchi led out of turn. Rossi, declarer, asked her partner to leave the table."
AUCTION = [{"call": "1NT", "seat": "N", "note": "Bianchi: 15 to 17"}, "P", "3NT", "P", "P", "P"]
MEMO = {"player": "Anna Bianchi", "kind": "tempo", "text": "She thought for a minute with a singleton."}
Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def club(live_server: LiveServer) -> Club:
    return make_club()


@pytest.fixture
def ruling(club: Club) -> Ruling:
    """Over, signed, uncontested; the administrator is the recorder too."""
    dora, rev, olga = make_dora(club), make_rev(club), make_olga(club)
    session = make_session(club)
    pairs = [
        make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Rossi"),
        make_pair(session, "2", "EW", "Łucja Żak", "Mirosław Wiśniewski"),
    ]
    make_result(session.boards.get(number=1), *pairs, auction=AUCTION)
    make_pair(session, "3", "NS", "Carla Bianchi", "Ugo Fini")
    ruling = make_publishable(dora, rev, session, table="1", narrative=NARRATIVE)
    write_note(actor=dora, report=ruling.report, **MEMO)
    Membership.objects.filter(user=olga).update(is_recorder=True)
    return ruling


@pytest.mark.parametrize("width", ["phone", "desk"])
def test_the_pages_are_whole_and_readable(
    width: str, ruling: Ruling, accessible: Look, picture: Picture, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(width)
    sign_in(page, "olga")
    note = ruling.report.recorder_notes.get()
    look_at(
        page,
        {
            "club-publishing": "/clubs/ponte/publishing/",
            "club-erase": "/clubs/ponte/erase/?name=bianchi&names=Anna+Bianchi",
            "club-notes": "/clubs/ponte/notes/",
            "conduct-note": f"/notes/{note.pk}/",
            "administrators-desk": "/",
        },
        accessible,
        picture,
    )
    page.context.clear_cookies()
    sign_in(page, "rev")
    Session.objects.update(result_available_at=timezone.now() - timedelta(minutes=10))
    pages = {"publish-hits": f"/rulings/{ruling.pk}/publish/", "report-note": f"/reports/{ruling.report_id}/note/"}
    look_at(page, pages, accessible, picture)


def test_names_become_seats_and_both_sides_read_the_text_first(desk: Page, phone: Page, ruling: Ruling) -> None:
    Club.objects.update(publishing={"parties_first_hours": 24})
    link = make_private_link(actor=ruling.issued_by, report=ruling.report, side="EW")
    sign_in(desk, "rev")
    desk.goto(f"/rulings/{ruling.pk}/publish/")
    expect(desk.locator("article mark").first).to_have_text("Anna Bianchi")
    desk.get_by_role("button", name="Put seats for names").click()
    text = "North led out of turn. South, declarer, asked her partner to leave the table."
    expect(desk.get_by_label("What happened, without names")).to_have_value(text)
    desk.get_by_role("button", name="Show it to both sides").click()
    expect(desk.get_by_role("heading", name="Not to be published yet")).to_be_visible()
    expect(desk.get_by_role("button", name="Sign and publish")).to_have_count(0)

    phone.goto(f"/r/{link.token}/")
    phone.get_by_text("What the public will read of it").click()
    expect(phone.get_by_text(text)).to_be_visible()

    PublicText.objects.update(made_at=timezone.now() - timedelta(hours=25))
    desk.goto(f"/rulings/{ruling.pk}/publish/")
    desk.get_by_role("button", name="Sign and publish").click()
    more(desk, "The public page")
    expect(desk.locator("article")).to_contain_text(text)
    expect(desk.locator("main")).not_to_contain_text("Bianchi")
