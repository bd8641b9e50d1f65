"""One's own mailbox: nothing goes to an address before it is confirmed, and another one is to be confirmed anew."""

from collections.abc import Iterator

import pytest
from django.test import override_settings

from rulings.desk.base.bounds import TooMany
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.notices.queries.letters import message_of
from rulings.desk.notices.services.mailboxes import (
    close_calendar,
    confirm_address,
    mail_confirmation,
    make_calendar,
    set_mailbox,
    stop_notices,
)
from rulings.desk.notices.values.letters import MAILED
from rulings.models import Mailbox, NoticeKind, Task, User
from tests.mailing import free_port, mail_goes_to


@pytest.fixture(autouse=True)
def has_mail() -> Iterator[None]:
    with mail_goes_to(free_port()):
        yield


def set_to(dora: User, mail: str, *kinds: NoticeKind, language: str = "en") -> Mailbox:
    return set_mailbox(actor=dora, mail=mail, language=language, kinds=kinds)


def token_mailed() -> str:
    """Of the letter that was queued last."""
    said = message_of(Task.objects.order_by("-pk")[0])
    assert said is not None
    return said.link.split("/")[-2]


def test_an_address_is_confirmed_by_the_link_that_is_mailed_there_once(dora: User) -> None:
    mailbox = set_to(dora, "dora@example.org", NoticeKind.DEADLINE)
    assert mailbox.confirmed_at is None
    token = token_mailed()
    assert token not in str([*Task.objects.values(), *Mailbox.objects.values()])
    confirmed = confirm_address(token=token)
    assert confirmed.confirmed_at is not None
    assert User.objects.get(pk=dora.pk).email == "dora@example.org"
    with pytest.raises(WrongState, match=r"^This link confirms nothing any more"):
        confirm_address(token=token)


def test_another_address_is_confirmed_anew_and_the_link_of_the_first_opens_nothing(dora: User) -> None:
    set_to(dora, "dora@example.org")
    first, letter = token_mailed(), Task.objects.get()
    set_to(dora, "dora@example.com")
    assert message_of(letter) is None
    with pytest.raises(WrongState):
        confirm_address(token=first)
    confirm_address(token=token_mailed())
    assert set_to(dora, "dora@example.com", NoticeKind.PUBLISHED, language="pl").confirmed_at is not None
    assert set_to(dora, "dora@example.net").confirmed_at is None
    assert set_to(dora, "").address == ""
    assert Task.objects.count() == 3


def test_the_link_is_mailed_again_but_not_for_ever(dora: User) -> None:
    set_to(dora, "dora@example.org")
    for _each in range(5):
        mail_confirmation(actor=dora)
    with pytest.raises(TooMany):
        mail_confirmation(actor=dora)
    confirm_address(token=token_mailed())
    assert mail_confirmation(actor=dora).digest == ""


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"mail": "no address"}, "mail"),
        ({"language": "de"}, "language"),
        ({"kinds": ["gossip"]}, "kinds"),
        ({"mail": ""}, "mail"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_stored(dora: User, given: dict[str, object], field: str) -> None:
    usual = {"mail": "dora@example.org", "language": "en", "kinds": [NoticeKind.DEADLINE]}
    with pytest.raises(BadInput) as refused:
        set_mailbox(actor=dora, **usual | given)  # type: ignore[arg-type]
    assert refused.value.field == field
    assert not Mailbox.objects.exists()


def test_without_an_address_or_a_mail_server_no_link_is_mailed(dora: User) -> None:
    with pytest.raises(WrongState, match=r"^Write your mail address first"):
        mail_confirmation(actor=dora)
    with override_settings(EMAIL_HOST=""):
        set_to(dora, "dora@example.org")
        with pytest.raises(WrongState, match=r"^This site has no mail server"):
            mail_confirmation(actor=dora)
    assert not Task.objects.exists()


def test_notices_stop_and_calendars_close(dora: User) -> None:
    mailbox = set_to(dora, "dora@example.org", *MAILED)
    first, second = make_calendar(actor=dora), make_calendar(actor=dora)
    assert first != second
    assert stop_notices(mailbox=mailbox).kinds == []
    assert close_calendar(actor=dora).calendar == ""
