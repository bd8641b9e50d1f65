"""How much of one kind a file may hold: what would take longer than a few seconds is refused with its count."""

from __future__ import annotations

from rulings.formats.errors import Expected, FormatError

MOST_RESULTS = 50_000
"""A seventh more than the largest event of a day has (500 tables, 87 boards)."""


def check_results(count: int) -> None:
    """FormatError for a file that holds more results than are read."""
    if count > MOST_RESULTS:
        raise FormatError(Expected.FEWER_RESULTS, found=str(count))


MOST_SESSIONS = 300
"""A club's evenings of a year, or a festival's events; each is stored and scored by itself."""


def check_sessions(count: int) -> None:
    """FormatError for a file that holds more sessions than are read."""
    if count > MOST_SESSIONS:
        raise FormatError(Expected.FEWER_SESSIONS, found=str(count))


MOST_BOARDS = 10_000
"""Of a file in which every board has its calls and cards one by one."""


def check_boards(count: int) -> None:
    """FormatError for a file that holds more boards of that kind than are read."""
    if count > MOST_BOARDS:
        raise FormatError(Expected.FEWER_BOARDS, found=str(count))
