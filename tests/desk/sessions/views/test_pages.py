"""The first page, sessions, boards, and filing from them."""

import re
from datetime import date
from io import BytesIO
from pathlib import Path

import pytest
from django.test import Client

from rulings.models import Club, IrregularityReport, Session, User
from tests.desk.reading import heading, text
from tests.factories import (
    make_pair,
    make_pat,
    make_report,
    make_result,
    make_ruling,
    make_session,
    make_three_tables,
)

REAL_SESSION = Path(__file__).parents[3] / "data" / "formats" / "pbn21_youth_teams_1998.pbn"


def test_a_visitor_reads_what_this_is(visitor: Client, session: Session) -> None:
    page = visitor.get("/")
    assert heading(page) == "Rulings for bridge directors, at the table"
    assert "Tuesday Pairs" not in text(page)


def test_a_director_finds_tonight(as_dora: Client, dora: User, session: Session) -> None:
    make_report(dora, session, board_number=2, table="5")
    make_ruling(dora, session)
    page = as_dora.get("/")
    assert "Open 2 table 5 Defective trick" in text(page)
    assert "West played no card or too many to a trick: one trick to North-South" in text(page)
    assert 'href="/sessions/tuesday/new/"' in page.content.decode()


def test_a_director_of_two_sessions_chooses(as_dora: Client, session: Session) -> None:
    make_session(session.event.club, "evening")
    assert 'href="/sessions/evening/new/"' in as_dora.get("/").content.decode()
    assert 'href="/sessions/tuesday/new/"' in as_dora.get("/?session=tuesday").content.decode()


def test_a_desk_without_a_session_leads_to_the_import(as_dora: Client) -> None:
    assert 'href="/import/"' in as_dora.get("/").content.decode()
    assert "No session yet." in text(as_dora.get("/"))


def test_somebody_without_a_club_is_told_whom_to_ask_and_what_is_open_to_him(client: Client, db: None) -> None:
    client.force_login(make_pat())
    page = client.get("/")
    assert heading(page) == "You belong to no club yet"
    assert "Ask your club's administrator to give you a role." in text(page)
    assert "Laws guide try a ruling: nothing is stored" in text(page)


def test_a_stranger_s_desk_shows_nothing_of_the_club(session: Session, wanda: User) -> None:
    client = Client()
    client.force_login(wanda)
    assert "Tuesday" not in text(client.get("/?session=tuesday"))


def test_a_typed_board_number_leads_to_its_situations(as_dora: Client, session: Session) -> None:
    assert as_dora.get("/sessions/tuesday/new/?number=3")["Location"] == "/sessions/tuesday/boards/3/new/"


def test_a_tapped_table_fills_in_the_pairs(as_dora: Client, session: Session) -> None:
    pairs = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Carla", "Dino")
    result = make_result(session.boards.get(number=1), *pairs, table="7")
    form = {"door": "penalty_card", "filing_key": "00000000-0000-0000-0000-000000000007", "result": result.pk}
    as_dora.post("/sessions/tuesday/boards/1/new/file/", form)
    report = IrregularityReport.objects.get()
    assert (report.table, report.ns, report.ew, report.result) == ("7", *pairs, result)


def test_a_typed_table_and_names_are_kept(as_dora: Client, session: Session) -> None:
    form = {"door": "no_card_to_a_trick", "filing_key": "00000000-0000-0000-0000-000000000007", "table": "4"}
    as_dora.post("/sessions/tuesday/boards/1/new/file/", form | {"name_W": "Pat Luni", "narrative": "At trick six."})
    report = IrregularityReport.objects.get()
    assert (report.table, report.seats, report.narrative) == ("4", {"W": "Pat Luni"}, "At trick six.")
    assert report.cases.get().answers["error"]["value"] == "played_none"


def test_the_doors_of_a_board_are_searched(as_dora: Client, session: Session) -> None:
    page = as_dora.get("/sessions/tuesday/boards/1/new/?q=59").content.decode()
    assert 'value="unable_to_comply"' in page
    assert 'value="penalty_card"' not in page


def test_a_board_shows_what_happened_at_each_table(as_dora: Client, session: Session) -> None:
    pairs = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Carla", "Dino")
    make_result(session.boards.get(number=1), *pairs, contract="4S", declarer="W", score_ns=-420, score_ew=420)
    page = text(as_dora.get("/sessions/tuesday/boards/1/"))
    assert "1 Anna - Bruno 2 Carla - Dino 4 ♠ spades W table 1 10 −420" in page


