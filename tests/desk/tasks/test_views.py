"""The page of the work behind the pages."""

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.base.watching.nightly import note_end, take
from rulings.models import Club, Task, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text


@pytest.fixture
def task(club: Club, dora: User) -> Task:
    now = timezone.now()
    told = {"kind": "deadline"}
    given = {"queued_at": now, "due_at": now, "ended_at": now, "trouble": "no_server", "tries": 8}
    return Task.objects.create(name="mail", key="one", club=club, user=dora, told=told, **given)


@pytest.fixture
def as_olga(olga: User) -> Client:
    return signed_in(olga)


def test_what_did_not_go_out_is_shown_tried_again_and_forgotten(as_olga: Client, task: Task) -> None:
    shown = text(as_olga.get("/clubs/ponte/tasks/"))
    assert "Dora Neri" in shown
    assert "The mail server does not answer. Given up after 8 tries." in shown
    again = as_olga.post("/clubs/ponte/tasks/again/", {"task": task.pk}, follow=True)
    assert "It is tried again now." in text(again)
    assert Task.objects.get().ended_at is None
    Task.objects.update(trouble="no_server")
    forgotten = as_olga.post("/clubs/ponte/tasks/forget/", {"task": task.pk}, follow=True)
    assert "Nothing: all of it went out" in text(forgotten)
    assert as_olga.post("/clubs/ponte/tasks/again/", {"task": task.pk}).status_code == 404


def test_what_failed_in_the_night_is_told_in_a_sentence(as_olga: Client) -> None:
    assert "Nothing has run yet." in text(as_olga.get("/clubs/ponte/tasks/"))
    take("backup", timezone.now())
    note_end("backup", "the bucket does not answer")
    shown = text(as_olga.get("/clubs/ponte/tasks/"))
    assert "Backs up the database" in shown
    assert "the bucket does not answer" in shown


def test_another_clubs_are_nobodys_business(task: Task, wanda: User) -> None:
    wanda.memberships.update(also_administers=True)
    client = signed_in(wanda)
    assert client.get("/clubs/ponte/tasks/").status_code == 404
    assert "Dora" not in text(client.get("/clubs/wisla/tasks/"))
    assert client.post("/clubs/wisla/tasks/forget/", {"task": task.pk}).status_code == 404
