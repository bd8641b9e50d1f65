"""A page of a chart on A4, drawn for a PDF: black on white, and what leads to another page is a link to it."""

from collections.abc import Mapping

from rulings.desk.base.typeset.leaf import WIDTH, Leaf, Link, Pen
from rulings.desk.base.typeset.typefaces import Style, breadth
from rulings.wording.charts.boxes import Said
from rulings.wording.charts.layout import Form, Place
from rulings.wording.charts.letters import width, wrapped
from rulings.wording.charts.marks import BLANK, Text, page_rails, paragraphs
from rulings.wording.charts.pages import Page

PAPER, PAPER_HEIGHT = Form(513.0, 7.5), 725.0
"""A4 within its margins, below the title, in points."""
LEFT, TOP = (WIDTH - 513) / 2, 66.0
"""Where a page begins below its title."""
_TITLE, _STAMP, _LEADING, _RULE = 12.0, 8.0, 14.0, 60.0
_LINE, _WASH, _BADGE = 0.33, 0.91, 0.2
_ROUND = 0.35
_STYLES: Mapping[str, Style] = {
    **dict.fromkeys((str(Said.ANSWER), str(Said.QUESTION), "number"), Style.BOLD),
    **dict.fromkeys(("note", str(Said.ONWARD), str(Said.FOLDED)), Style.SLANTED),
}


def headed(title: str, stamp: str) -> Leaf:
    """A page with its title, in as many of two lines as it takes, and what stands beside it."""
    leaf, right = Leaf(), LEFT + PAPER.width
    room = PAPER.width - width(stamp, _STAMP, is_bold=True) - _TITLE
    lines = list(wrapped(title, _TITLE, room, is_bold=True))[:2]
    with leaf.paragraph("H1"):
        for place, line in enumerate(reversed(lines)):
            leaf.text(LEFT, _RULE - 5 - place * _LEADING, _TITLE, [(line, Style.BOLD)])
    with leaf.paragraph():
        leaf.text(right - breadth(stamp, Style.BOLD, _STAMP), _RULE - 5, _STAMP, [(stamp, Style.BOLD)])
    leaf.lines([[(LEFT, _RULE), (right, _RULE)]], 1.2, 0.0)
    return leaf


def chart_leaf(page: Page, title: str, stamp: str) -> Leaf:
    """A page of a chart."""
    leaf = headed(title, stamp)
    rails = list(page_rails(page, PAPER, PAPER_HEIGHT))
    leaf.lines(([_on_leaf(*point) for point in line] for rail in rails for line in rail.lines(PAPER)), 1.0, _LINE)
    leaf.shapes(([_on_leaf(*point) for point in head] for rail in rails for head in rail.heads(PAPER)), _LINE)
    for place in page.places:
        _draw_box(leaf, place)
    for paragraph in paragraphs(page, PAPER, PAPER_HEIGHT):
        with leaf.paragraph():
            for text in paragraph:
                _write(leaf, text)
    return leaf


def _on_leaf(x: float, y: float) -> tuple[float, float]:
    """A point of the chart on the page."""
    return LEFT + x, TOP + y


def _draw_box(leaf: Leaf, place: Place) -> None:
    """A box: its border by what it is, the head that holds its answer, the badge for its number."""
    corner, (x, y) = PAPER.size * _ROUND, _on_leaf(place.x, place.y)
    thick = 1.6 if place.kind == "rules" else 1.0
    leaf.box(x, y, place.width, place.height, corner, Pen(1.0, _LINE, thick, is_broken=place.kind == "onward"))
    if 0 < place.head < place.height:
        inner = thick / 2
        leaf.cap(x + inner, y + inner, place.width - thick, place.head - inner, corner - inner, _WASH)
    first = place.lines[0]
    if first.badge:
        x, foot = _on_leaf(first.x, first.foot)
        high = PAPER.size * 1.2
        leaf.box(x, foot - PAPER.size * 0.97, first.badge_width, high, PAPER.size * 0.2, Pen(_BADGE))


def _write(leaf: Leaf, text: Text) -> None:
    """A line of text; the whole of it is a link where it leads to a page."""
    style, (x, foot) = _STYLES.get(text.kind, Style.PLAIN), _on_leaf(text.x, text.foot)
    if text.kind == "number":
        x -= breadth(text.text, style, PAPER.size) / 2
    parts = [(text.label, Style.BOLD), (BLANK + text.text, style)] if text.label else [(text.text, style)]
    leaf.text(x, foot, PAPER.size, parts, 1.0 if text.kind == "number" else 0.0)
    if text.page:
        right = x + breadth(text.text, style, PAPER.size)
        leaf.links.append(Link(x, foot - PAPER.size, right, foot + 2, text.page))
