"""A chart as SVG: its boxes, the rails between them, and their text as text, with a title and the same told in words.

What it looks like in black on paper stands in the drawing itself; on a screen `css/chart.css` gives its classes the
colours of the desk. An `id` is made of the drawing's name, so that several stand on one page.

The renderer of PDFs sets the text of a drawing letter by letter, which costs twice the time and cannot be searched:
`printed` has the drawing without its text, and each line as a paragraph that lies over it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from django.utils.translation import gettext as _

from rulings.wording.charts.boxes import Box, Said
from rulings.wording.charts.layout import Form, Line, Place, laid_out
from rulings.wording.charts.letters import width
from rulings.wording.charts.pages import Coming, Going, Page

_MARGIN = 1.0
"""Around the boxes, for the half of a line that lies outside of them."""
_ROUND, _ARROW = 0.35, 0.4
"""The corners of a box and the head of an arrow, in the size of the letters."""
_RISE = 0.846
"""From the top of a paragraph whose lines are as high as its letters to their foot, in DejaVu Sans."""
_BLANK = "\u00a0\u00a0"
"""Between a paragraph and what follows it: no wider than `Form.between`."""
_LINE, _WASH, _BADGE = "#555", "#e8e8e8", "#333"


@dataclass(frozen=True)
class _Rail:
    """From a box down: where it begins, the heights at which it turns to a box, and where it ends."""

    x: float
    top: float
    turns: tuple[float, ...]
    end: float


def drawn(first: Box, form: Form, name: str, title: str) -> str:
    """A chart, or a part of it, on a screen: as high as its boxes."""
    places = laid_out(first, form)
    shapes = _shapes(places, [(each.box, each.depth, each.foot) for each in places], {}, form)
    texts = [text for place in places for text in _texts(place, form)]
    parts = [*shapes, *(_as_svg(text) for text in texts)]
    return _svg(parts, form, places[-1].foot, name, title, told(each.box for each in places))


def page_drawn(page: Page, form: Form, height: float, name: str, title: str) -> str:
    """A page of a chart, as high as the paper has room, with what it comes from and where it goes on."""
    parts = [*_page_shapes(page, form, height), *(_as_svg(text) for text in _page_texts(page, form, height))]
    said = [*map(_from, page.coming), told(each.box for each in page.places), *map(_to, page.going)]
    return _svg(parts, form, height, name, title, "\n".join(said))


def page_printed(page: Page, form: Form, height: float, name: str, title: str) -> str:
    """The same page for the renderer of PDFs; the paragraphs are placed in points."""
    drawing = _svg(_page_shapes(page, form, height), form, height, name, title, "")
    lines = "".join(_as_paragraph(text, form) for text in _page_texts(page, form, height))
    return f"{drawing}{lines}"


def _page_shapes(page: Page, form: Form, height: float) -> list[str]:
    """Boxes and rails of a page, from the lines above them and to those below."""
    come = [(each.box, each.depth, (place + 1) * form.leading) for place, each in enumerate(page.coming)]
    ends = {each.box.number: top for each, top in _going_down(page, form, height)}
    return list(_shapes(page.places, [*come, *((each.box, each.depth, each.foot) for each in page.places)], ends, form))


def _going_down(page: Page, form: Form, height: float) -> list[tuple[Going, float]]:
    """The lines at a page's foot with their tops, the deepest first: no rail crosses another's line."""
    going = sorted(page.going, key=lambda each: -each.depth)
    return [(each, height - (len(going) - place) * form.leading) for place, each in enumerate(going)]


def _page_texts(page: Page, form: Form, height: float) -> Iterator["_Text"]:
    """All that is to be read on a page."""
    for place, coming in enumerate(page.coming):
        yield _note(_from(coming), coming.depth, place * form.leading, form)
    for each in page.places:
        yield from _texts(each, form)
    for going, top in _going_down(page, form, height):
        yield _note(_to(going), going.depth, top, form)


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


def _svg(parts: Iterable[str], form: Form, height: float, name: str, title: str, said: str) -> str:
    """The whole drawing."""
    wide, high = _n(form.width + 2 * _MARGIN), _n(height + 2 * _MARGIN)
    begin = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-labelledby="{name}-title {name}-desc"'
        f' viewBox="{-_MARGIN:.0f} {-_MARGIN:.0f} {wide} {high}" width="{wide}" height="{high}"'
        f' font-family="Desk Sans, DejaVu Sans, sans-serif" font-size="{_n(form.size)}">'
    )
    names = f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-desc">{escape(said)}</desc>'
    return "".join([begin, names, *parts, "</svg>"])


def _shapes(
    places: Sequence[Place], above: Sequence[tuple[Box, int, float]], ends: Mapping[int, float], form: Form
) -> Iterator[str]:
    """All but the text. `above`: each box that a rail may begin at, how deep it is set in, where its rail begins."""
    yield from _rails_drawn(_rails(above, places, ends, form), form)
    for place in places:
        yield from _box_drawn(place, form)


def _rails(
    above: Sequence[tuple[Box, int, float]], places: Sequence[Place], ends: Mapping[int, float], form: Form
) -> Iterator[_Rail]:
    """The rail of each box from which one goes: to boxes below it here, or to where it goes on elsewhere."""
    for box, depth, top in above:
        turns = tuple(place.middle for place in places if box.number and place.parent == box.number)
        end = ends.get(box.number, turns[-1] if turns else 0.0)
        if end:
            yield _Rail((depth + 0.5) * form.indent, top, turns, end)


def _rails_drawn(rails: Iterable[_Rail], form: Form) -> Iterator[str]:
    """Lines with an arrow's head where they come to a box."""
    lines, heads, half, size = [], [], form.indent / 2, form.size * _ARROW
    for rail in rails:
        lines.append(f"M{_n(rail.x)} {_n(rail.top)}V{_n(rail.end)}")
        for y in rail.turns:
            lines.append(f"M{_n(rail.x)} {_n(y)}h{_n(half)}")
            heads.append(f"M{_n(rail.x + half)} {_n(y)}l{_n(-size)} {_n(-size / 2)}v{_n(size)}z")
    if lines:
        yield f'<path class="rail" fill="none" stroke="{_LINE}" d="{"".join(lines)}"/>'
    if heads:
        yield f'<path class="head" fill="{_LINE}" d="{"".join(heads)}"/>'


