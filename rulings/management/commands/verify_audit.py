"""Walk the clubs' audit chains, and name the first broken entry of each."""

import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.trail.queries.verification import verify_audit
from rulings.management.arguments import club_named
from rulings.models import Club

_BROKEN = 1


class Command(BaseCommand):
    help = "Exit code 0: every chain holds; 1: one is broken. Write the heads down elsewhere to be sure for ever."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--club", metavar="SLUG", help="only this club")

    def handle(self, *args: object, **options: Any) -> None:
        slug = options["club"]
        clubs = [club_named(slug)] if slug else list(Club.objects.order_by("slug"))
        broken = [club.slug for club in clubs if not self.holds(club)]
        if broken:
            sys.exit(_BROKEN)

    def holds(self, club: Club) -> bool:
        """Print the club's line; what is written meanwhile is not counted."""
        club.refresh_from_db()
        found = verify_audit(club)
        if found is not None:
            self.stdout.write(f"{club.slug}: BROKEN at {found}")
            return False
        self.stdout.write(f"{club.slug}: {club.audit_sequence} entries hold, head {club.audit_hash or '-'}")
        return True
