"""Lists too long for one page. A page number that makes no sense leads to the first or the last page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.http import HttpRequest

SIZE = 50


@dataclass(frozen=True)
class Leaf:
    """One page of a list: its rows as they are shown, and how to turn to the next."""

    page: Page[Any]
    rows: list[Any]
    turn: str
    """The address's query up to the number of a page."""


def page_of(
    request: HttpRequest,
    rows: Sequence[Any] | QuerySet[Any],
    show: Callable[[Any], Any] | None = None,
    size: int = SIZE,
    name: str = "page",
) -> Leaf:
    """The page that the address asks for. `show` makes of a row what its template takes; `name` is that in the address.

    Counts the rows, and reads those of the page.
    """
    page = Paginator(rows, size).get_page(request.GET.get(name))
    rest = request.GET.copy()
    rest.pop(name, None)
    turn = f"?{rest.urlencode()}{'&' if rest else ''}{name}="
    return Leaf(page, [show(each) for each in page] if show else list(page), turn)
