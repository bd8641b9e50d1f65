"""Every column and row of the tables, changed, deleted and added past the triggers: whether `verify_audit` says so.

What `verify_audit` reads of the database is known by its own statements: a change elsewhere it cannot see. So of a
change it is asked first what is told of the row, then of everything else that reads its table.
"""

import re
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from functools import partial
from itertools import combinations
from typing import Any
from uuid import uuid4

from django.db import DatabaseError, connection, models, transaction
from django.test.utils import CaptureQueriesContext

from rulings.desk.base.moving.sealed_boards import BOARDS
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.replay.story import Story
from rulings.desk.trail.queries.verification import STORIES
from rulings.models import Board, Club, Result

DELETED, ADDED = "(deleted)", "(added)"
"""What is done to a whole row, named as a column is."""
_EARLIER = timedelta(days=9)
TOLD = {story.name: story for story in STORIES if isinstance(story, Story)}
_TABLE = re.compile(r'"(rulings_[a-z]+)"')
_MOST = 2
"""How many rows with, and how many without a value are tried of each column."""


class _Found(Exception):
    """Takes back what was done, and says whether it was found."""


class Tamperer:
    """Somebody with the whole database, who changes one thing of a club at a time, and takes it back."""

    def __init__(self, club: Club) -> None:
        self.club = Club.objects.get(pk=club.pk)
        self.said = {each for club in Club.objects.all() for story in STORIES for each in _told(story, club)}
        imported = self.club.audit_entries.filter(verb="session.imported")
        self.of_files = list(imported.values_list("object_id", flat=True))
        self.sealed = list(self.club.audit_entries.filter(after__has_key=BOARDS).values_list("object_id", flat=True))
        self.wrong = {each.split(",")[0].split(":")[0] for each in self.said}
        self.readers = [(each, _read_by(partial(_told, each, self.club))) for each in STORIES]
        self.read_by_the_chain = _read_by(partial(list, broken_entries(self.club)))

    @property
    def read(self) -> set[str]:
        """The tables that are read at all."""
        return self.read_by_the_chain.union(*(tables for _story, tables in self.readers))

    def rows_of(self, model: type[models.Model]) -> list[models.Model]:
        """The club's rows of which nothing is found before; all rows of a table that has no story."""
        name = model.__name__
        rows = (TOLD[name].rows(self.club) if name in TOLD else model._default_manager.all()).order_by("pk")
        if model is Result:
            rows = rows.filter(board__session__in=self.of_files)
        if model is Board:
            rows = rows.filter(session__in=self.sealed)
        return [row for row in rows if model is Club or f"{name} {row.pk}" not in self.wrong]

    def unseen(self, model: type[models.Model]) -> set[str]:
        """The columns of which a change was not found in some row, and what can be done to a whole row unseen."""
        rows, missed = self.rows_of(model), set()
        assert rows, f"no {model.__name__} that holds"
        for column in model._meta.concrete_fields:
            if not column.primary_key and not all(self._is_seen(row, column) for row in _some(rows, column)):
                missed.add(column.name)
        if not all(self._finds(row, lambda row: _rows(row)._raw_delete("default")) for row in rows):
            missed.add(DELETED)
        return missed | (set() if all(map(self._is_copy_seen, rows)) else {ADDED})

    def _is_seen(self, row: models.Model, column: "models.Field[Any, Any]") -> bool:
        """Whether any other value of the column, that the database takes, is found."""
        for value in _others(row, column):
            try:
                return self._finds(row, lambda row: _rows(row).update(**{column.attname: value}))  # noqa: B023
            except DatabaseError:
                continue
        return True

    def _is_copy_seen(self, row: models.Model) -> bool:
        """Whether another row like this one is found."""
        columns = [each for each in row._meta.concrete_fields if not each.primary_key]
        for changed in _what_is_once(row):
            twin = type(row)(**{each.attname: getattr(row, each.attname) for each in columns})
            for column in changed:
                setattr(twin, column.attname, next(_others(row, column), None))
            try:
                return self._finds(twin, lambda twin: twin.save_base(raw=True, force_insert=True))
            except DatabaseError:
                continue
        return True

    def _finds(self, row: models.Model, tamper: Any) -> bool:
        """Do it, look, and take it back."""
        try:
            with transaction.atomic():
                tamper(row)
                raise _Found(any(each not in self.said for each in self._told_of(row)))
        except _Found as found:
            return bool(found.args[0])

    def _told_of(self, row: models.Model) -> Iterator[str]:
        """What is found of the row, and wherever its table is read, the likeliest first; and in the other clubs."""
        table, own = row._meta.db_table, TOLD.get(type(row).__name__)
        clubs = Club.objects.filter(pk=self.club.pk)
        for club in clubs:
            if own is not None:
                yield from map(str, own.differences(club, row.pk - 1, row.pk))
                yield from map(str, own.differences(club, row.pk))
            if table in self.read_by_the_chain:
                yield from map(str, broken_entries(club))
        for club in Club.objects.exclude(pk=self.club.pk):
            yield from _told(own, club) if own is not None else ()
            yield from map(str, broken_entries(club))
        for club in clubs:
            for story, tables in self.readers:
                if story is not own and table in tables:
                    yield from _told(story, club)


