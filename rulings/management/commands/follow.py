"""Watch a folder that a scoring program saves into, and take every new or changed file into a session."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import InterfaceError, OperationalError, connection

from rulings.desk.base.refusals import Refusal
from rulings.desk.imports.services.importing import add_file
from rulings.management.arguments import bad_input, seconds, session_named
from rulings.management.folders import Away, Folder, Round, Send, Told, Unfit, follow, what_came
from rulings.management.sending import Closed, Desk
from rulings.models import Session

_LOOKS, _A_MOMENT = 10, 1.0
"""With --once: how often a file is looked at that is still being written, and how far apart, in seconds."""


class Command(BaseCommand):
    help = "Watch a folder that a scoring program saves into, and take every new or changed file into a session."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("folder", metavar="FOLDER", type=Path)
        parser.add_argument("--session", required=True, help="its short name; here also its id")
        parser.add_argument("--server", default="", metavar="URL", help="a desk elsewhere, as https://desk.example")
        parser.add_argument(
            "--token",
            default=os.environ.get("DESK_TOKEN", ""),
            help="the session's token there; others of this machine do not see it in the variable DESK_TOKEN",
        )
        parser.add_argument("--every", type=seconds, default=5.0, metavar="SECONDS", help="how often to look (5)")
        parser.add_argument("--once", action="store_true", help="take what is there and end")

    def handle(self, *args: object, **options: Any) -> None:
        folder = options["folder"]
        if not folder.is_dir():
            raise bad_input(f"{folder}: no such folder; name the one that the scoring program saves into")
        try:
            send = self.door(options)
            watched = Folder(folder)
            if options["once"]:
                self.take_once(watched, send)
            else:
                self.tell(follow(watched, send, every=options["every"]))
        except Closed as closed:
            raise bad_input(str(closed)) from None
        except KeyboardInterrupt:
            self.stdout.write("")

    def door(self, options: dict[str, Any]) -> Send:
        """Where saves go: into the session here, or to the desk elsewhere, whose token is tried at once."""
        if not options["server"]:
            return _into(session_named(options["session"]))
        if not options["token"]:
            raise bad_input("say the session's token with --token, or in the variable DESK_TOKEN")
        desk = Desk(options["server"], options["session"], options["token"])
        try:
            desk.check()
        except Away as away:
            self.stderr.write(f"{away}; trying again")
        return desk.send

    def take_once(self, folder: Folder, send: Send) -> None:
        """What is there now, once nobody writes to it any more; bad input where nobody takes it."""
        rounds = follow(folder, send, every=0.0)
        for _look in range(_LOOKS):
            each = next(rounds)
            self.show(each.told)
            if each.trouble is not None:
                raise bad_input(str(each.trouble))
            if not folder.left():
                return
            time.sleep(_A_MOMENT)
        for path in folder.left():
            self.stderr.write(f"{path.name}: is still being written; start again later")

    def tell(self, rounds: Iterator[Round]) -> None:
        """Every round; says when nobody takes saves, and when somebody does again."""
        is_away = False
        for each in rounds:
            self.show(each.told)
            if each.trouble is not None and not is_away:
                self.stderr.write(f"{each.trouble}; trying again, at most a minute apart")
            if each.trouble is None and is_away:
                self.stderr.write("saves are taken again")
            is_away = each.trouble is not None

    def show(self, told: tuple[Told, ...]) -> None:
        """A line for each save; what was not taken goes to standard error."""
        for each in told:
            (self.stdout if each.is_taken else self.stderr).write(f"{each.name}: {each.sentence}")
        self.stdout.flush()


def _into(session: Session) -> Send:
    """Into a session of this desk."""

    def take(data: bytes, name: str) -> str:
        try:
            added = add_file(actor=None, session=session, data=data, filename=name)
        except Refusal as refusal:
            raise Unfit(str(refusal)) from None
        except (InterfaceError, OperationalError):
            connection.close()
            raise Away("the database does not answer") from None
        return what_came(added.added, added.differences, len(added.faults), is_repeated=added.repeated)

    return take
