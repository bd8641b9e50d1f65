"""`migrate`: two at once on one PostgreSQL are one after the other. Real processes, an empty database."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from django.conf import settings
from django.db import connection

from rulings.management.commands.migrate import MIGRATING
from tests.faults.own import url_of

pytestmark = pytest.mark.postgresql
NAME = "two_at_once"


@pytest.fixture
def empty(django_db_setup: None) -> Iterator[str]:
    """The address of a database that is there and empty."""
    server: dict[str, Any] = connection.settings_dict | {"NAME": "postgres"}
    with psycopg.connect(url_of(server), autocommit=True) as line:
        line.execute(f"DROP DATABASE IF EXISTS {NAME} WITH (FORCE)")
        line.execute(f"CREATE DATABASE {NAME}")
        yield url_of(server | {"NAME": NAME})
        line.execute(f"DROP DATABASE {NAME} WITH (FORCE)")


def begun(url: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-u", "manage.py", "migrate", "auth"]
    out = subprocess.PIPE
    own = os.environ | {"DATABASE_URL": url}
    return subprocess.Popen(command, cwd=settings.BASE_DIR, env=own, stdout=out, stderr=subprocess.STDOUT, text=True)


def test_who_comes_while_another_migrates_says_so_and_finds_all_done(empty: str) -> None:
    with psycopg.connect(empty, autocommit=True) as other:
        other.execute("SELECT pg_advisory_lock(%s)", [MIGRATING])
        two = [begun(empty), begun(empty)]
        first = [each.stdout.readline() for each in two if each.stdout]
        tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        assert other.execute(tables).fetchone() == (0,)
        other.execute("SELECT pg_advisory_unlock(%s)", [MIGRATING])
        said = [each.communicate(timeout=120)[0] for each in two]
        assert [each.returncode for each in two] == [0, 0], said
        done = other.execute("SELECT count(*), count(DISTINCT (app, name)) FROM django_migrations").fetchone()
    assert first == ["Another migrate is at work: waiting until it is done.\n"] * 2
    assert sorted("No migrations to apply." in each for each in said) == [False, True]
    assert done
    assert done[0] == done[1] > 0
