"""What the trail tells of the rows of one table, compared with the rows that are there. Changes and locks nothing.

A story folds the entries about a row, the earliest first, into what its columns are to hold. Rows are read some at a
time, each time with their entries, so that memory is bounded and nobody waits. Where entries are about another row than
the one of which they tell, a `Place` says how to find them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from django.db.models import Exists, Expression, Model, OuterRef, Q, QuerySet

from rulings.desk.base.audit import digest, digests_in, unsealed
from rulings.desk.base.moving.origins import ONLY_HERE, Origin, Origins, origins_of
from rulings.desk.base.moving.sealed_rows import ROW, ROWS, held_by
from rulings.desk.trail.queries.reading import CHUNK, chunks_of, one_moment
from rulings.desk.trail.queries.replay.places import Key, Place
from rulings.desk.trail.queries.replay.tells import NOTHING, Entry, Tells, Told
from rulings.desk.trail.queries.replay.values import held, plain, said, told_by
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

    A row `begins` with an entry of one of these verbs, any way where there are none, and is there after one that
    `shows` it; `ends` says of an entry whether the row is gone since, None that it may be. `until` is what columns hold
    until an entry tells otherwise. A column that `merges` is told key by key: what it holds by key, as it would be
    told, is read of the row. `ids` are the keys of an entry that hold ids, with the kind of each. `holds` tells what a
    row is to hold by what stands `beside` it. `place` is where the entries stand, where they are about another row.
    """

    model: type[Model]
    club: str
    tells: Mapping[Verb, Tells]
    begins: tuple[Verb, ...] = ()
    shows: tuple[Verb, ...] = ()
    ends: Callable[[Entry], bool | None] = lambda _entry: False
    until: Told = field(default_factory=dict)
    joins: tuple[str, ...] = ()
    merges: Mapping[str, Callable[[Any], Mapping[str, Any]]] = field(default_factory=dict)
    beside: Mapping[str, Expression | Exists] = field(default_factory=dict)
    holds: Callable[[Any], Told] = lambda _row: NOTHING
    ids: Mapping[str, str] = field(default_factory=dict)
    place: Place | None = None

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
        told = self._told_of(club, rows)
        folded = {row.pk: _folded(self, told.get(row.pk, []), row.pk) for row in rows}
        texts = _texts_in(state.columns for state in folded.values())
        seals = _Seals(club)
        for row in rows:
            yield from _differences_of(self, row, folded[row.pk], texts)
            yield from seals.broken(f"{self.name} {row.pk}", row, folded[row.pk])

    def _told_of(self, club: Club, rows: list[Any]) -> dict[int, list[Entry]]:
        """The entries that tell of these rows, by their ids, each row's in order."""
        if self.place is None:
            return self._entries(club, [row.pk for row in rows])
        told = self._of_place(club, self.place, {getattr(row, self.place.column) for row in rows})
        return {row.pk: self.place.of_row(row, told) for row in rows}

    def _of_place(self, club: Club, place: Place, ids: Iterable[int]) -> dict[Key, list[Entry]]:
        """The entries about the rows of a place with these ids, by what they call the rows of which they tell."""
        return place.by_row(self._read(club, place.about_it(ids), verb__in=self.tells))

    def _entries(self, club: Club, keys: Iterable[int]) -> dict[int, list[Entry]]:
        """The entries about these rows, by their ids, each row's in order."""
        told: dict[int, list[Entry]] = {}
        about = self._read(club, Q(object_type=self.name, object_id__in=keys))
        for entry in sorted(about, key=lambda each: each.sequence):
            told.setdefault(entry.object_id, []).append(entry)
        return told

    def _read(self, club: Club, about: Q, **those: Any) -> list[Entry]:
        """These entries of the club, with what they hold of ids as it is here."""
        # The club and the order are seen to here: a database asked for them would rather read the whole chain.
        found = AuditEntry.objects.filter(about, **those).order_by().values_list(*Entry._fields)
        entries = [each for each in map(Entry._make, found) if each.club_id == club.pk]
        origins = origins_of(club) if self.ids and entries else ONLY_HERE
        return [_with_ids(self, each, origins.at(each.sequence)) for each in entries] if origins.before else entries

    def _gone(self, club: Club) -> Iterator[Difference]:
        """Rows that began and are not there, although nothing ended them."""
        if self.place is not None:
            yield from self._gone_from(club, self.place)
            return
        begun = AuditEntry.objects.filter(club=club, object_type=self.name, verb__in=(*self.begins, *self.shows))
        there = self.rows(club).filter(pk=OuterRef("object_id"))
        for entries in chunks_of(begun.filter(~Exists(there))):
            for key, told in self._entries(club, {entry.object_id for entry in entries}).items():
                state = _folded(self, told, key)
                if state.is_there and not self._is_there(club, key):
                    yield _gone_since(self, key, state)

    def _gone_from(self, club: Club, place: Place) -> Iterator[Difference]:
        """The same of rows that are told of with another one."""
        begun = AuditEntry.objects.filter(place.all_begun(), club=club, verb__in=self.begins)
        for entries in chunks_of(begun):
            ids = {getattr(entry, place.at) for entry in entries}
            with one_moment():
                told = self._of_place(club, place, ids)
                rows = self.rows(club).filter(**{f"{place.column}__in": ids})
                there = {key for row in rows for key in place.row(row)}
            for key in sorted(told.keys() - there, key=str):
                state = _folded(self, told[key], key[0])
                if state.is_there:
                    yield _gone_since(self, "/".join(map(str, key)), state)

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


