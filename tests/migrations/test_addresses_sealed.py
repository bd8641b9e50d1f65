"""Addresses that were given out go on opening when their tokens are sealed, and are as they were on the way back."""

from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from rulings.desk.base.keys import found_by, token_of
from rulings.desk.practice.queries.sealed import link_of, opened_test, stored_test
from rulings.models import Poll, SessionKey, Sitting
from tests.desk.practice.rounds import SET
from tests.migrations.rows import fill
from tests.migrations.walk import empty_database

BEFORE, AT = "0049_marks_that_readers_see", "0054_addresses_sealed"
OPEN, CLOSED = "an-address-that-is-in-use-for-now", "an-address-that-was-closed-before"


def test_what_is_in_use_goes_on_opening(tmp_path: Path, django_db_setup: None, django_db_blocker: Any) -> None:
    with django_db_blocker.unblock(), empty_database(tmp_path):
        call_command("migrate", "rulings", BEFORE, verbosity=0)
        apps = MigrationExecutor(connection).loader.project_state(("rulings", BEFORE)).apps
        fill(apps, 1)
        fill(apps, 2)
        for name, ended in (("SessionKey", "revoked_at"), ("Poll", "closed_at")):
            for pk, (token, columns) in enumerate(((OPEN, {ended: None}), (CLOSED, {})), start=1):
                assert apps.get_model("rulings", name).objects.filter(pk=pk).update(token=token, **columns) == 1
        apps.get_model("rulings", "Sitting").objects.filter(pk=1).update(link=link_of(SET))
        call_command("migrate", "rulings", AT, verbosity=0)
        for rows in (SessionKey.objects.all(), Poll.objects.all()):
            used, closed = found_by(rows, OPEN), found_by(rows, CLOSED)
            assert (used and used.pk, closed and closed.pk, found_by(rows, "")) == (1, 2, None)
            assert [token_of(each) for each in rows.order_by("pk")] == [OPEN, ""]
            assert OPEN not in str(rows.values())
        assert [stored_test(each.sealed) for each in Sitting.objects.order_by("pk")] == [SET, None]
        assert opened_test(Sitting.objects.get(pk=1).sealed) is None
        call_command("migrate", "rulings", BEFORE, verbosity=0)
        for name in ("SessionKey", "Poll"):
            tokens = apps.get_model("rulings", name).objects.order_by("pk").values_list("token", flat=True)
            assert (tokens[0], tokens[1] != CLOSED) == (OPEN, True)
        assert opened_test(apps.get_model("rulings", "Sitting").objects.get(pk=1).link) == SET
