"""What the trail tells of the rows of one table, compared with the rows that are there. Changes and locks nothing.

A story folds the entries about a row, the earliest first, into what its columns are to hold. Rows are read some at a
time, each time with their entries, so that memory is bounded and nobody waits.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any

from django.db.models import Exists, Expression, Model, OuterRef, QuerySet

from rulings.desk.base.audit import digest, digests_in, instant, unsealed
from rulings.desk.base.moving.origins import Origins, origins_of
from rulings.desk.base.moving.sealed_rows import ROW, held_by
from rulings.desk.trail.queries.reading import CHUNK, chunks_of, one_moment
from rulings.desk.trail.queries.replay.tells import NOTHING, Entry, Near, OneOf, Tells, Told
from rulings.models import AuditEntry, AuditText, Club, Verb


@dataclass(frozen=True)
class Difference:
    """A row that is not as the trail tells, in English."""

    about: str
    says: str

    def __str__(self) -> str:
        return f"{self.about}: {self.says}"


@dataclass(frozen=True)
class Story:
    """What is told of a table. `club` leads from a row to its club.

    A row `begins` with an entry of one of these verbs, any way where there are none; `ends` says of an entry whether
    the row is gone since, None that it may be. `until` is what columns hold until an entry tells otherwise. A column
    that `merges` is told key by key: what it holds by key, as it would be told, is read of the row. `ids` are the keys
    of an entry that hold ids, with the kind of each. `holds` tells what a row is to hold by what stands `beside` it.
    """

    model: type[Model]
    club: str
    tells: Mapping[Verb, Tells]
    begins: tuple[Verb, ...] = ()
    ends: Callable[[Entry], bool | None] = lambda _entry: False
    until: Told = field(default_factory=dict)
    joins: tuple[str, ...] = ()
    merges: Mapping[str, Callable[[Any], Mapping[str, Any]]] = field(default_factory=dict)
    beside: Mapping[str, Expression | Exists] = field(default_factory=dict)
    holds: Callable[[Any], Told] = lambda _row: NOTHING
    ids: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What the entries call a row of it."""
        return self.model.__name__

    def rows(self, club: Club) -> QuerySet[Any]:
        """The club's rows."""
        rows: QuerySet[Any] = self.model._default_manager.filter(**{self.club: club.pk})
        return rows.annotate(**self.beside) if self.beside else rows

    def differences(self, club: Club, after: int = 0, until: int | None = None) -> Iterator[Difference]:
        """Every row of the club that is not as told, and every row told of that is not there.

        With `after` and `until` only the rows with ids between them; those that are not there are told without `until`.
        """
        rows = self.rows(club) if until is None else self.rows(club).filter(pk__lte=until)
        rows = rows.select_related(*self.joins) if self.joins else rows
        last = after
        while True:
            with one_moment():
                found = list(rows.filter(pk__gt=last).order_by("pk")[:CHUNK])
                compared = list(self._compared(club, found))
            yield from compared
            if not found:
                break
            last = found[-1].pk
        if until is None:
            yield from self._gone(club)

    def _compared(self, club: Club, rows: list[Any]) -> Iterator[Difference]:
        """The rows beside what the trail tells of them."""
        told = self._entries(club, [row.pk for row in rows])
        folded = {row.pk: _folded(self, told.get(row.pk, [])) for row in rows}
        texts = _texts_in(state.columns for state in folded.values())
        seals = _Seals(club)
        for row in rows:
            yield from _differences_of(self, row, folded[row.pk], texts)
            yield from seals.broken(f"{self.name} {row.pk}", row, folded[row.pk])

    def _entries(self, club: Club, keys: Iterable[int]) -> dict[int, list[Entry]]:
        """The entries about these rows, by their ids, each row's in order."""
        # The club and the order are seen to here: a database asked for them would rather read the whole chain.
        found = AuditEntry.objects.filter(object_type=self.name, object_id__in=keys).order_by()
        entries = [each for each in map(Entry._make, found.values_list(*Entry._fields)) if each.club_id == club.pk]
        told: dict[int, list[Entry]] = {}
        for entry in sorted(entries, key=lambda each: each.sequence):
            told.setdefault(entry.object_id, []).append(entry)
        return self._with_ids_of_here(club, told) if self.ids else told

    def _with_ids_of_here(self, club: Club, told: dict[int, list[Entry]]) -> dict[int, list[Entry]]:
        """The same, where another site wrote some of them, with what they hold of ids as it is here; one query."""
        origins = origins_of(club)
        if not origins.before:
            return told

        def here(entry: Entry) -> Entry:
            origin = origins.at(entry.sequence)
            ids = {name: origin.here(kind, entry.after[name]) for name, kind in self.ids.items() if name in entry.after}
            return entry._replace(after=entry.after | ids)

        return {key: list(map(here, entries)) for key, entries in told.items()}

    def _gone(self, club: Club) -> Iterator[Difference]:
        """Rows that began and are not there, although nothing ended them."""
        begun = AuditEntry.objects.filter(club=club, object_type=self.name, verb__in=self.begins)
        there = self.rows(club).filter(pk=OuterRef("object_id"))
        for entries in chunks_of(begun.filter(~Exists(there))):
            for key, told in self._entries(club, {entry.object_id for entry in entries}).items():
                state = _folded(self, told)
                if state.is_there and not self._is_there(club, key):
                    yield Difference(f"{self.name} {key}", f"is gone, and entry {state.last} says that it is there")

    def _is_there(self, club: Club, key: int) -> bool:
        """Whether the club has such a row by now."""
        return self.rows(club).filter(pk=key).exists()


