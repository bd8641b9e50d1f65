"""From a call to the filing at its table: the boards of the round, the table and the pairs known, the call answered."""

import re
from typing import Any

import pytest
from django.test import Client

from rulings.desk.calls.services.calls import call_from_card, note_call, settle_call
from rulings.desk.reports.services.filing import amend_report
from rulings.models import CallState, IrregularityReport, Session, TableCall, User
from tests.calling import make_call, make_clock, make_key, make_section
from tests.desk.reading import text
from tests.factories import a_key, make_report, make_result, make_session

NEW = "/sessions/tuesday/new/"


def doors(board: int) -> str:
    return f"/sessions/tuesday/boards/{board}/new/"


def file_at(browser: Client, board: int, **sent: Any) -> Any:
    return browser.post(f"{doors(board)}file/", {"door": "revoke", "filing_key": a_key()} | sent)


def test_a_call_about_a_board_leads_straight_to_its_doors(as_dora: Client, dora: User, session: Session) -> None:
    make_section(session, "B")
    call = note_call(actor=dora, session=session, table="B1", board=3)
    link = f"{doors(3)}?table=B1&amp;call={call.pk}"
    assert link in as_dora.get("/?session=tuesday").content.decode()
    page = as_dora.get(link.replace("&amp;", "&")).content.decode()
    assert f'<input type="hidden" name="call" value="{call.pk}"' in page
    assert page.count('value="at:B1" checked') == 1


def test_a_call_about_no_board_leads_to_the_boards_of_the_round(as_dora: Client, dora: User, session: Session) -> None:
    make_section(session)
    make_clock(session, 2)
    call = call_from_card(key=make_key(dora, session, table=1))
    query = f"?table=1&amp;call={call.pk}"
    assert f"{NEW}{query}" in as_dora.get("/?session=tuesday").content.decode()
    page = as_dora.get(f"{NEW}{query}".replace("&amp;", "&")).content.decode()
    assert [board for board in range(1, 7) if f'href="{doors(board)}{query}"' in page] == [3, 4]
    every = as_dora.get(f"{NEW}{query}&all=1".replace("&amp;", "&")).content.decode()
    assert [f'href="{doors(board)}{query}"' in every for board in range(1, 7)] == [True] * 6
    typed = as_dora.get(f"{NEW}{query}&number=5".replace("&amp;", "&"))
    assert typed["Location"] == f"{doors(5)}{query}".replace("&amp;", "&")


def test_without_a_movement_all_boards_are_there_and_the_table_is_filled_in(
    as_dora: Client, dora: User, session: Session
) -> None:
    call = make_call(dora, session, "4")
    query = f"?table=4&amp;call={call.pk}"
    page = as_dora.get(f"{NEW}{query}".replace("&amp;", "&")).content.decode()
    assert [f'href="{doors(board)}{query}"' in page for board in (1, 2, 3)] == [True] * 3
    filing = as_dora.get(f"{doors(1)}?table=4&call={call.pk}").content.decode()
    assert '<input type="text" name="table" value="4"' in filing


def test_at_a_table_with_a_result_that_result_is_tapped_already(as_dora: Client, dora: User, session: Session) -> None:
    make_section(session)
    board = session.boards.get(number=3)
    ns, ew = session.contestants.get(key="1"), session.contestants.get(key="6")
    result = make_result(board, ns, ew, table="1")
    page = as_dora.get(f"{doors(3)}?table=1").content.decode()
    assert f'value="{result.pk}" checked' in " ".join(page.split())
    assert 'value="at:1"' not in page


def test_filing_from_a_call_knows_the_pairs_and_puts_its_director_at_the_table(
    as_dora: Client, dora: User, rev: User, session: Session
) -> None:
    make_section(session, "B")
    call = note_call(actor=rev, session=session, table="B1", board=3)
    assert file_at(as_dora, 3, result="at:B1", call=call.pk).status_code == 302
    report = IrregularityReport.objects.get()
    call.refresh_from_db()
    assert (call.report, call.state, call.taken_by) == (report, CallState.ON_THE_WAY, dora)
    assert (report.table, report.ns, report.ew) == (
        "B1",
        session.contestants.get(key="B1"),
        session.contestants.get(key="B6"),
    )
    assert {seat: name.split()[1] for seat, name in report.seats.items()} == {
        "N": "B1x",
        "S": "B1y",
        "E": "B6x",
        "W": "B6y",
    }
    assert f'href="/reports/{report.pk}/"' in as_dora.get("/sessions/tuesday/calls/").content.decode()


def test_a_call_that_is_over_keeps_its_end_and_gets_its_report(as_dora: Client, dora: User, session: Session) -> None:
    call = settle_call(actor=dora, call=make_call(dora, session), revision=1)
    file_at(as_dora, 1, table="1", call=call.pk)
    call.refresh_from_db()
    assert (call.report, call.state) == (IrregularityReport.objects.get(), CallState.SETTLED)


