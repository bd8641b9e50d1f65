"""What is drawn of a chart beside its boxes: the rails between them, and each line that is to be read. Pure.

The same on a screen and on paper; a page has lines above and below its boxes that say where it comes from and where it
goes on.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from rulings.wording.charts.boxes import Box, Said
from rulings.wording.charts.layout import Form, Line, Place
from rulings.wording.charts.letters import width
from rulings.wording.charts.pages import Coming, Going, Page

BLANK = "\u00a0\u00a0"
"""Between a paragraph and what follows it: no wider than `Form.between`."""
_ARROW = 0.4
"""The head of an arrow, in the size of the letters."""
_Point = tuple[float, float]


@dataclass(frozen=True)
class Rail:
    """From a box down: where it begins, the heights at which it turns to a box, and where it ends."""

    x: float
    top: float
    turns: tuple[float, ...]
    end: float

    def lines(self, form: Form) -> Iterator[tuple[_Point, _Point]]:
        """Down, and to each box."""
        yield (self.x, self.top), (self.x, self.end)
        for y in self.turns:
            yield (self.x, y), (self.x + form.indent / 2, y)

    def heads(self, form: Form) -> Iterator[tuple[_Point, ...]]:
        """An arrow's head where it comes to a box."""
        x, size = self.x + form.indent / 2, form.size * _ARROW
        for y in self.turns:
            yield (x, y), (x - size, y - size / 2), (x - size, y + size / 2)


@dataclass(frozen=True)
class Text:
    """A line to be read: what it is, where it begins and its foot; `label` stands before it in bold letters.

    A `number` is set round the middle at `x`. `page` is the one that it leads to, 0 where it leads to none.
    """

    kind: str
    text: str
    x: float
    foot: float
    label: str = ""
    page: int = 0


_Above = Sequence[tuple[Box, int, float]]
"""Each box that a rail may begin at, how deep it is set in, where its rail begins."""


def rails(above: _Above, places: Sequence[Place], ends: Mapping[int, float], form: Form) -> Iterator[Rail]:
    """The rail of each box from which one goes: to boxes below it here, or to where it goes on elsewhere."""
    for box, depth, top in above:
        turns = tuple(place.middle for place in places if box.number and place.parent == box.number)
        end = ends.get(box.number, turns[-1] if turns else 0.0)
        if end:
            yield Rail((depth + 0.5) * form.indent, top, turns, end)


def page_rails(page: Page, form: Form, height: float) -> Iterator[Rail]:
    """Those of a page, from the lines above its boxes and to those below."""
    come = [(each.box, each.depth, (place + 1) * form.leading) for place, each in enumerate(page.coming)]
    ends = {each.box.number: top for each, top in _going_down(page, form, height)}
    yield from rails([*come, *((each.box, each.depth, each.foot) for each in page.places)], page.places, ends, form)


def paragraphs(page: Page, form: Form, height: float) -> Iterator[tuple[Text, ...]]:
    """All that is to be read on a page, in its order: the lines of each box, and each line beside them."""
    for place, coming in enumerate(page.coming):
        yield (_beside(_from(coming), coming.depth, place * form.leading, form, coming.page),)
    for each in page.places:
        yield tuple(texts(each, form))
    for going, top in _going_down(page, form, height):
        yield (_beside(_to(going), going.depth, top, form, going.page),)


def _going_down(page: Page, form: Form, height: float) -> list[tuple[Going, float]]:
    """The lines at a page's foot with their tops, the deepest first: no rail crosses another's line."""
    going = sorted(page.going, key=lambda each: -each.depth)
    return [(each, height - (len(going) - place) * form.leading) for place, each in enumerate(going)]


def texts(place: Place, form: Form) -> Iterator[Text]:
    """What is to be read in a box: its number, its lines."""
    for line in place.lines:
        x = line.x
        if line.badge:
            yield Text("number", line.badge, x + line.badge_width / 2, line.foot)
            x += line.badge_width + form.between
        if line.label or line.text:
            yield Text(line.said, _with_page(line), x, line.foot, line.label, line.page)


def told(boxes: Iterable[Box]) -> str:
    """The same in words: each line of each box, its number before the first of them."""
    lines = []
    for box in boxes:
        said = "; ".join(" ".join(filter(None, (words.label, words.text))) for words in box.words)
        lines.append(f"{box.number}. {said}" if box.number else f"– {said}")
    return "\n".join(lines)


def _from(coming: Coming) -> str:
    """Where a page comes from."""
    names = {"page": coming.page, "number": coming.box.number, "question": coming.box.said(Said.QUESTION)}
    return _("from page %(page)d, box %(number)d: %(question)s") % names


def _to(going: Going) -> str:
    """Where it goes on."""
    names = {"number": going.box.number, "page": going.page, "to": going.to.number}
    if going.to.number:
        return _("box %(number)d: to page %(page)d, box %(to)d") % names
    return _("box %(number)d: to page %(page)d") % names


def _with_page(line: Line) -> str:
    """A line, with the page on which it goes on where that is known."""
    if not line.page:
        return line.text
    return _("%(where)s, page %(page)d") % {"where": line.text, "page": line.page}


def _beside(text: str, depth: int, top: float, form: Form, page: int) -> Text:
    """A line above or below the boxes, cut where it is too long."""
    x, shown = depth * form.indent, text
    while width(shown, form.size) > form.width - x:
        shown = f"{shown.removesuffix('…')[:-1].rstrip()}…"
    return Text("note", shown, x, top + form.size, page=page)
