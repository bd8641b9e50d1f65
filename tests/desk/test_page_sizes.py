"""How many queries each page asks: the same with one row as with three."""

from dataclasses import replace
from typing import Any
from urllib.parse import urlencode
from uuid import uuid4

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.base.known import forget_everything
from rulings.desk.casebook.services.publishing import publish
from rulings.desk.imports.services.tokens import make_token
from rulings.desk.movements.queries import seating_of
from rulings.desk.pace.services.late_boards import put_off_board
from rulings.desk.pace.services.screens import open_screen
from rulings.desk.people.services.conduct import write_note
from rulings.desk.people.services.invitations import invite
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import answer_poll, make_poll, note_answer
from rulings.desk.practice.queries.sealed import link_of
from rulings.desk.practice.services import begin_sitting
from rulings.desk.review.services import countersign
from rulings.desk.roster.queries.door import mark_of_entry
from rulings.desk.roster.services.door import open_door, sign_in
from rulings.desk.scores.queries.lines import lines_of_board
from rulings.desk.scores.services.score_queries import ask_query
from rulings.desk.tonight.services import save_template
from rulings.models import (
    CallState,
    Club,
    Difference,
    IrregularityReport,
    Membership,
    Passkey,
    Poll,
    Role,
    RosterPlayer,
    Session,
    SessionImport,
    User,
    WaitingFile,
)
from tests.appealing import make_appeal, make_heard_by_committee
from tests.calling import make_call, make_key
from tests.desk.conftest import signed_in
from tests.desk.evening import begun, mitchell, section
from tests.desk.imports.evening import evening, saved
from tests.desk.pocket.carrying import arrived, make_waiting_arrival
from tests.desk.practice.rounds import ENDED, EXERCISE, SET
from tests.factories import (
    answer_all,
    first_case,
    make_adjustment,
    make_club,
    make_over,
    make_pair,
    make_report,
    make_result,
    make_ruling,
    make_session,
    make_user,
    make_waiting,
)
from tests.pacing import make_clock, make_section, play

