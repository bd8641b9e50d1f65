"""The calls for directors: the queue on the desk and on its own page, every button, the history, the cards on paper."""

import re

import pytest
from django.db.models import F
from django.template.loader import render_to_string
from django.test import Client

from rulings.desk.base.pages import qr_drawing
from rulings.desk.calls.queries import address_of, live_keys
from rulings.desk.calls.services.calls import note_call, take_call
from rulings.desk.calls.services.keys import make_table_keys
from rulings.desk.calls.views.desk import cards_sheet
from rulings.desk.sessions.services import close_session
from rulings.models import CallState, Club, Session, TableCall, User
from tests.calling import make_call, make_clock, make_key, make_section
from tests.desk.conftest import signed_in
from tests.desk.papers import demand_renderer, pages
from tests.desk.reading import text

HERE = "/sessions/tuesday/calls/"
HTMX = {"HX-Request": "true"}


def test_a_call_stands_on_the_desk_with_table_time_round_board_and_pairs(
    as_dora: Client, dora: User, session: Session
) -> None:
    make_section(session)
    make_clock(session, 2)
    call = note_call(actor=dora, session=session, table="1", board=3)
    page = text(as_dora.get("/?session=tuesday"))
    assert f"Table 1 since {call.called_at:%H:%M} · 0 min" in page
    assert "round 2 · board 3" in page
    assert re.search(r"1 \w+ 1x – \w+ 1y 6 \w+ 6x – \w+ 6y", page)
    assert page.index("since") < page.index("Straight to a board")


def test_without_calls_the_desk_shows_nothing(as_dora: Client, session: Session) -> None:
    page = as_dora.get("/?session=tuesday").content.decode()
    (part,) = re.findall(r'<section id="calls".*?</section>', page, flags=re.S)
    assert re.sub(r"<[^>]+>", "", part).strip() == ""


def test_calls_still_open_are_shown_when_the_session_is_closed(as_dora: Client, dora: User, session: Session) -> None:
    make_call(dora, session)
    close_session(actor=dora, session=session)
    for address in ("/?session=tuesday", HERE):
        page = as_dora.get(address).content.decode()
        assert 'class="call-table"' in page


@pytest.mark.parametrize(
    ("name", "state", "after"),
    [
        ("take", CallState.CALLED, CallState.ON_THE_WAY),
        ("defer", CallState.ON_THE_WAY, CallState.DEFERRED),
        ("hand-back", CallState.ON_THE_WAY, CallState.CALLED),
        ("settle", CallState.DEFERRED, CallState.SETTLED),
        ("withdraw", CallState.CALLED, CallState.WITHDRAWN),
    ],
)
@pytest.mark.parametrize(("at", "back"), [("desk", "/?session=tuesday"), ("calls", HERE), ("", HERE), ("x", HERE)])
def test_each_button_does_its_act_and_leads_back_to_its_page(
    name: str, state: CallState, after: CallState, at: str, back: str, as_dora: Client, dora: User, session: Session
) -> None:
    call = make_call(dora, session, state=state)
    answer = as_dora.post(f"/calls/{call.pk}/{name}/", {"revision": call.revision, "at": at})
    call.refresh_from_db()
    assert (answer.status_code, answer["Location"], call.state) == (302, back, after)


def test_who_was_slower_reads_who_goes(as_rev: Client, dora: User, session: Session) -> None:
    call = make_call(dora, session, state=CallState.ON_THE_WAY)
    answer = as_rev.post(f"/calls/{call.pk}/take/", {"revision": 1})
    assert (answer.status_code, "Dora Neri is already on the way to table 1." in text(answer)) == (409, True)
    assert as_rev.get(f"/calls/{call.pk}/")["Location"] == HERE


def test_a_button_without_what_the_page_showed_does_nothing(as_dora: Client, dora: User, session: Session) -> None:
    call = make_call(dora, session)
    answer = as_dora.post(f"/calls/{call.pk}/take/", {})
    assert (answer.status_code, "This form is not complete." in text(answer)) == (422, True)
    call.refresh_from_db()
    assert call.state == CallState.CALLED


def test_the_buttons_are_those_that_can_be_pressed(
    as_dora: Client, as_rev: Client, dora: User, session: Session
) -> None:
    def buttons(browser: Client) -> list[str]:
        part = browser.get(HERE).content.decode()
        return re.findall(r'<button id="(\w+)-\d+"', part)

    call = make_call(dora, session)
    assert buttons(as_rev) == ["take", "settle", "defer", "withdraw"]
    take_call(actor=dora, call=call, revision=1)
    assert buttons(as_rev) == buttons(as_dora) == ["settle", "defer", "back"]
    assert ["You are on the way" in text(each.get(HERE)) for each in (as_dora, as_rev)] == [True, False]
    assert "Dora Neri is on the way" in text(as_rev.get(HERE))
    TableCall.objects.update(state=CallState.DEFERRED, source="card")
    assert buttons(as_rev) == ["take", "settle"]


def test_who_may_not_rule_reads_the_queue_without_buttons(olga: User, dora: User, session: Session) -> None:
    make_call(dora, session)
    page = signed_in(olga).get(HERE).content.decode()
    assert ('class="call-table"' in page, "<button id=" in page, "Note it" in page) == (True, False, False)


