"""Make the whole guide of an edition as one PDF, which the site gives out from then on."""

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.guide.queries.shelf import books_due
from rulings.laws.situations import DEFAULT_EDITION, EDITIONS
from rulings.management.arguments import bad_input
from rulings.management.books import make_book


class Command(BaseCommand):
    help = (
        "Make the Laws guide as a book (PDF): every flow chart, contents, indexes by paragraph and by word. The worker"
        " makes each edition in each language where it is missing, or older than the Laws."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--edition", choices=EDITIONS, default=DEFAULT_EDITION)
        parser.add_argument("--lang", choices=[code for code, _name in settings.LANGUAGES], default="en")
        parser.add_argument("--out", type=Path, help="another place than that from which the site gives it out")
        parser.add_argument("--due", action="store_true", help="all that are missing or older than the Laws instead")

    def handle(self, *args: object, **options: Any) -> None:
        out: Path | None = options["out"]
        if options["due"] and out is not None:
            raise bad_input("--out names one file: give it without --due")
        for edition, language in books_due() if options["due"] else [(options["edition"], options["lang"])]:
            try:
                self.stdout.write(str(make_book(edition, language, out)))
            except OSError as error:
                raise bad_input(f"{error.filename or out} cannot be written: {error.strerror}") from None
