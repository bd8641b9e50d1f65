"""What was begun without a network is filed once, with its own times, as it was announced; else it waits."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from rulings.desk.base.audit import instant
from rulings.desk.base.bounds import TooMany
from rulings.desk.base.refusals import NotAllowed, Stale, WrongState
from rulings.desk.pocket.forms import read_told
from rulings.desk.pocket.services.arriving import take_in
from rulings.desk.pocket.values import Clash
from rulings.desk.sessions.services import close_session
from rulings.models import Arrival, ArrivalState, AuditEntry, IrregularityReport, Membership, Ruling, Session, User
from tests.desk.pocket.carrying import ANSWERS, arrived, ruling_of, sent
from tests.factories import history, make_report, make_ruling

pytestmark = pytest.mark.django_db


def test_it_is_filed_and_ruled_on_as_it_was_announced(session: Session, dora: User) -> None:
    arrival = arrived(session, dora)
    report, ruling = IrregularityReport.objects.get(), Ruling.objects.get()
    assert (arrival.state, arrival.clashes, arrival.report) == (ArrivalState.FILED, [], report)
    assert (report.board.number, report.table, report.status, report.filed_by) == (2, "5", "ruled", dora)
    said = zip((each["paragraph"] for each in ruling.findings), ruling.sentences["en"], strict=True)
    assert [list(each) for each in said] == [[each["paragraph"], each["text"]] for each in arrival.told["ruling"]]
    assert arrival.announced_at is not None
    assert report.begun_at == arrival.begun_at < arrival.announced_at < report.filed_at


def test_the_same_again_is_the_same_report(session: Session, dora: User) -> None:
    told = sent(session, dora)
    first = take_in(actor=dora, told=read_told(json.dumps(told).encode()))
    later = told | {"now": instant(timezone.now() + timedelta(hours=1))}
    assert take_in(actor=dora, told=read_told(json.dumps(later).encode())) == first
    assert (IrregularityReport.objects.count(), Arrival.objects.count()) == (1, 1)


def test_a_key_that_brings_something_else_is_refused(session: Session, dora: User, rev: User) -> None:
    told = sent(session, dora)
    take_in(actor=dora, told=read_told(json.dumps(told).encode()))
    with pytest.raises(Stale, match="under this one's key"):
        take_in(actor=dora, told=read_told(json.dumps(told | {"table": "6"}).encode()))
    with pytest.raises(Stale, match="under this one's key"):
        take_in(actor=rev, told=read_told(json.dumps(told | {"who": rev.pk}).encode()))
    assert IrregularityReport.objects.count() == 1


def test_what_came_is_on_record_word_for_word(session: Session, dora: User) -> None:
    arrival = arrived(session, dora, narrative="West sat still.")
    verb, _before, after = history(session.event.club)[-1]
    assert verb == "report.arrived_late"
    assert after["said"] == [each["text"] for each in ruling_of(ANSWERS)]
    assert (after["narrative"], after["begun"], after["board"]) == ("West sat still.", instant(arrival.begun_at), 2)
    assert AuditEntry.objects.latest("sequence").report == arrival.report


def test_answers_need_no_order_and_what_is_not_asked_on_this_way_stays_beside(session: Session, dora: User) -> None:
    """A door tells facts that are asked late, or on other ways only."""
    answers = [*reversed(ANSWERS), ["faced_card_is_known", "yes"]]
    arrival = arrived(session, dora, answers=answers)
    assert (arrival.clashes, arrival.told["answers"]) == ([], answers)


def test_before_a_ruling_was_announced_its_questions_go_on(session: Session, dora: User) -> None:
    arrival = arrived(session, dora, answers=ANSWERS[:2], ruling=[], announced_at="")
    case = arrival.report.cases.get()  # type: ignore[union-attr]
    assert (case.is_open, {*case.answers}) == (True, {"error", "both_sides_played_on"})


def clash_closed(session: Session, dora: User, _rev: User) -> dict[str, Any]:
    close_session(actor=dora, session=session)
    return {}


def clash_meanwhile(session: Session, _dora: User, rev: User) -> dict[str, Any]:
    make_ruling(rev, session, board_number=2, table="5")
    return {}


def clash_same_account_on_another_device(session: Session, dora: User, _rev: User) -> dict[str, Any]:
    make_report(dora, session, board_number=2, table="")
    return {}


def clash_ruling(_session: Session, _dora: User, _rev: User) -> dict[str, Any]:
    return {"ruling": [*ruling_of(ANSWERS)[:-1], {"paragraph": "67B1(a)", "text": "Two tricks."}]}


def clash_incomplete(_session: Session, _dora: User, _rev: User) -> dict[str, Any]:
    return {"answers": ANSWERS[:-1]}


def clash_option(_session: Session, _dora: User, _rev: User) -> dict[str, Any]:
    return {"answers": [*ANSWERS[:-1], ["exception_of_64b", "an answer of another year"]]}


def clash_fact(_session: Session, _dora: User, _rev: User) -> dict[str, Any]:
    return {"answers": [*ANSWERS, ["a_fact_of_another_year", "yes"]]}


def clash_situation(_session: Session, _dora: User, _rev: User) -> dict[str, Any]:
    return {"situation": "of_another_year"}


def clash_session(_session: Session, _dora: User, _rev: User) -> dict[str, Any]:
    return {"session": "wednesday"}


def clash_board(_session: Session, _dora: User, _rev: User) -> dict[str, Any]:
    return {"board": 99}


def clash_right(session: Session, dora: User, _rev: User) -> dict[str, Any]:
    make_report(dora, session, board_number=1)
    Membership.objects.filter(user=dora).delete()
    return {}


CLASHES = {
    clash_closed: [Clash.CLOSED],
    clash_meanwhile: [Clash.MEANWHILE],
    clash_same_account_on_another_device: [Clash.MEANWHILE],
    clash_ruling: [Clash.RULING],
    clash_incomplete: [Clash.RULING],
    clash_option: [Clash.ANSWER],
    clash_fact: [Clash.ANSWER],
    clash_situation: [Clash.ANSWER],
    clash_session: [Clash.NO_SESSION],
    clash_board: [Clash.NO_BOARD],
    clash_right: [Clash.NO_RIGHT],
}


@pytest.mark.parametrize("clash", CLASHES)
def test_what_clashes_waits_and_files_nothing(session: Session, dora: User, rev: User, clash: Any) -> None:
    changed = clash(session, dora, rev)
    before = IrregularityReport.objects.count(), Ruling.objects.count()
    arrival = arrived(session, dora, **changed)
    assert (arrival.state, arrival.clashes, arrival.report) == (ArrivalState.WAITING, CLASHES[clash], None)
    assert (IrregularityReport.objects.count(), Ruling.objects.count()) == before
    stored = Arrival.objects.get()
    assert stored.told["ruling"] == changed.get("ruling", ruling_of(ANSWERS))
    assert history(session.event.club)[-1][2]["faults"] == CLASHES[clash]


def test_all_that_clashes_is_told_at_once(session: Session, dora: User, rev: User) -> None:
    clash_closed(session, dora, rev)
    clash_meanwhile(session, dora, rev)
    arrival = arrived(session, dora, **clash_ruling(session, dora, rev))
    assert arrival.clashes == [Clash.CLOSED, Clash.MEANWHILE, Clash.RULING]
    assert arrival.today["ruling"] == ruling_of(ANSWERS)


def test_two_reports_of_one_device_on_one_board_do_not_clash(session: Session, dora: User) -> None:
    arrived(session, dora)
    arrived(session, dora, key="00000000-0000-0000-0000-000000000042")
    assert IrregularityReport.objects.count() == 2


def test_what_was_there_when_the_device_last_looked_does_not_clash(session: Session, dora: User, rev: User) -> None:
    clash_meanwhile(session, dora, rev)
    assert arrived(session, dora, seen_at=instant(timezone.now())).clashes == []


@pytest.mark.parametrize("wrong", [timedelta(days=-7), timedelta(hours=3)])
def test_a_wrong_clock_hides_no_clash_and_makes_none(session: Session, dora: User, rev: User, wrong: timedelta) -> None:
    now = timezone.now() + wrong
    times = {"begun_at": instant(now - timedelta(minutes=10)), "now": instant(now), "seen_at": ""}
    clash_meanwhile(session, dora, rev)
    first = arrived(session, dora, **times)
    times["begun_at"] = times["now"]
    later = arrived(session, dora, **times, key="00000000-0000-0000-0000-000000000042")
    assert (first.clashes, later.clashes) == ([Clash.MEANWHILE], [])


def test_another_account_does_not_send_it(session: Session, dora: User, rev: User) -> None:
    with pytest.raises(NotAllowed, match="Another account"):
        arrived(session, rev, who=dora.pk)
    assert Arrival.objects.count() == 0


def test_a_stranger_files_nothing_at_a_club(session: Session, wanda: User) -> None:
    with pytest.raises(NotAllowed, match="no part in this report's club"):
        arrived(session, wanda)
    with pytest.raises(NotAllowed, match="no part in this report's club"):
        arrived(session, wanda, club="none such")
    assert Arrival.objects.count() == 0


def test_a_closed_club_takes_nothing_and_the_device_keeps_it(session: Session, dora: User) -> None:
    club = session.event.club
    club.closed_at = timezone.now()
    club.save()
    with pytest.raises(WrongState):
        arrived(session, dora)
    assert (Arrival.objects.count(), IrregularityReport.objects.count()) == (0, 0)


def test_nobody_sends_more_within_an_hour_than_anybody_rules(session: Session, dora: User) -> None:
    first = arrived(session, dora)
    rows = [Arrival(**{**_columns(first), "key": f"00000000-0000-0000-0001-{at:012}"}) for at in range(119)]
    Arrival.objects.bulk_create(rows)
    with pytest.raises(TooMany):
        arrived(session, dora, key="00000000-0000-0000-0000-000000000042")


def _columns(row: Arrival) -> dict[str, Any]:
    return {field.attname: getattr(row, field.attname) for field in Arrival._meta.concrete_fields if field.name != "id"}
