"""Everything of a club as one archive."""

import shutil
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.archives.services.making import make_archive
from rulings.management.arguments import bad_input, club_named


class Command(BaseCommand):
    help = "Write all that belongs to a club into FILE, which another site takes in: docs/club-archive.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug", metavar="CLUB")
        parser.add_argument("file", type=Path, metavar="FILE", help="such as ponte.zip; it must not be there yet")

    def handle(self, *args: object, **options: Any) -> None:
        club, path = club_named(options["slug"]), options["file"]
        try:
            out = path.open("xb")
        except OSError as error:
            raise bad_input(f"{path}: {error.strerror}; name a file that is not there yet") from None
        try:
            with out, make_archive(actor=None, club=club) as made:
                path.chmod(0o600)
                shutil.copyfileobj(made, out)
        except BaseException:
            path.unlink()  # half an archive is none
            raise
        self.stdout.write(f"{club.slug}: {path}, {path.stat().st_size} bytes")
