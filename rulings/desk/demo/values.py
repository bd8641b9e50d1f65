"""A login of the demo club, as the command prints it."""

from dataclasses import dataclass
from pathlib import Path

DEMO_CLUB = "ponte-nuovo"
"""The short name of the demo club."""
EVENING = Path(__file__).with_name("evening.pbn")
"""A session in progress, invented."""


@dataclass(frozen=True)
class Login:
    """Somebody who can sign in, and whether the demo's password still lets him in."""

    username: str
    role: str
    is_password_known: bool
