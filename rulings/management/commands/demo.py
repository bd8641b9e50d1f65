"""Load the demo club, and print who can sign in."""

import os
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from rulings.desk.demo.services import load_demo
from rulings.desk.demo.values import Login
from rulings.management.arguments import bad_input

_PASSWORD = "seven-of-spades"
"""Printed on purpose, and never used on a public site."""


class Command(BaseCommand):
    help = "Load the demo club with a session in progress; what is there already stays. Prints the demo logins."

    def handle(self, *args: object, **options: Any) -> None:
        password = os.environ.get("DEMO_PASSWORD", "")
        if not (password or settings.LOCAL):
            raise bad_input("this is a public site: set DEMO_PASSWORD first, and choose it well")
        demo = load_demo(password=password or _PASSWORD)
        self.stdout.write(f"{demo.club.name}: {demo.session.event.name}, session {demo.session.slug}")
        for login in demo.logins:
            self.stdout.write(f"  {_line(login, password or _PASSWORD)}")


def _line(login: Login, password: str) -> str:
    """A login as it is typed in; a password that has been changed is not known here."""
    shown = password if login.is_password_known else "as it was changed to"
    return f"{login.username:5} password {shown}  ({login.role})"
