"""List every situation that can be ruled."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.laws.engine import count
from rulings.laws.situations import DEFAULT_EDITION, EDITIONS, situations
from rulings.wording.situations import situation_title


class Command(BaseCommand):
    help = "List every situation that can be ruled: key, law, edition, title, number of rulings."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--edition", choices=EDITIONS, default=DEFAULT_EDITION)
        parser.add_argument("--json", action="store_true", help="a JSON list")

    def handle(self, *args: object, **options: Any) -> None:
        edition = options["edition"]
        rows = [
            {
                "key": situation.key,
                "law": situation.law,
                "edition": edition,
                "title": situation_title(situation.key),
                "rulings": count(situation.laws[edition]),
            }
            for situation in situations(edition)
        ]
        if options["json"]:
            self.stdout.write(json.dumps(rows, ensure_ascii=False, indent=2))
            return
        for row in rows:
            self.stdout.write("{law:>4}  {key:<24}{rulings:>6}  {title}".format(**row))
