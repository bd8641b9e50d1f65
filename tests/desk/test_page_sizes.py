"""How many queries each page asks: the same with one row as with three."""

from typing import Any
from uuid import uuid4

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rulings.desk.casebook.services.publishing import publish
from rulings.desk.people.services.conduct import write_note
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import answer_poll, make_poll, note_answer
from rulings.desk.review.services import countersign
from rulings.desk.scores.services.score_queries import ask_query
from rulings.models import Club, IrregularityReport, Membership, Poll, Session, User
from tests.appealing import make_appeal, make_heard_by_committee
from tests.desk.conftest import signed_in
from tests.factories import (
    answer_all,
    first_case,
    make_adjustment,
    make_over,
    make_pair,
    make_report,
    make_result,
    make_ruling,
    make_session,
)

# Two of each for the visitor's account and session where somebody is signed in.
QUERIES = {
    "desk": 20,
    "queue": 11,
    "consistency": 5,
    "case_alike": 7,
    "ruling_alike": 7,
    "ruling_history": 6,
    "appeal_history": 9,
    "profile_history": 4,
    "session_history": 7,
    "club_history": 8,
    "audit_key": 0,
    "sessions": 4,
    "session": 13,
    "session_scores": 9,
    "session_scoring": 4,
    "session_available": 4,
    "session_periods": 5,
    "session_queries": 7,
    "session_playing": 11,
    "profiles": 3,
    "profile": 4,
    "session_pair": 10,
    "board": 11,
    "new_ruling": 5,
    "board_new": 7,
    "report": 8,
    "report_auction": 5,
    "report_amend": 7,
    "report_own_table": 8,
    "report_facts": 6,
    "report_polls": 8,
    "poll": 6,
    "poll_page": 1,
    "report_history": 8,
    "report_play": 5,
    "report_claim": 5,
    "case": 5,
    "ruling": 16,
    "ruling_score": 9,
    "ruling_process": 14,
    "ruling_forms": 8,
    "ruling_paper": 12,
    "adjustment_paper": 12,
    "penalty_paper": 8,
    "hand_paper": 8,
    "claim_paper": 8,
    "report_double_dummy": 5,
    "session_solve": 5,
    "papers": 2,
    "appeals": 5,
    "appeal": 12,
    "ruling_appeal": 6,
    "paper_blank": 2,
    "result": 8,
    "result_new": 7,
    "adjustment": 11,
    "ruling_publish": 12,
    "publication_comment": 5,
    "report_note": 5,
    "club_notes": 6,
    "conduct_note": 5,
    "follow_up": 5,
    "import": 3,
    "casebook": 3,
    "casebook_search": 3,
    "casebook_search_json": 3,
    "casebook_feed": 3,
    "casebook_case": 1,
    "casebook_case_json": 1,
    "casebook_book": 2,
    "sitemap_part": 2,
    "players_page": 6,
    "guide": 0,
    "guide_coverage": 0,
    "guide_situation": 0,
    "guide_auction": 0,
    "guide_editions": 0,
}


MOST_JOINS = 8


@pytest.mark.parametrize("rows", [1, 3])
def test_every_page_asks_a_fixed_number_of_queries(rows: int, session: Session, dora: User, rev: User) -> None:
    addresses = full_desk(rows, session, dora, rev)
    client = signed_in(rev)
    assert {name: queries(client, address) for name, address in addresses.items()} == QUERIES


def test_no_page_joins_many_tables_under_a_limit(session: Session, dora: User, rev: User) -> None:
    """PostgreSQL plans such a query for a third of a second: `the_only` in `rulings.desk.base.finding` says why."""
    client = signed_in(rev)
    slow = {
        name: sql.count(" JOIN ")
        for name, address in full_desk(1, session, dora, rev).items()
        for sql in asked(client, address)
        if " LIMIT " in sql and sql.count(" JOIN ") > MOST_JOINS
    }
    assert slow == {}


