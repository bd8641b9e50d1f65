"""Database triggers that refuse to change what must never change. One set for SQLite, one for PostgreSQL.

`protect` and `unprotect` serve migrations: SQLite drops a table's triggers when a later migration remakes the table,
so a migration that alters `AuditEntry`, `AuditText` or `Ruling` ends with `RunPython(protect, unprotect)` again; one
that alters `Erasure`, which triggers read, begins with `RunPython(unprotect, protect)` too. Nothing here imports the
application: its code of today knows columns that a migration of long ago does not have.

While a player is made anonymous, and only then, the texts of rulings and those beside the audit chain may change: the
service leaves an `Erasure` without its end until it is done, all in one transaction, which nobody else sees.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

AUDIT = "rulings_auditentry"
AUDIT_TEXT = "rulings_audittext"
RULING = "rulings_ruling"
ERASURE = "rulings_erasure"
STAYS = (
    "report_id case_id version revision issued_by_id issued_at edition situation profile regulations facts"
    " derived overruled findings sentences"
)
SNAPSHOT = tuple(STAYS.split())
TEXTS = ("record", "judgements", "override_text", "override_reason", "supersedes_because")
"""The columns of a ruling that hold what people typed: `record` has explanations of calls, and what a claimer said."""
FINAL_ONCE_SET = ("superseded_at", "countersigned_by_id", "countersigned_at")

ENTRY_STAYS = "an audit entry is never changed"
RULING_STAYS = "a ruling is never changed, a new version is issued"
TEXT_STAYS = "a text of the audit trail is never changed"


class Guard(NamedTuple):
    """A trigger's name, its table, what it says, on which columns; `yields` to an erasure that is being done.

    `other` is what else it refuses, with `{differs}` for how two values are told apart.
    """

    name: str
    table: str
    says: str
    columns: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    yields: bool = False
    other: str = ""


SIGNED = ("countersigned_by_id", "countersigned_at", "signed_digest")
UNSIGNED = (
    "((OLD.countersigned_by_id IS NOT NULL)"
    f" AND ({' OR '.join(f'(OLD.{each} {{differs}} NEW.{each})' for each in SIGNED)})"
    " AND (NOT ((NEW.countersigned_by_id IS NULL) AND (OLD.signatures_lost {differs} NEW.signatures_lost))))"
    " OR ((OLD.signatures_lost {differs} NEW.signatures_lost)"
    " AND (NOT ((OLD.countersigned_by_id IS NOT NULL) AND (NEW.countersigned_by_id IS NULL))))"
)
"""A countersignature is never changed: it is lost, and that is noted in the row, before there can be another. What was
noted stays, but for the next that is lost."""
LOST = "signatures_lost"

BEFORE_ERASURES = (
    Guard("no_update", AUDIT, ENTRY_STAYS),
    Guard("no_update", RULING, RULING_STAYS, ("id", *SNAPSHOT, *TEXTS), FINAL_ONCE_SET),
)
GUARDS = (
    Guard("no_update", AUDIT, ENTRY_STAYS),
    Guard("no_update", RULING, RULING_STAYS, ("id", *SNAPSHOT), ("superseded_at",), other=UNSIGNED),
    Guard("no_rewording", RULING, RULING_STAYS, TEXTS, yields=True),
    Guard("no_update", AUDIT_TEXT, TEXT_STAYS, ("id", "club_id", "digest")),
    Guard("no_rewording", AUDIT_TEXT, TEXT_STAYS, ("salt", "text", "erasure_id"), yields=True),
)
NEW = "EXISTS (SELECT 1 FROM {table} WHERE {table}.id = NEW.id OR {same})"
REPLACED = {
    AUDIT: ("an audit entry is never replaced", "({table}.club_id = NEW.club_id AND {table}.sequence = NEW.sequence)"),
    RULING: (
        "a ruling is never replaced, a new version is issued",
        "({table}.case_id = NEW.case_id AND"
        " ({table}.version = NEW.version OR ({table}.is_current AND NEW.is_current)))",
    ),
    AUDIT_TEXT: ("a text of the audit trail is never replaced", "{table}.digest = NEW.digest"),
}
"""What SQLite says to an INSERT OR REPLACE, and which row it would take the place of besides one of the same id.

