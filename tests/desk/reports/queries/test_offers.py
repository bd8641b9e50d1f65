"""Where a director is likely to rule next: where he goes, and where he was last."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rulings.desk.calls.services.calls import attach_report, call_from_card, note_call, settle_call, take_call
from rulings.desk.reports.queries.offers import Offer, offers
from rulings.desk.reports.services.filing import withdraw_report
from rulings.models import IrregularityReport, Session, User
from tests.calling import make_call, make_clock, make_key, make_section
from tests.desk.reading import text
from tests.factories import a_key, make_report, make_three_tables

NEW = "/sessions/tuesday/new/"


def told(found: list[Offer]) -> list[tuple[str, tuple[int, ...]]]:
    """The tables with their boards."""
    return [(each.table, each.boards) for each in found]


def test_who_has_ruled_on_nothing_is_offered_nothing(dora: User, rev: User, session: Session) -> None:
    make_report(rev, session)
    make_call(rev, session, "2")
    assert offers(dora, session) == []


def test_the_last_report_is_offered_with_its_result(dora: User, session: Session) -> None:
    result = make_three_tables(session)
    make_report(dora, session, board_number=2, table="3")
    make_report(dora, session, table="1")
    assert offers(dora, session) == [Offer("1", (1,), result=result.pk)]


def test_a_report_that_was_withdrawn_is_not_offered(dora: User, session: Session) -> None:
    make_report(dora, session, board_number=2, table="3")
    withdraw_report(actor=dora, report=make_report(dora, session, table="1"), reason="A mistake.")
    assert told(offers(dora, session)) == [("3", (2,))]


def test_a_call_taken_comes_before_the_last_report_and_carries_itself(dora: User, session: Session) -> None:
    make_report(dora, session, board_number=2, table="3")
    call = take_call(actor=dora, call=note_call(actor=dora, session=session, table="5", board=1), revision=1)
    first, second = offers(dora, session)
    assert (first.table, first.board, first.call, second.table) == ("5", 1, call, "3")
    assert first.query == f"?table=5&call={call.pk}"


def test_a_call_about_no_board_offers_those_of_the_round(dora: User, session: Session) -> None:
    make_section(session)
    make_clock(session, 2)
    take_call(actor=dora, call=call_from_card(key=make_key(dora, session, table=1)), revision=1)
    (only,) = offers(dora, session)
    assert (only.table, only.boards, only.board) == ("1", (3, 4), None)


def test_a_call_that_was_ruled_on_offers_its_board_once_and_is_not_answered_twice(dora: User, session: Session) -> None:
    call = take_call(actor=dora, call=note_call(actor=dora, session=session, table="5"), revision=1)
    attach_report(actor=dora, call=call, report=make_report(dora, session, board_number=3, table="5"))
    assert offers(dora, session) == [Offer("5", (3,))]


def test_a_call_settled_since_is_where_he_was_last(dora: User, session: Session) -> None:
    make_report(dora, session, table="1")
    call = take_call(actor=dora, call=note_call(actor=dora, session=session, table="2", board=3), revision=1)
    settle_call(actor=dora, call=call, revision=call.revision)
    assert offers(dora, session) == [Offer("2", (3,))]


def test_from_a_call_its_board_alone_is_offered(dora: User, session: Session) -> None:
    make_report(dora, session, table="1")
    call = note_call(actor=dora, session=session, table="2", board=3)
    assert told(offers(dora, session, call)) == [("2", (3,))]
    assert offers(dora, session, make_call(dora, session, "3")) == []


def test_while_its_round_lasts_the_last_board_is_the_board(dora: User, session: Session) -> None:
    make_section(session)
    make_report(dora, session, table="1")
    assert told(offers(dora, session)) == [("1", (1,))]
    make_clock(session, 1)
    assert told(offers(dora, Session.objects.get(pk=session.pk))) == [("1", (1,))]


def test_the_last_board_is_one_of_several_when_the_clock_has_moved_on(dora: User, session: Session) -> None:
    make_section(session)
    make_report(dora, session, table="1")
    make_clock(session, 2)
    (only,) = offers(dora, session)
    assert (only.table, only.boards, only.board, only.result) == ("1", (1, 3, 4), None, None)


@pytest.mark.parametrize("rows", [1, 3])
def test_offers_ask_a_fixed_number_of_queries(rows: int, dora: User, session: Session) -> None:
    make_section(session)
    for table in range(1, rows + 1):
        take_call(actor=dora, call=note_call(actor=dora, session=session, table=str(table)), revision=1)
        make_report(dora, session, table=str(table))
    with CaptureQueriesContext(connection) as captured:
        assert len(offers(dora, session)) == rows + 1
    assert len(captured) == 7


def test_a_second_ruling_at_the_table_is_one_tap_from_the_page(as_dora: Client, dora: User, session: Session) -> None:
    result = make_three_tables(session)
    first = make_report(dora, session, table="1")
    page = as_dora.get(NEW)
    assert "Table 1 · board 1" in text(page)
    html = page.content.decode()
    assert all(f'name="{name}" value="{value}"' in html for name, value in (("table", "1"), ("result", result.pk)))
    sent = {"door": "revoke:W", "filing_key": a_key(), "table": "1", "result": result.pk}
    as_dora.post("/sessions/tuesday/boards/1/new/file/", sent)
    second = IrregularityReport.objects.latest("pk")
    assert (second.board, second.table, second.ns, second.result) == (first.board, "1", first.ns, result)
    assert second.cases.get().answers["offender"]["value"] == "W"
