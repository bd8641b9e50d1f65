"""`restore`: all of a backup or nothing of it, up to date and verified; what is missing against the heads is told."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from rulings.models import AuditEntry, Club, IrregularityReport, Session, User
from tests.factories import make_report
from tests.management.backups.buckets import bucket, s3_server
from tests.management.backups.ground import evening, ground, no_more_than

__all__ = ["bucket", "evening", "ground", "s3_server"]


@pytest.fixture
def backup(evening: Club, tmp_path: Path) -> Path:
    """A backup of the evening."""
    call_command("backup", str(tmp_path / "backup"), stdout=StringIO())
    return tmp_path / "backup"


def restored(*words: object) -> tuple[int, str]:
    """The exit code and what was said, also by the refusal."""
    out = StringIO()
    try:
        call_command("restore", *map(str, words), stdout=out)
    except CommandError as refusal:
        return refusal.returncode, f"{out.getvalue()}{refusal}"
    return 0, out.getvalue()


def one_more_report() -> None:
    make_report(User.objects.get(username="dora"), Session.objects.get())


def empty() -> None:
    call_command("flush", interactive=False, verbosity=0)


def test_a_backup_comes_back_into_an_empty_database_and_its_chain_holds(backup: Path) -> None:
    before = Club.objects.get().audit_hash
    empty()
    code, said = restored(backup)
    assert code == 0
    assert f"entries hold, head {before}" in said
    assert Club.objects.get().audit_hash == before
    one_more_report()
    assert IrregularityReport.objects.count() == 2


def test_what_is_there_stays_unless_it_is_to_be_replaced(backup: Path) -> None:
    one_more_report()
    assert restored(backup) == (
        2,
        "this database is not empty: --replace puts the backup in place of all that it holds",
    )
    assert IrregularityReport.objects.count() == 2
    assert restored(backup, "--replace")[0] == 0
    assert IrregularityReport.objects.count() == 1


def test_the_triggers_stand_again(backup: Path) -> None:
    empty()
    restored(backup)
    with pytest.raises(Exception, match="never changed"):
        AuditEntry.objects.update(verb="x")


def test_an_older_backup_is_found_out_by_the_head_that_was_kept_elsewhere(backup: Path, tmp_path: Path) -> None:
    one_more_report()
    call_command("backup", str(tmp_path / "later"), stdout=StringIO())
    ends, head = AuditEntry.objects.count() - 2, AuditEntry.objects.count()
    code, said = restored(backup, "--replace", "--head", tmp_path / "later.heads")
    assert code == 1
    assert (
        f"ponte: 2 entries are missing: the head kept elsewhere is entry {head}, this chain ends with entry {ends}\n"
        in said
    )
    assert IrregularityReport.objects.count() == 1


def test_another_past_than_the_head_s_is_found_out(backup: Path, tmp_path: Path) -> None:
    kept = backup.with_name("backup.heads").read_text().replace(Club.objects.get().audit_hash, "0" * 64)
    (tmp_path / "elsewhere").write_text(kept)
    code, said = restored(backup, "--replace", "--head", tmp_path / "elsewhere")
    assert code == 1
    assert "is not the one kept elsewhere: the past is another" in said


def test_a_file_that_is_no_backup_changes_nothing(evening: Club, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear club")
    (tmp_path / "half").write_bytes(b"PGDMP" if connection.vendor == "postgresql" else b"SQLite format 3\0")
    for name in ("letter", "half", "absent"):
        code, said = restored(tmp_path / name, "--replace")
        assert (code, str(tmp_path / name) in said) == (2, True), said
    assert Club.objects.get() == evening


def test_a_backup_cut_short_changes_nothing(backup: Path) -> None:
    whole = backup.read_bytes()
    backup.write_bytes(whole[: len(whole) * 2 // 3])
    code, _said = restored(backup, "--replace")
    assert code in (1, 2)
    assert IrregularityReport.objects.count() == 1


@pytest.mark.sqlite
def test_where_there_is_no_room_it_is_said_and_what_was_there_stays(backup: Path) -> None:
    one_more_report()
    with no_more_than(100_000):
        code, said = restored(backup, "--replace")
    assert (code, "nothing was changed: " in said) == (1, True), said
    assert IrregularityReport.objects.count() == 2


@pytest.mark.parametrize("name", ["", "."])
def test_a_folder_is_no_backup(evening: Club, name: str) -> None:
    assert restored(name) == (2, f"{name or 'no name'}: it cannot be read: Is a directory")


def test_a_backup_of_a_newer_version_is_refused_before_anything_is_changed(evening: Club, tmp_path: Path) -> None:
    MigrationRecorder(connection).record_applied("rulings", "0999_of_tomorrow")
    call_command("backup", str(tmp_path / "newer"), stdout=StringIO())
    MigrationRecorder(connection).record_unapplied("rulings", "0999_of_tomorrow")
    code, said = restored(tmp_path / "newer", "--replace")
    assert code == 2
    assert said.startswith("The database is of a newer version than this one: it has 0999_of_tomorrow")
    assert Club.objects.get() == evening


def test_what_is_no_file_of_heads_is_refused_first(backup: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear club")
    code, said = restored(backup, "--replace", "--head", tmp_path / "letter")
    assert (code, said) == (2, f"{tmp_path / 'letter'}: is no file of heads, which `backup` writes beside each backup")


def test_a_backup_that_is_not_in_the_bucket_changes_nothing(evening: Club, bucket: str) -> None:
    code, said = restored(f"{bucket}/absent", "--replace")
    assert (code, said.startswith("nothing was changed: s3://backups: ")) == (1, True), said
    assert Club.objects.get() == evening
