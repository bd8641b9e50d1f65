"""The page in the pocket knows nobody; the page of what clashed says what each choice does, and does it."""

import pytest
from django.test import Client

from rulings.models import Arrival, IrregularityReport, Session, User
from tests.desk.pocket.carrying import OTHERWISE, arrived, make_waiting_arrival
from tests.desk.reading import text
from tests.factories import make_ruling

pytestmark = pytest.mark.django_db


def test_the_page_in_the_pocket_is_the_same_for_everybody(as_dora: Client, visitor: Client) -> None:
    mine, his = as_dora.get("/pocket/"), visitor.get("/pocket/")
    assert (mine.status_code, mine.content) == (200, his.content)
    assert b"Dora" not in mine.content


def test_what_clashed_stands_on_the_desk_and_is_decided(as_rev: Client, session: Session, dora: User) -> None:
    arrival = make_waiting_arrival(session, dora)
    address = f"/pocket/arrivals/{arrival.pk}/"
    assert address in as_rev.get("/?session=tuesday").content.decode()
    page = text(as_rev.get(address))
    assert "Two tricks." in page
    assert "Ruling as the Laws give it today" in page
    done = as_rev.post(f"{address}decide/", {"choice": "ruled_anew"})
    report = IrregularityReport.objects.get()
    assert done["Location"] == f"/reports/{report.pk}/"
    assert "Filed with the ruling as the Laws give it today" in text(as_rev.get(address))
    assert address not in as_rev.get("/?session=tuesday").content.decode()


def test_a_report_says_that_it_was_filed_later_and_what_was_announced(
    as_rev: Client, session: Session, dora: User
) -> None:
    arrival = arrived(session, dora, now="2026-11-20T20:00:00+00:00", begun_at="2026-11-20T19:50:00+00:00")
    page = text(as_rev.get(f"/reports/{arrival.report_id}/"))
    assert "Filed later: begun without a network" in page
    assert "The clock of the device was" in page
    assert arrival.told["ruling"][0]["text"] in page
    assert "filed later, begun without a network" in text(as_rev.get("/queue/"))
    assert "was begun without a network" in text(as_rev.get(f"/reports/{arrival.report_id}/history/"))


def test_it_is_added_to_the_other_report(as_dora: Client, session: Session, dora: User, rev: User) -> None:
    other = make_ruling(rev, session, board_number=2, table="5").report
    arrival = arrived(session, dora)
    address = f"/pocket/arrivals/{arrival.pk}/"
    assert f"Add to report {other.number}" in text(as_dora.get(address))
    as_dora.post(f"{address}decide/", {"choice": "attached", "other": other.pk})
    assert Arrival.objects.get().report == other


def test_to_drop_it_without_a_reason_is_refused_on_its_field(as_dora: Client, session: Session, dora: User) -> None:
    address = f"/pocket/arrivals/{make_waiting_arrival(session, dora).pk}/"
    refused = as_dora.post(f"{address}decide/", {"choice": "dropped"})
    assert "Write why it is dropped: that stays on record." in text(refused)
    assert Arrival.objects.get().state == "waiting"


def test_a_choice_that_is_not_offered_is_not_done(as_dora: Client, session: Session, dora: User) -> None:
    address = f"/pocket/arrivals/{make_waiting_arrival(session, dora).pk}/"
    as_dora.post(f"{address}decide/", {"choice": "beside"})
    assert (Arrival.objects.get().state, IrregularityReport.objects.count()) == ("waiting", 0)


def test_where_it_belongs_is_said_first(as_dora: Client, session: Session, dora: User) -> None:
    arrival = arrived(session, dora, board=99)
    address = f"/pocket/arrivals/{arrival.pk}/"
    assert "It belongs here" in text(as_dora.get(address))
    as_dora.post(f"{address}place/", {"session": session.pk, "board_number": 98})
    assert Arrival.objects.get().state == "waiting"
    done = as_dora.post(f"{address}place/", {"session": session.pk, "board_number": 3})
    assert done["Location"] == f"/reports/{IrregularityReport.objects.get().pk}/"


def test_a_ruling_otherwise_than_announced_is_not_filed_unread(as_dora: Client, session: Session, dora: User) -> None:
    arrival = make_waiting_arrival(session, dora)
    assert arrival.told["ruling"] == OTHERWISE
    assert IrregularityReport.objects.count() == 0