@pytest.mark.parametrize("address", ["/?session=tuesday", HERE])
def test_a_page_with_the_queue_costs_nothing_until_there_is_a_call(
    as_dora: Client, dora: User, session: Session, address: str
) -> None:
    tag = as_dora.get(address)["ETag"]
    assert as_dora.get(address, headers={"If-None-Match": tag}).status_code == 304
    call = make_call(dora, session)
    page = as_dora.get(address, headers={"If-None-Match": tag})
    assert (page.status_code, f'data-newest-call="{call.pk}"' in page.content.decode()) == (200, True)


def test_a_director_notes_a_call_himself(as_dora: Client, session: Session) -> None:
    assert as_dora.post(f"{HERE}note/", {"table": "4", "board": "2"})["Location"] == HERE
    call = TableCall.objects.get()
    assert (call.table, call.board, call.source) == ("4", session.boards.get(number=2), "director")


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ({"table": ""}, "Write which table has called."),
        ({"table": "bar"}, "Write the table as a number, such as 5 or B5."),
        ({"table": "4", "board": "77"}, "There is no board 77 in this session."),
    ],
)
def test_what_cannot_be_noted_comes_back_with_its_sentence(
    sent: dict[str, str], sentence: str, as_dora: Client, session: Session
) -> None:
    page = as_dora.post(f"{HERE}note/", sent)
    assert (page.status_code, sentence in text(page), TableCall.objects.count()) == (200, True, 0)


def test_the_history_tells_every_call_who_went_and_what_came_of_it(
    as_dora: Client, dora: User, session: Session
) -> None:
    for table, state in enumerate(CallState, start=1):
        make_call(dora, session, str(table), state)
    page = text(as_dora.get(HERE))
    story = page[page.index("All calls") :]
    assert [str(state.label) in story for state in CallState] == [True] * 5
    assert "noted by a director · Dora Neri" in story


def test_cards_are_made_for_so_many_tables_and_for_all_of_a_section(as_dora: Client, session: Session) -> None:
    assert "Write how many tables play." in text(as_dora.post(f"{HERE}cards/", {}))
    assert as_dora.post(f"{HERE}cards/", {"tables": "4"})["Location"] == f"{HERE}#cards"
    make_section(session, "B", tables=5)
    as_dora.post(f"{HERE}cards/", {})
    assert [f"{key.section}{key.table}" for key in live_keys(session)] == [*"1234", "B1", "B2", "B3", "B4", "B5"]


def test_a_card_is_replaced_or_revoked(as_dora: Client, dora: User, session: Session) -> None:
    key = make_key(dora, session, table=2)
    assert as_dora.get(f"/cards/{key.pk}/")["Location"] == HERE
    assert as_dora.post(f"/cards/{key.pk}/renew/")["Location"] == f"{HERE}#cards"
    new = live_keys(session)[1]
    assert new.pk != key.pk
    as_dora.post(f"/cards/{new.pk}/revoke/")
    assert [each.table for each in live_keys(session)] == ["1", "3"]


def test_without_cards_there_is_nothing_to_print(as_dora: Client, session: Session) -> None:
    answer = as_dora.get(f"{HERE}cards.pdf", follow=True)
    assert "There are no cards yet." in text(answer)


@pytest.mark.parametrize("tables", [1, 6, 7, 13])
def test_every_table_has_its_card_on_paper_six_a_page(
    tables: int, as_dora: Client, dora: User, session: Session
) -> None:
    demand_renderer()
    keys = make_table_keys(actor=dora, session=session, tables=tables)
    printed = pages(as_dora.get(f"{HERE}cards.pdf"))
    assert len(printed) == (tables + 5) // 6
    for place, key in enumerate(keys):
        assert f"Table {key.table} " in printed[place // 6]
        assert address_of(key) in printed[place // 6]
    assert sum(page.count("Tuesday Pairs · 17 November 2026") for page in printed) == tables
    assert sum(page.count("Director, please") for page in printed) >= tables


def test_one_card_is_printed_alone(as_dora: Client, dora: User, session: Session) -> None:
    demand_renderer()
    key = make_key(dora, session, table=3)
    (page,) = pages(as_dora.get(f"{HERE}cards.pdf?key={key.pk}"))
    assert ("Table 3" in page, "Table 1" in page) == (True, False)


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_a_card_is_in_the_clubs_language_with_the_others_small_and_its_code_is_its_address(
    language: str, as_dora: Client, dora: User, session: Session, club: Club
) -> None:
    Club.objects.filter(pk=club.pk).update(language=language)
    session = Session.objects.select_related("event__club").get(pk=session.pk)
    keys = make_table_keys(actor=dora, session=session, tables=3)
    sheet = cards_sheet(session, keys)
    assert [code for code, _words in sheet["also"]] == [code for code in ("en", "it", "pl") if code != language]
    page = render_to_string("calls/cards.html", sheet)
    assert [page.count(qr_drawing(address_of(key))) for key in keys] == [1, 1, 1]


def test_strangers_find_neither_calls_nor_cards(wanda: User, dora: User, session: Session) -> None:
    call, key = make_call(dora, session), make_key(dora, session)
    stranger = signed_in(wanda)
    assert stranger.post(f"/calls/{call.pk}/take/", {"revision": 1}).status_code == 404
    assert stranger.post(f"/cards/{key.pk}/revoke/").status_code == 404
    assert stranger.get(f"{HERE}cards.pdf").status_code == 404
    assert TableCall.objects.filter(revision=F("revision"), state=CallState.CALLED).count() == 1
