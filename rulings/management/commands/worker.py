"""The worker beside the site: mail, what follows from an act, and what runs every night. One a machine."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from rulings.management.worker import Stop, alone, do_due, work_until


class Command(BaseCommand):
    help = "Stays until it is ended. The server begins one by itself unless WORKER=0."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help="do what is due, and end")
        parser.add_argument("--under", type=int, metavar="PID", help="end with the process that began this one")

    def handle(self, *args: object, **options: Any) -> None:
        if options["once"]:
            self.stdout.write(f"{do_due()} done")
            return
        stop = Stop(options["under"])
        stop.by_signal()
        with alone(settings.VAR_DIR, stop) as is_ours:
            if is_ours:
                work_until(stop)
