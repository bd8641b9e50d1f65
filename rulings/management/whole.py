"""Files that have their name only once they are whole, and of which nothing is left where who wrote them was killed.

What is not whole yet lies beside the place, under a name that begins with `UNFINISHED`. Whoever comes next to the same
folder deletes what nobody writes any more: all who write there share a lock on the folder, and who has it alone for a
moment knows that nobody does.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

UNFINISHED = ".rulings-unfinished-"
_FOLDER = "rulings-backup-"


@contextmanager
def written_whole(place: Path) -> Iterator[Path]:
    """A new file for its owner alone, to be written; left without an error it is on the disk, then has the name.

    One that is there is replaced.
    """
    half = place.with_name(f"{UNFINISHED}{os.getpid()}-{place.name}")
    with _at_work_in(place.parent):
        try:
            half.touch(mode=0o600)
            yield half
            _sync(half)
            half.replace(place)
            _sync(place.parent)
        finally:
            half.unlink(missing_ok=True)


@contextmanager
def folder_for_now() -> Iterator[Path]:
    """A folder for temporary files as large as the database; those of whoever was killed in it go first."""
    for left in Path(gettempdir()).glob(f"{_FOLDER}*"):
        with suppress(OSError), _locked(left, partial(shutil.rmtree, left)):
            pass
    with TemporaryDirectory(prefix=_FOLDER) as made, _locked(Path(made)):
        yield Path(made)


@contextmanager
def _at_work_in(folder: Path) -> Iterator[None]:
    """Within, nobody deletes what is unfinished there; what others have left so is deleted first."""

    def sweep() -> None:
        for left in folder.glob(f"{UNFINISHED}*"):
            left.unlink(missing_ok=True)

    with _locked(folder, sweep):
        yield


@contextmanager
def _locked(folder: Path, if_alone: Callable[[], None] | None = None) -> Iterator[None]:
    """The folder's lock, shared; what is to be done where nobody else had it is done before that."""
    held = os.open(folder, os.O_RDONLY)
    try:
        if if_alone is not None and _is_had_by(held, LOCK_EX):
            if_alone()
        _is_had_by(held, LOCK_SH)
        yield
    finally:
        os.close(held)


def _is_had_by(held: int, lock: int) -> bool:
    """Whether we have that lock now; not where others have it, nor on a disk that knows none."""
    try:
        flock(held, lock | (LOCK_NB if lock == LOCK_EX else 0))
    except OSError:
        return False
    return True


def _sync(path: Path) -> None:
    """On the disk, also when the power fails."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