def _with_ids(story: Story, entry: Entry, origin: Origin) -> Entry:
    """An entry that another site may have written, with what it holds of ids as it is here."""

    def here(told: dict[str, Any]) -> dict[str, Any]:
        return told | {name: _id_here(origin, kind, told[name]) for name, kind in story.ids.items() if name in told}

    sealed = entry.after.get(ROWS, {}).get(story.name)
    if sealed is None:
        return entry._replace(before=here(entry.before), after=here(entry.after))
    digests = {str(origin.here(story.name, int(key))): each for key, each in sealed["digests"].items()}
    rows = {ROWS: entry.after[ROWS] | {story.name: sealed | {"digests": digests}}}
    return entry._replace(before=here(entry.before), after=here(entry.after) | rows)


def _id_here(origin: Origin, kind: str, there: Any) -> Any:
    """An id, or each of a list."""
    return [origin.here(kind, each) for each in there] if isinstance(there, list) else origin.here(kind, there)


def _gone_since(story: Story, key: object, state: _State) -> Difference:
    """A row that is to be there."""
    return Difference(f"{story.name} {key}", f"is gone, and entry {state.last} says that it is there")


def _folded(story: Story, entries: Iterable[Entry], key: object) -> _State:
    """What the entries of the row with that id, in order, leave it with."""
    state = _State(dict(story.until))
    for entry in entries:
        verb = _VERBS.get(entry.verb) or Verb(entry.verb)
        if verb in story.begins:
            state.has_begun = state.is_there = True
        if verb in story.shows:
            state.is_there = True
        ends = story.ends(entry)
        if ends is not False:
            state.is_there = False if ends else None
        for name, value in (story.tells[verb](entry) if verb in story.tells else NOTHING).items():
            state.columns[name] = state.columns.get(name, {}) | value if name in story.merges else value
        if ROW in entry.after:
            state.seals[tuple(entry.after[ROW]["columns"])] = entry.after[ROW]["digest"], entry.sequence
        sealed = entry.after[ROWS].get(story.name, {}) if ROWS in entry.after else {}
        if str(key) in sealed.get("digests", {}):
            state.seals[tuple(sealed["columns"])] = sealed["digests"][str(key)], entry.sequence
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
            yield from _differences_in(f"{about}, {name}", told_by(story.merges[name], row), expected)
        elif expected != (there := held(row, name)) and plain(expected) != plain(there):
            yield Difference(about, f"{name} is {said(there)}, and the trail says {said(expected)}")


def _differences_in(about: str, now: Mapping[str, Any], expected: Mapping[str, Any]) -> Iterator[Difference]:
    """Where a column that is told key by key is not as told; what is there no more was dropped with another act."""
    for key, there in sorted(now.items()):
        told = expected.get(key)
        if told != there and plain(told) != plain(there):
            yield Difference(about, f"{key} is {said(there)}, and the trail says {said(told)}")


def _texts_in(states: Iterable[Told]) -> dict[str, str]:
    """The texts that stand sealed in what is told, by their digests."""
    wanted = {digest for columns in states for digest in digests_in(columns)}
    kept: QuerySet[AuditText] = AuditText.objects.filter(digest__in=wanted)
    return dict(kept.values_list("digest", "text")) if wanted else {}
