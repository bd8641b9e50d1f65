"""Take somebody's role in a club away."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.people.services.clubs import take_role
from rulings.management.arguments import bad_input, club_named
from rulings.models import User


class Command(BaseCommand):
    help = "Take USER's role in a club away. His account and what he did stay."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("club", metavar="CLUB", help="the club's short name")
        parser.add_argument("user", metavar="USER", help="the name he signs in with")

    def handle(self, *args: object, **options: Any) -> None:
        club, name = club_named(options["club"]), options["user"]
        user = User.objects.filter(username=name).first()
        if user is None or not take_role(actor=None, club=club, user=user):
            raise bad_input(f"{name!r} has no role in {club.slug}")
        self.stdout.write(f"{name} has no role in {club.slug} any more")
