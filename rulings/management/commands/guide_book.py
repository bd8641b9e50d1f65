"""Make the whole guide of an edition as one PDF, which the site gives out from then on."""

import os
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from django.core.management.base import BaseCommand, CommandParser
from django.template.loader import render_to_string
from django.utils.translation import override

from rulings.desk.guide.queries.book import book, book_file
from rulings.laws.situations import DEFAULT_EDITION, EDITIONS
from rulings.management.arguments import bad_input


class Command(BaseCommand):
    help = "Make the Laws guide as a book (PDF): every flow chart, contents, indexes by paragraph and by word."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--edition", choices=EDITIONS, default=DEFAULT_EDITION)
        parser.add_argument("--lang", choices=[code for code, _name in settings.LANGUAGES], default="en")
        parser.add_argument("--out", type=Path, help="another place than that from which the site gives it out")

    def handle(self, *args: object, **options: Any) -> None:
        out: Path = options["out"] or book_file(options["edition"], options["lang"])
        try:
            out.parent.mkdir(parents=True, exist_ok=True)
            half = out.with_name(f".{out.name}.{os.getpid()}")
            half.touch()
            with override(options["lang"]):
                page = render_to_string("guide/book.html", {"book": book(options["edition"]), "is_pdf": True})
            half.write_bytes(made_of(page))
            half.replace(out)
        except OSError as error:
            raise bad_input(f"{out} cannot be written: {error.strerror}") from None
        self.stdout.write(str(out))


def made_of(page: str) -> bytes:
    """The PDF; made here and not in the process of the pages, whose limits are those of a reader who waits."""
    try:
        import weasyprint
    except (ImportError, OSError):
        raise bad_input("no PDF can be made here: WeasyPrint, or Pango below it, is missing") from None
    nothing = weasyprint.urls.URLFetcher(allowed_protocols=())
    paper = weasyprint.CSS(filename=str(finders.find("css/paper.css")), url_fetcher=nothing)
    made: bytes = weasyprint.HTML(string=page, url_fetcher=nothing).write_pdf(stylesheets=[paper])
    return made