@dataclass
class _State:
    """How a row is to be: what its columns hold, and whether it is there (None: it may be).

    `seals`: by the columns that an entry sealed last, the digest of what they held and the number of the entry.
    """

    columns: dict[str, Any]
    seals: dict[tuple[str, ...], tuple[str, int]] = field(default_factory=dict)
    has_begun: bool = False
    is_there: bool | None = False
    last: int = 0


_VERBS = {str(each): each for each in Verb}
"""Faster than the enumeration, which is asked for those that it has not."""


def _folded(story: Story, entries: Iterable[Entry]) -> _State:
    """What a row's entries, in order, leave it with."""
    state = _State(dict(story.until))
    for entry in entries:
        verb = _VERBS.get(entry.verb) or Verb(entry.verb)
        if verb in story.begins:
            state.has_begun = state.is_there = True
        ends = story.ends(entry)
        if ends is not False:
            state.is_there = False if ends else None
        for name, value in (story.tells[verb](entry) if verb in story.tells else NOTHING).items():
            state.columns[name] = state.columns.get(name, {}) | value if name in story.merges else value
        if ROW in entry.after:
            state.seals[tuple(entry.after[ROW]["columns"])] = entry.after[ROW]["digest"], entry.sequence
        state.last = entry.sequence
    return state


@dataclass
class _Seals:
    """What entries seal of a club's rows without telling it."""

    club: Club

    @cached_property
    def _origins(self) -> Origins:
        return origins_of(self.club)

    def broken(self, about: str, row: Model, state: _State) -> Iterator[Difference]:
        """The columns of which one was changed since."""
        for columns, (sealed, sequence) in state.seals.items():
            if digest(held_by(row, columns, self._origins.at(sequence).there)) != sealed:
                yield Difference(about, f"{' or '.join(columns)} was changed since entry {sequence}")


def _differences_of(story: Story, row: Any, state: _State, texts: Mapping[str, str]) -> Iterator[Difference]:
    """How a row is not as it is to be."""
    about = f"{story.name} {row.pk}"
    if story.begins and not state.has_begun:
        yield Difference(about, "no entry tells of it")
        return
    if state.has_begun and state.is_there is False:
        yield Difference(about, f"is there, and entry {state.last} took it away")
        return
    for name, told in {**state.columns, **story.holds(row)}.items():
        expected = unsealed(told, texts)
        if name in story.merges:
            yield from _differences_in(f"{about}, {name}", _told_by(story.merges[name], row), expected)
        elif expected != (held := _held(row, name)) and _plain(expected) != _plain(held):
            yield Difference(about, f"{name} is {_said(held)}, and the trail says {_said(expected)}")


def _told_by(merged: Callable[[Any], Mapping[str, Any]], row: Any) -> Mapping[str, Any]:
    """What the row holds by key; a key that nothing is told of where it holds what this program never writes."""
    try:
        return merged(row)
    except (AttributeError, LookupError, TypeError):
        return {"it": "nothing that can be read"}


def _differences_in(about: str, held: Mapping[str, Any], expected: Mapping[str, Any]) -> Iterator[Difference]:
    """Where a column that is told key by key is not as told; what is there no more was dropped with another act."""
    for key, there in sorted(held.items()):
        said = expected.get(key)
        if said != there and _plain(said) != _plain(there):
            yield Difference(about, f"{key} is {_said(there)}, and the trail says {_said(said)}")


def _held(row: Any, name: str) -> Any:
    """What the row holds under a name; None where a row on the way is not there."""
    for part in name.split("."):
        row = getattr(row, part) if row is not None else None
    return row


def _plain(value: Any) -> Any:
    """A value as the trail would hold it."""
    if isinstance(value, datetime):
        return instant(value)
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return list(map(_plain, value))
    return value if value is None or isinstance(value, bool | int | float) else str(value)


def _said(value: Any) -> str:
    """A value in a sentence, not longer than anybody reads."""
    said = repr(_plain(value)) if not isinstance(value, Near | OneOf) else str(value)
    return said if len(said) <= 120 else f"{said[:117]}..."


def _texts_in(states: Iterable[Told]) -> dict[str, str]:
    """The texts that stand sealed in what is told, by their digests."""
    wanted = {digest for columns in states for digest in digests_in(columns)}
    kept: QuerySet[AuditText] = AuditText.objects.filter(digest__in=wanted)
    return dict(kept.values_list("digest", "text")) if wanted else {}
