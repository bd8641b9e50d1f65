"""Bring sessions in from files of scoring programs, sheets and saved pages."""

import json
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.desk.base.refusals import Refusal
from rulings.desk.imports.queries.kept import called_in
from rulings.desk.imports.queries.layouts import layouts_of
from rulings.desk.imports.queries.progress import told_to
from rulings.desk.imports.queries.reading import open_file
from rulings.desk.imports.services.importing import import_files
from rulings.desk.imports.values import Imported, Opened, UnknownSheet, read_error, refused_at
from rulings.formats.errors import FormatError
from rulings.formats.exports.books import book_in
from rulings.formats.session import MEMBERS
from rulings.formats.sheets.layout import Layout
from rulings.formats.sheets.reader import best_of
from rulings.management.arguments import bad_input, club_named
from rulings.management.columns import layout_of, said
from rulings.management.telling import Progress, counted
from rulings.models import Club, KeptAside


class Command(BaseCommand):
    help = (
        "Bring sessions in from files of any kind that docs/formats.md names: all of them, or none when one cannot be"
        " read. What is wrong in a file is kept aside for the session's page, and everything else comes in."
    )

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
        parser.add_argument(
            "--date",
            metavar="YYYY-MM-DD",
            type=date.fromisoformat,
            help="the day it was played, where a file does not say; else today, with a remark",
        )
        parser.add_argument("--strict", action="store_true", help="refuse the files if anything in one is wrong")
        parser.add_argument("--json", action="store_true", help="as data for other programs")

    def handle(self, *args: object, **options: Any) -> None:
        club, progress = club_named(options["club"]), Progress(self.stderr)
        try:
            with told_to(progress):
                taken = self.take(club, options, progress)
        except KeyboardInterrupt:
            raise CommandError("cancelled: nothing was stored", returncode=130) from None
        finally:
            progress.end()
        if options["json"]:
            listed = [
                data for path, imported in zip(options["files"], taken, strict=True) for data in _data(path, imported)
            ]
            self.stdout.write(json.dumps(listed, ensure_ascii=False, indent=2))
            return
        for path, imported in zip(options["files"], taken, strict=True):
            self.tell(path, imported)

    def take(self, club: Club, options: dict[str, Any], progress: Progress) -> list[Imported]:
        """What came of the files, which are all read before anything is stored."""
        files = [_opened(club, path, options, progress) for path in options["files"]]
        progress.name = counted(len(files), "file") if len(files) > 1 else options["files"][0].name
        try:
            return import_files(actor=None, club=club, event_name=options["event"], files=files)
        except Refusal as refusal:
            path = options["files"][refused_at(refusal)]
            raise bad_input(f"{path}: {refusal}") from None

    def tell(self, path: Path, imported: Imported) -> None:
        """What was taken, what was left and why, and last the session's short name; then the file's other sessions."""
        things = ((imported.boards, "board"), (imported.contestants, "contestant"), (imported.results, "result"))
        counts = ", ".join(counted(number, thing) for number, thing in things)
        news = "taken" if imported.created else "added to the session that is here"
        if imported.repeated:
            news = "has been taken before, nothing changed"
        self.stdout.write(f"{path.name}: {news}: {imported.session.event.name}, {imported.session.date}, {counts}")
        if not imported.created and not imported.repeated:
            waiting = counted(imported.differences, "difference waits", "differences wait")
            self.stdout.write(f"  {counted(imported.added, 'new result')}, {waiting} on its page of files")
        for remark in imported.remarks:
            self.stdout.write(f"  {remark}")
        called = called_in(imported.session, imported.faults)
        for kept in imported.faults:
            self.stdout.write(f"  kept aside, {_about(kept, called)}: {read_error(kept.error)}")
        if imported.faults:
            self.stdout.write(f"  decide on its page: /sessions/{imported.session.slug}/files/aside/")
        self.stdout.write(imported.session.slug)
        for other in imported.others:
            self.tell(path, other)


def _opened(club: Club, path: Path, options: dict[str, Any], progress: Progress) -> Opened:
    """A file as it was read."""
    progress.name = path.name
    try:
        data = path.read_bytes()
        layouts = layouts_of(club) | (_layouts(data, options["columns"]) if options["columns"] else {})
        return open_file(data, path.name, layouts, is_strict=options["strict"]).on(options["date"])
    except OSError as error:
        raise bad_input(f"{path}: {error.strerror}") from None
    except UnknownSheet as refusal:
        raise bad_input(f"{path}: {refusal.error} Say with --columns which column holds what.") from None
    except (Refusal, FormatError) as refusal:
        raise bad_input(f"{path}: {refusal}") from None


def _about(kept: KeptAside, called: Mapping[str, str]) -> str:
    """Board, table and both sides of what is kept aside, as the file prints them."""
    columns = kept.columns
    board = f"board {kept.board_number}" if kept.board_number else "a board without a number"
    table = f", table {columns['table']}" if columns.get("table") else ""
    if "cards" in columns:
        return f"{board}, the cards"
    ns, ew = (called.get(key) or key.replace(MEMBERS, " + ") or "?" for key in (columns["ns"], columns["ew"]))
    return f"{board}{table}, {ns} against {ew}"


def _data(path: Path, imported: Imported) -> Iterator[dict[str, Any]]:
    """What came of a file as data, a session each."""
    session, called = imported.session, called_in(imported.session, imported.faults)
    yield {
        "file": path.name,
        "session": session.slug,
        "event": session.event.name,
        "date": session.date.isoformat(),
        "created": imported.created,
        "taken_before": imported.repeated,
        "boards": imported.boards,
        "contestants": imported.contestants,
        "results": imported.results,
        "added": imported.added,
        "differences": imported.differences,
        "scores": imported.taken.stored.get("scores", {"lines": [], "totals": []}),
        "remarks": [each.stored | {"text": str(each)} for each in imported.remarks],
        "kept_aside": [
            {
                "board": each.board_number,
                "about": _about(each, called),
                "text": str(read_error(each.error)),
                **each.error,
            }
            for each in imported.faults
        ],
    }
    for other in imported.others:
        yield from _data(path, other)


def _layouts(data: bytes, columns: str) -> dict[str, Layout]:
    """What was said of the columns, for the sheet of a file that looks most like one of results."""
    found = best_of(book_in(data))
    return {found.digest: layout_of(found, said(columns))}
