"""List every situation that can be ruled, or what is done for every law."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.guide.wording import law_note, law_subject
from rulings.laws.coverage import coverage
from rulings.laws.engine import count
from rulings.laws.situations import DEFAULT_EDITION, EDITIONS, situations
from rulings.wording.situations import situation_title


class Command(BaseCommand):
    help = "List every situation that can be ruled: key, law, edition, title, number of rulings."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--edition", choices=EDITIONS, default=DEFAULT_EDITION)
        parser.add_argument("--coverage", action="store_true", help="Laws 1 to 93: their situations, or where applied")
        parser.add_argument("--json", action="store_true", help="a JSON list")

    def handle(self, *args: object, **options: Any) -> None:
        edition = options["edition"]
        rows, line = (_laws(edition), _LAW) if options["coverage"] else (_situations(edition), _SITUATION)
        if options["json"]:
            self.stdout.write(json.dumps(rows, ensure_ascii=False, indent=2))
            return
        for row in rows:
            self.stdout.write(line.format(**row).rstrip())


_SITUATION = "{law:>4}  {key:<24}{rulings:>6}  {title}"
_LAW = "{law:>4}  {subject}: {text}"


def _situations(edition: str) -> list[dict[str, Any]]:
    """The situations of an edition."""
    return [
        {
            "key": situation.key,
            "law": situation.law,
            "edition": edition,
            "title": situation_title(situation.key),
            "rulings": count(situation.laws[edition]),
        }
        for situation in situations(edition)
    ]


def _laws(edition: str) -> list[dict[str, Any]]:
    """Laws 1 to 93: the situations of their own, those that cite them, and what is done besides."""
    rows = []
    for each in coverage():
        own = [use.situation for use in each.own if edition in use.rulings]
        cited_in = [use.situation for use in each.others if edition in use.rulings]
        note = law_note(each.law)
        text = ", ".join(own or cited_in) or note
        rows.append(
            {
                "law": each.law,
                "subject": law_subject(each.law),
                "helps": [str(help_) for help_ in each.helps],
                "situations": own,
                "cited_in": cited_in,
                "note": note,
                "text": text,
            }
        )
    return rows
