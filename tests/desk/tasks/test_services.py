"""Tasks: queued once, taken by one, taken again from a worker that died, given up in the end."""

from datetime import timedelta

import pytest
from django.db import transaction
from django.utils import timezone

from rulings.desk.base.refusals import NotAllowed
from rulings.desk.tasks.services import clear_tasks, end, enqueue, forget, put_off, take, try_again
from rulings.desk.tasks.values import LEASE, PAUSES, Failed, Trouble
from rulings.models import Club, PasswordRequest, Task, TaskName, User

pytestmark = pytest.mark.django_db


def queue(key: str = "one", club: Club | None = None) -> Task:
    enqueue(name=TaskName.MAIL, key=key, club=club, token="secret")
    return Task.objects.get(key=key)


def taken() -> Task:
    task = take()
    assert task is not None
    return task


def the_lease_runs_out() -> None:
    Task.objects.filter(taken_until__isnull=False).update(taken_until=timezone.now() - timedelta(seconds=1))


def make_due() -> None:
    Task.objects.update(due_at=timezone.now() - timedelta(seconds=1))


def test_one_key_is_one_task_whoever_queues_it() -> None:
    queue()
    queue()
    assert Task.objects.count() == 1


def test_what_is_queued_in_an_act_that_fails_is_not_there() -> None:
    with transaction.atomic():
        queue()
        transaction.set_rollback(True)
    assert not Task.objects.exists()


def test_a_task_is_taken_by_one_and_again_when_he_has_died_and_what_he_says_then_is_not_heard() -> None:
    queue()
    first = taken()
    assert take() is None
    the_lease_runs_out()
    second = taken()
    end(task=first)
    assert Task.objects.get().ended_at is None
    end(task=second)
    assert Task.objects.get().ended_at is not None
    assert Task.objects.get().secret == ""
    assert take() is None


def test_one_that_fails_waits_longer_each_time_and_is_given_up() -> None:
    queue()
    waited = []
    for _pause in PAUSES:
        end(task=taken(), failed=Failed(Trouble.NO_SERVER))
        task = Task.objects.get()
        waited.append(round((task.due_at - timezone.now()).total_seconds()))
        assert take() is None
        make_due()
    assert waited == [round(each.total_seconds()) for each in PAUSES]
    end(task=taken(), failed=Failed(Trouble.NO_SERVER))
    task = Task.objects.get()
    assert (task.ended_at is not None, task.trouble, task.tries) == (True, "no_server", len(PAUSES) + 1)


def test_one_over_which_every_worker_dies_is_given_up_and_holds_up_no_other() -> None:
    queue()
    for _each in range(len(PAUSES) + 1):
        taken()
        the_lease_runs_out()
    queue("two")
    assert taken().key == "two"
    assert Task.objects.get(key="one").trouble == "died"


def test_one_put_off_loses_no_try() -> None:
    queue()
    moment = timezone.now() + LEASE
    put_off(task=taken(), moment=moment)
    task = Task.objects.get()
    assert (task.due_at, task.tries, task.taken_until) == (moment, 0, None)


def test_an_administrator_has_his_own_clubs_tried_again_or_forgotten(
    olga: User, dora: User, club: Club, wanda: User
) -> None:
    task = queue(club=club)
    assert try_again(actor=olga, club=club, task=task) is False
    end(task=taken(), failed=Failed(Trouble.ADDRESS, 550, for_good=True))
    with pytest.raises(NotAllowed):
        try_again(actor=dora, club=club, task=task)
    other = Club.objects.get(slug="wisla")
    User.objects.get(pk=wanda.pk).memberships.update(also_administers=True)
    assert try_again(actor=wanda, club=other, task=task) is False
    assert try_again(actor=olga, club=club, task=task) is True
    again = taken()
    assert (again.pk, again.tries, again.secret) == (task.pk, 1, task.secret)
    end(task=again, failed=Failed(Trouble.ADDRESS, 550, for_good=True))
    assert forget(actor=olga, club=club, task=task) is True
    assert (Task.objects.get().secret, Task.objects.get().trouble) == ("", "")
    assert forget(actor=olga, club=club, task=task) is False


def test_what_is_long_over_is_deleted() -> None:
    now = timezone.now()
    for key, days in (("one", 61), ("two", 59)):
        queue(key)
        Task.objects.filter(key=key).update(ended_at=now - timedelta(days=days))
    queue("three")
    for hours in (23, 25):
        PasswordRequest.objects.create(network="192.0.2.1", digest="0" * 64, at=now - timedelta(hours=hours))
    assert clear_tasks() == 1
    assert sorted(Task.objects.values_list("key", flat=True)) == ["three", "two"]
    assert PasswordRequest.objects.count() == 1
