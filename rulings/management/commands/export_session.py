"""A session as a file."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.utils.translation import override

from rulings.desk.official.queries.files import KINDS, file_of
from rulings.management.arguments import bad_input, session_named


class Command(BaseCommand):
    help = "Print a session as a USEBIO, PBN, CSV or JSON file, with adjusted scores and penalties applied."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("session", metavar="SESSION", help="the id or short name that import_session prints")
        parser.add_argument("--as", dest="kind", choices=list(KINDS), default="json", help="the kind of file (json)")
        parser.add_argument("--rulings", action="store_true", help="with the rulings in force, in PBN and JSON")

    def handle(self, *args: object, **options: Any) -> None:
        session, kind = session_named(options["session"]), KINDS[options["kind"]]
        if options["rulings"] and not kind.holds_rulings:
            holding = " or ".join(f"--as {each.suffix}" for each in KINDS.values() if each.holds_rulings)
            raise bad_input(f"{kind.name} has no place for rulings; say {holding}")
        with override(session.event.club.language):
            file = file_of(session, with_rulings=options["rulings"])
        for remark in kind.write(file).remarks:
            self.stderr.write(str(remark))
        self.stdout.write(kind.data(file).decode(), ending="")
