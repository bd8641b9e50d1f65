"""Delete the sittings of tests whose time is over. Run it every night."""

from typing import Any

from django.core.management.base import BaseCommand

from rulings.desk.practice.services import expire_sittings


class Command(BaseCommand):
    help = "What was answered in tests of the practice whose link ended before yesterday."

    def handle(self, *args: object, **options: Any) -> None:
        self.stdout.write(f"{expire_sittings()} sittings deleted")
