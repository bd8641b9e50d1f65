"""Notices on a device, through a real push service: who is shown what, once, and what becomes of lost devices."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone
from py_vapid import Vapid02

from rulings.desk.calls.services.calls import call_from_card, withdraw_from_card
from rulings.desk.calls.services.keys import make_table_keys
from rulings.desk.notices.services.devices import try_device
from rulings.desk.notices.services.telling import tell_what_happened
from rulings.management.worker import do_due
from rulings.models import Device, NoticeKind, Session, SessionKey, SignedIn, TableCall, Task, User
from tests.calling import make_section
from tests.factories import make_ruling
from tests.pushing import Browser, make_device, push_service

pytestmark = pytest.mark.django_db


@pytest.fixture
def phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    with push_service(tmp_path, monkeypatch) as found:
        yield found


@pytest.fixture
def key(dora: User, session: Session) -> SessionKey:
    """The card of a table, with all that lies back told."""
    make_section(session)
    make_table_keys(actor=dora, session=session)
    tell_what_happened()
    return session.keys.get(purpose="table", table="1")


def test_a_call_is_shown_at_once_and_once(phone: Browser, dora: User, key: SessionKey) -> None:
    make_device(dora, phone, NoticeKind.CALL)
    call_from_card(key=key)
    assert tell_what_happened() == 1
    assert (do_due(), tell_what_happened(), do_due()) == (1, 0, 0)
    shown = phone.shown[0]
    assert shown["title"] == "Table 1 calls the director"
    assert shown["address"].endswith("/sessions/tuesday/calls/")
    headers = {name.lower(): told for name, told in phone.headers[0].items()}
    assert (headers["urgency"], headers["ttl"]) == ("high", "600")
    assert Vapid02.verify(headers["authorization"])
    assert Task.objects.get().trouble == ""


def test_it_is_shown_in_the_language_of_the_device(phone: Browser, dora: User) -> None:
    try_device(actor=dora, device=make_device(dora, phone, NoticeKind.CALL, language="pl"))
    do_due()
    assert phone.shown[0]["lang"] == "pl"
    assert phone.shown[0]["title"] != "This is a trial"


def test_a_call_that_somebody_has_taken_back_wakes_nobody(phone: Browser, dora: User, key: SessionKey) -> None:
    make_device(dora, phone, NoticeKind.CALL)
    withdraw_from_card(key=key, call=call_from_card(key=key), revision=1)
    tell_what_happened()
    do_due()
    assert phone.shown == []


def test_a_call_of_long_ago_wakes_nobody(phone: Browser, dora: User, key: SessionKey) -> None:
    make_device(dora, phone, NoticeKind.CALL)
    call_from_card(key=key)
    TableCall.objects.update(called_at=timezone.now() - timedelta(hours=1))
    tell_what_happened()
    do_due()
    assert phone.shown == []


def test_nobody_is_told_of_his_own_ruling(phone: Browser, dora: User, session: Session) -> None:
    tell_what_happened()
    make_device(dora, phone, NoticeKind.RULING_WAITS)
    make_ruling(dora, session)
    assert tell_what_happened() == 0


def test_who_may_is_told_without_the_name_of_a_player(phone: Browser, dora: User, rev: User, session: Session) -> None:
    tell_what_happened()
    make_device(rev, phone, NoticeKind.RULING_WAITS)
    ruling = make_ruling(dora, session)
    tell_what_happened()
    do_due()
    assert phone.shown[0]["address"].endswith(f"/rulings/{ruling.pk}/")
    assert "board 1" in phone.shown[0]["title"]


@pytest.mark.parametrize("status", [401, 403, 404, 410])
def test_a_device_that_its_service_knows_no_more_is_forgotten(phone: Browser, dora: User, status: int) -> None:
    try_device(actor=dora, device=make_device(dora, phone))
    phone.answers = status
    do_due()
    assert not Device.objects.exists()
    assert Task.objects.get().trouble == ""


@pytest.mark.parametrize(("status", "is_over"), [(429, False), (500, False), (503, False), (400, True), (413, True)])
def test_a_service_that_does_not_take_it_is_tried_again_where_that_helps(
    phone: Browser, dora: User, status: int, is_over: bool
) -> None:
    try_device(actor=dora, device=make_device(dora, phone))
    phone.answers = status
    do_due()
    task = Task.objects.get()
    assert (task.trouble, task.reply, task.ended_at is not None) == ("push", status, is_over)
    assert Device.objects.exists()


def test_a_service_that_sends_us_elsewhere_is_not_followed(phone: Browser, dora: User) -> None:
    try_device(actor=dora, device=make_device(dora, phone))
    phone.answers, phone.elsewhere = 302, f"https://localhost:{phone.port}/other"
    do_due()
    assert len(phone.headers) == 1


def test_a_service_that_is_none_any_more_is_sent_nothing(phone: Browser, dora: User) -> None:
    device = make_device(dora, phone)
    Device.objects.update(endpoint="https://127.0.0.1/x")
    try_device(actor=dora, device=device)
    do_due()
    assert (phone.headers, Device.objects.exists()) == ([], False)


def test_who_signs_out_there_is_shown_nothing_there(phone: Browser, dora: User, key: SessionKey) -> None:
    make_device(dora, phone, NoticeKind.CALL)
    SignedIn.objects.all().delete()
    call_from_card(key=key)
    assert tell_what_happened() == 0
    assert not Device.objects.exists()