# Two of each for the visitor's account and session where somebody is signed in.
QUERIES = {
    "desk": 38,
    "queue": 16,
    "consistency": 7,
    "case_alike": 8,
    "case_compare": 5,
    "ruling_alike": 8,
    "ruling_history": 7,
    "appeal_history": 10,
    "profile_history": 4,
    "session_history": 8,
    "club_history": 8,
    "audit_key": 0,
    "audit_heads": 1,
    "sessions": 5,
    "session": 12,
    "tonight": 7,
    "begin": 9,
    "begin_again": 9,
    "settings": 6,
    "sections": 7,
    "section": 6,
    "section_new": 6,
    "table_cards": 7,
    "guide_cards": 7,
    "traveller": 9,
    "table_results": 10,
    "session_files": 12,
    "kept_aside": 7,
    "session_scores": 9,
    "session_scoring": 4,
    "session_available": 4,
    "session_periods": 5,
    "session_queries": 7,
    "session_end": 24,
    "session_exports": 13,
    "public_ranking": 6,
    "public_paper": 6,
    "public_board": 7,
    "session_playing": 11,
    "session_pace": 13,
    "session_late": 8,
    "late_board": 9,
    "session_screen": 5,
    "pace_screen": 6,
    "who_plays": 15,
    "pair_names": 10,
    "pair_names_typed": 14,
    "players": 8,
    "player": 5,
    "players_csv": 5,
    "door": 1,
    "door_entry": 3,
    "profiles": 3,
    "profile": 6,
    "profile_compare": 4,
    "session_pair": 10,
    "board": 14,
    "new_ruling": 11,
    "new_ruling_table": 12,
    "board_new": 12,
    "board_new_searched": 11,
    "session_calls": 14,
    "table_page": 6,
    "table_cards_paper": 5,
    "report": 9,
    "report_auction": 5,
    "report_amend": 7,
    "report_own_table": 8,
    "report_about": 6,
    "report_facts": 6,
    "report_polls": 8,
    "poll": 6,
    "poll_page": 2,
    "report_history": 9,
    "report_play": 5,
    "report_claim": 5,
    "case": 6,
    "case_so_far": 5,
    "ruling": 18,
    "report_links": 7,
    "ruling_score": 11,
    "ruling_process": 14,
    "ruling_forms": 8,
    "ruling_paper": 13,
    "adjustment_paper": 12,
    "penalty_paper": 8,
    "hand_paper": 7,
    "claim_paper": 7,
    "report_double_dummy": 5,
    "session_solve": 6,
    "papers": 2,
    "appeals": 6,
    "appeal": 12,
    "ruling_appeal": 6,
    "paper_blank": 3,
    "result": 8,
    "result_new": 8,
    "adjustment": 11,
    "ruling_publish": 13,
    "publication_comment": 5,
    "report_note": 5,
    "club_books": 8,
    "club_notes": 6,
    "conduct_note": 5,
    "follow_up": 5,
    "import": 3,
    "import_which": 12,
    "import_columns": 5,
    "import_progress": 3,
    "template_csv": 2,
    "template_xlsx": 2,
    "casebook": 3,
    "casebook_search": 3,
    "casebook_search_json": 3,
    "casebook_feed": 3,
    "casebook_case": 1,
    "casebook_case_json": 1,
    "casebook_book": 2,
    "clubs": 3,
    "club": 5,
    "sitemap_part": 2,
    "players_page": 6,
    "pocket": 0,
    "pocket_tonight": 3,
    "session_pocket": 13,
    "arrival": 6,
    "manual": 0,
    "manual_fault": 0,
    "guide": 0,
    "guide_coverage": 0,
    "guide_offline": 0,
    "web_manifest": 0,
    "guide_situation": 0,
    "guide_auction": 0,
    "guide_editions": 0,
    "guide_compare": 0,
    "guide_about": 1,
    "guide_chart": 0,
    "guide_chart_pdf": 0,
    "api": 0,
    "api_openapi": 0,
    "api_start": 0,
    "api_situations": 0,
    "api_situation": 0,
    "api_outline": 0,
    "api_rule": 0,
    "api_cases": 3,
    "api_case": 1,
    "practice": 0,
    "practice_exercise": 0,
    "practice_cases": 1,
    "practice_case": 1,
    "practice_end": 0,
    "practice_test": 0,
    "practice_sitting": 2,
}


MOST_JOINS = 8


@pytest.mark.parametrize("rows", [1, 3])
def test_every_page_asks_a_fixed_number_of_queries(rows: int, session: Session, dora: User, rev: User) -> None:
    addresses = full_desk(rows, session, dora, rev)
    client = signed_in(rev)
    asked_for = {name: queries(client, address) for name, address in addresses.items()}
    # Of what waits the desk reads the first five: with three of each, no query about a score is among them.
    assert asked_for == QUERIES | {"desk": QUERIES["desk"] - (rows == 3)}


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
        its = make_user(f"member-{number}", session.event.club).memberships.get()
        invite(actor=olga, club=session.event.club, name=f"Guest {number}", role="director")
    client = signed_in(olga)
    named = {"its": its.pk, "profile": session.profile_id}
    asked_for = {address: queries(client, address.format(**named)) for address in ADMINISTRATORS}
    assert asked_for == ADMINISTRATORS


@pytest.mark.parametrize("rows", [1, 3])
def test_the_pages_of_ones_own_account_ask_a_fixed_number_too(dora: User, rows: int) -> None:
    client, now = signed_in(dora), timezone.now()
    for each in range(rows):
        signed_in(dora)
        told = {"credential": str(each), "public_key": "", "made_at": now}
        Passkey.objects.create(user=dora, name=f"Phone {each}", **told)
        Membership.objects.create(user=dora, club=make_club(f"c{each}", f"C{each}"), role=Role.DIRECTOR)
    assert {address: queries(client, address) for address in OWN} == OWN