@pytest.mark.parametrize("rows", [1, 3])
def test_an_administrators_pages_ask_a_fixed_number_too(rows: int, session: Session, dora: User, olga: User) -> None:
    for number in range(rows):
        make_pair(session, str(number), "NS", "Anna Bianchi", "Bruno Rossi")
        make_report(dora, session, narrative="Bianchi led.")
    client = signed_in(olga)
    assert {address: queries(client, address) for address in ADMINISTRATORS} == ADMINISTRATORS


ADMINISTRATORS = {
    "/clubs/ponte/publishing/": 4,
    "/sessions/tuesday/profile/": 6,
    "/clubs/ponte/erase/?name=bianchi": 8,
    "/clubs/ponte/erase/?name=bianchi&names=Anna+Bianchi": 38,
}


def queries(client: Client, address: str) -> int:
    """How many queries one page costs that opens."""
    return len(asked(client, address))


def asked(client: Client, address: str) -> list[str]:
    """The queries of one page that opens; public pages are asked for by a visitor."""
    is_public = address.startswith(("/casebook/", "/r/", "/p/", "/guide/", "/sitemap", "/audit/"))
    browser: Any = Client() if is_public else client
    with CaptureQueriesContext(connection) as captured:
        assert browser.get(address).status_code == 200
    return [query["sql"] for query in captured]


