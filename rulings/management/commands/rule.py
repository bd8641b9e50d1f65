"""Rule on a situation from facts in a file, or by asking."""

import json
import sys
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from django.utils.translation import override

from rulings.desk.cases.wording.contradictions import misplaced_cards, overruled_answers, record_contradictions
from rulings.laws.engine import BadAnswer, Case, Question, Ruling
from rulings.laws.engine.exclusion import unasked
from rulings.laws.engine.situation import Situation
from rulings.laws.situations import DEFAULT_EDITION, find_situation
from rulings.management.arguments import bad_input
from rulings.wording.findings import sentence
from rulings.wording.programs import ruled, told
from rulings.wording.questions import guidance_text, option_hint, option_text, question_text
from rulings.wording.rulings import known_values

_OPEN_QUESTION = 3


class Command(BaseCommand):
    help = "Rule on a situation. Exit code 0: ruled; 3: a question is open; 2: bad input."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("situation")
        parser.add_argument("--edition", default=DEFAULT_EDITION)
        parser.add_argument("--lang", choices=[code for code, _name in settings.LANGUAGES], default="en")
        parser.add_argument("--facts", metavar="FILE", help="a JSON object of facts; - reads standard input")
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: object, **options: Any) -> None:
        try:
            situation = find_situation(options["situation"], options["edition"])
            entries = _read_facts(options["facts"]) if options["facts"] else {}
            with override(options["lang"]):
                interviewed = not options["facts"] and sys.stdin.isatty()
                case, ruling = (
                    self.interview(situation, options) if interviewed else ruled(situation, options["edition"], entries)
                )
                self.print_ruling(situation, entries, ruling, options)
                self.print_contradictions(situation, case, ruling)
                for answer in unasked(situation.laws[options["edition"]], case, ruling):
                    self.stderr.write(str(answer))
        except ValueError as error:
            raise bad_input(str(error)) from None
        if not ruling.is_complete:
            sys.exit(_OPEN_QUESTION)

    def interview(self, situation: Situation, options: dict[str, Any]) -> tuple[Case, Ruling]:
        """Ask at the terminal until the law is satisfied; an answer it does not take is asked again."""
        answers: dict[str, object] = {}
        while True:
            case, ruling = ruled(situation, options["edition"], answers)
            if ruling.question is None:
                return case, ruling
            self.print_question(situation, ruling, ruling.question)
            answers[ruling.question.fact.key] = self.ask(ruling.question)

    def ask(self, question: Question) -> object:
        while True:
            typed = input("> ").strip()
            if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(question.options):
                return question.fact.kind.write(question.options[int(typed) - 1])
            try:
                return question.fact.kind.write(question.fact.read(typed))
            except BadAnswer as error:
                self.stderr.write(str(error))

    def print_ruling(
        self, situation: Situation, entries: dict[str, object], ruling: Ruling, options: dict[str, Any]
    ) -> None:
        if options["json"]:
            data = told(situation, options["edition"], options["lang"], entries, ruling)
            self.stdout.write(json.dumps(data, ensure_ascii=False, indent=2))
            return
        for finding in ruling.findings:
            self.stdout.write(f"{finding.paragraph:>9}  {sentence(finding)}")
        if ruling.question:
            self.print_question(situation, ruling, ruling.question)

    def print_contradictions(self, situation: Situation, case: Case, ruling: Ruling) -> None:
        """On standard error, so that whatever reads the ruling reads it as ever."""
        misplaced = misplaced_cards(case.record, ruling)
        for line in (*record_contradictions(case.record), *misplaced, *overruled_answers(ruling, situation.key)):
            self.stderr.write(line)

    def print_question(self, situation: Situation, ruling: Ruling, question: Question) -> None:
        known = known_values(ruling)
        text = question_text(question.fact, known, situation.key)
        self.stdout.write(f"\n{text}  [{question.fact.key}, {question.fact.law}]")
        if guidance := guidance_text(question.fact, known):
            self.stdout.write(f"  {guidance}")
        for number, value in enumerate(question.options, start=1):
            written = question.fact.kind.write(value)
            hint = option_hint(question.fact, value, known, situation.key)
            said = option_text(question.fact, value, known) + (f": {hint}" if hint else "")
            self.stdout.write(f"  {number}  {said}  ({written})")


def _read_facts(name: str) -> Any:
    """The JSON of a file, or of standard input for -; a `ValueError` of one line when it cannot be read."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"the facts cannot be read from {name}: {error}") from None
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise ValueError(f"the facts in {name} are not JSON: {error}") from None
