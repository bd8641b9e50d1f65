"""Everything that is to run once a night: by cron, or as a service of its own that stays and does it."""

import sys
from argparse import ArgumentTypeError
from datetime import time
from time import sleep
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from django.db import DatabaseError, InterfaceError, connections

from rulings.desk.base.watching.nightly import last_moment
from rulings.management.nightly import run_due

_LOOK_EVERY = 60
_NOON = time(12)
"""When a night begins for who runs them by a clock of his own."""


def _clock(typed: str) -> time:
    """A time of day, of an argument."""
    try:
        return time.fromisoformat(typed).replace(second=0, microsecond=0, tzinfo=None)
    except ValueError:
        raise ArgumentTypeError(f"{typed[:20]!r} is no time of day; give hours and minutes, such as 03:30") from None


class Command(BaseCommand):
    help = (
        "Exit code 1: a job failed, and the others ran. What ran for this night, and went well, is not run again: a"
        " night begins at NIGHTLY_AT, or at noon where that is off. HEADS_FILE and BACKUP_TO name where heads and"
        " backups go."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--at", type=_clock, metavar="HH:MM", help="stay, and run them every day at that time")

    def handle(self, *args: object, **options: Any) -> None:
        if options["at"] is None:
            if not run_due(last_moment(settings.NIGHTLY_AT or _NOON), self._tell, also_failed=True):
                sys.exit(1)
            return
        while True:
            try:
                run_due(last_moment(options["at"]), self._tell)
            except (DatabaseError, InterfaceError) as error:
                self._tell(f"the database does not answer ({type(error).__name__}): trying again")
            connections.close_all()
            sleep(_LOOK_EVERY)

    def _tell(self, line: str) -> None:
        self.stdout.write(line)
        self.stdout.flush()
