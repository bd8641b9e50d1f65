"""Sign the head of every club's audit trail with the site's key: after an upgrade, and after a change of the key."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.base.refusals import WrongState
from rulings.desk.trail.services import sign_head
from rulings.management.arguments import bad_input, club_named
from rulings.models import Club


class Command(BaseCommand):
    help = (
        "What stands before the signed head is sealed by it. Exit code 2: the key of before is not there to hand over."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--club", metavar="SLUG", help="only this club")
        parser.add_argument(
            "--confirm-break", action="store_true", help="the key of before is lost: record that you say so"
        )

    def handle(self, *args: object, **options: Any) -> None:
        slug = options["club"]
        for club in [club_named(slug)] if slug else list(Club.objects.order_by("slug")):
            try:
                is_signed = sign_head(club=club, is_break_confirmed=options["confirm_break"])
            except WrongState as refusal:
                raise bad_input(f"{club.slug}: {refusal}") from None
            self.stdout.write(f"{club.slug}: {'signed' if is_signed else 'nothing to sign'}")
