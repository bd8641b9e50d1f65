"""`nightly`: once, by cron; or staying, and then each job once a day, whoever else stays too."""

import os
import subprocess
import sys
from datetime import time, timedelta
from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from django.test import override_settings

from rulings.desk.base.watching.nightly import last_moment
from rulings.desk.people.services.clubs import create_club
from rulings.management.nightly import run_due
from rulings.models import AuditEntry, NightlyJob
from tests.append_only import drop_the_triggers
from tests.migrated import migrated


@pytest.mark.django_db
def test_once_tells_what_each_job_told() -> None:
    create_club(name="Ponte Vecchio", slug="ponte")
    out = StringIO()
    call_command("nightly", stdout=out)
    assert "expire_notes: ponte: 0 notes deleted\nexpire_notes: done\n" in out.getvalue()
    assert "verify_audit: ponte: 1 entries hold" in out.getvalue()


@pytest.mark.django_db
def test_what_the_worker_has_just_done_is_not_done_twice() -> None:
    create_club(name="Ponte Vecchio", slug="ponte")
    call_command("nightly", stdout=StringIO())
    out = StringIO()
    call_command("nightly", stdout=out)
    assert out.getvalue() == ""
    NightlyJob.objects.filter(name="verify_audit").update(went_well=False)
    call_command("nightly", stdout=out)
    assert out.getvalue().splitlines()[-1] == "verify_audit: done"
    assert "expire_notes" not in out.getvalue()


@pytest.mark.django_db
@pytest.mark.parametrize("begins", [time(3, 30), None])
def test_whoever_runs_them_at_another_hour_runs_each_once_a_night(begins: time | None) -> None:
    out = StringIO()
    with override_settings(NIGHTLY_AT=begins):
        night = last_moment(begins or time(12))
        run_due(night, out.write)
        NightlyJob.objects.update(began_at=night + timedelta(seconds=1))
        ran = out.getvalue()
        call_command("nightly", stdout=out)
        assert out.getvalue() == ran
        NightlyJob.objects.update(began_at=night - timedelta(seconds=1))
        call_command("nightly", stdout=out)
        assert out.getvalue().endswith("verify_audit: done\n")
        assert out.getvalue() != ran


@pytest.mark.django_db
def test_a_job_that_failed_is_exit_code_1() -> None:
    create_club(name="Ponte Vecchio", slug="ponte")
    drop_the_triggers()
    AuditEntry.objects.update(verb="role.taken")
    with pytest.raises(SystemExit) as ended:
        call_command("nightly", stdout=StringIO())
    assert ended.value.code == 1


@pytest.mark.parametrize("typed", ["", "noon", "25:00", "03:60"])
def test_what_is_no_time_of_day_is_refused(typed: str) -> None:
    with pytest.raises(CommandError, match="is no time of day"):
        call_command("nightly", f"--at={typed}")


@pytest.mark.sqlite
def test_one_that_stays_runs_what_was_missed_at_once(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    kept = migrated(pytestconfig.cache.mkdir("migrated"))
    (tmp_path / "own.sqlite3").write_bytes(kept.read_bytes())
    own = os.environ | {"DATABASE_URL": f"sqlite:///{tmp_path / 'own.sqlite3'}"}
    command = [sys.executable, "manage.py", "nightly", "--at", "03:30"]
    with subprocess.Popen(command, cwd=settings.BASE_DIR, env=own, stdout=subprocess.PIPE, text=True) as stays:
        assert stays.stdout
        said = []
        for line in stays.stdout:
            said.append(line)
            if line == "verify_audit: done\n":
                assert stays.poll() is None
                stays.terminate()
    assert said == [
        "expire_notes: done\n",
        "clearsessions: done\n",
        "clear_tasks: 0 tasks deleted, 0 books that show what is no more\n",
        "clear_tasks: done\n",
        "expire_sittings: 0 sittings deleted\n",
        "expire_sittings: done\n",
        "read_casebooks: 0 casebooks read\n",
        "read_casebooks: done\n",
        "verify_audit: done\n",
    ]
