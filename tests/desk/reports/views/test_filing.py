"""A new ruling: the board, then the door, then the first question."""

import re

import pytest
from django.test import Client

from rulings.models import IrregularityReport, ReportCase, Session, User
from tests.calling import make_call, make_clock, make_section
from tests.desk.reading import text
from tests.factories import a_key, make_report, make_three_tables


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
    form = {"door": "insufficient_bid", "filing_key": a_key(), "table": "5"}
    sent = as_dora.post("/sessions/tuesday/boards/2/new/file/", form)
    assert sent["Location"].startswith(f"/reports/{IrregularityReport.objects.get().pk}/auction/")


def test_who_was_tapped_beside_a_call_is_not_asked_again_and_the_auction_may_wait(
    as_dora: Client, session: Session
) -> None:
    form = {"door": "insufficient_bid:S", "filing_key": a_key(), "table": "5"}
    sent = as_dora.post("/sessions/tuesday/boards/2/new/file/", form)
    case = ReportCase.objects.get()
    assert sent["Location"] == f"/cases/{case.pk}/"
    assert case.answers["offender"]["value"] == "S"
    page = as_dora.get(sent["Location"])
    assert "Enter the auction" in text(page)
    assert "Who made the insufficient bid?" not in text(page)


@pytest.mark.parametrize("door", ["revoke:Q", "revoke:", "revoke:W:W", ":W"])
def test_a_seat_that_is_none_is_refused(door: str, as_dora: Client, session: Session) -> None:
    as_dora.post("/sessions/tuesday/boards/2/new/file/", {"door": door, "filing_key": a_key(), "table": "5"})
    assert IrregularityReport.objects.count() == (door == "revoke:")


def test_the_only_table_whose_round_has_come_is_tapped_already(as_dora: Client, session: Session) -> None:
    make_section(session)
    make_clock(session, 1)
    page = " ".join(as_dora.get("/sessions/tuesday/boards/3/new/").content.decode().split())
    assert page.count('value="at:2" checked') == 1
    assert page.index('value="at:1"') < page.index('value="at:2"')


def test_no_table_is_tapped_where_two_may_have_the_board(as_dora: Client, session: Session) -> None:
    make_section(session)
    make_clock(session, 2)
    page = " ".join(as_dora.get("/sessions/tuesday/boards/3/new/").content.decode().split())
    assert 'value="at:2"' in page
    assert not re.search(r'type="radio"[^>]* checked', page)


def test_what_no_button_sends_is_refused_and_nothing_is_filed(as_dora: Client, session: Session) -> None:
    form = {"door": "no_such_door", "filing_key": a_key()}
    page = as_dora.post("/sessions/tuesday/boards/1/new/file/", form)
    assert (page.status_code, IrregularityReport.objects.count()) == (422, 0)
    assert "There is no such situation in this edition" in text(page)


def test_what_the_service_refuses_is_said_beside_what_was_typed(as_dora: Client, session: Session) -> None:
    form = {"door": "revoke", "filing_key": a_key(), "table": "5", "name_N": "An\x1bna", "narrative": "Bianchi led."}
    page = as_dora.post("/sessions/tuesday/boards/1/new/file/", form).content.decode()
    assert "Bianchi led." in page
    assert "that is not text" in page
    assert not IrregularityReport.objects.exists()


NEW = "/sessions/tuesday/new/"
DOORS = "/sessions/tuesday/boards/1/new/"
HTMX = {"HX-Request": "true"}


def test_the_table_is_asked_first_and_its_boards_of_the_round_follow(as_dora: Client, session: Session) -> None:
    make_section(session, "A")
    make_clock(session, 1)
    page = as_dora.get(NEW).content.decode()
    assert page.index("Which table?") < page.index('id="table-A3"') < page.index("Which board?")
    there = as_dora.get(f"{NEW}?table=A2").content.decode()
    assert [f'/boards/{number}/new/?table=A2"' in there for number in (2, 3, 4, 5)] == [False, True, True, False]
    every = as_dora.get(f"{NEW}?table=A2&all=1").content.decode()
    assert '/boards/5/new/?table=A2"' in every


def test_a_table_is_chosen_in_place(as_dora: Client, session: Session) -> None:
    make_section(session)
    part = as_dora.get(f"{NEW}?table=2", headers=HTMX).content.decode()
    assert "<html" not in part
    assert 'id="table-2" aria-current="true"' in part
    assert "data-focus" not in part
    assert 'href="/sessions/tuesday/new/?table=3#boards"' in " ".join(part.split())


def test_without_sections_the_tables_that_have_results_are_buttons_and_any_may_be_typed(
    as_dora: Client, session: Session
) -> None:
    make_three_tables(session)
    page = as_dora.get(NEW).content.decode()
    assert [f'id="table-{number}"' in page for number in "1234"] == [True, True, True, False]
    typed = as_dora.get(f"{NEW}?table=9").content.decode()
    assert '/boards/2/new/?table=9"' in typed


def test_a_table_that_does_not_exist_is_refused_beside_its_field(as_dora: Client, session: Session) -> None:
    make_section(session)
    page = as_dora.get(f"{NEW}?table=9")
    assert "There is no such table: they are 1 to 3. Write one of them." in text(page)
    assert "autofocus" in page.content.decode()


def test_the_last_table_is_offered_and_a_tap_leads_to_all_others(as_dora: Client, dora: User, session: Session) -> None:
    make_section(session)
    make_report(dora, session, board_number=3, table="2")
    page = as_dora.get(NEW)
    assert "Table 2 · board 3" in text(page)
    assert '<input type="hidden" name="table" value="2">' in page.content.decode()
    assert f'href="{NEW}?table=2"' in page.content.decode()
    elsewhere = as_dora.get(f"{NEW}?table=2").content.decode()
    assert 'id="table-2" aria-current="true"' in " ".join(elsewhere.split())
    assert 'id="table-1"' in elsewhere


