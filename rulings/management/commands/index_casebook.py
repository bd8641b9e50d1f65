"""Index the casebook anew, after a restore or a change of what cases are found by."""

from typing import Any

from django.core.management.base import BaseCommand

from rulings.desk.casebook.services.index import rebuild


class Command(BaseCommand):
    help = "Index every public case of the casebook anew; searches go on meanwhile, publishing waits."

    def handle(self, *args: object, **options: Any) -> None:
        self.stdout.write(f"cases that can be found: {rebuild()}")
