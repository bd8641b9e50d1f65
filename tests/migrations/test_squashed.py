"""The first steps in one lead to the same database as one after the other, and what comes later goes on from both.

Column by column, whatever their order: a column that came later stands at the end, in one step where its model has it.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.db import connection
from django.db.migrations.autodetector import MigrationAutodetector
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.questioner import MigrationQuestioner

from tests.migrations.walk import StepByStep, empty_database, step_by_step, triggers

SQUASHED = ("rulings", "0001_squashed_0037_federations")
LAST = ("rulings", "0037_federations")
Schema = dict[str, Any]
_TABLE = "SELECT type, name, tbl_name, CASE type WHEN 'index' THEN sql ELSE '' END FROM sqlite_master"
_POSTGRESQL = {
    "columns": "SELECT table_name, column_name, data_type, udt_name, character_maximum_length, is_nullable,"
    " column_default, is_identity, collation_name FROM information_schema.columns WHERE table_schema = 'public'",
    "constraints": "SELECT conrelid::regclass::text, conname, contype, pg_get_constraintdef(oid) FROM pg_constraint"
    " WHERE connamespace = 'public'::regnamespace",
    "indexes": "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
    "functions": "SELECT proname, pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace",
    "sequences": "SELECT sequencename, data_type, increment_by FROM pg_sequences WHERE schemaname = 'public'",
}


RENAMED = {
    "privatelink_token_key": "privatelink_digest_key",
    "privatelink_token_886f25e5": "privatelink_digest_c3e6f21f",
}
"""What PostgreSQL goes on calling by the former name of its column; Django finds both by what they are."""


def selected(sql: str) -> set[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(sql)
        return {tuple(map(as_today, row)) for row in cursor.fetchall()}


def as_today(told: Any) -> Any:
    """A name or statement with the names of today."""
    for name, now in RENAMED.items():
        told = told.replace(name, now) if isinstance(told, str) else told
    return told


def schema() -> Schema:
    """Everything that the database is made of, with nothing said of the order of columns."""
    told: Schema = {"triggers": triggers(), "applied": selected("SELECT app, name FROM django_migrations")}
    if connection.vendor == "postgresql":
        return told | {name: selected(sql) for name, sql in _POSTGRESQL.items()}
    told["made"] = selected(_TABLE)
    for table in sorted(connection.introspection.table_names()):
        told[f"columns of {table}"] = {row[1:] for row in selected(f'PRAGMA table_xinfo("{table}")')}
        told[f"references of {table}"] = {row[2:] for row in selected(f'PRAGMA foreign_key_list("{table}")')}
        told[f"indexes of {table}"] = set(indexes(table))
        told[f"checks of {table}"] = checks(table)
    return told


def indexes(table: str) -> Iterator[tuple[Any, ...]]:
    """Which columns in which order, by what each index is for."""
    for _at, name, *kind in selected(f'PRAGMA index_list("{table}")'):
        columns = sorted((row[0], row[2], row[3], row[4]) for row in selected(f'PRAGMA index_xinfo("{name}")'))
        yield name if not name.startswith("sqlite_") else "", *kind, tuple(columns)


def checks(table: str) -> list[str]:
    """What the words of a table say of each column and constraint, in one order."""
    ((sql,),) = selected(f"SELECT sql FROM sqlite_master WHERE type = 'table' AND name = '{table}'")
    inner = " ".join(sql[sql.index("(") + 1 : sql.rindex(")")].split())
    parts, depth, start = [], 0, 0
    for at, sign in enumerate(inner):
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "," and depth == 0:
            parts.append(inner[start:at].strip())
            start = at + 1
    return sorted([*parts, inner[start:].strip()])


def from_nothing() -> None:
    call_command("migrate", verbosity=0)


def on_its_way() -> None:
    """A database that has had some of the steps goes on with the others, one by one."""
    step_by_step().migrate([("rulings", "0003_play_and_restrictions")])
    call_command("migrate", verbosity=0)


def made(folder: Path, way: Callable[[], None]) -> Schema:
    folder.mkdir()
    with empty_database(folder):
        assert connection.introspection.table_names() == []
        way()
        return schema()


def different(one: Any, each: Any) -> tuple[list[Any], list[Any]]:
    """What only the one has, and what only the other."""
    return sorted(map(repr, set(one) - set(each))), sorted(map(repr, set(each) - set(one)))


def test_both_ways_lead_to_the_same_tables_indexes_and_triggers(
    tmp_path: Path, django_db_setup: None, django_db_blocker: Any
) -> None:
    with django_db_blocker.unblock():
        one, each = made(tmp_path / "one", from_nothing), made(tmp_path / "each", on_its_way)
    assert one.keys() == each.keys()
    assert {name: different(one[name], each[name]) for name in one if one[name] != each[name]} == {}
    assert len(one["triggers"]) > 10
    assert {SQUASHED, LAST} <= one["applied"]


def test_both_ways_lead_to_the_same_models() -> None:
    whole = MigrationLoader(None).project_state([SQUASHED])
    climbed = StepByStep(None).project_state([LAST])
    for before, after in ((whole, climbed), (climbed, whole)):
        changes = MigrationAutodetector(before, after, MigrationQuestioner()).changes(MigrationLoader(None).graph)
        assert changes == {}
