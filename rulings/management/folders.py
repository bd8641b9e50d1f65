"""A folder that a scoring program saves into, looked at again and again; each finished save is handed on in its turn.

Only looks and reads: what is done with a save is somebody else's. Times are seconds.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rulings.formats.kinds import SUFFIXES
from rulings.management.telling import counted

_STILL = 2.0
"""A file that nobody has written to for so long is finished at first sight."""

_Mark = tuple[int, int]
"""Size and time of a file's last change, which tell two saves apart."""
Send = Callable[[bytes, str], str]
"""What is done with a save, by its bytes and name; returns what came of it, in words."""


class Unfit(Exception):
    """The save cannot be taken; `str()` says why. The next one may be."""


class Away(Exception):
    """Nobody takes saves now; `str()` says why. The same save is tried again."""


@dataclass(frozen=True)
class Told:
    """What came of a save: the name of its file, what to say of it, and whether it was taken."""

    name: str
    sentence: str
    is_taken: bool = True


@dataclass(frozen=True)
class Round:
    """One look at the folder: what came of each finished save, the trouble there was, seconds until the next look."""

    told: tuple[Told, ...]
    trouble: Away | None
    pause: float


@dataclass
class Folder:
    """A folder, with what was seen of it and what is done."""

    path: Path
    seen: dict[Path, _Mark] = field(default_factory=dict)
    done: dict[Path, _Mark] = field(default_factory=dict)
    unread: dict[Path, _Mark] = field(default_factory=dict)

    def finished(self) -> list[tuple[Path, _Mark]]:
        """The saves that are still to be handed on, the earliest first: no longer written to, and not empty."""
        before, self.seen = self.seen, dict(_marks(self.path))
        now = time.time()
        waiting = [(path, mark) for path, mark in self.seen.items() if self.done.get(path) != mark]
        still = [(path, mark) for path, mark in waiting if before.get(path) == mark or now - mark[1] / 1e9 >= _STILL]
        return sorted(still, key=lambda each: (each[1][1], each[0].name))

    def left(self) -> list[Path]:
        """What was seen and is not done."""
        return sorted(path for path, mark in self.seen.items() if self.done.get(path) != mark)


def _marks(folder: Path) -> Iterator[tuple[Path, _Mark]]:
    """The files that a reader may know, by their names; `OSError` where the folder cannot be read."""
    for path in folder.iterdir():
        if path.suffix.lower() not in SUFFIXES or path.name.startswith((".", "~")):
            continue
        try:
            told = path.stat()
        except OSError:  # it went in the meantime
            continue
        if path.is_file() and told.st_size > 0:
            yield path, (told.st_size, told.st_mtime_ns)


def what_came(added: int, differences: int, kept_aside: int = 0, *, is_repeated: bool) -> str:
    """What came of a save that was taken, in words."""
    if is_repeated:
        return "has been taken before, nothing changed"
    parts = [f"taken, {counted(added, 'new result')}"]
    parts += [f"{differences} to decide on the page of its files"] if differences else []
    parts += [f"{counted(kept_aside, 'line')} kept aside on the page of its session"] if kept_aside else []
    return ", ".join(parts)


def follow(folder: Folder, send: Send, *, every: float, longest: float = 60.0) -> Iterator[Round]:
    """Hand every finished save on, in the order of time, for ever; look `every` so many seconds.

    A save that is `Unfit` is told once, and is not tried again before it changes. While somebody is `Away` the pause
    doubles, up to the longest, and what waits stays in its turn. Whatever else `send` raises goes to the caller.
    """
    pause = every
    while True:
        told, trouble = _hand_on(folder, send)
        pause = every if trouble is None else min(2 * pause, max(every, longest))
        yield Round(tuple(told), trouble, pause)
        time.sleep(pause)


def _hand_on(folder: Folder, send: Send) -> tuple[list[Told], Away | None]:
    """Each finished save in its turn, until somebody is away."""
    told: list[Told] = []
    try:
        finished = folder.finished()
    except OSError as error:
        return told, Away(f"{folder.path}: {error.strerror}")
    for path, mark in finished:
        try:
            data = path.read_bytes()
        except OSError as error:  # a program may hold it open: it is tried again, and told once
            if folder.unread.get(path) != mark:
                told.append(Told(path.name, f"{error.strerror}; it is tried again", is_taken=False))
            folder.unread[path] = mark
            continue
        try:
            told.append(Told(path.name, send(data, path.name)))
        except Unfit as unfit:
            told.append(Told(path.name, str(unfit), is_taken=False))
        except Away as away:
            return told, away
        folder.done[path] = mark
    return told, None
