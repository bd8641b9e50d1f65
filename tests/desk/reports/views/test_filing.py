"""A new ruling: the board, then the door, then the first question."""

import pytest
from django.test import Client

from rulings.desk.reports.views.filing import COMMONEST, commonest, door_groups, quick_doors
from rulings.models import IrregularityReport, ReportCase, Session
from tests.calling import make_clock, make_section
from tests.desk.reading import text
from tests.factories import a_key, make_three_tables


def test_a_board_is_chosen_by_its_button_or_its_number(as_dora: Client, session: Session) -> None:
    page = as_dora.get("/sessions/tuesday/new/").content.decode()
    assert [f"/sessions/tuesday/boards/{number}/new/" in page for number in (1, 2, 3)] == [True] * 3
    assert as_dora.get("/sessions/tuesday/new/?number=2")["Location"] == "/sessions/tuesday/boards/2/new/"


def test_a_door_files_the_report_and_leads_to_its_first_question(as_dora: Client, session: Session) -> None:
    make_three_tables(session)
    result = session.boards.get(number=1).results.get(table="2")
    form = {"door": "revoke", "filing_key": a_key(), "result": result.pk}
    sent = as_dora.post("/sessions/tuesday/boards/1/new/file/", form)
    case = ReportCase.objects.get()
    assert sent["Location"] == f"/cases/{case.pk}/"
    assert (case.situation, case.report.table, case.report.result) == ("revoke", "2", result)


def test_before_an_irregular_call_the_auction_is_asked_for(as_dora: Client, session: Session) -> None:
    form = {"door": "insufficient_bid", "filing_key": a_key()}
    sent = as_dora.post("/sessions/tuesday/boards/2/new/file/", form)
    assert sent["Location"].startswith(f"/reports/{IrregularityReport.objects.get().pk}/auction/")


def test_who_was_tapped_beside_a_call_is_not_asked_again_and_the_auction_may_wait(
    as_dora: Client, session: Session
) -> None:
    sent = as_dora.post("/sessions/tuesday/boards/2/new/file/", {"door": "insufficient_bid:S", "filing_key": a_key()})
    case = ReportCase.objects.get()
    assert sent["Location"] == f"/cases/{case.pk}/"
    assert case.answers["offender"]["value"] == "S"
    page = as_dora.get(sent["Location"])
    assert "Enter the auction" in text(page)
    assert "Who made the insufficient bid?" not in text(page)


@pytest.mark.parametrize("door", ["revoke:Q", "revoke:", "revoke:W:W", ":W"])
def test_a_seat_that_is_none_is_refused(door: str, as_dora: Client, session: Session) -> None:
    as_dora.post("/sessions/tuesday/boards/2/new/file/", {"door": door, "filing_key": a_key()})
    assert IrregularityReport.objects.count() == (door == "revoke:")


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_a_seat_stands_only_beside_a_call_whose_first_question_it_answers(edition: str) -> None:
    asked = {door.key: who for _situation, door, who in quick_doors(edition)}
    assert list(asked) == [door.key for _situation, door in commonest(edition)]
    assert [key for key, who in asked.items() if not who] == [key for key in asked if key == "hesitation"]


def test_the_only_table_whose_round_has_come_is_tapped_already(as_dora: Client, session: Session) -> None:
    make_section(session)
    make_clock(session, 1)
    page = " ".join(as_dora.get("/sessions/tuesday/boards/3/new/").content.decode().split())
    assert page.count('value="at:2" checked') == 1
    assert "Board 3 at table 2, unless you tap another table below" in page


def test_no_table_is_tapped_where_two_may_have_the_board(as_dora: Client, session: Session) -> None:
    make_section(session)
    make_clock(session, 2)
    page = " ".join(as_dora.get("/sessions/tuesday/boards/3/new/").content.decode().split())
    assert 'value="at:2"' in page
    assert " checked" not in page


def test_what_no_button_sends_is_refused_and_nothing_is_filed(as_dora: Client, session: Session) -> None:
    form = {"door": "no_such_door", "filing_key": a_key()}
    page = as_dora.post("/sessions/tuesday/boards/1/new/file/", form)
    assert (page.status_code, IrregularityReport.objects.count()) == (422, 0)
    assert "There is no such situation in this edition" in text(page)


def test_what_the_service_refuses_is_said_beside_what_was_typed(as_dora: Client, session: Session) -> None:
    form = {"door": "revoke", "filing_key": a_key(), "name_N": "An\x1bna", "narrative": "Bianchi led."}
    page = as_dora.post("/sessions/tuesday/boards/1/new/file/", form).content.decode()
    assert "Bianchi led." in page
    assert "that is not text" in page
    assert not IrregularityReport.objects.exists()


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_the_commonest_doors_stand_first_while_nothing_is_typed(edition: str) -> None:
    (title, first), *_others = door_groups(edition, "")
    keys = [door.key for _situation, door in first]
    assert (title, first) == ("Most often", commonest(edition))
    assert keys == [key for key in COMMONEST if key in keys]


def test_the_others_stand_by_stage_in_the_order_of_a_deal() -> None:
    titles = [title for title, _doors in door_groups("2017", "")[1:]]
    assert titles == ["Before the auction", "Auction", "Opening lead", "Play", "End of play"]


@pytest.mark.parametrize("typed", ["revoke", "Law 61", "legge 61", "RENONS"])
def test_a_door_is_found_by_its_words_in_any_language_or_by_its_law(typed: str) -> None:
    found = [door.key for _title, doors in door_groups("2017", typed) for _situation, door in doors]
    assert "revoke" in found


def test_what_nobody_calls_anything_finds_nothing() -> None:
    assert door_groups("2017", "xyzzy") == []
