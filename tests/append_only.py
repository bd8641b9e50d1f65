"""Emptying the tables after a transactional test, although the database refuses to: the triggers step aside for it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from django.db import connection

append_only = import_module("rulings.migrations._append_only")


@pytest.fixture(scope="session", autouse=True)
def flush_past_the_triggers() -> Iterator[None]:
    """Django empties every table after a test that commits; in use nobody does."""
    operations = type(connection.ops)
    flush = operations.sql_flush

    def sql_flush(self: Any, *arguments: Any, **options: Any) -> list[str]:
        vendor = self.connection.vendor
        statements = flush(self, *arguments, **options)
        return [*append_only.dropped(vendor), *statements, *append_only.created(vendor)] if statements else []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(operations, "sql_flush", sql_flush)
        yield


def drop_the_triggers() -> None:
    """What somebody with the database's own password would do first."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        for statement in append_only.dropped(connection.vendor):
            cursor.execute(statement)
