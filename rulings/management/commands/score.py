"""The scores of a session: the ranking, and every board's awards."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.base.refusals import Refusal
from rulings.desk.scores.queries.data import score_data, score_table
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.queries.tables import open_text
from rulings.desk.scores.values.scoring import UnknownMethod, UnknownScale
from rulings.management.arguments import bad_input, session_named
from rulings.scoring.errors import ScoringError
from rulings.scoring.methods.victory_points import VpKind
from rulings.scoring.regulations import Method

_SCALES = [kind.value for kind in (VpKind.NONE, VpKind.CONTINUOUS, VpKind.DISCRETE)]


class Command(BaseCommand):
    help = "Print a session's ranking and every board's awards, with every adjustment applied."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("session", metavar="SESSION", help="the id or short name that import_session prints")
        parser.add_argument("--json", action="store_true", help="as data for other programs")
        parser.add_argument("--method", metavar="METHOD", help=f"in place of the session's own: {', '.join(Method)}")
        parser.add_argument(
            "--victory-points", choices=_SCALES, help="the scale for matches, in place of the session's"
        )

    def handle(self, *args: object, **options: Any) -> None:
        session = session_named(options["session"])
        try:
            method = Method.parse(options["method"]) if options["method"] else None
            scale = VpKind(options["victory_points"]) if options["victory_points"] else None
            sheet = score_sheet(session, method, scale=scale)
        except UnknownMethod as refusal:
            known = ", ".join(method for method in Method if not method.is_of_teams)
            hint = f"Say how with --method: {known}."
            raise bad_input(f"{session.slug}: {refusal} {hint}") from None
        except UnknownScale as refusal:
            hint = f"Say how with --victory-points: {', '.join(_SCALES)}."
            raise bad_input(f"{session.slug}: {refusal} {hint}") from None
        except (Refusal, ScoringError) as refusal:
            raise bad_input(f"{session.slug}: {refusal}") from None
        if said := open_text(sheet):
            self.stderr.write(f"{session.slug}: {said}")
        if options["json"]:
            self.stdout.write(json.dumps(score_data(sheet), ensure_ascii=False, indent=2))
            return
        for line in score_table(score_data(sheet)):
            self.stdout.write(line)
