"""What a passkey answers to, how recovery codes are written, and what kind of proof an account was opened with."""

import hashlib
import secrets
from base64 import b32encode
from dataclasses import dataclass

RECOVERY_CODES = 10
_RECOVERY_BYTES = 10
"""80 bits: nobody tries them all, and their digests need no salt."""
_GROUP = 4


@dataclass(frozen=True)
class Asked:
    """What a passkey was asked in this browser: `challenge` is empty where nothing is, or too long ago.

    `host` is the name by which the site is reached, `origin` the same as browsers write it, "https://desk.example".
    """

    challenge: bytes
    host: str
    origin: str


def new_recovery_codes() -> list[str]:
    """Codes as they are shown: four groups of four letters and digits."""
    return [_grouped(b32encode(secrets.token_bytes(_RECOVERY_BYTES)).decode()) for _each in range(RECOVERY_CODES)]


def _grouped(code: str) -> str:
    return "-".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))


def as_typed(code: str) -> str:
    """A code without what people put in between, in capitals."""
    return "".join(code.split()).replace("-", "").upper()


def handle_of(user_id: int) -> bytes:
    """By what a passkey knows its account: the same for all of them, and no name."""
    return hashlib.sha256(f"account {user_id}".encode()).digest()
