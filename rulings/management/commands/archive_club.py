"""Everything of a club as one archive."""

import shutil
from errno import EEXIST, ENOENT
from os import strerror
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.desk.archives.services.making import make_archive
from rulings.management.arguments import bad_input, club_named
from rulings.management.whole import written_whole


class Command(BaseCommand):
    help = "Write all that belongs to a club into FILE, which another site takes in: docs/club-archive.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug", metavar="CLUB")
        parser.add_argument("file", type=Path, metavar="FILE", help="such as ponte.zip; it must not be there yet")

    def handle(self, *args: object, **options: Any) -> None:
        club, path = club_named(options["slug"]), options["file"]
        if path.exists() or path.is_symlink():
            raise bad_input(f"{path}: {strerror(EEXIST)}; name a file that is not there yet")
        if not path.parent.is_dir():
            raise bad_input(f"{path}: {strerror(ENOENT)}; name a file in a folder that is there")
        try:
            with written_whole(path) as half, half.open("wb") as out, make_archive(actor=None, club=club) as made:
                shutil.copyfileobj(made, out)
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}; no archive was made") from None
        self.stdout.write(f"{club.slug}: {path}, {path.stat().st_size} bytes")
