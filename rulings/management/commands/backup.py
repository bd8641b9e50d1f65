"""The whole database to one file, while the site is in use, with the heads of the clubs' chains beside it."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection, transaction
from django.utils import timezone

from rulings.management.arguments import bad_input
from rulings.management.backups import postgresql, sqlite
from rulings.management.backups.heads import Head, beside, heads_now, heads_of, written

_SUFFIX = {"sqlite": "sqlite3", "postgresql": "dump"}


class Command(BaseCommand):
    help = (
        "Back the database up to a new file, or into a folder. Keep the file of heads elsewhere. No key is in either."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("path", metavar="FOLDER|FILE", help="a folder that is there, or a file that is not")

    def handle(self, *args: object, **options: Any) -> None:
        path = _new_file(Path(options["path"]))
        try:
            heads = _copied(path)
        except (OSError, postgresql.NoProgram) as error:
            raise CommandError(f"{path}: no backup was made: {error}") from None
        beside(path).write_text(written(heads), encoding="utf-8")
        self.stdout.write(f"{path}: {path.stat().st_size} bytes")
        for head in heads:
            self.stdout.write(f"  {head.slug}: {head.sequence} entries, head {head.hash or '-'}")
        self.stdout.write(f"{beside(path)}: the heads; keep it elsewhere, and give it to `restore --head`")


def _new_file(path: Path) -> Path:
    """The file to write; one that is there stays as it is."""
    if path.is_dir():
        path = path / f"rulings-{timezone.now():%Y%m%d-%H%M%S}.{_SUFFIX[connection.vendor]}"
    if path.exists() or beside(path).exists():
        raise bad_input(f"{path} is there already: name a new file, or a folder")
    if not path.parent.is_dir():
        raise bad_input(f"there is no folder {path.parent}")
    return path


def _copied(path: Path) -> list[Head]:
    """Copy the database as it is at one moment; the heads are those of that moment. Nobody waits meanwhile."""
    if connection.vendor == "sqlite":
        sqlite.copy_out(str(connection.settings_dict["NAME"]), path)
        return heads_of(sqlite.heads_in(path))
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        cursor.execute("SELECT pg_export_snapshot()")
        (snapshot,) = cursor.fetchone()
        heads = heads_now()
        postgresql.dump(connection.settings_dict, path, snapshot)
    return heads
