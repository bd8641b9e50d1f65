"""What a form's page had before it: refused where another has changed that, and where the records are others."""

import re
from typing import Any

import pytest
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rulings.desk.adjusting.services.adjusting import withdraw_adjustment
from rulings.desk.base.seen import SEEN
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.people.services.clubs import give_role
from rulings.desk.reports.services.filing import amend_report
from rulings.models import AuditEntry, Club, Membership, Role, Ruling, Session, User
from tests.desk.conftest import signed_in
from tests.desk.page_forms import forms_of
from tests.factories import (
    answer_all,
    first_case,
    make_adjustment,
    make_club,
    make_report,
    make_ruling,
    make_session,
    make_user,
)


def form_at(client: Client, page: str, address: str) -> dict[str, Any]:
    """What the form of the page to that address sends."""
    shown = client.get(page, follow=True)
    return next(form.sent() for form in forms_of(shown, page) if form.address == address)


def entries() -> int:
    return AuditEntry.objects.count()


def test_every_form_carries_how_long_its_clubs_trail_is_and_how_it_ends(session: Session, as_dora: Client) -> None:
    club = Club.objects.get()
    sent = form_at(as_dora, "/sessions/tuesday/end/", "/sessions/tuesday/close/")
    assert sent[SEEN] == [f"{club.pk}.{club.audit_sequence}.{club.audit_hash[:16]}"]


def test_a_form_that_shows_nothing_of_a_club_carries_nothing(client: Client) -> None:
    assert [form for form in forms_of(client.get("/login/"), "/login/") if SEEN in form.sent()] == []


def test_one_sentence_says_who_changed_what_and_nothing_is_done(dora: User, rev: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    adjustment = make_adjustment(dora, ruling)
    address = f"/rulings/{ruling.pk}/return/"
    sent = form_at(signed_in(rev), f"/rulings/{ruling.pk}/", address)
    withdraw_adjustment(actor=dora, adjustment=adjustment, reason="wrong line")
    before = entries()
    answered = signed_in(rev).post(address, sent | {"reason": "The score is too low."})
    assert (answered.status_code, entries()) == (409, before)
    said = answered.content.decode()
    assert "Dora Neri has changed the adjusted score since this page was shown. Look at it as it is now." in said
    assert "The score is too low." in said, "what was typed stands there"


def test_what_one_did_himself_since_does_not_stop_him(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    case = first_case(report)
    client = signed_in(dora)
    sent = form_at(client, f"/cases/{case.pk}/", f"/cases/{case.pk}/discard/")
    amend_report(actor=dora, report=report, revision=report.revision, narrative="West led.")
    assert client.post(f"/cases/{case.pk}/discard/", sent).status_code == 302


def test_the_same_form_twice_does_its_act_once(dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session)))
    client, address = signed_in(dora), f"/cases/{case.pk}/issue/"
    sent = form_at(client, f"/cases/{case.pk}/", address)
    first, again = client.post(address, sent), client.post(address, sent)
    assert first.status_code == again.status_code == 302
    assert first["Location"] == again["Location"]
    assert Ruling.objects.count() == 1


def test_the_same_countersignature_twice_is_one(dora: User, rev: User, session: Session) -> None:
    ruling, client = make_ruling(dora, session), signed_in(rev)
    address = f"/rulings/{ruling.pk}/countersign/"
    sent = form_at(client, f"/rulings/{ruling.pk}/", address)
    answers = [client.post(address, sent).status_code for _time in range(2)]
    assert answers == [302, 302]
    assert AuditEntry.objects.filter(verb="ruling.countersigned").count() == 1


def test_a_program_that_has_seen_no_page_sends_no_such_thing(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    supersede_ruling(actor=dora, ruling=ruling, reason="wrong seat")
    assert signed_in(dora).post(f"/cases/{ruling.case_id}/issue/", {"revision": 0}).status_code == 409
    assert signed_in(dora).post("/sessions/tuesday/close/", {}).status_code == 302


@pytest.mark.parametrize(
    "seen", ["x", "1.2", "1.-1.0123456789abcdef", "1.5.", "1.1.zzzzzzzzzzzzzzzz", "\x00", "9" * 400]
)
def test_what_is_no_head_of_a_trail_does_nothing(seen: str, session: Session, as_dora: Client) -> None:
    before = entries()
    answered = as_dora.post("/sessions/tuesday/close/", {SEEN: seen})
    assert (answered.status_code, entries()) == (409, before)
    assert "This form belongs to other records than there are now" in answered.content.decode()


def test_a_form_opened_before_an_older_backup_was_put_back_does_nothing_to_what_has_its_number_now(
    dora: User, session: Session
) -> None:
    client = signed_in(dora)
    with transaction.atomic():
        lost = first_case(make_report(dora, session))
        address = f"/cases/{lost.pk}/discard/"
        sent = form_at(client, f"/cases/{lost.pk}/", address)
        transaction.set_rollback(True)
    other = first_case(make_report(dora, session, narrative="Quite another matter."))
    before = entries()
    answered = client.post(address.replace(str(lost.pk), str(other.pk)), sent)
    assert (answered.status_code, entries()) == (409, before)
    assert "they may have been put back to an earlier state" in answered.content.decode()


def test_nor_does_one_that_had_seen_more_than_there_is(dora: User, session: Session) -> None:
    other = first_case(make_report(dora, session))
    client = signed_in(dora)
    sent = form_at(client, f"/cases/{other.pk}/", f"/cases/{other.pk}/discard/")
    later = re.sub(r"\.\d+\.", ".999.", sent[SEEN][0])
    assert client.post(f"/cases/{other.pk}/discard/", sent | {SEEN: later}).status_code == 409


def test_a_form_of_another_club_does_nothing(dora: User, session: Session) -> None:
    elsewhere = make_club("altrove")
    Membership.objects.create(user=dora, club=elsewhere, role=Role.DIRECTOR)
    make_session(elsewhere, "wednesday")
    client = signed_in(dora)
    sent = form_at(client, "/sessions/wednesday/end/", "/sessions/wednesday/close/")
    assert client.post("/sessions/tuesday/close/", sent).status_code == 409


def test_two_who_change_the_roles_of_one_member_do_not_overwrite_each_other(olga: User, dora: User, club: Club) -> None:
    second = make_user("second", club, Role.ADMINISTRATOR)
    membership = Membership.objects.get(user=dora)
    client, address = signed_in(olga), f"/clubs/ponte/people/{membership.pk}/"
    sent = form_at(client, address, address)
    give_role(actor=second, club=club, user=dora, role=Role.CHIEF_DIRECTOR)
    answered = client.post(address, sent | {"role": "administrator"})
    assert answered.status_code == 409
    assert Membership.objects.get(user=dora).role == Role.CHIEF_DIRECTOR
    assert "has changed this member&#x27;s roles" in answered.content.decode()


def test_a_trail_that_is_as_it_was_costs_no_query(dora: User, session: Session) -> None:
    client = signed_in(dora)
    sent = form_at(client, "/sessions/tuesday/end/", "/sessions/tuesday/close/")
    without = {name: value for name, value in sent.items() if name != SEEN}
    counts = [count_queries(client, data) for data in (without, sent)]
    assert counts[0] == counts[1]


def count_queries(client: Client, data: dict[str, Any]) -> int:
    """What sending it costs; it is taken back."""
    with transaction.atomic(), CaptureQueriesContext(connection) as captured:
        assert client.post("/sessions/tuesday/close/", data).status_code == 302
        transaction.set_rollback(True)
    return len(captured)