@pytest.mark.parametrize(("language", "told"), [("en", "3NT W"), ("it", "3SA O"), ("pl", "3BA W")])
def test_a_contract_stands_as_its_reader_writes_it(as_dora: Client, session: Session, language: str, told: str) -> None:
    pairs = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Carla", "Dino")
    make_result(session.boards.get(number=1), *pairs, contract="3NT", declarer="W", score_ns=-400, score_ew=400)
    assert told in text(as_dora.get("/sessions/tuesday/boards/1/", headers={"accept-language": language}))


def test_an_unknown_board_s_page_is_404(as_dora: Client, session: Session) -> None:
    assert as_dora.get("/sessions/tuesday/boards/99/").status_code == 404


def test_the_report_is_amended_and_a_stale_change_is_refused(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session)
    form = {"revision": 1, "table": "3", "contract": "4s by w", "auction": "1NT P P P", "name_N": "Anna"}
    assert as_dora.post(f"/reports/{report.pk}/amend/", form).status_code == 302
    now = IrregularityReport.objects.get()
    assert (now.table, now.contract, now.auction, now.seats) == ("3", "4S by W", ["1NT", "P", "P", "P"], {"N": "Anna"})
    stale = as_dora.post(f"/reports/{report.pk}/amend/", form | {"table": "4"})
    assert stale.status_code == 409
    assert IrregularityReport.objects.get().table == "3"


def test_the_report_s_form_shows_what_is_told(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session, narrative="At trick six.", seats={"W": "Pat"})
    page = as_dora.get(f"/reports/{report.pk}/amend/").content.decode()
    assert "At trick six." in page
    assert 'name="name_W" value="Pat"' in page


def test_an_imported_session_says_what_was_taken(as_dora: Client, club: Club) -> None:
    taken = [as_dora.post("/import/", {"club": club.pk, "file": BytesIO(REAL_SESSION.read_bytes())}) for _ in range(2)]
    assert "Taken. Boards: 1, contestants: 2, results: 2." in text(taken[0])
    assert "This file came in before: nothing was changed." in text(taken[1])
    assert Session.objects.count() == 1


def names_listed(page: str) -> list[str]:
    """The sessions of the list, in its order."""
    return re.findall(r'class="whole" href="/sessions/(\w+)/"', page)


def test_the_sessions_are_sorted_by_their_headings(as_dora: Client, dora: User, session: Session) -> None:
    later = make_session(session.event.club, "boat", boards=5)
    Session.objects.filter(pk=later.pk).update(name="A boat race", date=date(2026, 11, 18))
    make_ruling(dora, session)
    for query, first in [("", "boat"), ("?sort=date", "tuesday"), ("?sort=title", "boat"), ("?sort=-title", "tuesday")]:
        assert (query, names_listed(as_dora.get(f"/sessions/{query}").content.decode())[0]) == (query, first)
    for column in ("boards", "rulings", "open", "club", "state"):
        up, down = (names_listed(as_dora.get(f"/sessions/?sort={sign}{column}").content.decode()) for sign in ("", "-"))
        assert (column, sorted(up)) == (column, sorted(down)) == (column, ["boat", "tuesday"])
    assert names_listed(as_dora.get("/sessions/?sort=-rulings").content.decode())[0] == "tuesday"
    page = as_dora.get("/sessions/?sort=-rulings").content.decode()
    assert page.count("aria-sort") == 1
    assert 'aria-sort="descending"' in page


def test_a_sorting_that_makes_no_sense_is_the_usual_one(as_dora: Client, session: Session) -> None:
    page = as_dora.get("/sessions/?sort=event__club__audit_hash")
    assert (page.status_code, names_listed(page.content.decode())) == (200, ["tuesday"])


def test_closing_a_session_says_what_is_still_open(as_dora: Client, dora: User, session: Session) -> None:
    make_report(dora, session)
    assert 'href="/sessions/tuesday/end/"' in as_dora.get("/sessions/tuesday/").content.decode()
    assert "Open matters" in text(as_dora.get("/sessions/tuesday/end/"))
    page = text(as_dora.post("/sessions/tuesday/close/", follow=True))
    assert "1 report is not yet ruled on: it stays on the desk." in page


def test_a_board_has_the_ranking_beside_it(as_dora: Client, session: Session) -> None:
    make_three_tables(session)
    page = as_dora.get("/sessions/tuesday/boards/1/").content.decode()
    assert "/sessions/tuesday/pairs/" in page.split('class="beside"')[1].split("</div>\n")[0]
