"""A chart on a screen, as SVG: boxes, rails between them, and their text as text, with a title and the same in words.

`css/chart.css` gives its classes the colours of the desk; what it looks like without them stands in the drawing itself.
An `id` is made of the drawing's name, so that several stand on one page.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from rulings.wording.charts.boxes import Box, Said
from rulings.wording.charts.layout import Form, Place, laid_out
from rulings.wording.charts.marks import BLANK, Rail, Text, rails, texts, told

_MARGIN = 1.0
"""Around the boxes, for the half of a line that lies outside of them."""
_ROUND = 0.35
"""The corners of a box, in the size of the letters."""
_LINE, _WASH, _BADGE = "#555", "#e8e8e8", "#333"


def drawn(first: Box, form: Form, name: str, title: str) -> str:
    """A chart, or a part of it: as high as its boxes."""
    places = laid_out(first, form)
    found = rails([(each.box, each.depth, each.foot) for each in places], places, {}, form)
    shapes = [*_rails_drawn(list(found), form), *(shape for place in places for shape in _box_drawn(place, form))]
    parts = [*shapes, *(_as_svg(text) for place in places for text in texts(place, form))]
    return _svg(parts, form, places[-1].foot, name, title, told(each.box for each in places))


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


def _rails_drawn(found: Sequence[Rail], form: Form) -> Iterator[str]:
    """Lines with an arrow's head where they come to a box."""
    lines = [_path(line) for rail in found for line in rail.lines(form)]
    heads = [f"{_path(head)}z" for rail in found for head in rail.heads(form)]
    if lines:
        yield f'<path class="rail" fill="none" stroke="{_LINE}" d="{"".join(lines)}"/>'
    if heads:
        yield f'<path class="head" fill="{_LINE}" d="{"".join(heads)}"/>'


def _path(points: Iterable[tuple[float, float]]) -> str:
    """Straight lines through the points."""
    return "".join(f"{'L' if place else 'M'}{_n(x)} {_n(y)}" for place, (x, y) in enumerate(points))


def _box_drawn(place: Place, form: Form) -> Iterator[str]:
    """A box: its border by what it is, the head that holds its answer, the badge for its number."""
    corner, x, y, wide = form.size * _ROUND, place.x, place.y, place.width
    border = {"onward": ' stroke-dasharray="3 2"', "rules": ' stroke-width="1.6"'}.get(place.kind, "")
    yield (
        f'<rect class="box {place.kind}" fill="#fff" stroke="{_LINE}"{border}'
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


_STYLES: Mapping[str, str] = {
    **dict.fromkeys((str(Said.ANSWER), str(Said.QUESTION)), ' font-weight="bold"'),
    **dict.fromkeys((str(Said.ONWARD), str(Said.FOLDED)), ' font-style="italic"'),
    "number": ' font-weight="bold" fill="#fff" text-anchor="middle"',
}


def _as_svg(text: Text) -> str:
    """A line of text."""
    style, label = _STYLES.get(text.kind, ""), ""
    if text.label:
        label = f'<tspan class="label" font-weight="bold">{escape(text.label)}</tspan>{BLANK}'
    place = f'x="{_n(text.x)}" y="{_n(text.foot)}"'
    return f'<text class="{text.kind}"{style} {place}>{label}{escape(text.text)}</text>'


def _n(number: float) -> str:
    """A number as short as it may be."""
    return f"{number:.1f}".removesuffix(".0")
