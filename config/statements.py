"""Statements that are asked again and again with other values, by whichever way a database has for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, eq=False)
class Statement:
    """A statement with `%s` for each parameter: which of the values given it is, by its place, or what it always is."""

    sql: str
    parameters: Sequence[tuple[int | None, Any]]

    def filled(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """All parameters, with these values."""
        return tuple(each if place is None else values[place] for place, each in self.parameters)


class Asked:
    """What each of our connections can besides Django's."""

    cursor: Any

    def rows_of(self, statement: Statement, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """The rows for these values."""
        with self.cursor() as cursor:
            cursor.execute(statement.sql, statement.filled(values))
            return list(cursor.fetchall())
