"""Whether a version may be started on its database."""

import pytest
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from config.start import refuse_a_newer_database

pytestmark = pytest.mark.django_db


def test_a_database_of_this_version_is_no_reason_to_stop() -> None:
    assert refuse_a_newer_database() is None  # type: ignore[func-returns-value]


def test_a_newer_one_stops_the_start_with_a_sentence() -> None:
    MigrationRecorder(connection).record_applied("rulings", "0999_of_tomorrow")
    with pytest.raises(SystemExit) as stopped:
        refuse_a_newer_database()
    assert str(stopped.value.code).startswith("The database is of a newer version than this one: it has 0999_of_tomor")
