"""Where the entries that tell of a row stand when they are about another one: a session, a board, a ruling, a club."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Q

from rulings.desk.trail.queries.replay.tells import Entry

Key = tuple[Any, ...]
"""What a row is called in entries about another one."""


@dataclass(frozen=True)
class Place:
    """Rows of which entries tell that are about the row of kind `about` to which the `column` of each leads.

    Where `about` is "" they are whatever was done in the report to which it leads. `row` gives what a row is called,
    `rows` all that an entry tells of. An entry from before rows were told apart calls them by something wider, which
    each of them is called too. `begun`: which of the entries with which a row begins tell of any.
    """

    about: str
    column: str
    row: Callable[[Any], Iterable[Key]]
    rows: Callable[[Entry], Iterable[Key]]
    begun: Q = field(default_factory=Q)

    @property
    def at(self) -> str:
        """The column of an entry that holds to which row it belongs."""
        return "object_id" if self.about else "report_id"

    def about_it(self, ids: Iterable[int | None]) -> Q:
        """The entries that belong to the rows with these ids."""
        kind = {"object_type": self.about} if self.about else {}
        return Q(**{f"{self.at}__in": list(ids)}, **kind)

    def all_begun(self) -> Q:
        """The entries with which a row may begin, wherever they belong."""
        return self.begun & Q(object_type=self.about) if self.about else self.begun

    def by_row(self, entries: Iterable[Entry]) -> dict[Key, list[Entry]]:
        """The entries by what they call the rows of which they tell, each row's in order."""
        told: dict[Key, list[Entry]] = {}
        for entry in sorted(entries, key=lambda each: each.sequence):
            for key in self.rows(entry):
                told.setdefault(key, []).append(entry)
        return told

    def of_row(self, row: Any, told: dict[Key, list[Entry]]) -> list[Entry]:
        """Those that tell of a row, in order."""
        found = {entry.sequence: entry for key in self.row(row) for entry in told.get(key, ())}
        return [found[sequence] for sequence in sorted(found)]
