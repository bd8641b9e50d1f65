"""Bring sessions in from files of scoring programs, sheets and saved pages."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import transaction

from rulings.desk.base.refusals import Refusal
from rulings.desk.imports.services.importing import import_session
from rulings.desk.imports.values import Imported, UnknownSheet
from rulings.formats.books import book_in
from rulings.formats.errors import FormatError
from rulings.formats.sheets.layout import Layout
from rulings.formats.sheets.reader import best_of
from rulings.management.arguments import bad_input, club_named
from rulings.management.columns import layout_of, said
from rulings.models import Club


class Command(BaseCommand):
    help = "Bring sessions in from files of any kind that docs/formats.md names: all of them, or none when one is bad."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE", type=Path)
        parser.add_argument("--club", metavar="SLUG", help="may be left out while there is one club only")
        parser.add_argument("--event", metavar="NAME", help="the event's name, in place of the file's")
        parser.add_argument(
            "--columns",
            metavar="KEY=COLUMN,...",
            help="which column of a sheet holds what: board=A,ns=B,ew=C,contract=D,by=E,result=F; or a JSON object, or"
            " a file of one; a column by its letter or its heading",
        )

    def handle(self, *args: object, **options: Any) -> None:
        club = club_named(options["club"])
        with transaction.atomic():
            taken = [self.take(club, path, options["event"], options["columns"]) for path in options["files"]]
        for path, imported in zip(options["files"], taken, strict=True):
            self.tell(path, imported)

    def take(self, club: Club, path: Path, event: str | None, columns: str | None) -> Imported:
        try:
            data = path.read_bytes()
            layouts = _layouts(data, columns) if columns else None
            return import_session(
                actor=None, club=club, event_name=event, data=data, filename=path.name, layouts=layouts
            )
        except OSError as error:
            raise bad_input(f"{path}: {error.strerror}") from None
        except UnknownSheet as refusal:
            raise bad_input(f"{path}: {refusal} Say with --columns which column holds what.") from None
        except (Refusal, FormatError) as refusal:
            raise bad_input(f"{path}: {refusal}") from None

    def tell(self, path: Path, imported: Imported) -> None:
        """What was taken, what was left and why, and last the session's short name; then the file's other sessions."""
        counts = f"{imported.boards} boards, {imported.contestants} contestants, {imported.results} results"
        news = "taken" if imported.created else "added to the session that is here"
        if imported.repeated:
            news = "has been taken before, nothing changed"
        self.stdout.write(f"{path.name}: {news}: {imported.session.event.name}, {imported.session.date}, {counts}")
        if not imported.created and not imported.repeated:
            waiting = f"{imported.differences} differences wait on its page of files"
            self.stdout.write(f"  {imported.added} new results, {waiting}")
        for remark in imported.remarks:
            self.stdout.write(f"  {remark}")
        self.stdout.write(imported.session.slug)
        for other in imported.others:
            self.tell(path, other)


def _layouts(data: bytes, columns: str) -> dict[str, Layout]:
    """What was said of the columns, for the sheet of a file that looks most like one of results."""
    found = best_of(book_in(data))
    return {found.digest: layout_of(found, said(columns))}
