"""Read the casebooks elsewhere that clubs follow and that are due. The worker does it too; run it every night."""

from typing import Any

from django.core.management.base import BaseCommand

from rulings.desk.between.services.copies import read_due


class Command(BaseCommand):
    help = "Cases that clubs of other sites have published or withdrawn since: at most a hundred casebooks in one go."

    def handle(self, *args: object, **options: Any) -> None:
        count = 0
        while count < _MOST and read_due():
            count += 1
        self.stdout.write(f"{count} casebooks read")


_MOST = 100
