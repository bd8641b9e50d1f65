"""The queue of a session, who sits where, the boards of a table now, and the cards that work."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.bridge import Seat
from rulings.desk.base.keys import give_token
from rulings.desk.calls.queries import (
    address_of,
    boards_in,
    boards_now,
    call_named,
    calls_of,
    key_by_token,
    latest_call,
    live_keys,
    open_call,
    queue,
    queue_sheet,
    round_now,
    sitting_at,
)
from rulings.desk.calls.services.calls import attach_report, call_from_card, note_call, settle_call
from rulings.desk.calls.services.keys import revoke_key
from rulings.desk.calls.values import OPEN, SHOWN_AFTERWARDS
from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.playing.queries import Unseen
from rulings.models import CallState, IrregularityReport, KeyPurpose, Session, SessionKey, TableCall, User
from tests.calling import make_call, make_clock, make_key, make_section
from tests.factories import make_report, make_session

ALL_SEEN = Unseen(0, ())


def numbers(session: Session, table: int, round_: int | None) -> list[int]:
    return [board.number for board in boards_in(session, TablePlace("", table), round_)]


def test_the_queue_holds_every_open_call_the_oldest_first(dora: User, session: Session) -> None:
    for table, state in enumerate(CallState, start=1):
        make_call(dora, session, str(table), state)
    TableCall.objects.filter(table="3").update(called_at=timezone.now() - timedelta(minutes=4, seconds=50))
    rows = queue(session, ALL_SEEN)
    assert {row.call.state for row in rows} == OPEN
    assert [(str(row.place), row.minutes) for row in rows] == [("3", 4), ("1", 0), ("2", 0)]
    assert [(row.is_free, row.is_later) for row in rows] == [(True, True), (True, False), (False, False)]


def test_a_report_is_left_out_for_who_has_still_to_play_its_board(dora: User, session: Session) -> None:
    call = make_call(dora, session)
    report = make_report(dora, session)
    attach_report(actor=dora, call=call, report=report)
    hidden = Unseen(dora.pk, (report.board,))
    assert [queue(session, unseen)[0].report for unseen in (ALL_SEEN, hidden)] == [report, None]
    IrregularityReport.objects.update(is_blind=True)
    assert queue(session, hidden)[0].report == report


def test_a_clock_that_is_behind_makes_no_negative_minutes(dora: User, session: Session) -> None:
    make_call(dora, session)
    assert queue(session, ALL_SEEN, timezone.now() - timedelta(hours=1))[0].minutes == 0


def test_who_sits_there_is_known_by_the_board_else_by_the_round(dora: User, session: Session) -> None:
    make_section(session)
    make_clock(session, 3)
    at_board = note_call(actor=dora, session=session, table="1", board=3)
    in_round = note_call(actor=dora, session=session, table="2")
    rows = {row.call.pk: row.sitting for row in queue(session, ALL_SEEN)}
    seating = seating_of(session)
    assert rows[at_board.pk] == seating.on_board(TablePlace("", 1), 3)
    assert rows[in_round.pk] == seating.at_round(TablePlace("", 2), 3)
    assert set(sitting_at(seating, at_board).names) == set(Seat)  # type: ignore[union-attr]


def test_without_a_movement_or_a_round_nobody_is_guessed(dora: User, session: Session) -> None:
    assert queue(session, ALL_SEEN) == []
    make_call(dora, session, "1")
    assert [row.sitting for row in queue(session, ALL_SEEN)] == [None]
    make_section(session)
    assert [row.sitting for row in queue(session, ALL_SEEN)] == [None]


@pytest.mark.parametrize("has_movement", [True, False])
def test_the_queue_asks_a_fixed_number_of_queries(has_movement: bool, dora: User, session: Session) -> None:
    if has_movement:
        make_section(session, tables=9)
        make_clock(session, 2)

    def asked() -> int:
        with CaptureQueriesContext(connection) as captured:
            for row in queue(Session.objects.get(pk=session.pk), ALL_SEEN):
                assert row.sitting is None or len(row.sitting.names) == 4
        return len(captured) - 1

    assert asked() == 1
    make_call(dora, session, "1")
    one = asked()
    for table in range(2, 10):
        make_call(dora, session, str(table), CallState.ON_THE_WAY)
    assert (one, asked()) == ((4, 4) if has_movement else (2, 2))


def test_the_newest_call_is_one_that_nobody_has_taken(dora: User, session: Session) -> None:
    assert queue_sheet(session, ALL_SEEN, "desk")["newest"] is None
    waiting = make_call(dora, session, "1")
    make_call(dora, session, "2", CallState.ON_THE_WAY)
    assert queue_sheet(session, ALL_SEEN, "desk")["newest"].call == waiting


def test_all_calls_stand_the_latest_first_with_what_is_shown_of_them(dora: User, session: Session) -> None:
    for table, state in enumerate(CallState, start=1):
        make_call(dora, session, str(table), state)
    assert [call.table for call in calls_of(session)] == ["5", "4", "3", "2", "1"]


def test_a_table_has_its_own_open_call_and_reads_its_last_one_for_some_minutes(dora: User, session: Session) -> None:
    one, two = TablePlace("", 1), TablePlace("", 2)
    call = make_call(dora, session, "1")
    assert (open_call(session, one), open_call(session, two), latest_call(session, two)) == (call, None, None)
    over = settle_call(actor=dora, call=call, revision=1)
    assert (open_call(session, one), latest_call(session, one)) == (None, over)
    assert over.over_at is not None
    assert latest_call(session, one, over.over_at + SHOWN_AFTERWARDS) is None


def test_the_round_is_what_the_clock_shows_once_play_has_begun(session: Session) -> None:
    assert round_now(session) is None
    clock = make_clock(session, 0)
    assert round_now(Session.objects.get(pk=session.pk)) is None
    clock.round = 4
    clock.save()
    assert round_now(Session.objects.get(pk=session.pk)) == 4


def test_a_table_has_the_boards_of_its_round_or_of_all_rounds(session: Session) -> None:
    assert numbers(session, 1, 1) == []
    make_section(session)
    assert [numbers(session, 1, round_) for round_ in (1, 2, 3, None)] == [[1, 2], [3, 4], [5, 6], [1, 2, 3, 4, 5, 6]]
    assert [numbers(session, 2, 3), numbers(session, 9, 1)] == [[1, 2], []]
    assert boards_now(session, TablePlace("", 1)) == []
    make_clock(session, 2)
    now = boards_now(Session.objects.get(pk=session.pk), TablePlace("", 1))
    assert [board.number for board in now] == [3, 4]


def test_a_card_is_found_by_its_secret_however_a_phone_writes_it(dora: User, session: Session) -> None:
    key = make_key(dora, session)
    assert [key_by_token(token) for token in (key.token, key.token.upper(), key.token[:-1], "")] == [
        key,
        key,
        None,
        None,
    ]
    revoke_key(actor=dora, key=key)
    assert key_by_token(key.token) == key


def test_a_key_of_another_purpose_is_no_card(dora: User, session: Session) -> None:
    at = timezone.now()
    for purpose in (KeyPurpose.DOOR, KeyPurpose.SCREEN):
        key = SessionKey(session=session, purpose=purpose, created_by=dora, created_at=at)
        give_token(key, purpose).save()
        assert key_by_token(purpose) is None
    assert live_keys(session) == []


def test_the_cards_stand_in_the_order_of_their_tables(dora: User, session: Session) -> None:
    make_key(dora, session, tables=12)
    assert [key.table for key in live_keys(session)] == [str(number) for number in range(1, 13)]


def test_the_address_of_a_card_is_short_and_the_sites_own(dora: User, session: Session) -> None:
    key = make_key(dora, session)
    assert address_of(key) == f"http://127.0.0.1:8000/t/{key.token}/"


@pytest.mark.parametrize("number", ["", "x", "0", "99999999999999999999", "-1", "²"])
def test_what_is_no_call_of_the_session_is_none(number: str, dora: User, session: Session) -> None:
    assert call_named(session, number) is None


def test_a_call_is_named_in_its_own_session_alone(dora: User, session: Session) -> None:
    call = call_from_card(key=make_key(dora, session))
    assert call_named(session, str(call.pk)) == call
    assert call_named(make_session(session.event.club, "wednesday"), str(call.pk)) is None
