"""What runs every night, as far as the site remembers it: who runs it takes a job first, and notes how it ended."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any

from django.db.models import Q
from django.utils import timezone

from rulings.models import NightlyJob

_TOO_LONG = timedelta(hours=12)
_OVERDUE = timedelta(hours=36)
_LONGEST_TROUBLE = 300
_WORKER = "worker"
_DIED = "its process was killed"


@dataclass(frozen=True)
class Run:
    """A job's last run: when it began, in seconds since 1970, and whether it ended well."""

    name: str
    seconds: int
    went_well: bool


def take(name: str, due: datetime, *, also_failed: bool = False) -> bool:
    """Whether the job is ours to run: it has not begun since it is due, or, where asked for, has and ended badly.

    Of several who ask at once one gets it.
    """
    NightlyJob.objects.get_or_create(name=name)
    waits = Q(began_at=None) | Q(began_at__lt=due)
    if also_failed:
        waits |= Q(ended_at__isnull=False, went_well=False)
    return bool(
        NightlyJob.objects.filter(waits, name=name).update(began_at=timezone.now(), ended_at=None, went_well=False)
    )


def note_end(name: str, trouble: str = "") -> None:
    """The run has ended, well where there is no trouble; of that the first line that says anything is kept."""
    now = timezone.now()
    told: dict[str, Any] = {"ended_at": now, "went_well": not trouble}
    if trouble:
        line = next((each.strip() for each in trouble.splitlines() if each.strip()), "")
        told |= {"failed_at": now, "trouble": line[:_LONGEST_TROUBLE]}
    NightlyJob.objects.filter(name=name).update(**told)


def bury(due: datetime) -> None:
    """Nobody runs any job just now: what has begun since it is due and has not ended, has died.

    It is as if it had not begun; where it has died before since then, it failed, and waits for the next night.
    """
    dead = NightlyJob.objects.filter(began_at__gte=due, ended_at=None)
    now = timezone.now()
    for each in dead:
        if each.failed_at is not None and each.failed_at >= due:
            note_end(each.name, _DIED)
        else:
            dead.filter(pk=each.pk).update(began_at=None, failed_at=now, trouble=_DIED)


def give_back(name: str) -> None:
    """The run was broken off: it is as if it had not begun, and whoever comes next takes it."""
    NightlyJob.objects.filter(name=name).update(began_at=None)


def note_worker() -> None:
    """The worker lives: a row of its own beside those of the jobs, which never begins."""
    NightlyJob.objects.update_or_create(name=_WORKER, defaults={"ended_at": timezone.now(), "went_well": True})


def worker_seen_at() -> datetime | None:
    """When a worker last gave a sign of life; None before the first, and while a job of the night runs. One query."""
    rows = NightlyJob.objects.filter(Q(name=_WORKER) | Q(began_at__isnull=False, ended_at=None))
    seen = {each.name: each.ended_at for each in rows}
    return seen.get(_WORKER) if len(seen) == 1 else None


def last_moment(at: time) -> datetime:
    """When it was that time last, by the site's own clock."""
    now = timezone.localtime(timezone=timezone.get_default_timezone())
    today = now.replace(hour=at.hour, minute=at.minute, second=0, microsecond=0)
    return today if today <= now else today - timedelta(days=1)


def next_night(at: time) -> datetime:
    """When it is that time next."""
    return last_moment(at) + timedelta(days=1)


def nightly_runs() -> list[Run]:
    """The last run of each job that has ever run; one query."""
    jobs = NightlyJob.objects.exclude(began_at=None).order_by("name")
    return [Run(each.name, int(each.began_at.timestamp()), each.went_well) for each in jobs if each.began_at]


def nightly_trouble() -> Iterator[str]:
    """A line for each job whose last run failed, or did not end, or is too long ago; one query."""
    now = timezone.now()
    for each in NightlyJob.objects.exclude(began_at=None).order_by("name"):
        began = each.began_at
        if began is None:
            continue
        if each.ended_at is None and now - began > _TOO_LONG:
            yield f"nightly: {each.name} began at {began.isoformat(timespec='minutes')} and did not end"
        elif each.ended_at is not None and not each.went_well:
            yield f"nightly: {each.name} failed at {each.ended_at.isoformat(timespec='minutes')}"
        elif now - began > _OVERDUE:
            yield f"nightly: {each.name} ran last at {began.isoformat(timespec='minutes')}"