def _box_drawn(place: Place, form: Form) -> Iterator[str]:
    """A box: its border by what it is, the head that holds its answer, the badge for its number."""
    corner, x, y, wide = form.size * _ROUND, place.x, place.y, place.width
    kind = "onward" if place.box.onward else "asks" if place.box.said(Said.QUESTION) else "rules"
    border = {"onward": ' stroke-dasharray="3 2"', "rules": ' stroke-width="1.6"'}.get(kind, "")
    yield (
        f'<rect class="box {kind}" fill="#fff" stroke="{_LINE}"{border}'
        f' x="{_n(x)}" y="{_n(y)}" width="{_n(wide)}" height="{_n(place.height)}" rx="{_n(corner)}"/>'
    )
    if 0 < place.head < place.height:
        yield (
            f'<path class="answer" fill="{_WASH}" d="M{_n(x)} {_n(y + place.head)}v{_n(corner - place.head)}'
            f"q0 {_n(-corner)} {_n(corner)} {_n(-corner)}h{_n(wide - 2 * corner)}"
            f'q{_n(corner)} 0 {_n(corner)} {_n(corner)}v{_n(place.head - corner)}z"/>'
        )
    first = place.lines[0]
    if first.badge:
        yield (
            f'<rect class="badge" fill="{_BADGE}" x="{_n(first.x)}" y="{_n(first.foot - form.size * 0.97)}"'
            f' width="{_n(first.badge_width)}" height="{_n(form.size * 1.2)}" rx="{_n(form.size * 0.2)}"/>'
        )


@dataclass(frozen=True)
class _Text:
    """A line to be read: what it is, where it begins and its foot; `label` stands before it in bold letters."""

    kind: str
    text: str
    x: float
    foot: float
    label: str = ""


_STYLES: Mapping[str, str] = {
    **dict.fromkeys((str(Said.ANSWER), str(Said.QUESTION)), ' font-weight="bold"'),
    **dict.fromkeys(("note", str(Said.ONWARD), str(Said.FOLDED)), ' font-style="italic"'),
    "number": ' font-weight="bold" fill="#fff" text-anchor="middle"',
}


def _texts(place: Place, form: Form) -> Iterator[_Text]:
    """What is to be read in a box: its number, its lines."""
    for line in place.lines:
        x = line.x
        if line.badge:
            yield _Text("number", line.badge, x + line.badge_width / 2, line.foot)
            x += line.badge_width + form.between
        if line.label or line.text:
            yield _Text(line.said, _with_page(line), x, line.foot, line.label)


def _with_page(line: Line) -> str:
    """A line, with the page on which it goes on where that is known."""
    if not line.page:
        return line.text
    return _("%(where)s, page %(page)d") % {"where": line.text, "page": line.page}


def _note(text: str, depth: int, top: float, form: Form) -> _Text:
    """A line above or below the boxes, cut where it is too long."""
    x, shown = depth * form.indent, text
    while width(shown, form.size) > form.width - x:
        shown = f"{shown.removesuffix('…')[:-1].rstrip()}…"
    return _Text("note", shown, x, top + form.size)


def _as_svg(text: _Text) -> str:
    """Within a drawing."""
    style, label = _STYLES.get(text.kind, ""), ""
    if text.label:
        label = f'<tspan class="label" font-weight="bold">{escape(text.label)}</tspan>{_BLANK}'
    place = f'x="{_n(text.x)}" y="{_n(text.foot)}"'
    return f'<text class="{text.kind}"{style} {place}>{label}{escape(text.text)}</text>'


def _as_paragraph(text: _Text, form: Form) -> str:
    """Over a drawing."""
    label = f"<b>{escape(text.label)}</b>{_BLANK}" if text.label else ""
    x, top = text.x + _MARGIN, text.foot + _MARGIN - form.size * _RISE
    if text.kind == "number":
        x -= width(text.text, form.size, is_bold=True) / 2
    return f'<p class="{text.kind}" style="left:{_n(x)}pt;top:{_n(top)}pt">{label}{escape(text.text)}</p>'


def _n(number: float) -> str:
    """A number as short as it may be."""
    return f"{number:.1f}".removesuffix(".0")
