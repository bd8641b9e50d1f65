"""Where backups are kept: a folder, or `s3://BUCKET/PREFIX`; what is there, and which are old enough to be deleted."""

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

from rulings.management.backups.bucket import BACKUP, SCHEME, Bucket
from rulings.management.backups.heads import beside
from rulings.management.whole import folder_for_now


class Place(Protocol):
    """What both kinds can do. A bucket's `NoBucket` says in a sentence what went wrong."""

    def making(self) -> AbstractContextManager[Path]:
        """A folder to write files into; they are in the place when it is left without an error."""

    def address(self, name: str) -> str:
        """Where a file of that name is, as `restore` takes it."""

    def sizes(self) -> dict[str, int]:
        """The files there by name, with their bytes."""

    def delete(self, name: str) -> None:
        """One of them, if it is there."""


class _Folder:
    """A folder of this machine, that is there."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @contextmanager
    def making(self) -> Iterator[Path]:
        yield self._path

    def address(self, name: str) -> str:
        return str(self._path / name)

    def sizes(self) -> dict[str, int]:
        return {each.name: each.stat().st_size for each in self._path.iterdir() if each.is_file()}

    def delete(self, name: str) -> None:
        (self._path / name).unlink(missing_ok=True)


def place_named(typed: str) -> Place:
    """The place that was typed, which is not looked at yet."""
    return Bucket(typed) if typed.startswith(SCHEME) else _Folder(Path(typed))


def backups_in(names: Iterable[str]) -> list[str]:
    """Those that `backup` named by their moment, the newest first; whatever else is there is none of its own."""
    return sorted(filter(BACKUP.fullmatch, names), reverse=True)


def delete_old(place: Place, *, kept: int, made: str) -> list[str]:
    """Delete all but the newest `kept` with their heads, and never the one just `made`; the names of the deleted."""
    old = [name for name in backups_in(place.sizes())[kept:] if name != made]
    for name in old:
        place.delete(name)
        place.delete(beside(Path(name)).name)
    return old


@contextmanager
def fetched(typed: str) -> Iterator[Path]:
    """A backup as a file of this machine, its heads beside it where there are any; from a bucket only meanwhile."""
    if not typed.startswith(SCHEME):
        yield Path(typed)
        return
    where, _, name = typed.rpartition("/")
    with folder_for_now() as folder:
        file = folder / name
        bucket = Bucket(where)
        bucket.fetch(name, file)
        if beside(file).name in bucket.sizes():
            bucket.fetch(beside(file).name, beside(file))
        yield file
