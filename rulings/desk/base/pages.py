"""What pages share: lists too long for one, a language of their own, a QR code.

A page number that makes no sense leads to the first or the last page; what grows for years and is never counted is
parted by its key.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import segno
from django.conf import settings
from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone, translation
from django.utils.safestring import SafeString, mark_safe

from rulings.desk.base.finding import at_club
from rulings.desk.base.seen import note_club
from rulings.models import Club

_SIZE = 50


@dataclass(frozen=True)
class Leaf:
    """One page of a list: its rows as they are shown, and how to turn to the next."""

    page: Page[Any]
    rows: list[Any]
    turn: str
    """The address's query up to the number of a page."""


class PartsByKey(Paginator):  # type: ignore[type-arg]
    """Parts of rows whose key counts them, as `number` within a year does: a part holds `per_page` keys.

    Nothing is counted and nothing skipped, so the last part costs what the first does. Rows that are gone leave their
    part shorter.
    """

    def __init__(self, rows: QuerySet[Any], per_page: int, key: str) -> None:
        super().__init__(rows, per_page)
        self.rows, self.key = rows, key

    @cached_property
    def count(self) -> int:
        """The highest key, 0 where there are no rows."""
        return self.rows.order_by(f"-{self.key}").values_list(self.key, flat=True).first() or 0

    def page(self, number: int | str) -> Page[Any]:
        """The part with that number, its rows read."""
        number = self.validate_number(number)
        last = number * self.per_page
        keys = {f"{self.key}__gt": last - self.per_page, f"{self.key}__lte": last}
        return Page(list(self.rows.filter(**keys).order_by(self.key)), number, self)


def page_of(
    request: HttpRequest,
    rows: Sequence[Any] | QuerySet[Any],
    show: Callable[[Any], Any] | None = None,
    size: int = _SIZE,
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


_KNOWN = {code for code, _name in settings.LANGUAGES}


@contextmanager
def as_read_at(request: HttpRequest, club: Club) -> Iterator[None]:
    """The language of `?lang=it`, else the reader's own, and the club's time, while the page is made."""
    asked = request.GET.get("lang", "")
    with translation.override(asked if asked in _KNOWN else translation.get_language()), timezone.override(None):
        at_club(club)
        note_club(request, club)
        yield


def qr_code(text: str) -> str:
    """A QR code as the address of a picture, an SVG within it."""
    return str(_code(text).svg_data_uri(scale=6, border=2, dark="#000", light="#fff", omitsize=True))


def qr_drawing(text: str) -> SafeString:
    """A QR code as a drawing within the page: the paper's renderer fetches no pictures."""
    drawn = str(_code(text).svg_inline(scale=6, border=2, dark="#000", light="#fff", omitsize=True))
    return mark_safe(drawn)  # noqa: S308 drawn by segno, and the text is in its squares alone


def _code(text: str) -> Any:
    """The squares of a text."""
    return segno.make(text, error="m", micro=False)