def test_a_ruling_filed_where_he_was_last_is_of_that_table(as_dora: Client, dora: User, session: Session) -> None:
    make_section(session)
    first = make_report(dora, session, board_number=3, table="2")
    form = {"door": "revoke", "filing_key": a_key(), "table": "2"}
    as_dora.post("/sessions/tuesday/boards/3/new/file/", form)
    second = IrregularityReport.objects.latest("pk")
    assert second != first
    assert (second.table, second.ns, second.ew) == (first.table, first.ns, first.ew)


def test_without_a_table_one_more_tap_says_it_and_nothing_entered_is_lost(as_dora: Client, session: Session) -> None:
    make_section(session)
    form = {"door": "revoke:W", "filing_key": a_key(), "narrative": "Trick four.", "name_N": "Ida"}
    page = as_dora.post(f"{DOORS}file/", form)
    assert (page.status_code, IrregularityReport.objects.count()) == (200, 0)
    assert "Which table?" in text(page)
    html = page.content.decode()
    assert all(f'<input type="hidden" name="{name}" value="{value}">' in html for name, value in form.items())
    assert '<button class="table-button" name="result" value="at:1">' in html
    as_dora.post(f"{DOORS}file/", form | {"result": "at:1"})
    report = IrregularityReport.objects.get()
    assert (report.table, report.narrative, report.seats["N"]) == ("1", "Trick four.", "Ida")


def test_a_table_that_nobody_knows_holds_nobody_up(as_dora: Client, session: Session) -> None:
    form = {"door": "revoke", "filing_key": a_key()}
    assert "The table is not known" in text(as_dora.post(f"{DOORS}file/", form))
    as_dora.post(f"{DOORS}file/", form | {"no_table": "yes"})
    assert IrregularityReport.objects.get().table == ""


def test_a_typed_table_that_is_none_is_refused_with_the_focus_on_it(as_dora: Client, session: Session) -> None:
    make_section(session)
    form = {"door": "revoke", "filing_key": a_key(), "table": "9", "narrative": "Trick four."}
    page = as_dora.post(f"{DOORS}file/", form)
    html = page.content.decode()
    assert "There is no such table: they are 1 to 3. Write one of them." in text(page)
    assert 'name="table" value="9"' in html
    assert "autofocus" in html
    assert '<input type="hidden" name="table"' not in html
    assert not IrregularityReport.objects.exists()


def test_a_board_that_a_table_should_not_play_may_be_ruled_on_there(as_dora: Client, session: Session) -> None:
    make_section(session, tables=3, boards=1)
    extra = session.boards.create(number=30, dealer="N", vulnerability="None")
    page = as_dora.get(f"/sessions/tuesday/boards/{extra.number}/new/").content.decode()
    assert [f'value="at:{number}"' in page for number in (1, 2, 3)] == [True] * 3


def test_while_somebody_types_only_the_doors_are_sent(as_dora: Client, session: Session) -> None:
    part = as_dora.get(f"{DOORS}?q=wrong+hand", headers=HTMX)
    html = part.content.decode()
    assert "<form" not in html
    assert html.index("declarer_led_from_the_wrong_hand") < html.index("opening_lead_out_of_turn")
    assert "11 found, the best first" in text(part)
    assert 'hx-swap-oob="innerHTML"' in html
    assert "HX-Request" in part["Vary"]


def test_the_search_without_scripts_loses_nothing_that_was_entered(
    as_dora: Client, dora: User, session: Session
) -> None:
    make_section(session)
    call = make_call(dora, session, "2")
    entered = {"filing_key": a_key(), "call": call.pk, "result": "at:2", "name_N": "Ida", "narrative": "Trick four."}
    page = as_dora.post(DOORS, entered | {"q": "revoke"})
    html = " ".join(page.content.decode().split())
    assert f'name="filing_key" value="{entered["filing_key"]}"' in html
    assert f'name="call" value="{call.pk}"' in html
    assert 'value="at:2" checked' in html
    assert 'value="Ida"' in html
    assert "Trick four." in html
    assert 'name="door" value="revoke"' in html
    assert not IrregularityReport.objects.exists()


def test_a_stage_opens_in_place_and_without_scripts_by_its_button(as_dora: Client, session: Session) -> None:
    closed = as_dora.get(DOORS).content.decode()
    assert 'value="psychic_call"' not in closed
    part = as_dora.get(f"{DOORS}?stage=end_of_play", headers=HTMX).content.decode()
    assert part.count('value="psychic_call"') == 1
    assert 'value="missing_card"' not in part
    opened = as_dora.post(DOORS, {"stage": "end_of_play", "table": "7"}).content.decode()
    assert 'value="psychic_call"' in opened
    assert 'name="table" value="7"' in opened


def test_what_the_club_is_called_for_stands_first(as_dora: Client, dora: User, session: Session) -> None:
    for _time in range(2):
        make_report(dora, session, table="1")
    page = as_dora.get(DOORS).content.decode()
    assert 0 < page.index('value="no_card_to_a_trick"') < page.index('value="insufficient_bid"')


@pytest.mark.parametrize("query", ["", "?q=lead", "?stage=auction"])
def test_the_page_stays_small(query: str, as_dora: Client, session: Session) -> None:
    make_section(session, tables=12, boards=2)
    assert len(as_dora.get(f"{DOORS}{query}", headers=HTMX if "stage" in query else {}).content) < 35_000
