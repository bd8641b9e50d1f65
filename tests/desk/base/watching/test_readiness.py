"""Whether all is there that pages stand on: each thing taken away in turn is named."""

from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command
from django.core.management.base import SystemCheckError
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client, override_settings

from rulings.desk.base.watching import readiness
from rulings.desk.base.watching.faults import Fault, said_of
from rulings.desk.base.watching.readiness import newer_migrations, told_besides, too_new, unready
from rulings.models import Session, User
from tests.append_only import drop_the_triggers
from tests.factories import make_report

pytestmark = pytest.mark.django_db
MANIFEST = {"staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"}}


def test_a_database_as_it_should_be_is_ready() -> None:
    assert unready() == []
    assert newer_migrations() == []


def test_a_migration_that_was_not_made_is_named_with_what_to_do() -> None:
    MigrationRecorder(connection).record_unapplied("rulings", "0019_bounds")
    assert unready() == ["migrations: 1 not applied, the first rulings.0019_bounds; run manage.py migrate"]


def test_a_database_of_a_newer_version_is_named_with_what_to_do() -> None:
    MigrationRecorder(connection).record_applied("rulings", "0999_of_tomorrow")
    assert newer_migrations() == ["0999_of_tomorrow"]
    with pytest.raises(SystemCheckError, match=r"rulings.E001.*of a newer version than this one: it has 0999_of_tom"):
        call_command("check")
    assert unready() == ["migrations: 0999_of_tomorrow unknown to this version"]
    assert too_new(newer_migrations()) == (
        "The database is of a newer version than this one: it has 0999_of_tomorrow, of which nothing is known here."
        " Start the newer version again, or restore the backup made before the upgrade (docs/upgrading.md)."
    )


def test_a_migration_of_another_app_that_is_no_more_is_nothing_newer() -> None:
    MigrationRecorder(connection).record_applied("axes", "0999_squashed_since")
    assert newer_migrations() == []


def test_a_trigger_that_was_dropped_is_named() -> None:
    drop_the_triggers()
    (line,) = unready()
    assert line.startswith("triggers: rulings_auditentry_no_delete, ")


@pytest.mark.postgresql
def test_a_trigger_that_was_switched_off_is_named() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute("ALTER TABLE rulings_auditentry DISABLE TRIGGER rulings_auditentry_no_delete")
    assert unready() == ["triggers: rulings_auditentry_no_delete missing"]


def test_static_files_that_were_not_collected_are_missed(tmp_path: Path) -> None:
    with override_settings(STATIC_ROOT=tmp_path, STORAGES=MANIFEST | {"default": {"BACKEND": "x"}}):
        assert unready() == ["static files: not collected; run manage.py collectstatic"]
        call_command("collectstatic", interactive=False, verbosity=0)
        assert unready() == []


def test_a_page_without_static_files_says_so(tmp_path: Path) -> None:
    """With its templates read anew: what every page shows alike is drawn once."""
    fresh = {"STATIC_ROOT": tmp_path, "STORAGES": MANIFEST | {"default": {"BACKEND": "x"}}}
    with override_settings(**fresh, TEMPLATES=settings.TEMPLATES):
        page = Client(raise_request_exception=False).get("/login/")
    assert page.status_code == 503
    assert said_of(Fault.NO_STATIC_FILES)[0] in page.content.decode()


def test_a_disk_with_little_room_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [line for line in told_besides() if line.startswith("disk: ")] == []
    monkeypatch.setattr(readiness, "_LEAST_ROOM", 2**80)
    assert [line for line in told_besides() if line.startswith("disk: ") and str(settings.VAR_DIR) in line] != []


def test_a_server_with_another_key_is_told_before_it_signs_anything(dora: User, session: Session) -> None:
    make_report(dora, session)
    assert told_besides() == []
    with override_settings(AUDIT_KEY=b"another key, of 32 bytes as well"):
        (line,) = told_besides()
    assert line.startswith("key: the trail was last signed by another; give the AUDIT_KEY of before")
