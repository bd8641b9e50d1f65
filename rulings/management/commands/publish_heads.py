"""Tell the heads of the clubs' audit trails to whoever keeps them: by a file, and by mail. Run it once a day."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

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
            with path.open("a", encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in lines)
        except OSError as error:
            raise bad_input(f"--file {path} cannot be written: {error.strerror}") from None
        self.stdout.write(f"{path}: {len(lines)} heads")

    def _mail(self, lines: list[tuple[Club, str]]) -> None:
        """One message a club; where one does not go out the next does all the same."""
        lost = []
        for club, line in lines:
            subject = f"Head of the audit trail of {club.slug}"
            try:
                post(subject=subject, text=f"{line}\n", to=club.heads_mailed_to)
            except Failed as failed:
                lost.append(f"{club.slug}: not mailed. {why_text(failed.trouble, failed.reply)}")
            else:
                self.stdout.write(f"{club.slug}: mailed")
        if lost:
            raise CommandError("\n".join(lost))
