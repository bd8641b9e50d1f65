"""Give somebody a role in a club; make his account where there is none."""

import secrets
from argparse import BooleanOptionalAction
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import transaction

from rulings.desk.people.services.clubs import give_role
from rulings.management.arguments import club_named, refuse_invalid
from rulings.models import Role, User

_RANDOM_BYTES = 12


class Command(BaseCommand):
    help = "Give USER a role in a club. A new account gets a password, which is printed once."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("club", metavar="CLUB", help="the club's short name")
        parser.add_argument("user", metavar="USER", help="the name he signs in with")
        parser.add_argument("role", metavar="ROLE", choices=list(Role.values), help=", ".join(Role.values))
        parser.add_argument("--name", default="", help="his name as others read it")
        parser.add_argument(
            "--administrator",
            action=BooleanOptionalAction,
            default=None,
            help="whether one who directs administers the club as well; without it that stays as it is",
        )
        parser.add_argument(
            "--recorder",
            action=BooleanOptionalAction,
            default=None,
            help="whether he keeps the notes on conduct; without it that stays as it is",
        )

    @transaction.atomic
    def handle(self, *args: object, **options: Any) -> None:
        club = club_named(options["club"])
        user, password = self.account(options["user"], options["name"])
        beside = {"also_administers": options["administrator"], "is_recorder": options["recorder"]}
        membership = give_role(actor=None, club=club, user=user, role=options["role"], **beside)
        told = f", password {password} (shown only now)" if password else ""
        is_what = " and ".join([*membership.roles, *(["recorder"] if membership.is_recorder else [])])
        self.stdout.write(f"{user.username} is {is_what} of {club.slug}{told}")

    def account(self, username: str, name: str) -> tuple[User, str]:
        """The account of that name, and its password when it was made just now."""
        known = User.objects.filter(username=username).first()
        if known:
            return known, ""
        password = secrets.token_urlsafe(_RANDOM_BYTES)
        first, _space, last = name.partition(" ")
        refuse_invalid(User(username=username, first_name=first, last_name=last), exclude=("password",))
        return User.objects.create_user(username, password=password, first_name=first, last_name=last), password
