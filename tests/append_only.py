"""Emptying the tables after a transactional test, although the database refuses to: the triggers step aside for it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from django.db import connection

append_only = import_module("rulings.migrations._append_only")


STAY = {"django_content_type", "auth_permission"}
"""The tables that hold what the migrations put there, and nothing else: written anew they would be the same."""


@pytest.fixture(scope="session", autouse=True)
def flush_past_the_triggers() -> Iterator[None]:
    """Django empties every table after a test that commits; in use nobody does."""
    operations = type(connection.ops)
    flush = operations.sql_flush

    def sql_flush(self: Any, style: Any, tables: Any, **options: Any) -> list[str]:
        vendor, emptied = self.connection.vendor, [each for each in tables if each not in STAY]
        statements = deletions(emptied) if vendor == "postgresql" else flush(self, style, emptied, **options)
        return [*append_only.dropped(vendor), *statements, *append_only.created(vendor)] if emptied else []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(operations, "sql_flush", sql_flush)
        patch.setattr("django.core.management.commands.flush.emit_post_migrate_signal", lambda *_sent, **_more: None)
        yield


def deletions(tables: list[str]) -> list[str]:
    """Few rows are deleted ten times as fast as all files of all tables are made anew; what points to them goes too."""
    deleted = "; ".join(f'DELETE FROM "{each}"' for each in tables)
    return [f"{deleted}; SET CONSTRAINTS ALL IMMEDIATE"]


def drop_the_triggers() -> None:
    """What somebody with the database's own password would do first."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        for statement in append_only.dropped(connection.vendor):
            cursor.execute(statement)
