"""A backup put back: into an empty database, or in place of what is there. Ends with the audit trail verified."""

import sqlite3
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection

from rulings.desk.base.watching.readiness import known_migrations, too_new
from rulings.management.arguments import bad_input
from rulings.management.backups import postgresql
from rulings.management.backups import sqlite as own_copies
from rulings.management.backups.bucket import NoBucket
from rulings.management.backups.heads import Head, NoHeads, beside, missing_against, read_heads
from rulings.management.backups.places import fetched
from rulings.models import Club


class Command(BaseCommand):
    help = (
        "Put a backup back, bring it up to date and verify it. Stop the site first."
        " Exit code 1: the trail does not hold, or entries are missing against the heads."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE|s3://BUCKET/PREFIX/FILE", help="what `backup` wrote")
        parser.add_argument("--replace", action="store_true", help="in place of all that the database holds")
        parser.add_argument("--head", type=Path, metavar="FILE", help="heads kept elsewhere, of this or a later backup")

    def handle(self, *args: object, **options: Any) -> None:
        typed = str(options["file"])
        try:
            with fetched(typed) as file:
                _refuse_unread(file, typed)
                kept = _kept(file, options["head"])
                _put_back(file, typed, replace=options["replace"])
        except NoBucket as error:
            raise CommandError(f"nothing was changed: {error}") from None
        self.stdout.write(f"{typed}: restored; bringing it up to date")
        call_command("migrate", interactive=False, verbosity=0)
        missing = list(missing_against(kept))
        for line in missing:
            self.stdout.write(line)
        call_command("verify_audit", stdout=self.stdout)
        if missing:
            raise CommandError("the backup is restored, and it is not all that the heads tell of", returncode=1)


def _refuse_unread(file: Path, typed: str) -> None:
    """Bad input for what is no file, or none that this user may read."""
    try:
        file.open("rb").close()
    except OSError as error:
        raise bad_input(f"{typed or 'no name'}: it cannot be read: {error.strerror}") from None


def _kept(file: Path, given: Path | None) -> list[Head]:
    """The heads to compare with: those that were given, else those beside the backup, if any."""
    if given is None and not beside(file).exists():
        return []
    try:
        return read_heads(given or beside(file))
    except NoHeads as error:
        raise bad_input(str(error)) from None


def _put_back(file: Path, typed: str, *, replace: bool) -> None:
    """Put it back, unless it is unfit or something is there that it may not replace."""
    _refuse_unfit(file, typed)
    if not replace and _holds_something():
        raise bad_input("this database is not empty: --replace puts the backup in place of all that it holds")
    try:
        _copy_back(file)
    except (OSError, sqlite3.Error, postgresql.NoProgram) as error:
        raise CommandError(f"{typed}: nothing was changed: {error}") from None


def _refuse_unfit(file: Path, typed: str) -> None:
    """Bad input for what is no backup of such a database, or one of a newer version."""
    try:
        done = _migrations_in(file)
    except ValueError as error:
        raise bad_input(f"{typed}: {error}") from None
    except postgresql.NoProgram as error:
        raise CommandError(str(error)) from None
    if newer := sorted(done - known_migrations()):
        raise bad_input(too_new(newer))


def _migrations_in(file: Path) -> set[str]:
    """The migrations that the backed-up database had had."""
    if connection.vendor == "sqlite":
        return own_copies.migrations_in(file)
    return postgresql.migrations_in(file, connection.settings_dict)


def _holds_something() -> bool:
    """Whether a club is there; tables without one are what `migrate` made."""
    return Club._meta.db_table in connection.introspection.table_names() and Club.objects.exists()


def _copy_back(file: Path) -> None:
    """Past our own connection."""
    settings = connection.settings_dict
    connection.close()
    if connection.vendor == "sqlite":
        own_copies.copy_back(file, str(settings["NAME"]))
    else:
        postgresql.put_back(file, settings)
