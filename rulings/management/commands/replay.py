"""Run stored rulings through today's law, and list those that would come out differently."""

import sys
from typing import Any

from django.core.management.base import BaseCommand

from rulings.desk.cases.queries.ruling_sheet import replay
from rulings.models import Ruling

_DIFFERENT = 1


class Command(BaseCommand):
    help = "Exit code 0: every current ruling would come out the same; 1: some would not. Nothing is changed."

    def handle(self, *args: object, **options: Any) -> None:
        found = 0
        for difference in replay():
            ruling, report = difference.ruling, difference.ruling.report
            where = f"{report.club.slug} report {report.number}, {ruling.situation} {ruling.edition}"
            self.stdout.write(f"{where}, version {ruling.version}: {difference.reason}")
            found += 1
        count = Ruling.objects.filter(is_current=True).count()
        self.stdout.write(f"{count} current rulings, {found} would come out differently today")
        if found:
            sys.exit(_DIFFERENT)
