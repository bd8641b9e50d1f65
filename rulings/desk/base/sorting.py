"""How a list is sorted: by the column that the address names, `?sort=board`, and downwards by `?sort=-board`.

Rows that are equal stay as they come, and a column's empty cells stand last either way, whatever the database thinks
of them. An address that names no column of the list leaves it as it is.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from django.http import HttpRequest

_T = TypeVar("_T")


@dataclass(frozen=True)
class _Column:
    """A heading: `address` sorts by it, and the other way round where the list is sorted so; `order` is for ARIA."""

    address: str
    order: str


@dataclass(frozen=True)
class Sorting:
    """The column in charge, whether it runs downwards, and the headings by the columns' names."""

    key: str
    is_down: bool
    columns: Mapping[str, _Column]

    def sort(self, rows: Iterable[_T], value: Callable[[_T], Any]) -> list[_T]:
        """The rows by this value of theirs; None is an empty cell."""
        pairs = [(value(row), row) for row in rows]
        known = sorted((pair for pair in pairs if pair[0] is not None), key=lambda pair: pair[0], reverse=self.is_down)
        return [row for _value, row in known] + [row for empty, row in pairs if empty is None]


def sorting_of(request: HttpRequest, columns: Iterable[str], usual: str) -> Sorting:
    """What the address asks for, else the usual, which may begin with a minus too."""
    columns = list(columns)
    asked = request.GET.get("sort", usual)
    chosen = asked if asked.removeprefix("-") in columns else usual
    key, is_down = chosen.removeprefix("-"), chosen.startswith("-")
    return Sorting(key, is_down, {name: _column(request, name, key, is_down) for name in columns})


def _column(request: HttpRequest, name: str, key: str, is_down: bool) -> _Column:
    """One heading; what else the address says stays, but for the number of a page."""
    query = request.GET.copy()
    query.pop("page", None)
    query["sort"] = f"-{name}" if name == key and not is_down else name
    order = ("descending" if is_down else "ascending") if name == key else ""
    return _Column(f"?{query.urlencode()}", order)
