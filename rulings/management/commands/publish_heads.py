"""Tell the heads of the clubs' audit trails to whoever keeps them: by a file, and by mail. Run it once a day."""

import json
import os
from fcntl import LOCK_EX, flock
from io import FileIO
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from rulings.desk.notices.services.sending import post
from rulings.desk.tasks.queries import sends_mail
from rulings.desk.tasks.values import Failed
from rulings.desk.tasks.wording import why_text
from rulings.desk.trail.queries.heads import head_now
from rulings.management.arguments import bad_input, club_named
from rulings.models import Club


class Command(BaseCommand):
    help = "A club chooses on its page whether everybody may have its head, and who gets it by mail."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--club", metavar="SLUG", help="only this club")
        parser.add_argument("--file", metavar="FILE", help="append a line of JSON for each club that shows its head")
        parser.add_argument("--mail", action="store_true", help="mail each club's head to whom the club has named")

    def handle(self, *args: object, **options: Any) -> None:
        if not (options["file"] or options["mail"]):
            raise bad_input("say where to: --file FILE, --mail, or both")
        if options["mail"] and not sends_mail():
            raise bad_input("--mail: EMAIL_HOST is not set, nor a mail server in the browser: nothing can be mailed")
        slug = options["club"]
        clubs = [club_named(slug)] if slug else list(Club.objects.order_by("slug"))
        lines = [(club, json.dumps(head, sort_keys=True)) for club in clubs if (head := head_now(club))]
        if options["file"]:
            self._write(Path(options["file"]), [line for club, line in lines if club.heads_shown])
        if options["mail"]:
            self._mail([(club, line) for club, line in lines if club.heads_mailed_to])

    def _write(self, path: Path, lines: list[str]) -> None:
        """The lines, after those that the file has."""
        try:
            _append(path, "".join(f"{line}\n" for line in lines).encode())
        except OSError as error:
            raise bad_input(f"--file {path} cannot be written: {error.strerror}") from None
        self.stdout.write(f"{path}: {len(lines)} heads")

    def _mail(self, lines: list[tuple[Club, str]]) -> None:
        """One message a club and day, however often it goes; where one does not go out the next does all the same."""
        lost, today = [], timezone.localdate()
        for club, line in lines:
            subject = f"Head of the audit trail of {club.slug}"
            try:
                post(subject=subject, text=f"{line}\n", to=club.heads_mailed_to, key=f"head:{today}:{line}")
            except Failed as failed:
                lost.append(f"{club.slug}: not mailed. {why_text(failed.trouble, failed.reply)}")
            else:
                self.stdout.write(f"{club.slug}: mailed")
        if lost:
            raise CommandError("\n".join(lost))


def _append(path: Path, data: bytes) -> None:
    """All of it or nothing; what somebody who was killed has left of a line goes before."""
    with path.open("ab+", buffering=0) as file:
        flock(file, LOCK_EX)
        whole = _end_of_lines(file)
        file.truncate(whole)
        try:
            left = memoryview(data)
            while left:
                left = left[file.write(left) :]
            os.fsync(file.fileno())
        except OSError:
            file.truncate(whole)
            raise


def _end_of_lines(file: FileIO) -> int:
    """Where its last whole line ends."""
    end = file.seek(0, os.SEEK_END)
    while end:
        start = max(0, end - 4096)
        file.seek(start)
        if (found := file.read(end - start).rfind(b"\n")) >= 0:
            return start + found + 1
        end = start
    return 0
