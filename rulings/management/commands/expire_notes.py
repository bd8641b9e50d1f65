"""Delete the recorder's notes whose time is over. To be run every night."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.people.services.conduct import expire_notes
from rulings.management.arguments import club_named
from rulings.models import Club


class Command(BaseCommand):
    help = "Delete the recorder's notes on conduct that have expired. They are hidden already; this removes them."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--club", metavar="SLUG", help="only this club")

    def handle(self, *args: object, **options: Any) -> None:
        slug = options["club"]
        for club in [club_named(slug)] if slug else Club.objects.order_by("slug"):
            self.stdout.write(f"{club.slug}: {expire_notes(club=club)} notes deleted")