def test_the_call_of_another_session_files_nothing(as_dora: Client, dora: User, session: Session) -> None:
    call = make_call(dora, make_session(session.event.club, "wednesday"))
    answer = file_at(as_dora, 1, call=call.pk)
    assert (answer.status_code, IrregularityReport.objects.count()) == (422, 0)
    assert TableCall.objects.get().report is None
    filing = as_dora.get(f"{doors(1)}?call={call.pk}").content.decode()
    assert '<input type="hidden" name="call" id="id_call">' in filing


@pytest.mark.parametrize("query", ["call=x", "call=0", "table=" + "9" * 50, "call=&table="])
def test_an_address_that_makes_no_sense_still_opens_its_page(query: str, as_dora: Client, session: Session) -> None:
    assert [as_dora.get(f"{at}?{query}").status_code for at in (NEW, doors(1))] == [200, 200]


def test_the_tables_that_play_a_board_are_buttons_with_their_pairs(as_dora: Client, session: Session) -> None:
    make_section(session, "A")
    make_section(session, "B")
    page = text(as_dora.get(doors(3)))
    assert "A1 1 – 6 round 2" in page
    assert "B2 2 – 5 round 1" in page
    assert len(re.findall(r"[AB][123] [123] – [456] round [123]", page)) == 6


def test_what_was_typed_stands_before_the_button_of_a_table(as_dora: Client, session: Session) -> None:
    make_section(session, "A")
    file_at(as_dora, 3, result="at:A1", table="A2")
    assert IrregularityReport.objects.get().table == "A2"


def test_a_table_that_does_not_play_the_board_is_no_button(as_dora: Client, session: Session) -> None:
    make_section(session, "A")
    answer = file_at(as_dora, 3, result="at:A9")
    assert (answer.status_code, "That table does not play this board." in text(answer)) == (422, True)


def test_every_table_and_board_of_a_movement_finds_its_pairs_without_a_call(dora: User, session: Session) -> None:
    section = make_section(session, "A", tables=5, boards=1)
    for round_, table, ns, ew, boards in section.meetings:
        report = make_report(dora, session, board_number=boards[0], table=f"a{table}")
        assert (report.ns, report.ew) == tuple(session.contestants.get(position=each[0]) for each in (ns, ew)), round_
        assert (report.table, len(report.seats)) == (f"A{table}", 4)


def test_who_was_named_stands_before_the_movement(dora: User, session: Session) -> None:
    make_section(session)
    other = session.contestants.get(key="2")
    report = make_report(dora, session, board_number=3, table="1", ns=other, seats={"E": "Zita"})
    assert (report.ns, report.ew) == (other, session.contestants.get(key="6"))
    assert (report.seats["E"], report.seats["W"].split()[1], "N" in report.seats) == ("Zita", "6y", False)


def test_a_result_tells_before_the_movement_does(dora: User, session: Session) -> None:
    make_section(session, "B")
    ns, ew = session.contestants.get(key="B2"), session.contestants.get(key="B4")
    result = make_result(session.boards.get(number=3), ns, ew, section="B", table="1")
    report = make_report(dora, session, board_number=3, table="B1")
    assert (report.result, report.ns, report.ew, report.seats) == (result, ns, ew, {})


def test_a_table_put_right_brings_its_own_pairs_and_names(dora: User, session: Session) -> None:
    make_section(session)
    report = make_report(dora, session, board_number=3, table="1")
    sent = {"ns": report.ns, "ew": report.ew, "seats": dict(report.seats)}
    report = amend_report(actor=dora, report=report, revision=1, table="2", **sent)  # type: ignore[arg-type]
    assert (report.ns, report.ew) == (session.contestants.get(key="2"), session.contestants.get(key="5"))
    assert report.seats["N"].split()[1] == "2x"
    report = amend_report(actor=dora, report=report, revision=report.revision, board_number=1, table="2")
    assert (report.ns, report.ew) == (session.contestants.get(key="2"), session.contestants.get(key="6"))


def test_pairs_and_names_that_the_director_chose_stay_when_the_table_changes(dora: User, session: Session) -> None:
    make_section(session)
    chosen = session.contestants.get(key="3")
    report = make_report(dora, session, board_number=3, table="1", ns=chosen, seats={"N": "Zita"})
    report = amend_report(actor=dora, report=report, revision=1, table="2")
    assert (report.ns, report.ew) == (chosen, session.contestants.get(key="6"))
    assert report.seats["N"] == "Zita"


def test_a_report_without_a_table_gets_its_pairs_once_the_table_is_told(dora: User, session: Session) -> None:
    make_section(session)
    report = make_report(dora, session, board_number=3)
    assert (report.ns, report.seats) == (None, {})
    report = amend_report(actor=dora, report=report, revision=1, table="1", seats={})
    assert (report.ns, report.ew) == (session.contestants.get(key="1"), session.contestants.get(key="6"))
    assert len(report.seats) == 4


def test_an_unknown_table_is_kept_as_it_was_typed(dora: User, session: Session) -> None:
    make_section(session)
    report = make_report(dora, session, board_number=3, table="bar")
    assert (report.table, report.ns, report.seats) == ("bar", None, {})
