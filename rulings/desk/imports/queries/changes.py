"""Rows that a file changes, with what stood in them before: so it can be told and taken back. Stores nothing."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Model

_ADDED = -1
"""The key of the first row that is not stored yet; every further one has the next number below."""


@dataclass
class Changes:
    """What was put into rows; rows that are not stored yet are put right in silence.

    `before` is what stood in their columns, by table and key: {"result": {12: {"lead": ""}}}.
    """

    rows: dict[str, dict[int, Model]] = field(default_factory=dict)
    before: dict[str, dict[int, dict[str, Any]]] = field(default_factory=dict)

    def put(self, row: Model, columns: Mapping[str, Any]) -> None:
        """Put these values into columns of a row."""
        other = {name: value for name, value in columns.items() if getattr(row, name) != value}
        if other and is_stored(row):
            table = type(row).__name__.lower()
            self.rows.setdefault(table, {})[row.pk] = row
            was = self.before.setdefault(table, {}).setdefault(row.pk, {})
            for name in other:
                was.setdefault(name, getattr(row, name))
        for name, value in other.items():
            setattr(row, name, value)

    def told(self) -> dict[str, dict[str, dict[str, Any]]]:
        """What stood before in the columns that are otherwise now, by table and key as text."""
        found = {
            table: {str(key): other for key, was in rows.items() if (other := self._other(table, key, was))}
            for table, rows in self.before.items()
        }
        return {table: rows for table, rows in found.items() if rows}

    def of(self, model: type[Model]) -> list[Any]:
        """The rows of a table that are otherwise now."""
        table = model.__name__.lower()
        return [self.rows[table][int(key)] for key in self.told().get(table, ())]

    def _other(self, table: str, key: int, was: Mapping[str, Any]) -> dict[str, Any]:
        row = self.rows[table][key]
        return {name: value for name, value in was.items() if getattr(row, name) != value}

    def changed(self) -> Iterator[tuple[list[Model], list[str]]]:
        """The rows of each table that are otherwise now, with the names of their columns."""
        for table, rows in self.told().items():
            names = {name for columns in rows.values() for name in columns}
            yield [self.rows[table][int(key)] for key in rows], sorted(names)


def is_stored(row: Model) -> bool:
    """Whether the row has a key of the database."""
    return row.pk is not None and row.pk > 0


def number_added(*tables: list[Any]) -> None:
    """Give rows that are not stored yet numbers in place of keys, so that they can be told apart."""
    for table in tables:
        for place, row in enumerate(table):
            row.pk = _ADDED - place


def without_numbers(*tables: list[Any]) -> None:
    """Take these numbers away again, for the database to give keys."""
    for table in tables:
        for row in table:
            row.pk = None
