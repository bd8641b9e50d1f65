"""A club of another site, from its archive."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.archives.services.taking_in import take_in
from rulings.desk.archives.values.manifest import MOST_BY_COMMAND
from rulings.desk.base.refusals import Refusal
from rulings.management.arguments import bad_input


class Command(BaseCommand):
    help = "Take the club of an archive in, whole or not at all. Exit code 2: it is refused, and nothing was stored."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE", help="what archive_club, or a club's page, has made")
        parser.add_argument("--slug", default="", help="its short name here; its own where that is free")

    def handle(self, *args: object, **options: Any) -> None:
        path = options["file"]
        try:
            with path.open("rb") as file:
                taken = take_in(actor=None, file=file, most=MOST_BY_COMMAND, slug=options["slug"])
        except OSError as error:
            raise bad_input(f"{path}: {error.strerror}") from None
        except Refusal as refusal:
            raise bad_input(f"{path}: {refusal}") from None
        club = taken.club
        self.stdout.write(f"{club.slug}: {club.audit_sequence} entries hold, signed there by {taken.key}")
        self.stdout.write(f"accounts: {len(taken.made)} made, {len(taken.known)} were here")
        for each in taken.differences:
            self.stdout.write(f"{club.slug}: not as the trail tells: {each}")
