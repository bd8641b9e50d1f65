"""Make a club."""

from typing import Any
from zoneinfo import available_timezones

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.people.services.clubs import create_club
from rulings.management.arguments import bad_input, refuse_invalid
from rulings.models import Club


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
            raise bad_input(f"{told['time_zone']!r} is no time zone: write one such as Europe/Warsaw")
        refuse_invalid(Club(**told))
        club = create_club(**told)
        self.stdout.write(
            f"{club.slug}: {club.name}. Now give somebody a role: manage.py give_role {club.slug} USER ROLE"
        )