OWN = {
    "/account/": 6,
    "/account/codes/": 3,
    "/account/clubs/": 3,
    "/account/passkeys/": 2,
    "/account/delete/": 4,
}
ADMINISTRATORS = {
    "/clubs/ponte/people/": 6,
    "/clubs/ponte/people/invite/": 5,
    "/clubs/ponte/people/{its}/": 7,
    "/clubs/ponte/tasks/": 10,
    "/clubs/ponte/publishing/": 4,
    "/notices/": 5,
    "/clubs/ponte/heads/": 4,
    "/clubs/ponte/steps/": 9,
    "/clubs/ponte/place/": 4,
    "/clubs/ponte/regulations/": 6,
    "/clubs/ponte/face/": 4,
    "/clubs/ponte/federation/": 5,
    "/clubs/ponte/archive/": 4,
    "/clubs/ponte/end/": 4,
    "/clubs/ponte/person/": 4,
    "/clubs/ponte/person/?name=bianchi": 9,
    "/sessions/tuesday/profile/": 6,
    "/profiles/{profile}/try/": 4,
    "/clubs/ponte/erase/?name=bianchi": 10,
    "/clubs/ponte/erase/?name=bianchi&names=Anna+Bianchi": 52,
}


def queries(client: Client, address: str) -> int:
    """How many queries one page costs that opens."""
    return len(asked(client, address))


def asked(client: Client, address: str) -> list[str]:
    """The queries of one page that opens, with nothing worked out before; public pages are asked for by a visitor."""
    public = (
        "/casebook/",
        "/results/",
        "/r/",
        "/p/",
        "/screen/",
        "/guide/",
        "/api/",
        "/practice/",
        "/help/",
        "/sitemap",
        "/audit/",
        "/t/",
        "/door/",
    )
    is_public = address.startswith(public)
    browser: Any = Client() if is_public else client
    forget_everything()
    with CaptureQueriesContext(connection) as captured:
        assert browser.get(address).status_code == 200
    return [query["sql"] for query in captured]


def make_files(session: Session, rev: User, rows: int) -> WaitingFile:
    """So many files of a session, differences of each kind, tokens; and a file that waits for its session."""
    for number in range(rows):
        pairs = [make_pair(session, f"{each}{number}", "NS", "Ada", "Ida") for each in (5, 6)]
        told = {"club": session.event.club, "session": session, "imported_at": timezone.now(), "imported_by": rev}
        source = SessionImport.objects.create(digest=f"{number}", filename=f"{number}.xml", **told)
        result = make_result(session.boards.get(number=3), *pairs, table=f"{60 + number}")
        met = {"ns": pairs[0].pk, "ew": pairs[1].pk}
        about: list[dict[str, Any]] = [
            {"result": result, "before": met, "after": met},
            {"board": result.board, "before": {"dealer": "N"}, "after": {"dealer": "E"}},
            {"contestant": pairs[0], "before": {"name": "x", "players": []}, "after": {"name": "y", "players": []}},
        ]
        for each in about:
            Difference.objects.create(session=session, source=source, found_at=timezone.now(), **each)
        make_token(actor=rev, session=session, name=f"Office {number}")
    data = saved(replace(evening(1), date=session.date))
    sent = {"club": session.event.club, "filename": "x.xml", "sent_by": rev, "sent_at": timezone.now()}
    return WaitingFile.objects.create(data=data, **sent)


