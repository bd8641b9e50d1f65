"""Print the whole decision tree of a situation."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from django.utils.translation import override

from rulings.laws.situations import DEFAULT_EDITION, UnknownSituation, find_situation
from rulings.management.arguments import bad_input
from rulings.wording.outline import outline


class Command(BaseCommand):
    help = "Print every question, answer and finding of a situation as indented text."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("situation")
        parser.add_argument("--edition", default=DEFAULT_EDITION)
        parser.add_argument("--lang", choices=[code for code, _name in settings.LANGUAGES], default="en")

    def handle(self, *args: object, **options: Any) -> None:
        try:
            situation = find_situation(options["situation"], options["edition"])
        except UnknownSituation as unknown:
            raise bad_input(str(unknown)) from None
        with override(options["lang"]):
            self.stdout.write(outline(situation, options["edition"]), ending="")
