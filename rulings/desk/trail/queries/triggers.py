"""The triggers that let nothing of the trail be changed: whether those that stand are those that were put up."""

import re
from collections.abc import Iterator, Mapping

from django.db import connection

from rulings.desk.trail.queries.replay.story import Difference
from rulings.migrations import _append_only as append_only

_NAMED = re.compile(r"CREATE (?:OR REPLACE )?(TRIGGER|FUNCTION) (\w+)")
_CAST = re.compile(r"\(((?:old|new)\.\w+)\)::\w+(?: varying)?")
_BODY = re.compile(r"\$\$(.*)\$\$", re.DOTALL)


def differences_of_triggers() -> Iterator[Difference]:
    """A trigger, or a function that one calls, that is gone, reads otherwise or is out of action; and a strange one."""
    expected = dict(map(_as_it_reads, append_only.created(connection.vendor)))
    there = dict(_sqlite() if connection.vendor == "sqlite" else _postgresql())
    for name in sorted(expected.keys() | there.keys()):
        if name not in there:
            yield Difference(name, "is gone: whoever writes to the database can change what never changes")
        elif name not in expected:
            yield Difference(name, "is none of this program's, and changes what is written")
        elif expected[name] != there[name]:
            yield Difference(name, "does not read as this program put it up")


def _as_it_reads(statement: str) -> tuple[str, str]:
    """What a statement makes: its name, and how the database tells it afterwards."""
    kind, name = _NAMED.match(statement).groups()  # type: ignore[union-attr]
    if connection.vendor == "sqlite":
        return f"trigger {name}", statement
    if kind == "FUNCTION":
        return f"function {name}", _BODY.search(statement)[1]  # type: ignore[index]
    return f"trigger {name}", statement.casefold()


def _sqlite() -> Mapping[str, str]:
    """Every trigger that stands, by name, as it was put up."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        return {f"trigger {name}": sql for name, sql in cursor.fetchall()}


_TRIGGERS = """
SELECT tgname, tgenabled IN ('O', 'A'), pg_get_triggerdef(pg_trigger.oid), current_schema() FROM pg_trigger
JOIN pg_class ON pg_class.oid = tgrelid WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace
"""
_FUNCTIONS = """
SELECT proname, prosrc FROM pg_proc
WHERE proname IN ('rulings_append_only', 'rulings_only_erased') AND pronamespace = current_schema()::regnamespace
"""
_RULES = "SELECT rulename, definition FROM pg_rules WHERE schemaname = current_schema()"


def _postgresql() -> Iterator[tuple[str, str]]:
    """Every trigger, the functions they call, and rules, which rewrite what is written; out of action is not there."""
    with connection.cursor() as cursor:
        cursor.execute(_TRIGGERS)
        for name, is_enabled, told, schema in cursor.fetchall():
            plain = _CAST.sub(r"\1", told.replace(f" ON {schema}.", " ON "))
            yield f"trigger {name}", plain.casefold() if is_enabled else "out of action"
        cursor.execute(_FUNCTIONS)
        for name, body in cursor.fetchall():
            yield f"function {name}", body
        cursor.execute(_RULES)
        for name, definition in cursor.fetchall():
            yield f"rule {name}", definition
