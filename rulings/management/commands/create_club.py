"""Make a club."""

from typing import Any
from zoneinfo import available_timezones

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.core.validators import validate_slug
from django.db import IntegrityError

from rulings.services.clubs import create_club

BAD_INPUT = 2


class Command(BaseCommand):
    help = "Make a club. SLUG is its short name in addresses: letters, digits, - and _."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("slug")
        parser.add_argument("name")
        parser.add_argument("--time-zone", default=settings.TIME_ZONE, help="such as Europe/Warsaw")
        parser.add_argument("--language", default="en", choices=[code for code, _name in settings.LANGUAGES])

    def handle(self, *args: object, **options: Any) -> None:
        slug, zone = options["slug"], options["time_zone"]
        try:
            validate_slug(slug)
        except ValidationError:
            raise CommandError(
                f"{slug!r} is no short name: use letters, digits, - and _", returncode=BAD_INPUT
            ) from None
        if zone not in available_timezones():
            raise CommandError(f"{zone!r} is no time zone: write one such as Europe/Warsaw", returncode=BAD_INPUT)
        try:
            club = create_club(name=options["name"], slug=slug, time_zone=zone, language=options["language"])
        except IntegrityError:
            raise CommandError(f"there is a club {slug!r} already", returncode=BAD_INPUT) from None
        self.stdout.write(
            f"{club.slug}: {club.name}. Now give somebody a role: manage.py give_role {club.slug} USER ROLE"
        )