def full_desk(rows: int, session: Session, dora: User, rev: User) -> dict[str, str]:
    """So many of everything a page lists."""
    adjusted = []
    over = make_session(session.event.club, "monday")
    over.boards.update(deal="")
    for number in range(rows):
        pairs = [make_pair(session, str(number), side, "Anna", "Bruno") for side in ("NS", "EW")]
        result = make_result(session.boards.get(number=1), *pairs, table=str(number))
        make_report(dora, session)
        adjusted.append(make_adjustment(dora, make_ruling(dora, session), result))
        ruling = make_ruling(dora, session)
        countersign(actor=rev, ruling=make_ruling(dora, session))
        signed = countersign(actor=rev, ruling=make_ruling(dora, over))
        make_session(session.event.club, f"more-{number}")
    make_over(rev, over)
    Club.objects.update(publishing={"parties_first_hours": 0})
    Membership.objects.filter(user=rev).update(is_recorder=True)
    for number in range(rows):
        memo = {"player": "Anna", "kind": "tempo", "text": f"slow {number}"}
        note = write_note(actor=dora, report=ruling.report, **memo)
    for each in over.reports.all():
        published = publish(actor=rev, ruling=each.rulings.get())
    open_case = answer_all(dora, first_case(make_report(dora, session)), (("both_sides_played_on", "yes"),))
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    for _number in range(rows):
        ask_query(link=link, text="Eleven tricks.", query_key=uuid4())
    for _number in range(rows):
        appeal = make_heard_by_committee(dora, rev, make_ruling(dora, session))
    make_appeal(dora, ruling)
    polls = [make_answered_poll(dora, ruling.report, number, rows) for number in range(rows)]
    assert signed.is_current
    return {
        "desk": "/?session=tuesday",
        "queue": "/queue/",
        "consistency": "/consistency/",
        "case_alike": f"/cases/{open_case.pk}/alike/",
        "ruling_alike": f"/rulings/{ruling.pk}/alike/",
        "ruling_history": f"/rulings/{ruling.pk}/history/",
        "appeal_history": f"/appeals/{appeal.pk}/history/",
        "profile_history": f"/profiles/{session.profile_id}/history/",
        "session_history": "/sessions/tuesday/history/",
        "club_history": "/clubs/ponte/history/",
        "audit_key": "/audit/key/",
        "sessions": "/sessions/",
        "session": "/sessions/tuesday/",
        "session_scores": "/sessions/tuesday/scores/",
        "session_scoring": "/sessions/tuesday/scoring/",
        "session_available": "/sessions/tuesday/available/",
        "session_periods": "/sessions/tuesday/periods/",
        "session_queries": "/sessions/tuesday/queries/",
        "session_playing": "/sessions/tuesday/playing/",
        "profiles": "/profiles/",
        "profile": f"/profiles/{session.profile_id}/",
        "session_pair": f"/sessions/tuesday/pairs/{pairs[0].pk}/",
        "board": "/sessions/tuesday/boards/1/",
        "new_ruling": "/sessions/tuesday/new/",
        "board_new": "/sessions/tuesday/boards/1/new/",
        "report": f"/reports/{ruling.report_id}/",
        "report_auction": f"/reports/{open_case.report_id}/auction/",
        "report_amend": f"/reports/{open_case.report_id}/amend/",
        "report_own_table": f"/reports/{open_case.report_id}/own-table/",
        "report_facts": f"/reports/{open_case.report_id}/facts/",
        "report_polls": f"/reports/{ruling.report_id}/polls/?at=typed",
        "poll": f"/polls/{polls[-1].pk}/",
        "poll_page": f"/p/{polls[-1].token}/",
        "ruling_process": f"/rulings/{ruling.pk}/process/",
        "report_play": f"/reports/{open_case.report_id}/play/",
        "report_claim": f"/reports/{open_case.report_id}/claim/",
        "report_history": f"/reports/{ruling.report_id}/history/",
        "case": f"/cases/{open_case.pk}/",
        "ruling": f"/rulings/{ruling.pk}/",
        "ruling_score": f"/rulings/{ruling.pk}/score/",
        "ruling_forms": f"/rulings/{ruling.pk}/forms/",
        "ruling_paper": f"/rulings/{ruling.pk}/ruling.pdf",
        "adjustment_paper": f"/adjustments/{adjusted[-1].pk}/slip.pdf",
        "penalty_paper": f"/adjustments/{adjusted[-1].pk}/penalty.pdf",
        "hand_paper": f"/reports/{ruling.report_id}/hand.pdf",
        "claim_paper": f"/reports/{ruling.report_id}/claim.pdf",
        "report_double_dummy": f"/reports/{ruling.report_id}/double-dummy/",
        "session_solve": "/sessions/tuesday/solve/",
        "papers": "/forms/",
        "appeals": "/appeals/",
        "appeal": f"/appeals/{appeal.pk}/",
        "ruling_appeal": f"/rulings/{ruling.pk}/appeal/",
        "paper_blank": "/forms/claim.pdf",
        "result": f"/sessions/tuesday/boards/1/results/{adjusted[-1].result_id}/",
        "result_new": "/sessions/tuesday/boards/1/results/new/",
        "adjustment": f"/adjustments/{adjusted[-1].pk}/",
        "ruling_publish": f"/rulings/{ruling.pk}/publish/",
        "publication_comment": f"/rulings/{published.ruling_id}/comment/",
        "report_note": f"/reports/{ruling.report_id}/note/",
        "club_notes": "/clubs/ponte/notes/",
        "conduct_note": f"/notes/{note.pk}/",
        "follow_up": f"/follow-ups/{ruling.follow_ups.get().pk}/",
        "import": "/import/",
        "casebook": "/casebook/",
        "casebook_search": "/casebook/?q=trick&law=67",
        "casebook_search_json": "/casebook/search.json?stage=play",
        "casebook_feed": "/casebook/feed.atom",
        "casebook_case": f"/casebook/ponte/{published.year}-{published.number}/",
        "casebook_case_json": f"/casebook/ponte/{published.year}-{published.number}.json",
        "casebook_book": f"/casebook/ponte/{published.year}/book/",
        "sitemap_part": "/sitemap-cases.xml",
        "players_page": f"/r/{link.token}/",
        "guide": "/guide/",
        "guide_coverage": "/guide/coverage/",
        "guide_situation": "/guide/penalty_card/",
        "guide_auction": "/guide/penalty_card/auction/?auction=1NT",
        "guide_editions": "/guide/penalty_card/editions/?offender=W",
    }


def make_answered_poll(dora: User, report: IrregularityReport, number: int, answers: int) -> Poll:
    """A poll of its own question, with so many answers by the link and as many noted."""
    poll = make_poll(actor=dora, report=report, seat="N", auction="", question=f"What do you call? {number}")
    for _number in range(answers):
        answer_poll(poll=poll, answer_key=uuid4(), answer="1S")
        note_answer(actor=dora, poll=poll, answer_key=uuid4(), answer="P")
    return poll
