"""Bring sessions in from PBN, USEBIO or LIN files."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction

from rulings.desk.base.refusals import Refusal
from rulings.desk.imports.services import import_session
from rulings.desk.imports.values import Imported
from rulings.models import Club

BAD_INPUT = 2


class Command(BaseCommand):
    help = "Bring sessions in from PBN, USEBIO or LIN files: all of them, or none when one is bad."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE", type=Path)
        parser.add_argument("--club", metavar="SLUG", help="may be left out while there is one club only")
        parser.add_argument("--event", metavar="NAME", help="the event's name, in place of the file's")

    def handle(self, *args: object, **options: Any) -> None:
        club = club_named(options["club"])
        with transaction.atomic():
            taken = [self.take(club, path, options["event"]) for path in options["files"]]
        for path, imported in zip(options["files"], taken, strict=True):
            self.tell(path, imported)

    def take(self, club: Club, path: Path, event: str | None) -> Imported:
        try:
            return import_session(actor=None, club=club, event_name=event, data=path.read_bytes(), filename=path.name)
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}", returncode=BAD_INPUT) from None
        except Refusal as refusal:
            raise CommandError(f"{path}: {refusal}", returncode=BAD_INPUT) from None

    def tell(self, path: Path, imported: Imported) -> None:
        """What was taken, what was left and why, and last the session's short name; then the file's other sessions."""
        counts = f"{imported.boards} boards, {imported.contestants} contestants, {imported.results} results"
        news = "taken" if imported.created else "has been taken before, nothing changed"
        self.stdout.write(f"{path.name}: {news}: {imported.session.event.name}, {imported.session.date}, {counts}")
        for remark in imported.remarks:
            self.stdout.write(f"  {remark}")
        self.stdout.write(imported.session.slug)
        for other in imported.others:
            self.tell(path, other)


def club_named(slug: str | None) -> Club:
    """The club with that short name, or the only one there is."""
    clubs = {club.slug: club for club in Club.objects.order_by("slug")}
    if slug is None and len(clubs) == 1:
        return next(iter(clubs.values()))
    if slug in clubs:
        return clubs[slug]
    there_are = ", ".join(clubs) or "none yet: make one with create_club"
    asked = f"no club {slug!r}" if slug else "say which club, with --club"
    raise CommandError(f"{asked}; clubs: {there_are}", returncode=BAD_INPUT)
