"""No command of ours ends in a traceback: not with odd words, nor on a database that is not there or is read only."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from rulings.management import commands
from tests.management.every_command import COMMANDS, WITHOUT_DATABASE
from tests.migrated import migrated

pytestmark = pytest.mark.sqlite


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> list[dict[str, Any]]:
    """How each run ended, all of them in one process of their own."""
    folder = tmp_path_factory.mktemp("commands")
    shutil.copy(migrated(pytestconfig.cache.mkdir("migrated")), folder / "db.sqlite3")
    own = {
        "DATABASE_URL": f"sqlite:///{folder}/db.sqlite3",
        "VAR_DIR": str(folder),
        "PYTHONPATH": str(settings.BASE_DIR),
    }
    own |= {"DJANGO_SETTINGS_MODULE": "config.settings", "LOG_LEVEL": "CRITICAL", "AUDIT_KEY": "", "DEBUG": "0"}
    command = [sys.executable, "-m", "tests.management.every_command", str(folder)]
    done = subprocess.run(
        command, env=os.environ | own, cwd=settings.BASE_DIR, capture_output=True, text=True, input=""
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_each_command_says_what_was_wrong_and_ends(runs: list[dict[str, Any]]) -> None:
    assert [each for each in runs if each["code"] not in (0, 1, 2, 3) or "Traceback" in each["said"]] == []
    assert [each for each in runs if each["code"] and not each["said"].strip()] == []


def test_every_command_was_tried_in_every_way(runs: list[dict[str, Any]]) -> None:
    assert {each["words"][0] for each in runs if each["state"] == "odd"} == set(COMMANDS)
    assert sorted(path.stem for path in Path(commands.__file__).parent.glob("[a-z]*.py")) == COMMANDS
    for state in ("read_only", "unmigrated", "silent"):
        tried = {each["words"][0] for each in runs if each["state"] == state}
        assert set(COMMANDS) - WITHOUT_DATABASE - tried <= {"migrate"}


def test_a_database_that_is_not_there_is_named_by_its_variable(runs: list[dict[str, Any]]) -> None:
    silent = {each["words"][0]: each for each in runs if each["state"] == "silent"}
    assert (silent["score"]["code"], silent["score"]["said"]) == (
        1,
        "The database of DATABASE_URL does not answer: unable to open database file",
    )
    unmigrated = {each["words"][0]: each for each in runs if each["state"] == "unmigrated"}
    assert (
        unmigrated["replay"]["said"] == "The database is not as this version needs it: run `manage.py migrate` first."
    )
