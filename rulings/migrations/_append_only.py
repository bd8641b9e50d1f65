"""Database triggers that refuse to change what must never change. One set for SQLite, one for PostgreSQL.

`protect` and `unprotect` serve migrations: SQLite drops a table's triggers when a later migration remakes the table,
so a migration that alters `AuditEntry` or `Ruling` ends with `RunPython(protect, unprotect)` again.
"""

from collections.abc import Iterator
from typing import Any

AUDIT = "rulings_auditentry"
RULING = "rulings_ruling"
SNAPSHOT = (
    "report_id case_id version revision issued_by_id issued_at edition situation profile regulations record facts"
    " derived overruled findings sentences judgements override_text override_reason supersedes_because"
).split()
FINAL_ONCE_SET = ("superseded_at", "countersigned_by_id", "countersigned_at")


def protect(apps: object, schema_editor: Any) -> None:
    """Create the triggers, whether or not they were there before."""
    unprotect(apps, schema_editor)
    for statement in created(schema_editor.connection.vendor):
        schema_editor.execute(statement, params=None)


def unprotect(apps: object, schema_editor: Any) -> None:
    """Drop the triggers that are there."""
    for statement in dropped(schema_editor.connection.vendor):
        schema_editor.execute(statement, params=None)


def created(vendor: str) -> Iterator[str]:
    """The statements that create every trigger of the vendor."""
    yield from {"sqlite": sqlite, "postgresql": postgresql}[vendor]()


def dropped(vendor: str) -> Iterator[str]:
    """The statements that drop them."""
    names = [(table, name) for table in (AUDIT, RULING) for name in ("no_update", "no_delete")]
    if vendor == "sqlite":
        yield from (f"DROP TRIGGER IF EXISTS {table}_{name}" for table, name in names)
        return
    names += [(table, "no_truncate") for table in (AUDIT, RULING)]
    yield from (f"DROP TRIGGER IF EXISTS {table}_{name} ON {table}" for table, name in names)


def sqlite() -> Iterator[str]:
    for table, what, condition in (
        (AUDIT, "an audit entry is never changed", ""),
        (RULING, "a ruling is never changed, a new version is issued", f"WHEN {changed('IS NOT')}"),
    ):
        yield (
            f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} FOR EACH ROW {condition} "
            f"BEGIN SELECT RAISE(ABORT, '{what}'); END"
        )
    for table, what in ((AUDIT, "an audit entry is never deleted"), (RULING, "a ruling is never deleted")):
        yield (
            f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} FOR EACH ROW "
            f"BEGIN SELECT RAISE(ABORT, '{what}'); END"
        )


def postgresql() -> Iterator[str]:
    yield (
        "CREATE OR REPLACE FUNCTION rulings_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ "
        "BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'restrict_violation'; END $$"
    )
    for table, what, condition in (
        (AUDIT, "an audit entry is never changed", ""),
        (RULING, "a ruling is never changed, a new version is issued", f"WHEN ({changed('IS DISTINCT FROM')})"),
    ):
        yield (
            f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} FOR EACH ROW {condition} "
            f"EXECUTE FUNCTION rulings_append_only('{what}')"
        )
    for table, what in ((AUDIT, "an audit entry is never deleted"), (RULING, "a ruling is never deleted")):
        yield (
            f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} FOR EACH ROW "
            f"EXECUTE FUNCTION rulings_append_only('{what}')"
        )
        yield (
            f"CREATE TRIGGER {table}_no_truncate BEFORE TRUNCATE ON {table} FOR EACH STATEMENT "
            f"EXECUTE FUNCTION rulings_append_only('{what}')"
        )


def changed(differs: str) -> str:
    """Whether an UPDATE touches the snapshot, undoes a mark once set, or makes an old version current."""
    snapshot = [f"OLD.{column} {differs} NEW.{column}" for column in ("id", *SNAPSHOT)]
    marks = [f"(OLD.{column} IS NOT NULL AND OLD.{column} {differs} NEW.{column})" for column in FINAL_ONCE_SET]
    return " OR ".join([*snapshot, *marks, "(NOT OLD.is_current AND NEW.is_current)"])
