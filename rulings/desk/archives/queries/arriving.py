"""What an archive comes to here: which ids it has, which accounts and regulations are here already, its rows as models.

Every id that a row has or names is looked for among the archive's own, so that nothing in it can lead to a row of
another club.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeVar

from django.apps import apps
from django.core.exceptions import ValidationError
from django.db.models import BooleanField, CharField, Field, JSONField, Model, TextField

from rulings.desk.archives.queries.reading import Archive, refused
from rulings.desk.archives.values.manifest import CHAIN, HIGHEST_ID, file_of
from rulings.desk.archives.values.tables import ACCOUNTS, CLUBS, PROFILES, TABLES, Table
from rulings.desk.archives.wording import DOES_NOT_FIT, HAS_LEFT, IS_HERE, NEWER
from rulings.desk.base.refusals import WrongState
from rulings.models import AuditEntry, Club, RegulationProfile, Session, User

_T = TypeVar("_T", bound=Model)
_Row = Mapping[str, Any]
_MOST_PEOPLE = 50_000


@dataclass
class Contents:
    """What was seen in an archive: the lowest and highest id of each kind, and what is taken in in its own way."""

    club: _Row
    ids: dict[str, tuple[int, int]] = field(default_factory=dict)
    people: dict[int, _Row] = field(default_factory=dict)
    common: list[_Row] = field(default_factory=list)
    first_hash: str = ""
    last: _Row = field(default_factory=dict)

    def note(self, kind: str, key: Any) -> None:
        """An id of a kind."""
        if not isinstance(key, int) or isinstance(key, bool) or not 0 < key < HIGHEST_ID:
            raise refused(DOES_NOT_FIT)
        low, high = self.ids.get(kind, (key, key))
        self.ids[kind] = (min(low, key), max(high, key))


def contents_of(archive: Archive) -> Contents:
    """Read all of it once: `BadInput` where a file is not as the manifest tells, or a row has no id."""
    clubs = list(archive.rows(file_of(CLUBS.name)))
    if len(clubs) != 1:
        raise refused(DOES_NOT_FIT)
    found = Contents(clubs[0])
    found.note(CLUBS.name, found.club.get("id"))
    for row in archive.rows(file_of(PROFILES.name)):
        _note_profile(found, row)
    for table in TABLES:
        for row in archive.rows(file_of(table.name)):
            found.note(table.name, row.get("id"))
    for row in archive.rows(file_of(ACCOUNTS.name)):
        _note_person(found, row)
    for entry in archive.rows(CHAIN):
        _note_entry(found, entry)
    return found


def _note_profile(found: Contents, row: _Row) -> None:
    """Regulations: the club's own, or common ones."""
    if row.get("club") is None:
        found.common.append(row)
    else:
        found.note(PROFILES.name, row.get("id"))


def _note_person(found: Contents, row: _Row) -> None:
    """Somebody whom rows name."""
    key = row.get("id")
    if not isinstance(key, int) or len(found.people) >= _MOST_PEOPLE:
        raise refused(DOES_NOT_FIT)
    found.people[key] = row


def _note_entry(found: Contents, entry: _Row) -> None:
    """An entry of the chain, and what it is about."""
    try:
        kind, here = entry["object_type"], entry["here"]
        apps.get_model("rulings", kind)
        if kind != ACCOUNTS.name:
            found.note(kind, here["object"])
        found.first_hash = found.first_hash or str(entry["hash"])
    except (KeyError, TypeError, LookupError, ValueError):
        raise refused(DOES_NOT_FIT) from None
    found.last = entry


def refuse_here_already(found: Contents) -> None:
    """`WrongState` where this chain, or its beginning, is on this site."""
    there = AuditEntry.objects.filter(sequence=1, hash=found.first_hash).select_related("club").first()
    if there is not None:
        raise WrongState((HAS_LEFT if there.club.moved_to else IS_HERE) % {"club": there.club.name})


@dataclass
class Moved:
    """What the ids of an archive become: so much is added to those of each kind, but for accounts and regulations."""

    contents: Contents
    offsets: dict[str, int] = field(default_factory=dict)
    users: dict[int, int] = field(default_factory=dict)
    profiles: dict[int, int] = field(default_factory=dict)

    def here(self, kind: str, key: Any) -> Any:
        """The id here; `BadInput` for one that is none of the archive's."""
        named = self.users if kind == ACCOUNTS.name else self.profiles if kind == PROFILES.name else {}
        if key in named:
            return named[key]
        if not self._is_its(kind, key):
            raise refused(DOES_NOT_FIT)
        return key + self.offsets[kind]

    def mentioned(self, kind: str, key: Any) -> Any:
        """The same of an id in JSON, which may be that of a row long gone: that becomes one that no row ever has."""
        if key is None or not isinstance(key, int) or key <= 0:
            return key
        is_known = kind in (ACCOUNTS.name, PROFILES.name) or self._is_its(kind, key)
        return self.here(kind, key) if is_known else -key

    def _is_its(self, kind: str, key: Any) -> bool:
        low, high = self.contents.ids.get(kind, (1, 0))
        return isinstance(key, int) and not isinstance(key, bool) and low <= key <= high