def make_sheet(rev: User, session: Session, rows: int) -> WaitingFile:
    """A sheet of so many lines of which a director has still to say what its columns hold."""
    data = b"a,b,c\n" + b"1,2,3\n" * (rows + 5)
    told = {"club": session.event.club, "filename": "x.csv", "data": data, "layout": {"asked": True}}
    return WaitingFile.objects.create(**told, sent_by=rev, sent_at=timezone.now())


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
    make_shown(over, rows)
    make_over(rev, over)
    Club.objects.update(publishing={"parties_first_hours": 0, "rankings_listed": True})
    Membership.objects.filter(user=rev).update(is_recorder=True)
    for number in range(rows):
        memo = {"player": "Anna", "kind": "tempo", "text": f"slow {number}"}
        note = write_note(actor=dora, report=ruling.report, **memo)
    for each in over.reports.all():
        published = publish(actor=rev, ruling=each.rulings.get(), text="A trick of three cards was found.")
    open_case = answer_all(dora, first_case(make_report(dora, session)), (("both_sides_played_on", "yes"),))
    put_off = [make_waiting(dora, session) for _number in range(rows)]
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    for _number in range(rows):
        ask_query(link=link, text="Eleven tricks.", query_key=uuid4())
    for _number in range(rows):
        appeal = make_heard_by_committee(dora, rev, make_ruling(dora, session))
    make_appeal(dora, ruling)
    keys = [make_key(dora, session, table, tables=rows) for table in range(1, rows + 1)]
    for table in range(1, rows + 1):
        make_call(dora, session, str(table + rows))
        make_call(dora, session, str(table + rows * 2), CallState.SETTLED)
    polls = [make_answered_poll(dora, ruling.report, number, rows) for number in range(rows)]
    section = make_section(session, tables=3)
    play(section, until=1, without=tuple((3, 7 + number) for number in range(rows)))
    make_clock(session, ago=30)
    for number in range(rows):
        where = {"board_number": 7 + number, "table": "3", "slow": "EW"}
        late = put_off_board(actor=dora, session=session, **where)
    screen = open_screen(actor=dora, session=session)
    door = open_door(actor=dora, session=session)
    for number in range(rows):
        entry = sign_in(key=door, players=[(f"Ola {number}", "7"), (f"Iga {number}", "")], wanted="1 NS")
        partner = RosterPlayer.objects.create(club=session.event.club, name=f"Ewa {number}", folded=f"ewa {number}")
        fields = {"name": f"Ada {number}", "folded": f"ada {number}", "partner": partner}
        listed = RosterPlayer.objects.create(club=session.event.club, **fields)
    for number in range(rows):
        arrived(session, dora, board=1, table=str(number), key=str(uuid4()))
        came = make_waiting_arrival(session, dora, board=1, table=str(number), device="another", seen_at="")
    waiting = make_files(session, rev, rows)
    assert signed.is_current
    evening = make_evening(dora, session.event.club, rows)
    make_report(dora, session, narrative="Told last, so that each history has a text to open.")
    return {
        "desk": "/?session=tuesday",
        "pocket": "/pocket/",
        "pocket_tonight": "/pocket/tonight/",
        "session_pocket": "/sessions/tuesday/pocket/",
        "arrival": f"/pocket/arrivals/{came.pk}/",
        "queue": "/queue/",
        "consistency": "/consistency/",
        "case_alike": f"/cases/{open_case.pk}/alike/",
        "case_compare": f"/cases/{open_case.pk}/compare/",
        "ruling_alike": f"/rulings/{ruling.pk}/alike/",
        "ruling_history": f"/rulings/{ruling.pk}/history/",
        "appeal_history": f"/appeals/{appeal.pk}/history/",
        "profile_history": f"/profiles/{session.profile_id}/history/",
        "session_history": "/sessions/tuesday/history/",
        "club_history": "/clubs/ponte/history/",
        "audit_key": "/audit/key/",
        "audit_heads": "/audit/heads.json",
        "sessions": "/sessions/",
        "session": "/sessions/tuesday/",
        "tonight": "/tonight/",
        "begin": "/tonight/ponte/",
        "begin_again": "/tonight/ponte/?from=last",
        "settings": f"/sessions/{evening.slug}/settings/",
        "sections": f"/sessions/{evening.slug}/sections/",
        "section": f"/sessions/{evening.slug}/sections/{evening.sections.all()[0].pk}/",
        "section_new": f"/sessions/{evening.slug}/sections/new/",
        "table_cards": f"/sessions/{evening.slug}/cards/tables/",
        "guide_cards": f"/sessions/{evening.slug}/cards/guides/",
        "traveller": f"/sessions/{evening.slug}/boards/1/traveller/",
        "table_results": f"/sessions/{evening.slug}/tables/A1/",
        "session_files": "/sessions/tuesday/files/",
        "kept_aside": "/sessions/tuesday/files/aside/",
        "session_scores": "/sessions/tuesday/scores/",
        "session_scoring": "/sessions/tuesday/scoring/",
        "session_available": "/sessions/tuesday/available/",
        "session_periods": "/sessions/tuesday/periods/",
        "session_queries": "/sessions/tuesday/queries/",
        "session_end": "/sessions/tuesday/end/",
        "session_exports": "/sessions/tuesday/exports/",
        "public_ranking": "/results/monday/",
        "public_paper": "/results/monday/paper/",
        "public_board": "/results/monday/boards/1/",
        "session_playing": "/sessions/tuesday/playing/",
        "session_pace": "/sessions/tuesday/pace/",
        "session_late": f"/sessions/tuesday/pace/late/?table=1&board={section.meetings[0][4][0]}",
        "late_board": f"/sessions/tuesday/pace/late/{late.pk}/",
        "session_screen": "/sessions/tuesday/pace/screen/",
        "pace_screen": f"/screen/{screen.token}/",
        "who_plays": "/sessions/tuesday/pairs/",
        "pair_names": f"/sessions/tuesday/pairs/{pairs[0].pk}/names/",
        "pair_names_typed": f"/sessions/tuesday/pairs/{pairs[0].pk}/names/?player_1=ada&player_2=Ewa",
        "players": "/clubs/ponte/players/",
        "player": f"/clubs/ponte/players/{listed.pk}/",
        "players_csv": "/clubs/ponte/players/players.csv",
        "door": f"/door/{door.token}/",
        "door_entry": f"/door/{door.token}/{mark_of_entry(entry)}/",
        "profiles": "/profiles/",
        "profile": f"/profiles/{session.profile_id}/",
        "profile_compare": f"/profiles/{session.profile_id}/compare/",
        "session_pair": f"/sessions/tuesday/pairs/{pairs[0].pk}/",
        "board": "/sessions/tuesday/boards/1/",
        "new_ruling": "/sessions/tuesday/new/",
        "new_ruling_table": "/sessions/tuesday/new/?table=1",
        "board_new": "/sessions/tuesday/boards/1/new/",
        "board_new_searched": "/sessions/tuesday/boards/1/new/?q=revoke",
        "session_calls": "/sessions/tuesday/calls/",
        "table_page": f"/t/{keys[0].token}/",
        "table_cards_paper": "/sessions/tuesday/calls/cards.pdf",
        "report": f"/reports/{ruling.report_id}/",
        "report_auction": f"/reports/{open_case.report_id}/auction/",
        "report_amend": f"/reports/{open_case.report_id}/amend/",
        "report_own_table": f"/reports/{open_case.report_id}/own-table/",
        "report_about": f"/reports/{open_case.report_id}/about/",
        "report_facts": f"/reports/{open_case.report_id}/facts/",
        "report_polls": f"/reports/{ruling.report_id}/polls/?at=typed",
        "poll": f"/polls/{polls[-1].pk}/",
        "poll_page": f"/p/{polls[-1].token}/",
        "ruling_process": f"/rulings/{ruling.pk}/process/",
        "report_play": f"/reports/{open_case.report_id}/play/",
        "report_claim": f"/reports/{open_case.report_id}/claim/",
        "report_history": f"/reports/{ruling.report_id}/history/",
        "case": f"/cases/{open_case.pk}/",
        "case_so_far": f"/cases/{put_off[-1].pk}/so-far/",
        "ruling": f"/rulings/{ruling.pk}/",
        "report_links": f"/reports/{ruling.report_id}/links/",
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
        "club_books": "/clubs/ponte/books/",
        "club_notes": "/clubs/ponte/notes/",
        "conduct_note": f"/notes/{note.pk}/",
        "follow_up": f"/follow-ups/{ruling.follow_ups.get().pk}/",
        "import": "/import/",
        "import_which": f"/import/{waiting.pk}/",
        "import_columns": f"/import/columns/{make_sheet(rev, session, rows).pk}/",
        "import_progress": f"/import/progress/{uuid4()}/",
        "template_csv": "/import/template.csv",
        "template_xlsx": "/import/template.xlsx",
        "casebook": "/casebook/",
        "casebook_search": "/casebook/?q=trick&law=67",
        "casebook_search_json": "/casebook/search.json?stage=play",
        "casebook_feed": "/casebook/feed.atom",
        "casebook_case": f"/casebook/ponte/{published.year}-{published.number}/",
        "casebook_case_json": f"/casebook/ponte/{published.year}-{published.number}.json",
        "casebook_book": f"/casebook/ponte/{published.year}/book/",
        "clubs": "/clubs/",
        "club": "/clubs/ponte/",
        "sitemap_part": "/sitemap-cases.xml",
        "players_page": f"/r/{link.token}/",
        "manual": "/help/?page=ruling",
        "manual_fault": "/help/fault/",
        "guide": "/guide/",
        "guide_coverage": "/guide/coverage/",
        "guide_offline": "/guide/offline/",
        "web_manifest": "/guide/desk.webmanifest",
        "guide_situation": "/guide/penalty_card/",
        "guide_auction": "/guide/penalty_card/auction/?auction=1NT",
        "guide_editions": "/guide/penalty_card/editions/?offender=W",
        "guide_about": "/guide/penalty_card/about/",
        "guide_chart": "/guide/penalty_card/chart/",
        "guide_chart_pdf": "/guide/unable_to_comply/chart.pdf",
        "guide_compare": "/guide/penalty_card/compare/?offender=W",
        "api": "/api/",
        "api_openapi": "/api/openapi.json",
        "api_start": "/api/v1/",
        "api_situations": "/api/v1/situations?language=it",
        "api_situation": "/api/v1/situations/penalty_card",
        "api_outline": "/api/v1/situations/penalty_card/outline",
        "api_rule": "/api/v1/rule?situation=penalty_card&offender=W",
        "api_cases": "/api/v1/cases?law=67",
        "api_case": f"/api/v1/cases/ponte/{published.year}-{published.number}",
        "practice": "/practice/",
        "practice_exercise": EXERCISE,
        "practice_cases": "/practice/cases/",
        "practice_case": f"/practice/cases/ponte/{published.year}-{published.number}/",
        "practice_end": f"/practice/end/?{urlencode(ENDED.fields)}",
        "practice_test": f"/practice/test/?{urlencode({'of': link_of(SET)})}",
        "practice_sitting": f"/practice/sitting/{begin_sitting(test=SET).token}/1/",
    }


