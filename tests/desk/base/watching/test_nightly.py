"""What the site remembers of its nights."""

from datetime import datetime, timedelta

import pytest
from django.test import Client, override_settings
from django.utils import timezone

from rulings.desk.base.watching.nightly import nightly_runs, nightly_trouble, note_end, take
from rulings.models import NightlyJob

pytestmark = pytest.mark.django_db
HOUR = timedelta(hours=1)


def ran(name: str, ago: timedelta, *, ended: bool = True, went_well: bool = True) -> datetime:
    began = timezone.now() - ago
    NightlyJob.objects.create(name=name, began_at=began, ended_at=began if ended else None, went_well=went_well)
    return began


def test_a_job_is_taken_once_a_night_whoever_asks() -> None:
    due = timezone.now() - HOUR
    assert [take("backup", due), take("backup", due), take("clearsessions", due)] == [True, False, True]
    assert take("backup", timezone.now()) is True


def test_nothing_is_told_of_nights_that_went_well_or_have_just_begun() -> None:
    ran("backup", HOUR)
    ran("verify_audit", HOUR, ended=False, went_well=False)
    assert list(nightly_trouble()) == []


@pytest.mark.parametrize(
    ("ago", "ended", "went_well", "said"),
    [
        (HOUR, True, False, "nightly: backup failed at "),
        (13 * HOUR, False, False, "nightly: backup began at "),
        (37 * HOUR, True, True, "nightly: backup ran last at "),
    ],
    ids=["failed", "ended", "overdue"],
)
def test_a_job_that_failed_was_ended_or_is_overdue_is_told_and_pages_are_served(
    ago: timedelta, ended: bool, went_well: bool, said: str
) -> None:
    ran("backup", ago, ended=ended, went_well=went_well)
    (line,) = nightly_trouble()
    assert line.startswith(said)
    answer = Client().get("/readyz")
    assert (answer.status_code, answer.content.decode()) == (200, f"ok\n{line}\n")


def test_metrics_tell_when_each_ran_and_how_it_ended() -> None:
    began = ran("backup", HOUR, went_well=False)
    note_end("backup")
    assert [each.went_well for each in nightly_runs()] == [True]
    with override_settings(METRICS_TOKEN="f" * 40):
        told = Client().get("/metrics", headers={"Authorization": f"Bearer {'f' * 40}"}).content.decode()
    assert f'rulings_nightly_began_timestamp_seconds{{job="backup"}} {int(began.timestamp())}\n' in told
    assert 'rulings_nightly_went_well{job="backup"} 1\n' in told
