"""All the way up and down the migrations, in a database of its own that has rows in every table from the first step on.

The database of the other tests is not touched, whatever goes wrong on the way.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader

from tests.migrations.rows import Rows, fill, rows_of

Index = dict[int, set[str]]

TRIGGERS = {
    "sqlite": "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
    "postgresql": "SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal",
}
INDEXED = {
    "sqlite": "SELECT rowid, terms FROM rulings_casebook",
    "postgresql": "SELECT rowid, array_to_string(tsvector_to_array(terms), ' ') FROM rulings_casebook",
}


@dataclass(frozen=True)
class Step:
    """From one state to the next: every row before and after, and the triggers that stand then."""

    name: str
    before: Rows
    after: Rows
    triggers: dict[str, str]


@dataclass
class Walk:
    """Every step forwards, every step backwards, the index as the step made it and anew, and what is left at zero."""

    up: list[Step] = field(default_factory=list)
    down: list[Step] = field(default_factory=list)
    indexed: Index = field(default_factory=dict)
    indexed_anew: Index = field(default_factory=dict)
    left: list[str] = field(default_factory=list)


def walk() -> Walk:
    """Walk up, putting a row into every table at each state, then down to nothing."""
    done = Walk()
    names = steps()
    states: dict[str | None, Any] = {name: apps_at(name) for name in names}
    below = [None, *names[:-1]]
    for number, (start, name) in enumerate(zip(below, names, strict=True), start=1):
        done.up.append(step(name, start, name, states))
        if name == "0008_casebook_search":
            done.indexed = indexed()
        fill(states[name], number)
    call_command("index_casebook", stdout=StringIO())
    done.indexed_anew = indexed()
    for name, end in zip(reversed(names), reversed(below), strict=True):
        done.down.append(step(name, name, end, states))
    done.left = [table for table in connection.introspection.table_names() if table.startswith("rulings_")]
    return done


def steps() -> list[str]:
    """The names of the desk's migrations, the first one first."""
    graph = MigrationLoader(None).graph
    (last,) = graph.leaf_nodes("rulings")
    return [name for app, name in graph.forwards_plan(last) if app == "rulings"]


def step(name: str, start: str | None, end: str | None, states: dict[str | None, Any]) -> Step:
    """Do or undo the migration: from one state, by its last migration, to the next; None is before all of them."""
    before = rows_of(states[start]) if start else {}
    MigrationExecutor(connection).migrate([("rulings", end)])
    return Step(name, before, rows_of(states[end]) if end else {}, triggers())


def apps_at(name: str) -> Any:
    """The models as they were after that migration."""
    return MigrationExecutor(connection).loader.project_state([("rulings", name)]).apps


def triggers() -> dict[str, str]:
    """Every trigger by its name, with what it does."""
    with connection.cursor() as cursor:
        cursor.execute(TRIGGERS[connection.vendor])
        return dict(cursor.fetchall())


def indexed() -> Index:
    """What each case of the casebook is found by."""
    with connection.cursor() as cursor:
        cursor.execute(INDEXED[connection.vendor])
        return {key: set(terms.split(" ")) for key, terms in cursor.fetchall()}


@contextmanager
def empty_database(folder: Path) -> Iterator[None]:
    """Beside the database of the other tests one with nothing in it; the connection goes there for as long."""
    settings = connection.settings_dict
    usual = settings["NAME"]
    name = str(folder / "steps.sqlite3") if connection.vendor == "sqlite" else f"{usual}_steps"
    execute_on_server(f'DROP DATABASE IF EXISTS "{name}"', f'CREATE DATABASE "{name}"')
    connection.close()
    settings["NAME"] = name
    try:
        yield
    finally:
        connection.close()
        settings["NAME"] = usual
        execute_on_server(f'DROP DATABASE "{name}"')
        connection.close()


def execute_on_server(*statements: str) -> None:
    """Make or drop a database; one of SQLite is a file, which comes and goes with its folder."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            for statement in statements:
                cursor.execute(statement)
