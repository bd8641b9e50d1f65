"""The jobs of a night: which there are, and that one which fails stops no other."""

from datetime import datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from django.test import override_settings
from django.utils import timezone

from rulings.desk.base.watching.nightly import last_moment
from rulings.desk.people.services.clubs import create_club
from rulings.management.nightly import jobs, run_due
from rulings.models import AuditEntry, NightlyJob
from tests.append_only import drop_the_triggers

pytestmark = pytest.mark.django_db


def names() -> list[str]:
    return [each.name for each in jobs()]


def test_without_a_place_for_them_there_are_no_backups_and_no_heads() -> None:
    assert names() == [
        "expire_notes",
        "clearsessions",
        "clear_tasks",
        "expire_sittings",
        "read_casebooks",
        "verify_audit",
    ]


@override_settings(BACKUP_TO="/backups", HEADS_FILE="/heads", EMAIL_HOST="mail")
def test_backups_and_heads_go_to_where_the_site_is_told() -> None:
    told = {each.name: each.words for each in jobs()}
    assert list(told) == [
        "expire_notes",
        "clearsessions",
        "clear_tasks",
        "expire_sittings",
        "read_casebooks",
        "backup",
        "publish_heads",
        "verify_audit",
    ]
    assert (told["backup"], told["publish_heads"]) == (
        ("/backups", "--keep", "30"),
        ("--file", "/heads", "--mail"),
    )


@override_settings(BACKUP_TO="s3://backups/krakow", BACKUPS_KEPT=0)
def test_none_is_deleted_where_all_are_to_be_kept() -> None:
    assert next(each.words for each in jobs() if each.name == "backup") == ("s3://backups/krakow",)


def test_all_are_run_once_and_remembered(tmp_path: Path) -> None:
    create_club(name="Ponte Vecchio", slug="ponte")
    due, lines = timezone.now(), []
    with override_settings(HEADS_FILE=str(tmp_path / "heads")):
        assert run_due(due, lines.append) is True
        assert run_due(due, lines.append) is True
    assert [each for each in lines if each.endswith(": done")] == [
        "expire_notes: done",
        "clearsessions: done",
        "clear_tasks: done",
        "expire_sittings: done",
        "read_casebooks: done",
        "publish_heads: done",
        "verify_audit: done",
    ]
    assert list(NightlyJob.objects.values_list("went_well", flat=True)) == [True] * 7


def test_one_that_fails_is_told_and_the_next_are_run(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    create_club(name="Ponte Vecchio", slug="ponte")
    drop_the_triggers()
    AuditEntry.objects.update(verb="role.taken")
    lines: list[str] = []
    with override_settings(HEADS_FILE=str(tmp_path / "no" / "folder")):
        assert run_due(timezone.now(), lines.append) is False
    ended = dict(NightlyJob.objects.values_list("name", "went_well"))
    assert ended == {
        "expire_notes": True,
        "clearsessions": True,
        "clear_tasks": True,
        "expire_sittings": True,
        "read_casebooks": True,
        "publish_heads": False,
        "verify_audit": False,
    }
    assert "verify_audit: FAILED: exit code 1" in lines
    assert any(each.startswith("publish_heads: FAILED: --file") for each in lines)
    assert "nightly: verify_audit failed: exit code 1" in caplog.text


@override_settings(TIME_ZONE="Europe/Warsaw")
def test_the_last_moment_is_today_or_yesterday_by_the_sites_own_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    warsaw = ZoneInfo("Europe/Warsaw")
    monkeypatch.setattr(timezone, "now", lambda: datetime(2026, 11, 24, 3, 0, tzinfo=warsaw))
    assert last_moment(time(2, 30)) == datetime(2026, 11, 24, 2, 30, tzinfo=warsaw)
    assert last_moment(time(3, 30)) == datetime(2026, 11, 23, 3, 30, tzinfo=warsaw)
    assert timezone.now() - last_moment(time(3, 30)) < timedelta(days=1)
