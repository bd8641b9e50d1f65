"""The chief director's queue on a phone and at a desk: what waits, how it was ruled before, and what is on record."""

from uuid import uuid4

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.players.services import make_private_link
from rulings.desk.scores.services.score_queries import ask_query
from rulings.desk.sessions.services import close_session
from rulings.models import Session
from tests.appealing import make_appeal
from tests.browser.cast import more, sign_in
from tests.browser.test_pages import Look, Picture, look_at
from tests.factories import (
    answer_all,
    first_case,
    make_club,
    make_dora,
    make_report,
    make_rev,
    make_ruling,
    make_session,
)

pytestmark = pytest.mark.browser


@pytest.fixture
def addresses(live_server: LiveServer) -> dict[str, str]:
    """A club in which everything waits; the pages that are for its chief director."""
    club = make_club()
    dora, session, over = make_dora(club), make_session(club), make_session(club, "monday")
    make_rev(club)
    ruling = make_ruling(dora, over)
    ask_query(
        link=make_private_link(actor=dora, report=ruling.report, side="NS"), text="Eleven tricks.", query_key=uuid4()
    )
    make_appeal(dora, ruling)
    close_session(actor=dora, session=over)
    Session.objects.filter(pk=over.pk).update(result_available_at=timezone.now())
    case = answer_all(dora, first_case(make_report(dora, session)))
    words = {"override_text": "No trick, by agreement.", "override_reason": "Both pairs agreed."}
    issue_ruling(actor=dora, case=case, revision=case.revision, **words)
    ready = answer_all(dora, first_case(make_report(dora, session)))
    return {
        "queue": "/queue/",
        "desk-of-a-chief": "/?session=tuesday",
        "consistency": "/consistency/",
        "case-with-others-like-it": f"/cases/{ready.pk}/",
        "alike": f"/rulings/{ruling.pk}/alike/",
        "ruling-history": f"/rulings/{ruling.pk}/history/",
        "club-history": "/clubs/ponte/history/",
        "audit-key": "/audit/key/",
    }


def test_the_queue_and_what_belongs_to_it_on_a_phone(
    phone: Page, addresses: dict[str, str], accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "rev")
    look_at(phone, addresses, accessible, picture)


def test_the_queue_and_what_belongs_to_it_at_a_desk(
    desk: Page, addresses: dict[str, str], accessible: Look, picture: Picture
) -> None:
    sign_in(desk, "rev")
    look_at(desk, addresses, accessible, picture)


def test_from_the_queue_a_ruling_is_signed_and_leaves_it(phone: Page, addresses: dict[str, str]) -> None:
    sign_in(phone, "rev")
    rows = phone.locator(".listed tbody tr").filter(has_text="Changes a score")
    expect(rows).to_have_count(2)
    rows.first.click()
    more(phone, "Countersign")
    expect(phone.locator("#notice")).to_contain_text("Countersigned.")
    phone.goto("/queue/")
    expect(rows).to_have_count(1)