def make_evening(dora: User, club: Club, rows: int) -> Session:
    """A session begun without a file, with so many sections and results, and as many templates of it."""
    plans = [section(letter, 3, mitchell(3)) for letter in "ABC"[:rows]]
    evening = (
        begun(dora, club, *plans) if rows > 1 else begun(dora, club, section("A", 3, mitchell(3)), section("B", 1))
    )
    for number in range(rows):
        save_template(actor=dora, session=evening, name=f"Pairs {number}")
    for line in lines_of_board(evening.boards.get(number=1), seating_of(evening))[:rows]:
        make_result(line.board, line.sitting.ns[0], line.sitting.ew[0])
    return evening


def make_shown(session: Session, rows: int) -> None:
    """The session's ranking is public, with so many results."""
    for number in range(rows):
        pairs = [make_pair(session, str(number), side, "Anna", "Bruno") for side in ("NS", "EW")]
        make_result(session.boards.get(number=1), *pairs)
    Session.objects.filter(pk=session.pk).update(public_address=session.slug)


def make_answered_poll(dora: User, report: IrregularityReport, number: int, answers: int) -> Poll:
    """A poll of its own question, with so many answers by the link and as many noted."""
    poll = make_poll(actor=dora, report=report, seat="N", auction="", question=f"What do you call? {number}")
    for _number in range(answers):
        answer_poll(poll=poll, answer_key=uuid4(), answer="1S")
        note_answer(actor=dora, poll=poll, answer_key=uuid4(), answer="P")
    return poll
