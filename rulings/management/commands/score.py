"""The scores of a session: the ranking, and every board's awards."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.models import Session
from rulings.scoring.errors import ScoringError
from rulings.scoring.regulations import Method
from rulings.services.refusals import Refusal
from rulings.services.session_scores import UnknownMethod, score_sheet
from rulings.wording.score_data import score_data
from rulings.wording.score_table import score_table

BAD_INPUT = 2


class Command(BaseCommand):
    help = "Print a session's ranking and every board's awards, with every adjustment applied."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("session", metavar="SESSION", help="the id or short name that import_session prints")
        parser.add_argument("--json", action="store_true", help="as data for other programs")
        parser.add_argument("--method", metavar="METHOD", help=f"in place of the session's own: {', '.join(Method)}")

    def handle(self, *args: object, **options: Any) -> None:
        session = session_named(options["session"])
        try:
            method = Method.parse(options["method"]) if options["method"] else None
            sheet = score_sheet(session, method)
        except UnknownMethod as refusal:
            hint = f"Say how with --method: {', '.join(Method)}."
            raise CommandError(f"{session.slug}: {refusal} {hint}", returncode=BAD_INPUT) from None
        except (Refusal, ScoringError) as refusal:
            raise CommandError(f"{session.slug}: {refusal}", returncode=BAD_INPUT) from None
        if options["json"]:
            self.stdout.write(json.dumps(score_data(sheet), ensure_ascii=False, indent=2))
            return
        for line in score_table(score_data(sheet)):
            self.stdout.write(line)


def session_named(name: str) -> Session:
    """The session with that id or short name."""
    sessions = Session.objects.select_related("event__club", "profile")
    found = sessions.filter(slug=name).first()
    if found is None and name.isascii() and name.isdigit() and len(name) < 18:
        found = sessions.filter(pk=int(name)).first()
    if found is None:
        raise CommandError(
            f"no session {name[:60]!r}; give the id or short name that import_session printed", returncode=BAD_INPUT
        )
    return found
