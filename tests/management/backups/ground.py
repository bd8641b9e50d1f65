"""A database of its own, migrated, with an evening in it that each test begins with anew."""

import resource
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection

from rulings.desk.imports.services.importing import import_session
from rulings.desk.people.services.clubs import give_role
from rulings.models import Club
from tests.desk.imports.evening import evening as first_rounds
from tests.desk.imports.evening import saved
from tests.factories import make_club, make_ruling, make_user
from tests.faults.own import copy_schema
from tests.migrated import is_sqlite, migrated
from tests.migrations.walk import empty_database


@contextmanager
def no_more_than(size: int) -> Iterator[None]:
    """Within, no file of this process, and of those that it begins, grows beyond so many bytes, as on a full disk.

    No module is compiled into a file meanwhile: Python keeps the half of it that had room, and fails by it later.
    """
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "dont_write_bytecode", True)
        patch.setenv("PYTHONDONTWRITEBYTECODE", "1")
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture(scope="module")
def ground(
    django_db_setup: None,
    django_db_blocker: Any,
    tmp_path_factory: pytest.TempPathFactory,
    pytestconfig: pytest.Config,
) -> Iterator[None]:
    """The connection goes to a migrated database beside that of the other tests."""
    usual = dict(connection.settings_dict)
    with django_db_blocker.unblock(), empty_database(tmp_path_factory.mktemp("ground")):
        if is_sqlite():
            shutil.copyfile(migrated(pytestconfig.cache.mkdir("migrated")), connection.settings_dict["NAME"])
        else:
            copy_schema(usual, connection.settings_dict)
        yield


@pytest.fixture
def evening(ground: None) -> Iterator[Club]:
    """A club with a ruling, made by services, so that the trail tells of it; afterwards the tables are empty again."""
    club, dora = make_club(), make_user("dora", first_name="Dora", last_name="Neri")
    give_role(actor=None, club=club, user=dora, role="director")
    session = import_session(actor=None, club=club, data=saved(first_rounds(1)), filename="evening.xml").session
    make_ruling(dora, session)
    yield club
    call_command("flush", interactive=False, verbosity=0)
