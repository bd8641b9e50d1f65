"""Contracts in the spellings of other languages."""

from __future__ import annotations

import re

_NOTRUMP = re.compile(r"(?<=[1-7])\s*(?:SA|BA|NT)", re.IGNORECASE)


def with_notrump(text: str) -> str:
    """A contract's text with notrump as NT: `3SA` and `3 BA` are what French, Italian and Polish programs write."""
    return _NOTRUMP.sub("NT", text)
