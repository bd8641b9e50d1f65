"""A club as one archive, written row by row: all of it is of one moment, and no more than some rows are in memory."""

import json
import zipfile
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from hashlib import sha256
from typing import IO, Any
from uuid import UUID

from django.db.models import Q, QuerySet
from django.utils import timezone

from rulings.desk.archives.values.manifest import CHAIN, FORMAT, MANIFEST, VERSION, Part, file_of
from rulings.desk.archives.values.tables import ACCOUNTS, CLUBS, PROFILES, TABLES, Table
from rulings.desk.base.audit import ReadEntry, hashed_of, instant
from rulings.desk.base.moving.origins import origins_of
from rulings.desk.base.watching.site import site_url
from rulings.desk.trail.queries.export import signed_file
from rulings.desk.trail.queries.heads import head_now
from rulings.desk.trail.queries.reading import CHUNK, one_moment
from rulings.models import AuditEntry, Club, RegulationProfile, User

_ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode
_Row = dict[str, Any]


def write_archive(club: Club, file: IO[bytes]) -> None:
    """Write the club's archive into the file."""
    with one_moment(), zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        club.refresh_from_db()
        parts, people = {}, _People()
        for table, rows in _tables(club):
            parts[file_of(table.name)] = _write(archive, file_of(table.name), people.noted(table, rows))
        keys: dict[str, None] = {}
        parts[CHAIN] = _write(archive, CHAIN, people.noted_in_chain(_entries(club, keys)))
        parts[file_of(ACCOUNTS.name)] = _write(archive, file_of(ACCOUNTS.name), _accounts(club, people.keys))
        archive.writestr(MANIFEST, signed_file(_manifest(club, parts, list(keys))))


def _manifest(club: Club, parts: dict[str, Part], keys: list[str]) -> _Row:
    """What the archive says of itself."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "site": site_url(),
        "made_at": instant(timezone.now()),
        "club": {"id": club.pk, "name": club.name, "slug": club.slug},
        "head": head_now(club),
        "keys": keys,
        "files": {name: part.told for name, part in sorted(parts.items())},
    }


def _write(archive: zipfile.ZipFile, name: str, rows: Iterable[_Row]) -> Part:
    """One file of the archive: a row a line."""
    count, size, digest = 0, 0, sha256()
    with archive.open(name, "w", force_zip64=True) as out:
        for row in rows:
            line = (_ENCODE(row) + "\n").encode()
            out.write(line)
            digest.update(line)
            count, size = count + 1, size + len(line)
    return Part(count, size, digest.hexdigest())


def _tables(club: Club) -> Iterator[tuple[Table, Iterator[_Row]]]:
    """All tables but that of the accounts, each with its rows."""
    yield CLUBS, _rows(CLUBS, Club.objects.filter(pk=club.pk))
    own = (row if row["club"] == club.pk else row | {"club": None} for row in _rows(PROFILES, _profiles(club)))
    yield PROFILES, own
    for table in TABLES:
        yield table, _rows(table, table.model._default_manager.filter(**{table.club: club.pk}))


def _profiles(club: Club) -> QuerySet[RegulationProfile]:
    """The club's own regulations, and the common ones, or its federation's, that its sessions have."""
    had = RegulationProfile.objects.filter(sessions__event__club=club).values("pk")
    return RegulationProfile.objects.filter(Q(club=club) | Q(pk__in=had))


def _accounts(club: Club, keys: set[int]) -> Iterator[_Row]:
    """Everybody whom a row names; where to write to him only of who is or was a member."""
    members = set(club.memberships.values_list("user", flat=True))
    for row in _rows(ACCOUNTS, User.objects.filter(pk__in=keys)):
        yield row if row["id"] in members else row | {"email": ""}


def _rows(table: Table, found: QuerySet[Any]) -> Iterator[_Row]:
    """The rows in the order of their ids, in plain JSON; some are read at a time."""
    names = [each.name for each in table.fields]
    for row in _in_order(found.values_list(*(each.attname for each in table.fields)), "pk"):
        yield dict(zip(names, map(_plain, row), strict=True))


def _in_order(found: QuerySet[Any, Any], key: str) -> Iterator[tuple[Any, ...]]:
    """Rows by a key that stands first in each, some at a time."""
    last = 0
    while chunk := list(found.filter(**{f"{key}__gt": last}).order_by(key)[:CHUNK]):
        yield from chunk
        last = chunk[-1][0]


def _plain(value: Any) -> Any:
    """A column in plain JSON."""
    match value:
        case datetime():
            return instant(value)
        case date():
            return value.isoformat()
        case UUID():
            return str(value)
        case _:
            return value


_READ = ("sequence", *(each for each in ReadEntry._fields[:-1] if each != "sequence"))


def _entries(club: Club, keys: dict[str, None]) -> Iterator[_Row]:
    """The chain as its hashes were taken, each entry with its hash, its signature, and its ids as they are `here`.

    `keys` grows by those that signed.
    """
    origins, signature = origins_of(club), ""
    for row in _in_order(AuditEntry.objects.filter(club=club).values_list(*_READ), "sequence"):
        entry = ReadEntry(**dict(zip(_READ, row, strict=True)), previous_signature=signature)
        signature = entry.signature
        keys |= {entry.key: None} if entry.key else {}
        here = {"actor": entry.actor_id, "object": entry.object_id, "report": entry.report_id}
        said = hashed_of(origins.as_written(entry))
        yield said | {"hash": entry.hash, "signature": entry.signature, "here": here}


class _People:
    """Whom the rows name that have been written."""

    def __init__(self) -> None:
        self.keys: set[int] = set()

    def _note(self, kind: str, key: Any) -> Any:
        if kind == ACCOUNTS.name and isinstance(key, int):
            self.keys.add(key)
        return key

    def noted(self, table: Table, rows: Iterable[_Row]) -> Iterator[_Row]:
        """The rows, once those whom they name are noted."""
        columns = [each.name for each in table.fields if each.related_model is User]
        for row in rows:
            for name in columns:
                self._note(ACCOUNTS.name, row[name])
            for name, moved in table.ids.items():
                moved(row[name], self._note)
            yield row

    def noted_in_chain(self, entries: Iterable[_Row]) -> Iterator[_Row]:
        """The same of the chain."""
        for entry in entries:
            self._note(ACCOUNTS.name, entry["here"]["actor"])
            yield entry
