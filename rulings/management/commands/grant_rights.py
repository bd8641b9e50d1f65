"""Give the site's database role on PostgreSQL what it needs and no more: it owns nothing and drops no trigger.

Run by the owner, after every `migrate`. What never changes it may only read and add to.
"""

import os
import re
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import connection, transaction

from rulings.management.arguments import bad_input
from rulings.migrations import _append_only as append_only

_ROLE = re.compile(r"[a-z_][a-z0-9_]{0,62}\Z")
_READ_AND_ADD = "SELECT, INSERT"
_RIGHTS = {
    append_only.AUDIT: (_READ_AND_ADD, ()),
    append_only.AUDIT_TEXT: (_READ_AND_ADD, ("salt", "text", "erasure_id")),
    append_only.RULING: (
        _READ_AND_ADD,
        ("is_current", "superseded_at", *append_only.SIGNED, append_only.LOST, *append_only.TEXTS),
    ),
    "django_migrations": ("SELECT", ()),
}
"""What the role may do with these tables, and which columns it may change: marks, and texts that an erasure rewords."""
_ANY_OTHER = ("SELECT, INSERT, UPDATE, DELETE", ())


class Command(BaseCommand):
    help = "ROLE_PASSWORD, where it is set, becomes the role's password; a role that is not there is made."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("role", help="such as rulings_app")

    def handle(self, *args: object, **options: Any) -> None:
        role = options["role"]
        if connection.vendor != "postgresql":
            raise bad_input("SQLite knows no roles: whoever can write to its file can change everything")
        if not _ROLE.match(role):
            raise bad_input(f"{role[:80]!r} is no name of a role: small letters, digits and _")
        with transaction.atomic(), connection.cursor() as cursor:
            _refuse_owner(cursor, role)
            for statement in _statements(cursor, role):
                cursor.execute(statement)
        self.stdout.write(f"{role}: may read and add; owns nothing")


def _refuse_owner(cursor: Any, role: str) -> None:
    """Bad input for a role that could take every right back: who runs this, an owner of tables, a superuser."""
    cursor.execute(
        "SELECT rolsuper OR rolcreaterole OR rolname = current_user FROM pg_roles WHERE rolname = %s", [role]
    )
    is_mighty = any(row[0] for row in cursor.fetchall())
    cursor.execute("SELECT count(*) FROM pg_tables WHERE tableowner = %s", [role])
    if is_mighty or cursor.fetchone()[0]:
        raise bad_input(f"{role} owns tables or rules the database: name another role for the site")


def _statements(cursor: Any, role: str) -> Iterator[str]:
    """The role as it is to be, from nothing."""
    cursor.execute("SELECT count(*) FROM pg_roles WHERE rolname = %s", [role])
    if not cursor.fetchone()[0]:
        yield f"CREATE ROLE {role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS"
    if password := os.environ.get("ROLE_PASSWORD", ""):
        cursor.execute("SELECT quote_literal(%s)", [password])
        yield f"ALTER ROLE {role} PASSWORD {cursor.fetchone()[0]}"
    cursor.execute("SELECT quote_ident(current_schema()), quote_ident(current_database())")
    schema, database = cursor.fetchone()
    yield f"REVOKE CREATE ON SCHEMA {schema} FROM PUBLIC, {role}"
    yield f"REVOKE ALL ON ALL TABLES IN SCHEMA {schema} FROM PUBLIC, {role}"
    yield f"GRANT CONNECT ON DATABASE {database} TO {role}"
    yield f"GRANT USAGE ON SCHEMA {schema} TO {role}"
    yield f"GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA {schema} TO {role}"
    yield f"ALTER DEFAULT PRIVILEGES IN SCHEMA {schema} GRANT {_ANY_OTHER[0]} ON TABLES TO {role}"
    for table in connection.introspection.table_names(cursor):
        rights, columns = _RIGHTS.get(table, _ANY_OTHER)
        yield f"GRANT {rights} ON {table} TO {role}"
        if columns:
            yield f"GRANT UPDATE ({', '.join(columns)}) ON {table} TO {role}"
