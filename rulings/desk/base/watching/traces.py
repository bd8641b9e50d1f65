"""The id of the request that is being answered, for every line of the log that comes of it. Knows no Django."""

import re
import secrets
from contextvars import ContextVar

_WELL_FORMED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{7,63}")
_now: ContextVar[str] = ContextVar("request", default="")


def request_id() -> str:
    """The id of the request that this thread answers, "" before the first."""
    return _now.get()


def begin(given: str) -> str:
    """The id of a request that begins: the one that was given where it is well-formed, else a new one.

    It stays until the next begins: Django logs an answer after all of ours is done.
    """
    name = given if _WELL_FORMED.fullmatch(given) else secrets.token_hex(8)
    _now.set(name)
    return name
