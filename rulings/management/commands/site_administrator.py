"""Who administers the site: begins further clubs and takes clubs in, with no right in any of them by that."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.people.services.site import set_site_administrator
from rulings.management.arguments import bad_input
from rulings.models import User


class Command(BaseCommand):
    help = "Let somebody administer the site from now on, or with --end no more."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("username")
        parser.add_argument("--end", action="store_true")

    def handle(self, *args: object, **options: Any) -> None:
        user = User.objects.filter(username=options["username"]).first()
        if user is None:
            raise bad_input(f"nobody signs in as {options['username'][:150]!r}")
        set_site_administrator(user=user, is_one=not options["end"])
        self.stdout.write(f"{user.username}: administers the site{' no more' if options['end'] else ''}")
