"""A chart on sheets of paper: where it is split, and what each page says of the pages before and after it. Pure.

A page ends where a box of a high level would begin the next, if that leaves no more than a quarter of it empty, and not
with a question whose answers all come later, unless that would leave it half empty. What is begun on a page and goes on
later ends in a line at its foot, "box 12: to page 3, box 14"; above its first box the next page says where it comes
from, "from page 1, box 12", with the question that is being answered. Boxes keep their order.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rulings.wording.charts.boxes import Box, Said
from rulings.wording.charts.layout import Form, Place, laid_out

_LEAST_FILLED, _NO_LESS_FILLED = 0.75, 0.5


class TooHigh(Exception):
    """A box is higher than a page with what must stand above and below it."""


@dataclass(frozen=True)
class Coming:
    """What stands above the boxes of a page: a box of the page `page`, some of whose answers are still to come."""

    box: Box
    depth: int
    page: int


@dataclass(frozen=True)
class Going:
    """What stands below them: a box of this page or an earlier one, whose next answer is box `to` of page `page`."""

    box: Box
    depth: int
    page: int
    to: Box


@dataclass(frozen=True)
class Page:
    """One sheet with its number: what it comes from, its boxes with y from the page's top, and where it goes on."""

    number: int
    coming: tuple[Coming, ...]
    places: tuple[Place, ...]
    going: tuple[Going, ...]


def paged(first: Box, form: Form, height: float, before: int = 0) -> tuple[Page, ...]:
    """The whole chart on pages of that height, after so many others; `TooHigh` where a box does not fit a page."""
    places = laid_out(first, form)
    spans = list(_spans(list(_starts(places, form, height)), len(places)))
    numbers = [number for number, (begin, end) in enumerate(spans, start=before + 1) for _place in range(begin, end)]
    pages = {place.box.number: number for place, number in zip(places, numbers, strict=True)}
    return tuple(_page(places, begin, end, form, numbers, pages) for begin, end in spans)


def _spans(starts: Sequence[int], end: int) -> Iterator[tuple[int, int]]:
    """Where each page begins and ends, among the boxes in their order."""
    return zip(starts, [*starts[1:], end], strict=True)


def _starts(places: Sequence[Place], form: Form, height: float) -> Iterator[int]:
    """The first box of each page."""
    start = 0
    while start < len(places):
        yield start
        start = _end(places, start, form, height)


def _end(places: Sequence[Place], start: int, form: Form, height: float) -> int:
    """The box that begins the page after the one which begins with `start`."""
    above = len(_open(places, start)) * form.leading + (form.gap if start else 0)
    last = start
    for end in range(start + 1, len(places) + 1):
        boxes = places[end - 1].foot - places[start].y
        if above + boxes + _below(places, end, form) > height:
            break
        last = end
    if last == start:
        raise TooHigh(places[start].box.number)
    if last == len(places):
        return last
    whole = [end for end in range(start + 1, last + 1) if not places[end - 1].box.inner]
    filled = {end: (above + places[end - 1].foot - places[start].y) / height for end in whole}
    good = [end for end in whole if filled[end] >= _LEAST_FILLED]
    if good:
        return min(reversed(good), key=lambda end: places[end].depth)
    return whole[-1] if whole and filled[whole[-1]] >= _NO_LESS_FILLED else last


def _below(places: Sequence[Place], end: int, form: Form) -> float:
    """How high the lines at the foot of a page are that ends before this box; none on the last page."""
    return len(_open(places, end)) * form.leading + form.gap if end < len(places) else 0.0


def _open(places: Sequence[Place], at: int) -> list[Place]:
    """The boxes before this one, some of whose answers come from here on, the uppermost first."""
    if not 0 < at < len(places):
        return []
    found: dict[int, Place] = {}
    by_number = {place.box.number: place for place in places[:at] if place.box.number}
    for place in places[at:]:
        if place.parent in by_number:
            found.setdefault(place.parent, by_number[place.parent])
    return sorted(found.values(), key=lambda place: place.depth)


def _page(
    places: Sequence[Place], begin: int, end: int, form: Form, numbers: Sequence[int], pages: Mapping[int, int]
) -> Page:
    """The page of these boxes; `numbers` are the pages of all boxes in order, `pages` those by the box's number."""
    opened = _open(places, begin)
    down = (len(opened) * form.leading + form.gap if begin else 0.0) - places[begin].y
    coming = tuple(Coming(each.box, each.depth, pages[each.box.number]) for each in opened)
    going = tuple(
        Going(each.box, each.depth, numbers[there], places[there].box)
        for each in _open(places, end)
        for there in [_next_of(places, end, each.box.number)]
    )
    own = tuple(_with_page(place.moved(down), pages) for place in places[begin:end])
    return Page(numbers[begin], coming, own, going)


def _with_page(place: Place, pages: Mapping[int, int]) -> Place:
    """The box with the page of the one where it goes on."""
    page = pages.get(place.box.onward, 0)
    if not page or not place.box.onward:
        return place
    lines = (replace(each, page=page) if each.said is Said.ONWARD else each for each in place.lines)
    return replace(place, lines=tuple(lines))


def _next_of(places: Sequence[Place], end: int, number: int) -> int:
    """The first box from `end` on that an answer to this one leads to."""
    return next(index for index in range(end, len(places)) if places[index].parent == number)
