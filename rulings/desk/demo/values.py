"""A login of the demo club, as the command prints it."""

from dataclasses import dataclass

DEMO_CLUB = "ponte-nuovo"
"""The short name of the demo club."""


@dataclass(frozen=True)
class Login:
    """Somebody who can sign in, and whether the demo's password still lets him in."""

    username: str
    role: str
    is_password_known: bool
