"""The whole database to one file, while the site is in use, with the heads of the clubs' chains beside it: into a
folder or a bucket, of which the old ones may be deleted."""

import sqlite3
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection, transaction
from django.utils import timezone

from rulings.management.arguments import bad_input
from rulings.management.backups import postgresql
from rulings.management.backups import sqlite as own_copies
from rulings.management.backups.bucket import SCHEME, NoBucket
from rulings.management.backups.heads import Head, beside, heads_now, heads_of, written
from rulings.management.backups.places import Place, backups_in, delete_old, place_named
from rulings.management.whole import written_whole

_SUFFIX = {"sqlite": "sqlite3", "postgresql": "dump"}


class Command(BaseCommand):
    help = (
        "Back the database up to a new file, or into a folder or a bucket. Keep the file of heads elsewhere."
        " No key is in either."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("path", metavar="FOLDER|FILE|s3://BUCKET/PREFIX", help="one that is there, or a new file")
        parser.add_argument("--keep", type=_number, metavar="N", help="then delete all but the newest N that are there")
        parser.add_argument("--list", action="store_true", help="only tell which are there, the newest first")

    def handle(self, *args: object, **options: Any) -> None:
        typed = options["path"]
        several = typed.startswith(SCHEME) or Path(typed).is_dir()
        if not several and (options["list"] or options["keep"]):
            raise bad_input(f"{typed} is no folder and no bucket: --list and --keep are for these")
        try:
            place = place_named(typed if several else str(Path(typed).parent))
            if options["list"]:
                self._list(place)
                return
            made = self._made(place, _name_now() if several else Path(typed).name)
            if options["keep"]:
                self._delete_old(place, options["keep"], made)
        except NoBucket as error:
            raise CommandError(str(error)) from None

    def _list(self, place: Place) -> None:
        """Each with its bytes, the newest first."""
        sizes = place.sizes()
        for name in backups_in(sizes):
            self.stdout.write(f"{place.address(name)}: {sizes[name]} bytes")

    def _made(self, place: Place, name: str) -> str:
        """Make it and tell of it; its name."""
        with place.making() as folder:
            path = _new_file(folder / name)
            try:
                heads = _copied(path)
                with written_whole(beside(path)) as file:
                    file.write_text(written(heads), encoding="utf-8")
            except BaseException as error:
                for half in (path, beside(path)):
                    half.unlink(missing_ok=True)
                if not isinstance(error, OSError | sqlite3.Error | postgresql.NoProgram):
                    raise
                raise CommandError(f"{place.address(name)}: no backup was made: {error}") from None
            size = path.stat().st_size
        self.stdout.write(f"{place.address(name)}: {size} bytes")
        for head in heads:
            self.stdout.write(f"  {head.slug}: {head.sequence} entries, head {head.hash or '-'}")
        kept = place.address(beside(path).name)
        self.stdout.write(f"{kept}: the heads; keep it elsewhere, and give it to `restore --head`")
        return name

    def _delete_old(self, place: Place, kept: int, made: str) -> None:
        """And tell which."""
        try:
            for name in delete_old(place, kept=kept, made=made):
                self.stdout.write(f"{place.address(name)}: deleted, since {kept} newer ones are kept")
        except OSError as error:
            raise CommandError(f"{place.address(made)} was made, but an old one cannot be deleted: {error}") from None


def _number(typed: str) -> int:
    """How many to keep, of an argument."""
    if not (typed.isascii() and typed.isdigit() and 0 < int(typed) <= 100_000):
        raise ArgumentTypeError(f"{typed[:20]!r} is no number of backups; give 1 or more")
    return int(typed)


def _name_now() -> str:
    """A name with this moment."""
    return f"rulings-{timezone.now():%Y%m%d-%H%M%S}.{_SUFFIX[connection.vendor]}"


def _new_file(path: Path) -> Path:
    """The file to write; one that is there stays as it is."""
    if path.exists() or beside(path).exists():
        raise bad_input(f"{path} is there already: name a new file, or a folder")
    if not path.parent.is_dir():
        raise bad_input(f"there is no folder {path.parent}")
    return path


def _copied(path: Path) -> list[Head]:
    """Copy the database as it is at one moment; the heads are those of that moment. Nobody waits meanwhile."""
    if connection.vendor == "sqlite":
        own_copies.copy_out(str(connection.settings_dict["NAME"]), path)
        return heads_of(own_copies.heads_in(path))
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        cursor.execute("SELECT pg_export_snapshot()")
        (snapshot,) = cursor.fetchone()
        heads = heads_now()
        postgresql.dump(connection.settings_dict, path, snapshot)
    return heads
