"""The writers of tasks: queued by who acts, taken and ended by workers, tried again or forgotten by an administrator.

A task is taken for a time. A worker that dies holds it no longer than that, and what it has still to say then of a task
that another has taken is not heard: each try has its number.
"""

from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from rulings.desk.base.locks import club_for
from rulings.desk.base.rights import Right
from rulings.desk.tasks.queries import due, given_up
from rulings.desk.tasks.values import KEPT_FOR, LEASE, REQUESTS_KEPT_FOR, Failed, Trouble, pause_after, sealed
from rulings.models import Club, PasswordRequest, Task, TaskName, User


def enqueue(
    *,
    name: TaskName,
    key: str,
    club: Club | None = None,
    user: User | None = None,
    told: dict[str, Any] | None = None,
    token: str = "",
) -> None:
    """Let the worker do this once, after the transaction that the caller is in. The same key again changes nothing."""
    now = timezone.now()
    task = Task(name=name, key=key, club=club, user=user, told=told or {}, secret=sealed(token))
    task.queued_at = task.due_at = now
    Task.objects.bulk_create([task], ignore_conflicts=True)


def take() -> Task | None:
    """The task that is due longest, ours for the time of a lease; None where nothing is due, or others were quicker.

    One whose workers died each time is given up.
    """
    now = timezone.now()
    for found in due(now):
        if found.taken_until is not None and pause_after(found.tries) is None:
            end(task=found, failed=Failed(Trouble.DIED, for_good=True))
            continue
        mine = due(now).filter(pk=found.pk, tries=found.tries)
        if not mine.update(taken_until=now + LEASE, tries=F("tries") + 1):
            return None
        found.tries += 1
        return found
    return None


def end(*, task: Task, failed: Failed | None = None) -> None:
    """It is done, or failed and is tried again later, or is given up. Not heard of who has it no more."""
    mine = Task.objects.filter(pk=task.pk, tries=task.tries, ended_at__isnull=True)
    now = timezone.now()
    if failed is None:
        mine.update(ended_at=now, taken_until=None, secret="", trouble="", reply=None)
        return
    pause = None if failed.for_good else pause_after(task.tries)
    told: dict[str, Any] = {"trouble": failed.trouble.value, "reply": failed.reply, "taken_until": None}
    mine.update(**told, **({"ended_at": now} if pause is None else {"due_at": now + pause}))


def prolong(*, task: Task) -> None:
    """It is still being done: ours for the time of a lease from now on."""
    mine = Task.objects.filter(pk=task.pk, tries=task.tries, ended_at__isnull=True)
    mine.update(taken_until=timezone.now() + LEASE)


def is_ours(*, task: Task) -> bool:
    """Whether nobody has taken it since, and nobody will before the transaction that the caller is in has ended."""
    mine = Task.objects.select_for_update().filter(pk=task.pk, tries=task.tries, ended_at__isnull=True)
    return mine.first() is not None


def put_off(*, task: Task, moment: datetime) -> None:
    """It is taken up again at that moment, and this try does not count."""
    mine = Task.objects.filter(pk=task.pk, tries=task.tries, ended_at__isnull=True)
    mine.update(due_at=moment, taken_until=None, tries=F("tries") - 1)


@transaction.atomic
def try_again(*, actor: User, club: Club, task: Task) -> bool:
    """A task of the club that was given up, or waits for its next try, is due now. False where it is neither."""
    found = given_up(club_for(actor, club.pk, Right.ADMINISTER)).filter(pk=task.pk, taken_until__isnull=True)
    return bool(found.update(due_at=timezone.now(), tries=0, ended_at=None, trouble="", reply=None))


@transaction.atomic
def forget(*, actor: User, club: Club, task: Task) -> bool:
    """A task of the club that was given up, or waits for its next try, is not done any more. False where it is neither.

    Its key stays: it is not queued anew.
    """
    found = given_up(club_for(actor, club.pk, Right.ADMINISTER)).filter(pk=task.pk, taken_until__isnull=True)
    return bool(found.update(ended_at=timezone.now(), secret="", trouble="", reply=None))


def clear_tasks() -> int:
    """Delete what is long over, and who asked for a new password before yesterday; how many tasks."""
    now = timezone.now()
    PasswordRequest.objects.filter(at__lt=now - REQUESTS_KEPT_FOR).delete()
    gone, _models = Task.objects.filter(ended_at__lt=now - KEPT_FOR).delete()
    return gone
