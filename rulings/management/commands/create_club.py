"""Make a club."""

from typing import Any
from zoneinfo import available_timezones

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db.models import Model

from rulings.desk.people.services.clubs import create_club
from rulings.models import Club

_BAD_INPUT = 2


class Command(BaseCommand):
    help = "Make a club. SLUG is its short name in addresses: letters, digits, - and _."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug")
        parser.add_argument("name")
        parser.add_argument("--time-zone", default=settings.TIME_ZONE, help="such as Europe/Warsaw")
        parser.add_argument("--language", default="en", choices=[code for code, _name in settings.LANGUAGES])

    def handle(self, *args: object, **options: Any) -> None:
        told = {name: options[name] for name in ("name", "slug", "time_zone", "language")}
        if told["time_zone"] not in available_timezones():
            raise CommandError(
                f"{told['time_zone']!r} is no time zone: write one such as Europe/Warsaw", returncode=_BAD_INPUT
            )
        check(Club(**told))
        club = create_club(**told)
        self.stdout.write(
            f"{club.slug}: {club.name}. Now give somebody a role: manage.py give_role {club.slug} USER ROLE"
        )


def check(row: Model, exclude: tuple[str, ...] = ()) -> None:
    """`CommandError` that names the first field which the database would not take."""
    try:
        row.full_clean(exclude=exclude)
    except ValidationError as error:
        name, said = next(iter(error.message_dict.items()))
        raise CommandError(f"{name} {getattr(row, name)!r}: {said[0]}", returncode=_BAD_INPUT) from None
