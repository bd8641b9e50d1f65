"""What people typed, told from codes and figures; and its sealing: the audit chain holds a salted digest in its place.

Whatever stands under a key that is not known to hold codes counts as typed: a service that says nothing leaks nothing.
"""

import hashlib
import re
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from rulings.models import AuditText, Club
from rulings.queries.audit import SEALED

SALT_BYTES = 16
WORD = re.compile(r"(?!(?:[1-7]NT|XX)\Z).*[^\W\d_]{2}", re.DOTALL)
"""What may hold a name: two letters in a row, and no call."""
CODES = """
agreed_at answers artificial at awards because board body by call cards cautions claimer contract date date_shown deal
dealer decision declarer denomination digest dropped edition fate faults follow_ups form format hands key kind
language lead leader marks merit number numbers offending opening_leader paragraph penalties penalty_cards period
play pseudonym role rule rulings seat session side situation slug stage state status texts tricks until valid_from
value via vulnerability
"""
PLAIN = frozenset(CODES.split())
"""The keys that, with all that lies under them, hold codes, calls, cards, dates and figures, never anybody's words."""


def with_texts(value: Any, change: Callable[[str], Any], key: str = "") -> Any:
    """The JSON value with `change` done to every text in it that somebody typed. `key` is what it stands under."""
    if key in PLAIN:
        return value
    if isinstance(value, str):
        return change(value) if WORD.match(value) else value
    if isinstance(value, Mapping):
        return {name: with_texts(each, change, name) for name, each in value.items()}
    return [with_texts(each, change, key) for each in value] if isinstance(value, list | tuple) else value


def sealed(club: Club, value: Mapping[str, Any], texts: list[AuditText]) -> Any:
    """The value with a digest for every typed text; `texts` grows by what is to be stored beside the chain."""

    def seal(text: str) -> dict[str, str]:
        salt = secrets.token_hex(SALT_BYTES)
        texts.append(AuditText(club=club, salt=salt, text=str(text), digest=seal_of(salt, text)))
        return {SEALED: texts[-1].digest}

    return with_texts(value, seal)


def seal_of(salt: str, text: str) -> str:
    """The SHA-256 of the salt and the text, in hexadecimal."""
    return hashlib.sha256((salt + text).encode()).hexdigest()