There alone: PostgreSQL replaces nothing but by an UPDATE, which has its triggers.
"""
BEFORE_LOSSES = tuple(
    each._replace(marks=FINAL_ONCE_SET, other="") if each.table == RULING and each.marks else each for each in GUARDS
)
KEPT = {
    AUDIT: "an audit entry is never deleted",
    RULING: "a ruling is never deleted",
    AUDIT_TEXT: "a text of the audit trail is never deleted",
}


def protect(apps: object, schema_editor: Any) -> None:
    """Create the triggers, whether or not they were there before; those of erasures once their table is there."""
    unprotect(apps, schema_editor)
    put_up(schema_editor, ERASURE in schema_editor.connection.introspection.table_names(), knows_losses(schema_editor))


def protect_before_erasures(apps: object, schema_editor: Any) -> None:
    """Put the triggers back that stood before there were erasures, although their table is still there."""
    unprotect(apps, schema_editor)
    put_up(schema_editor, has_erasures=False, has_losses=False)


def protect_insertions(apps: object, schema_editor: Any) -> None:
    """All triggers, those that refuse an insertion which replaces among them: from the signed trail on."""
    unprotect(apps, schema_editor)
    put_up(schema_editor, has_erasures=True, has_losses=knows_losses(schema_editor), has_insertions=True)


def knows_losses(schema_editor: Any) -> bool:
    """Whether rulings say already which countersignatures they have lost."""
    with schema_editor.connection.cursor() as cursor:
        columns = schema_editor.connection.introspection.get_table_description(cursor, RULING)
    return any(each.name == LOST for each in columns)


def put_up(schema_editor: Any, has_erasures: bool, has_losses: bool, has_insertions: bool = False) -> None:
    """Create the triggers of the vendor."""
    for statement in created(schema_editor.connection.vendor, has_erasures, has_losses, has_insertions):
        schema_editor.execute(statement, params=None)


def unprotect(apps: object, schema_editor: Any) -> None:
    """Drop the triggers that are there."""
    there = schema_editor.connection.introspection.table_names()
    for statement in dropped(schema_editor.connection.vendor, AUDIT_TEXT in there):
        schema_editor.execute(statement, params=None)


def created(
    vendor: str, has_erasures: bool = True, has_losses: bool = True, has_insertions: bool = True
) -> Iterator[str]:
    """The statements that create every trigger of the vendor."""
    guards = (GUARDS if has_losses else BEFORE_LOSSES) if has_erasures else BEFORE_ERASURES
    kept = KEPT if has_erasures else {table: says for table, says in KEPT.items() if table != AUDIT_TEXT}
    yield from {"sqlite": sqlite, "postgresql": postgresql}[vendor](guards, kept)
    if has_insertions and vendor == "sqlite":
        yield from unreplaced()


def unreplaced() -> Iterator[str]:
    """The statements that create SQLite's triggers on insertions: a pragma that nobody sets is not relied upon."""
    for table, (says, same) in REPLACED.items():
        there = NEW.format(table=table, same=same.format(table=table))
        yield (
            f"CREATE TRIGGER {table}_no_replace BEFORE INSERT ON {table} FOR EACH ROW WHEN {there} "
            f"BEGIN SELECT RAISE(ABORT, '{says}'); END"
        )


def dropped(vendor: str, has_erasures: bool = True) -> Iterator[str]:
    """The statements that drop them."""
    for table in (AUDIT, RULING, AUDIT_TEXT) if has_erasures else (AUDIT, RULING):
        for name in ("no_update", "no_rewording", "no_delete", "no_truncate", "no_replace"):
            if vendor == "postgresql":
                yield f"DROP TRIGGER IF EXISTS {table}_{name} ON {table}"
            else:
                yield f"DROP TRIGGER IF EXISTS {table}_{name}"


NO_ERASURE = "NOT EXISTS (SELECT 1 FROM rulings_erasure WHERE ended_at IS NULL)"


def sqlite(guards: tuple[Guard, ...], kept: dict[str, str]) -> Iterator[str]:
    for guard in guards:
        conditions = [text for text in (changed(guard, "IS NOT"), NO_ERASURE if guard.yields else "") if text]
        when = f"WHEN {' AND '.join(f'({each})' for each in conditions)} " if conditions else ""
        yield (
            f"CREATE TRIGGER {guard.table}_{guard.name} BEFORE UPDATE ON {guard.table} FOR EACH ROW {when}"
            f"BEGIN SELECT RAISE(ABORT, '{guard.says}'); END"
        )
    for table, what in kept.items():
        yield (
            f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} FOR EACH ROW "
            f"BEGIN SELECT RAISE(ABORT, '{what}'); END"
        )


def postgresql(guards: tuple[Guard, ...], kept: dict[str, str]) -> Iterator[str]:
    refuse = "RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'restrict_violation';"
    yield (
        f"CREATE OR REPLACE FUNCTION rulings_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {refuse} END $$"
    )
    yield (
        "CREATE OR REPLACE FUNCTION rulings_only_erased() RETURNS trigger LANGUAGE plpgsql AS $$ "
        f"BEGIN IF {NO_ERASURE} THEN {refuse} END IF; RETURN NEW; END $$"
    )
    for guard in guards:
        condition = changed(guard, "IS DISTINCT FROM")
        function = "rulings_only_erased" if guard.yields else "rulings_append_only"
        yield (
            f"CREATE TRIGGER {guard.table}_{guard.name} BEFORE UPDATE ON {guard.table} FOR EACH ROW "
            f"{f'WHEN ({condition}) ' if condition else ''}EXECUTE FUNCTION {function}('{guard.says}')"
        )
    for table, what in kept.items():
        yield (
            f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} FOR EACH ROW "
            f"EXECUTE FUNCTION rulings_append_only('{what}')"
        )
        yield (
            f"CREATE TRIGGER {table}_no_truncate BEFORE TRUNCATE ON {table} FOR EACH STATEMENT "
            f"EXECUTE FUNCTION rulings_append_only('{what}')"
        )


def changed(guard: Guard, differs: str) -> str:
    """Whether an UPDATE touches the columns, undoes a mark once set, or makes an old version current; "" for any.

    In the brackets that PostgreSQL gives it back with, by which it is known again.
    """
    columns = [f"(OLD.{column} {differs} NEW.{column})" for column in guard.columns]
    marks = [f"((OLD.{column} IS NOT NULL) AND (OLD.{column} {differs} NEW.{column}))" for column in guard.marks]
    again = ["((NOT OLD.is_current) AND NEW.is_current)"] if guard.marks else []
    other = [guard.other.format(differs=differs)] if guard.other else []
    whole = " OR ".join([*columns, *marks, *again, *other])
    return f"({whole})" if whole else ""
