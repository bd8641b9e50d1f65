"""All the way up and down the migrations, in a database of its own that has rows in every table from the first step on.

The database of the other tests is not touched, whatever goes wrong on the way.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader

from tests.migrations.rows import Rows, fill

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
    before: Rows = {}
    for number, (name, apps) in enumerate(climb(), start=1):
        done.up.append(Step(name, before, rows(), triggers()))
        if name == "0008_casebook_search":
            done.indexed = indexed()
        fill(apps, number)
        before = rows()
    call_command("index_casebook", stdout=StringIO())
    done.indexed_anew = indexed()
    descend(done, before)
    done.left = [table for table in connection.introspection.table_names() if table.startswith("rulings_")]
    return done


def descend(done: Walk, before: Rows) -> None:
    """Every migration backwards in one go, as `migrate rulings zero` does them, with a look after each."""

    def look(action: str, migration: Any = None, _is_fake: bool = False) -> None:
        nonlocal before
        if action == "unapply_success" and migration.app_label == "rulings":
            done.down.append(Step(migration.name, before, before := rows(), triggers()))

    step_by_step(look).migrate([("rulings", None)])


class StepByStep(MigrationLoader):
    """Knows no migration that stands for others: with it a database has all of those, one after the other."""

    def load_disk(self) -> None:
        super().load_disk()
        self.disk_migrations = {key: each for key, each in self.disk_migrations.items() if not each.replaces}


def step_by_step(look: Callable[..., None] | None = None) -> MigrationExecutor:
    """What does migrations here, each by itself; it says to `look` what it does."""
    executor = MigrationExecutor(connection, look)
    executor.loader = StepByStep(connection)
    return executor


def steps() -> list[str]:
    """The names of the desk's migrations, the first one first."""
    graph = StepByStep(None).graph
    (last,) = graph.leaf_nodes("rulings")
    return [name for app, name in graph.forwards_plan(last) if app == "rulings"]


def climb() -> Iterator[tuple[str, Any]]:
    """Every migration in one go, as `migrate` does them; after each of the desk's its name, and the models of then."""
    executor = step_by_step()
    to = executor.loader.graph.leaf_nodes()
    state = executor.migrate(to, plan=[])
    for migration, _is_backwards in executor.migration_plan(to):
        state = executor.migrate(to, plan=[(migration, False)], state=state)
        if migration.app_label == "rulings":
            state.clear_delayed_apps_cache()
            yield migration.name, state.apps


def rows() -> Rows:
    """Every row of the desk's tables as it is stored, by its table and key; the index of the casebook is none."""
    found = {}
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            if table.startswith("rulings_") and not table.startswith("rulings_casebook"):
                cursor.execute(f'SELECT * FROM "{table}"')
                names = [column[0] for column in cursor.description]
                held = [dict(zip(names, values, strict=True)) for values in cursor.fetchall()]
                key = "id" if "id" in names else names[0]
                found |= {(table.removeprefix("rulings_"), row[key]): row for row in held}
    return found


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