def same_account(row: _Row) -> User | None:
    """Who has an account here under the same names, with the same mail address; nobody without one."""
    names = {name: str(row.get(name, "")) for name in ("username", "first_name", "last_name", "email")}
    return User.objects.filter(**names).first() if names["email"] else None


def free_username(wanted: str) -> str:
    """The name to sign in with, or the next one to it that nobody here has."""
    number, name = 1, wanted
    while User.objects.filter(username__iexact=name).exists():
        number += 1
        name = f"{wanted[:140]}-{number}"
    return name


def same_profile(made: RegulationProfile) -> RegulationProfile | None:
    """The common regulations of here that say the same."""
    columns = {each.name: getattr(made, each.name) for each in PROFILES.fields if each.name not in ("id", "club")}
    known = RegulationProfile.objects.filter(club=None, name=made.name, valid_from=made.valid_from).first()
    return known if known and all(getattr(known, name) == value for name, value in columns.items()) else None


def taken_slugs(column: str, wanted: list[str]) -> set[str]:
    """Which of these other sessions have here."""
    return set(Session.objects.filter(**{f"{column}__in": wanted}).values_list(column, flat=True))


def rows_of(archive: Archive, table: Table, moved: Moved, secret: Callable[[], str]) -> Iterator[Model]:
    """The rows of a table as they are to be stored; what stays at home is made anew by `secret`, empty, or nowhere."""
    at_home = [each for each in table.model._meta.concrete_fields if each.name in table.secret]
    for row in archive.rows(file_of(table.name)):
        made = read_row(table, row, moved)
        for column in at_home:
            setattr(made, column.name, None if column.is_relation else secret() if column.unique else "")
        yield made


def read_row(table: Table, row: _Row, moved: Moved) -> Any:
    """One row as a model, its ids those of here; `BadInput` for what its columns cannot hold."""
    fields = {each.name: each for each in table.fields}
    if not row.keys() <= fields.keys():
        raise refused(NEWER)
    columns = {fields[name].attname: _value(table, fields[name], value, moved) for name, value in row.items()}
    return table.model(**columns)


def _value(table: Table, column: "Field[Any, Any]", value: Any, moved: Moved) -> Any:
    """What a column holds."""
    if value is None and column.null:
        return None
    if column.name == "id":
        return moved.here(table.name, value)
    if column.related_model:
        return moved.here(column.related_model.__name__, value)
    if isinstance(column, JSONField):
        return _json(table, column, value, moved)
    return _plain(column, value)


def _json(table: Table, column: "Field[Any, Any]", value: Any, moved: Moved) -> Any:
    """JSON, with its ids as they are here."""
    if column.name not in table.ids:
        return value
    try:
        return table.ids[column.name](value, moved.mentioned)
    except (KeyError, TypeError, ValueError, AttributeError, LookupError):
        raise refused(DOES_NOT_FIT) from None


def _plain(column: "Field[Any, Any]", value: Any) -> Any:
    """A text, a number, a truth or a time."""
    is_text, is_truth = isinstance(column, CharField | TextField), isinstance(column, BooleanField)
    if value is None or (is_text != isinstance(value, str) and not _is_time(column, value)):
        raise refused(DOES_NOT_FIT)
    if is_truth != isinstance(value, bool) or (is_text and len(value) > (column.max_length or len(value))):
        raise refused(DOES_NOT_FIT)
    try:
        return column.to_python(value)
    except (ValidationError, ValueError, OverflowError):
        raise refused(DOES_NOT_FIT) from None


def _is_time(column: "Field[Any, Any]", value: Any) -> bool:
    """Whether it is a text in which a time, a date or a key is written."""
    return isinstance(value, str) and column.get_internal_type() in ("DateTimeField", "DateField", "UUIDField")


def entries_of(archive: Archive, club: Club, moved: Moved) -> Iterator[AuditEntry]:
    """The chain, with the ids of here."""
    for entry in archive.rows(CHAIN):
        try:
            here = entry["here"]
            yield AuditEntry(
                club=club,
                sequence=entry["sequence"],
                actor_id=None if here["actor"] is None else moved.here(ACCOUNTS.name, here["actor"]),
                object_id=moved.here(entry["object_type"], here["object"]),
                report_id=None if here["report"] is None else moved.here("IrregularityReport", here["report"]),
                at=datetime.fromisoformat(entry["at"]),
                **{name: entry.get(name, "") for name in _AS_IT_IS},
            )
        except (KeyError, TypeError, ValueError):
            raise refused(DOES_NOT_FIT) from None


_AS_IT_IS = ("verb", "object_type", "before", "after", "previous_hash", "hash", "key", "signature")
