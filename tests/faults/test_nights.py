"""kill -9 in the middle of each job of the night: the same night begins it again, once, and nothing is half made."""

import json
import os
import signal
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path
from time import sleep, time

import pytest
from django.conf import settings
from django.db import connection
from django.test import override_settings
from django.utils import timezone

from rulings.desk.base.watching.nightly import nightly_trouble
from rulings.desk.people.services.clubs import create_club, give_role, show_heads
from rulings.desk.trail.queries.verification import verify_audit
from rulings.management.backups import postgresql, sqlite
from rulings.management.nightly import jobs, run_due
from rulings.models import Club, NightlyJob, Role
from tests.factories import make_user
from tests.faults.conftest import Own
from tests.faults.dying import LIVED, ended, stopped
from tests.faults.jobs import of_the_club
from tests.mailing import mail_server
from tests.management.backups.ground import no_more_than
from tests.migrated import is_sqlite

STEPS = (1, 2, 3, 4, 5, 6, 7, 9)
PLACES = {"BACKUP_TO": "/backups", "HEADS_FILE": "/heads", "EMAIL_HOST": "mail"}
with override_settings(**PLACES):
    NAMES = [each.name for each in jobs()]


@pytest.fixture(scope="module")
def club(own: Own) -> Club:
    club, olga = create_club(name="Ponte Vecchio", slug="ponte"), make_user("olga")
    give_role(actor=None, club=club, user=olga, role=Role.ADMINISTRATOR)
    return show_heads(actor=olga, club=club, is_shown=True, mail="heads@example.org")


@pytest.fixture
def night(club: Club, tmp_path: Path) -> Iterator[Path]:
    """Every place is set, and one is given for what is made."""
    (tmp_path / "backups").mkdir()
    with (
        mail_server(),
        override_settings(BACKUP_TO=str(tmp_path / "backups"), HEADS_FILE=str(tmp_path / "heads"), BACKUPS_KEPT=0),
    ):
        yield tmp_path
    connection.close()


def only(name: str) -> None:
    """All others have run already."""
    now = timezone.now()
    NightlyJob.objects.all().delete()
    rest = [each for each in NAMES if each != name]
    NightlyJob.objects.bulk_create(NightlyJob(name=each, began_at=now, ended_at=now, went_well=True) for each in rest)


def next_second(name: str) -> None:
    """Whose name no backup has yet."""
    if name == "backup":
        sleep(1 - time() % 1)


def check_made(folder: Path, at_least: int) -> None:
    """Backups that can be restored, heads that can be read, and nothing else."""
    made = sorted((folder / "backups").iterdir())
    copies = [each for each in made if each.suffix != ".heads"]
    for each in copies:
        there = sqlite.migrations_in(each) if is_sqlite() else postgresql.migrations_in(each, connection.settings_dict)
        assert there
    assert {each.with_suffix("") for each in made if each.suffix == ".heads"} <= set(copies)
    assert len(copies) >= at_least
    heads = folder / "heads"
    lines = heads.read_text().splitlines() if heads.exists() else []
    assert all(json.loads(each) for each in lines)


@pytest.mark.parametrize("name", NAMES)
def test_a_job_of_the_night_whose_worker_is_killed_is_begun_again_by_the_next(name: str, night: Path) -> None:
    due, before = timezone.now() - timedelta(minutes=1), of_the_club()
    run = partial(run_due, due, lambda _line: None)
    ends = []
    for step in STEPS:
        only(name)
        next_second(name)
        ends.append(ended(run, step=step, folder=night))
        next_second(name)
        assert run() is True
        job = NightlyJob.objects.get(name=name)
        assert (job.went_well, job.ended_at is not None) == (True, True)
        assert job.began_at is not None
        assert job.began_at >= due
        check_made(night, int(name == "backup"))
        if ends[-1] == LIVED:
            break
    assert set(ends) <= {-signal.SIGKILL, LIVED}
    assert ends[0] == -signal.SIGKILL
    assert of_the_club() == before
    assert verify_audit(Club.objects.get()) is None


def test_one_that_kills_its_worker_again_and_again_is_begun_twice_a_night_and_told(night: Path) -> None:
    due = timezone.now() - timedelta(minutes=1)
    run = partial(run_due, due, lambda _line: None)
    only("verify_audit")
    ends = [ended(run, step=step, folder=night) for step in (3, 2, 9)]
    assert ends == [-signal.SIGKILL, -signal.SIGKILL, LIVED]
    job = NightlyJob.objects.get(name="verify_audit")
    assert (job.went_well, job.trouble) == (False, "its process was killed")
    assert next(iter(nightly_trouble())).startswith("nightly: verify_audit failed at ")
    assert run_due(timezone.now(), lambda _line: None) is True


def test_what_another_runs_just_now_is_not_begun_again(night: Path) -> None:
    due = timezone.now() - timedelta(minutes=1)
    run = partial(run_due, due, lambda _line: None)
    only("clear_tasks")
    with stopped(run, step=3, folder=night) as is_stopped:
        assert is_stopped
        began = NightlyJob.objects.get(name="clear_tasks").began_at
        assert began is not None
        assert run() is True
        there = NightlyJob.objects.get(name="clear_tasks")
        assert (there.began_at, there.ended_at, there.trouble) == (began, None, "")
        connection.close()
    assert NightlyJob.objects.get(name="clear_tasks").went_well


@pytest.mark.parametrize("name", ["backup", "publish_heads"])
def test_a_job_that_finds_no_room_says_so_and_leaves_nothing_half_made(name: str, night: Path) -> None:
    due = timezone.now() - timedelta(minutes=1)
    (night / "heads").write_bytes(b"")
    only(name)
    if name == "publish_heads":
        os.truncate(night / "heads", 0)
        (night / "heads").write_text('{"kept": "before"}\n' * 20_000)
    with no_more_than(300_000):
        assert run_due(due, lambda _line: None) is False
    job = NightlyJob.objects.get(name=name)
    assert (job.went_well, bool(job.trouble)) == (False, True)
    assert list((night / "backups").iterdir()) == []
    check_made(night, 0)
    only(name)
    if name == "publish_heads":
        (night / "heads").unlink()
    assert run_due(due, lambda _line: None) is True
    check_made(night, int(name == "backup"))


def test_the_places_are_all_that_there_are() -> None:
    assert all(hasattr(settings, name) for name in PLACES)
    assert {"backup", "publish_heads", "verify_audit"} <= set(NAMES)
