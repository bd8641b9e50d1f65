"""Passwords are hashed by one at a time in each worker: a crowd at the door is told to wait, and play goes on."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore
from typing import Any

from django.contrib.auth.hashers import Argon2PasswordHasher

_AT_ONCE = BoundedSemaphore(1)
_LONGEST_WAIT = 3.0
"""Seconds; a hash takes a tenth of one."""


class TooBusy(Exception):
    """So many are signing in that this one has to come again."""


class OneAtATime(Argon2PasswordHasher):
    """Argon2id with 46 MiB and one lane, as OWASP has it; a sign-in replaces what was hashed otherwise."""

    time_cost, memory_cost, parallelism = 1, 46 * 1024, 1

    def encode(self, password: str, salt: str) -> str:
        """The hash, in its turn."""
        with _turn():
            return str(super().encode(password, salt))

    def verify(self, password: str, encoded: str) -> bool:
        """Whether it is the password, in its turn."""
        with _turn():
            return bool(super().verify(password, encoded))

    def harden_runtime(self, password: str, encoded: str) -> Any:
        """Nothing: the cost is in the hash itself."""


@contextmanager
def _turn() -> Iterator[None]:
    """Within, nobody else of this worker hashes; `TooBusy` for whoever waits too long."""
    if not _AT_ONCE.acquire(timeout=_LONGEST_WAIT):
        raise TooBusy
    try:
        yield
    finally:
        _AT_ONCE.release()
