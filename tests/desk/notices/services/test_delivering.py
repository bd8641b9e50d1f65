"""Letters through a real mail server: what goes out, what becomes of it where the server is not as it should be."""

from datetime import timedelta
from email.message import EmailMessage

import pytest
from django.db.models import F
from django.test import Client
from django.utils import timezone

from rulings.desk.notices.services.telling import tell_what_happened
from rulings.management.worker import do_due
from rulings.models import Club, NoticeKind, Ruling, Session, Task, User
from tests.factories import make_ruling
from tests.mailing import Post, free_port, mail_goes_to, mail_server, make_mailbox, text_of

WAITS = NoticeKind.RULING_WAITS


def told(dora: User, session: Session) -> Ruling:
    """A ruling by Dora, and what the worker makes of it."""
    tell_what_happened()
    ruling = make_ruling(dora, session)
    tell_what_happened()
    return ruling


def later() -> None:
    """The next try is due."""
    Task.objects.update(due_at=F("due_at") - timedelta(days=2))
    Task.objects.filter(taken_until__isnull=False).update(taken_until=timezone.now() - timedelta(seconds=1))


def the_only(post: Post) -> EmailMessage:
    (message,) = post.came
    return message


def state() -> tuple[str, int | None, bool, int]:
    task = Task.objects.get()
    return task.trouble, task.reply, task.ended_at is not None, task.tries


def test_a_letter_has_two_parts_in_the_receivers_language_and_a_way_to_stop(
    dora: User, rev: User, session: Session, club: Club
) -> None:
    make_mailbox(rev, WAITS, language="en")
    with mail_server() as post:
        ruling = told(dora, session)
        assert do_due() == 1
    message = the_only(post)
    assert post.to == ["rev@example.org"]
    assert [part.get_content_type() for part in message.iter_parts()] == ["text/plain", "text/html"]
    assert (message["Subject"], message["Auto-Submitted"]) == (
        "A ruling waits for you: Tuesday Pairs, board 1",
        "auto-generated",
    )
    assert f"http://127.0.0.1:8000/rulings/{ruling.pk}/" in text_of(message)
    assert "Anna" not in message.as_string()
    assert "Dora" not in message.as_string()
    stop = message["List-Unsubscribe"].strip(" <>").removeprefix("http://127.0.0.1:8000")
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert Client(enforce_csrf_checks=True).post(stop, {"List-Unsubscribe": "One-Click"}).status_code == 200
    rev.mailbox.refresh_from_db()
    assert rev.mailbox.kinds == []


def test_a_server_that_is_down_stops_no_ruling_and_the_letter_goes_out_when_it_is_back(
    dora: User, rev: User, session: Session
) -> None:
    make_mailbox(rev, WAITS)
    with mail_goes_to(free_port()):
        assert told(dora, session).version == 1
        do_due()
        assert state() == ("no_server", None, False, 1)
        assert do_due() == 0
    with mail_server() as post:
        later()
        do_due()
    assert len(post.came) == 1
    assert state() == ("", None, True, 2)


def test_one_that_refuses_the_address_for_good_is_not_asked_again(dora: User, rev: User, session: Session) -> None:
    make_mailbox(rev, WAITS)
    with mail_server() as post:
        post.refuses = {"rev@example.org": "550 no such user rev@example.org"}
        told(dora, session)
        do_due()
        later()
        assert do_due() == 0
    assert state() == ("address", 550, True, 1)


def test_one_that_refuses_it_for_now_is_asked_again(dora: User, rev: User, session: Session) -> None:
    make_mailbox(rev, WAITS)
    with mail_server() as post:
        post.refuses = {"rev@example.org": "450 busy"}
        told(dora, session)
        do_due()
        assert state() == ("address", 450, False, 1)
        post.refuses = {}
        later()
        do_due()
    assert len(post.came) == 1


def test_one_that_dies_before_it_has_the_message_gets_it_again(dora: User, rev: User, session: Session) -> None:
    make_mailbox(rev, WAITS)
    with mail_server() as post:
        post.dies_before = True
        told(dora, session)
        do_due()
        assert state()[:3] == ("broken_off", None, False)
        post.dies_before = False
        later()
        do_due()
    assert len(post.came) == 1


def test_one_that_dies_when_it_has_the_message_does_not_get_it_twice(dora: User, rev: User, session: Session) -> None:
    make_mailbox(rev, WAITS)
    with mail_server() as post:
        post.dies_after = True
        told(dora, session)
        do_due()
        later()
        assert do_due() == 0
    assert len(post.came) == 1


def test_after_the_last_try_it_is_given_up_with_the_reason(dora: User, rev: User, session: Session) -> None:
    make_mailbox(rev, WAITS)
    with mail_goes_to(free_port()):
        told(dora, session)
        for _each in range(20):
            do_due()
            later()
            Task.objects.update(queued_at=timezone.now())
    assert state() == ("no_server", None, True, 8)


def test_no_address_gets_into_the_log(
    dora: User, rev: User, session: Session, caplog: pytest.LogCaptureFixture
) -> None:
    make_mailbox(rev, WAITS)
    with mail_server() as post:
        post.refuses = {"rev@example.org": "550 no such user rev@example.org"}
        told(dora, session)
        do_due()
    assert "worker: mail" in caplog.text
    assert "example.org" not in caplog.text
    assert "Tuesday" not in caplog.text
