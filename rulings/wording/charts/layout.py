"""Where the boxes of a chart lie: one below the other, each set in below the box that leads to it, on rails. Pure.

A unit is a CSS pixel on a screen and a point on paper; x and y go right and down from the upper left corner. A box
holds its answer in a head of its own, then its lines; no box is beside another, so that a phone has room for the text.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulings.wording.charts.boxes import Box, Said, Words
from rulings.wording.charts.letters import width, wrapped

_BOLD = {Said.ANSWER, Said.QUESTION}
_LEADING, _PADDING, _GAP, _INDENT = 1.34, 0.5, 0.65, 1.2
"""Line to line, text to border, box to box and a level to the next, in the size of the letters."""
_BETWEEN = 0.7
_ASCENT = 1.0
"""From the top of a line to its foot, in the size of the letters."""


@dataclass(frozen=True)
class Form:
    """What a chart is drawn on: how wide it is, and the size of its letters."""

    width: float
    size: float

    @property
    def leading(self) -> float:
        return self.size * _LEADING

    @property
    def padding(self) -> float:
        return self.size * _PADDING

    @property
    def gap(self) -> float:
        return self.size * _GAP

    @property
    def between(self) -> float:
        """From a number or a paragraph to what follows it; a badge is as much wider than its number."""
        return self.size * _BETWEEN

    @property
    def indent(self) -> float:
        return self.size * _INDENT


@dataclass(frozen=True)
class Line:
    """A line of text: what is said, where it begins, its foot, and how wide it is with what stands before it.

    Before the first line of a box stands its number as a `badge`, before a finding and a question its paragraph as a
    `label` in bold letters, each with its own width, 0 where there is none. `page` is that of the box where it goes on,
    0 where that is not told.
    """

    said: Said
    text: str
    x: float
    foot: float
    width: float
    badge: str = ""
    badge_width: float = 0
    label: str = ""
    label_width: float = 0
    page: int = 0

    @property
    def is_bold(self) -> bool:
        return self.said in _BOLD


@dataclass(frozen=True)
class Place:
    """A box where it lies. `head` is the height of the part that holds its answer, 0 where there is none.

    `parent` is the number of the box that leads to it, 0 of the first.
    """

    box: Box
    depth: int
    parent: int
    x: float
    y: float
    width: float
    head: float
    height: float
    lines: tuple[Line, ...]

    @property
    def foot(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> float:
        """Where its rail comes in: the middle of its first line."""
        return self.lines[0].foot - (self.lines[0].foot - self.y) / 3

    @property
    def kind(self) -> str:
        """What the box is: it goes on elsewhere, asks, or rules."""
        return "onward" if self.box.onward else "asks" if self.box.said(Said.QUESTION) else "rules"

    def moved(self, down: float) -> "Place":
        """The same box so much further down."""
        lines = tuple(replace(each, foot=each.foot + down) for each in self.lines)
        return replace(self, y=self.y + down, lines=lines)


def laid_out(first: Box, form: Form) -> tuple[Place, ...]:
    """All boxes from the first one down, in the order of their numbers, without a gap above the first."""
    places, y = [], 0.0
    for box, depth, parent in _in_order(first, 0, 0):
        place = _place(box, depth, parent, y, form)
        places.append(place)
        y = place.foot + form.gap
    return tuple(places)


def _in_order(box: Box, depth: int, parent: int) -> Iterator[tuple[Box, int, int]]:
    """Each box with how deep it is set in and the number of the one above it."""
    yield box, depth, parent
    for each in box.inner:
        yield from _in_order(each, depth + 1, box.number)


def _place(box: Box, depth: int, parent: int, y: float, form: Form) -> Place:
    """A box at this height."""
    x = depth * form.indent
    room, foot = form.width - x - 2 * form.padding, y + form.padding
    lines: list[Line] = []
    head = 0.0
    for place, words in enumerate(box.words):
        badge = str(box.number) if place == 0 and box.number else ""
        for line in _lines(words, badge, x + form.padding, foot, room, form):
            lines.append(line)
            foot += form.leading
        if words.said is Said.ANSWER:
            head = foot + form.padding / 2 - y
            foot += form.padding if len(box.words) > 1 else 0
    height = foot + form.padding / 2 - y
    return Place(box, depth, parent, x, y, form.width - x, min(head, height), height, tuple(lines))


def _lines(words: Words, badge: str, x: float, top: float, room: float, form: Form) -> Iterator[Line]:
    """What is said in lines, number and paragraph before the first of them; `top` is where that begins."""
    is_bold, between = words.said in _BOLD, form.between
    badge_width = width(badge, form.size, is_bold=True) + between if badge else 0.0
    label_width = width(words.label, form.size, is_bold=True) if words.label else 0.0
    before = sum(each + between for each in (badge_width, label_width) if each)
    for place, text in enumerate(wrapped(words.text, form.size, room, first=before, is_bold=is_bold)):
        wide, foot = width(text, form.size, is_bold=is_bold), top + form.size * _ASCENT + place * form.leading
        if place == 0:
            yield Line(words.said, text, x, foot, before + wide, badge, badge_width, words.label, label_width)
        else:
            yield Line(words.said, text, x, foot, wide)
