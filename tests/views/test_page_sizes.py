"""How many queries each page asks: the same with one row as with three."""

from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rulings.models import Session, User
from rulings.services.links import make_private_link
from rulings.services.publishing import publish
from rulings.services.reviewing import countersign
from rulings.services.sessions import close_session
from tests.factories import (
    answer_all,
    first_case,
    make_adjustment,
    make_pair,
    make_report,
    make_result,
    make_ruling,
    make_session,
)
from tests.views.conftest import signed_in

# Two of each for the visitor's account and session where somebody is signed in.
QUERIES = {
    "desk": 11,
    "sessions": 3,
    "session": 8,
    "session_scores": 8,
    "session_pair": 9,
    "board": 11,
    "new_ruling": 5,
    "board_new": 6,
    "report": 7,
    "report_auction": 4,
    "report_amend": 6,
    "report_history": 6,
    "report_play": 4,
    "report_claim": 4,
    "case": 4,
    "ruling": 9,
    "ruling_score": 7,
    "adjustment": 12,
    "ruling_publish": 4,
    "follow_up": 4,
    "import": 3,
    "casebook": 1,
    "casebook_case": 1,
    "players_page": 2,
    "guide": 0,
    "guide_coverage": 0,
    "guide_situation": 0,
    "guide_auction": 0,
    "guide_editions": 0,
}


@pytest.mark.parametrize("rows", [1, 3])
def test_every_page_asks_a_fixed_number_of_queries(rows: int, session: Session, dora: User, rev: User) -> None:
    addresses = full_desk(rows, session, dora, rev)
    client = signed_in(rev)
    assert {name: queries(client, address) for name, address in addresses.items()} == QUERIES


def queries(client: Client, address: str) -> int:
    """The queries of one page that opens; public pages are asked for by a visitor."""
    is_public = address.startswith(("/casebook/", "/r/", "/guide/"))
    browser: Any = Client() if is_public else client
    with CaptureQueriesContext(connection) as asked:
        assert browser.get(address).status_code == 200
    return len(asked)


def full_desk(rows: int, session: Session, dora: User, rev: User) -> dict[str, str]:
    """So many of everything a page lists."""
    adjusted = []
    over = make_session(session.event.club, "monday")
    for number in range(rows):
        pairs = [make_pair(session, str(number), side, "Anna", "Bruno") for side in ("NS", "EW")]
        result = make_result(session.boards.get(number=1), *pairs, table=str(number))
        make_report(dora, session)
        adjusted.append(make_adjustment(dora, make_ruling(dora, session), result))
        ruling = make_ruling(dora, session)
        countersign(actor=rev, ruling=make_ruling(dora, session))
        signed = countersign(actor=rev, ruling=make_ruling(dora, over))
        make_session(session.event.club, f"more-{number}")
    close_session(actor=rev, session=over)
    for each in over.reports.all():
        published = publish(actor=rev, ruling=each.rulings.get())
    open_case = answer_all(dora, first_case(make_report(dora, session)), (("both_sides_played_on", "yes"),))
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    assert signed.is_current
    return {
        "desk": "/?session=tuesday",
        "sessions": "/sessions/",
        "session": "/sessions/tuesday/",
        "session_scores": "/sessions/tuesday/scores/",
        "session_pair": f"/sessions/tuesday/pairs/{pairs[0].pk}/",
        "board": "/sessions/tuesday/boards/1/",
        "new_ruling": "/sessions/tuesday/new/",
        "board_new": "/sessions/tuesday/boards/1/new/",
        "report": f"/reports/{ruling.report_id}/",
        "report_auction": f"/reports/{open_case.report_id}/auction/",
        "report_amend": f"/reports/{open_case.report_id}/amend/",
        "report_play": f"/reports/{open_case.report_id}/play/",
        "report_claim": f"/reports/{open_case.report_id}/claim/",
        "report_history": f"/reports/{ruling.report_id}/history/",
        "case": f"/cases/{open_case.pk}/",
        "ruling": f"/rulings/{ruling.pk}/",
        "ruling_score": f"/rulings/{ruling.pk}/score/",
        "adjustment": f"/adjustments/{adjusted[-1].pk}/",
        "ruling_publish": f"/rulings/{ruling.pk}/publish/",
        "follow_up": f"/follow-ups/{ruling.follow_ups.get().pk}/",
        "import": "/import/",
        "casebook": "/casebook/",
        "casebook_case": f"/casebook/ponte/{published.year}-{published.number}/",
        "players_page": f"/r/{link.token}/",
        "guide": "/guide/",
        "guide_coverage": "/guide/coverage/",
        "guide_situation": "/guide/penalty_card/",
        "guide_auction": "/guide/penalty_card/auction/?auction=1NT",
        "guide_editions": "/guide/penalty_card/editions/?offender=W",
    }