def _told(story: Any, club: Club) -> list[str]:
    """All that is found of a table."""
    return list(map(str, story.differences(club)))


def _read_by(act: Callable[[], object]) -> set[str]:
    """The tables that are read by it."""
    with CaptureQueriesContext(connection) as asked:
        act()
    return {table for each in asked for table in _TABLE.findall(each["sql"])}


def _what_is_once(row: models.Model) -> "Iterator[tuple[models.Field[Any, Any], ...]]":
    """Columns to be otherwise in a copy, as few as may be: of those that must not stand twice."""
    told = row._meta
    names = {name for each in told.constraints if isinstance(each, models.UniqueConstraint) for name in each.fields}
    once = [each for each in told.concrete_fields if not each.primary_key and (each.unique or each.name in names)]
    once.sort(key=lambda each: isinstance(each, models.ForeignKey))
    yield from (each for size in range(4) for each in combinations(once, size))


def _rows(row: models.Model) -> "models.QuerySet[Any]":
    return type(row)._default_manager.filter(pk=row.pk)


def _some(rows: list[models.Model], column: "models.Field[Any, Any]") -> list[models.Model]:
    """A few rows with a value in the column, and a few without."""
    held = [row for row in rows if getattr(row, column.attname)]
    return held[:_MOST] + [row for row in rows if row not in held][:_MOST]


def _others(row: models.Model, column: "models.Field[Any, Any]") -> Iterator[Any]:
    """Values that the column does not hold in the row, likely ones first."""
    now = getattr(row, column.attname)
    if isinstance(column, models.ForeignKey):
        kept: Any = column.related_model
        yield from kept._default_manager.exclude(pk=now).order_by("-pk").values_list("pk", flat=True)[:4]
    elif isinstance(column, models.CharField | models.TextField):
        yield from (key for key, _label in column.choices or () if key not in ("", now))
        yield f"{(now or '')[:-1]}{'y' if (now or '').endswith('x') else 'x'}"
        yield from [""] if now else []
    else:
        yield from _others_of(now, column)
    if now is not None and column.null:
        yield None


def _others_of(now: Any, column: "models.Field[Any, Any]") -> list[Any]:
    """Those of a column that is neither a text nor another row."""
    match column:
        case models.JSONField():
            return [{"x": 1}] if isinstance(now, dict) else [["x"], []]
        case models.BooleanField():
            return [not now]
        case models.DateTimeField():
            return [(now or datetime.fromisoformat("2026-05-05T10:00:00+00:00")) - _EARLIER]
        case models.DateField():
            return [(now or date(2026, 5, 5)) - _EARLIER]
        case models.UUIDField():
            return [uuid4()]
        case _:
            return [(now or 0) + 1, (now or 0) + 50_000, max(now or 0, 1) - 1]
