"""The page of one's notices, and what the links of a mail open."""

import re
from collections.abc import Iterator

import pytest
from django.test import Client, override_settings

from rulings.desk.base.keys import digest_of
from rulings.desk.notices.services.devices import add_device
from rulings.desk.notices.values.letters import stop_token
from rulings.models import Mailbox, NoticeKind, Task, User
from tests.desk.notices.services.test_devices import GOOD
from tests.desk.notices.values.test_push import POINT, SECRET
from tests.desk.reading import text
from tests.mailing import free_port, mail_goes_to, make_mailbox
from tests.pushing import make_sign_in


@pytest.fixture(autouse=True)
def has_mail() -> Iterator[None]:
    with mail_goes_to(free_port()):
        yield


SENT = {"mail": "dora@example.org", "language": "it", "kinds": ["deadline"]}


def test_what_is_chosen_is_kept_and_the_address_is_to_be_confirmed(as_dora: Client, dora: User) -> None:
    assert (
        as_dora.get("/notices/").content.decode().count("checked") == 7
    )  # of the keys, in the frame of every page, and what a device would show
    shown = as_dora.post("/notices/", SENT, follow=True)
    assert "The address dora@example.org is not confirmed yet" in text(shown)
    assert (dora.mailbox.language, dora.mailbox.kinds) == ("it", ["deadline"])
    again = as_dora.post("/notices/again/", follow=True)
    assert "The link is on its way." in text(again)
    assert Task.objects.count() == 2


def test_what_is_no_address_comes_back_with_what_was_written(as_dora: Client) -> None:
    shown = as_dora.post("/notices/", SENT | {"mail": "dora at home"})
    assert "dora at home" in shown.content.decode()
    assert not Mailbox.objects.exists()


def test_the_link_of_a_mail_confirms_by_its_button_alone(visitor: Client, dora: User) -> None:
    mailbox = make_mailbox(dora, confirmed_at=None, digest=digest_of("a" * 32))
    address = f"/notices/confirm/{'a' * 32}/"
    asked = visitor.get(address)
    assert "Is dora@example.org the address of dora, and are you that?" in text(asked)
    mailbox.refresh_from_db()
    assert mailbox.confirmed_at is None
    assert "From now on mail goes to this address." in text(visitor.post(address))
    over = visitor.get(address)
    assert (over.status_code, "This link confirms nothing any more" in text(over)) == (410, True)


def test_the_link_that_stops_is_in_the_language_of_the_mail_and_needs_a_button_or_a_mail_program(
    visitor: Client, dora: User
) -> None:
    mailbox = make_mailbox(dora, *NoticeKind, language="it")
    address = f"/notices/stop/{stop_token(mailbox.pk)}/"
    asked = visitor.get(address)
    assert 'lang="it"' in asked.content.decode()
    assert Mailbox.objects.get().kinds == [each.value for each in NoticeKind]
    assert visitor.post(address, {"List-Unsubscribe": "One-Click"}).status_code == 200
    assert Mailbox.objects.get().kinds == []
    assert visitor.post(f"/notices/stop/{mailbox.pk}-{'0' * 32}/").status_code == 404


def test_a_calendar_opens_by_its_address_until_that_is_replaced_or_closed(as_dora: Client, visitor: Client) -> None:
    addresses = []
    for _each in range(2):
        shown = as_dora.post("/notices/calendar/").content.decode()
        found = re.search(r'href="http://127.0.0.1:8000(/calendar/[\w-]+\.ics)"', shown)
        assert found
        addresses.append(found[1])
    assert addresses[1] not in as_dora.get("/notices/").content.decode()
    first, second = (visitor.get(each) for each in addresses)
    assert (first.status_code, second.status_code) == (404, 200)
    assert second["Content-Type"] == "text/calendar; charset=utf-8"
    assert "no-store" in second["Cache-Control"]
    as_dora.post("/notices/close/")
    assert visitor.get(addresses[1]).status_code == 404


def test_on_a_site_without_mail_the_page_says_so_and_what_is_chosen_is_kept(as_dora: Client) -> None:
    with override_settings(EMAIL_HOST=""):
        as_dora.post("/notices/", SENT)
        assert "This site has no mail server" in text(as_dora.get("/notices/"))
        assert as_dora.post("/notices/again/").status_code == 409
    assert Mailbox.objects.get().kinds == ["deadline"]


def test_a_device_is_taken_on_tried_and_ended(as_dora: Client, dora: User) -> None:
    service = {"endpoint": "https://fcm.googleapis.com/fcm/send/x", "point": POINT, "secret": SECRET}
    shown = as_dora.post("/notices/device/", service | {"told": ["call"]}, follow=True)
    assert "This device shows you what you have chosen" in text(shown)
    assert "this browser · A table calls the director" in text(shown)
    which = {"device": dora.devices.get().pk}
    assert "The trial is on its way" in text(as_dora.post("/notices/device/try/", which, follow=True))
    assert Task.objects.get().told == {"kind": "trial", **which}
    assert "That device shows nothing any more." in text(as_dora.post("/notices/device/end/", which, follow=True))
    assert as_dora.post("/notices/device/end/", which).status_code == 404


def test_a_device_without_anything_to_show_or_without_its_service_is_refused_on_the_page(as_dora: Client) -> None:
    shown = as_dora.post("/notices/device/", {"told": []})
    assert "Choose at least one thing" in text(shown)
    shown = as_dora.post("/notices/device/", {"told": ["call"]})
    assert "The browser did not say how it can be told anything." in text(shown)


@pytest.mark.django_db
def test_the_device_of_somebody_else_is_nothing(as_dora: Client, rev: User) -> None:
    device = add_device(actor=rev, sign_in=make_sign_in(rev).pk, **GOOD)
    assert as_dora.post("/notices/device/end/", {"device": device.pk}).status_code == 404
