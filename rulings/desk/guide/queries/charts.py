"""The chart of a situation as its pages show it: a sheet for a screen, folded, and all of it on paper. No query."""

from dataclasses import dataclass

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rulings.desk.base.known import Known
from rulings.desk.base.typeset.document import Document
from rulings.desk.guide.queries.kept import MOST_OF_THE_GUIDE
from rulings.desk.guide.queries.paper import PAPER, PAPER_HEIGHT, chart_leaf
from rulings.laws.engine.situation import Situation
from rulings.wording.charts.boxes import Box, Said, chart, sheet
from rulings.wording.charts.drawing import drawn
from rulings.wording.charts.layout import Form
from rulings.wording.charts.pages import paged
from rulings.wording.situations import situation_title

_MOST_BOXES = 16
"""Of one sheet: some two heights of a phone."""
NARROW, WIDE = Form(356.0, 13.5), Form(716.0, 15.0)
"""A phone of 390 pixels with its margins, and a page from 760 up."""
_CHARTS: Known[Box] = Known(MOST_OF_THE_GUIDE, is_own=True)
_PDFS: Known[bytes] = Known(MOST_OF_THE_GUIDE, is_own=True)


@dataclass(frozen=True)
class _Branch:
    """A box that a sheet leads to: folded up on it, or where another box goes on."""

    number: int
    answer: str
    question: str
    boxes: int


@dataclass(frozen=True)
class _Sheet:
    """A part of a chart from box `at` down: drawn for a phone and for a page, in words, and what it leads to.

    `here` are the numbers of its boxes, `way` are the boxes above it, the uppermost first.
    """

    at: int
    narrow: SafeString
    wide: SafeString
    first: Box
    here: frozenset[int]
    way: tuple[_Branch, ...]
    folded: tuple[_Branch, ...]
    onward: tuple[_Branch, ...]


def _chart_of(situation: Situation, edition: str) -> Box:
    """The whole chart in the language that is active."""
    return _CHARTS.of((situation.key, edition, get_language()), lambda: chart(situation, edition))


def sheet_of(situation: Situation, edition: str, at: int) -> _Sheet | None:
    """The chart from that box down, as much of it as a screen shows at once; None where there is no such box."""
    whole = _chart_of(situation, edition)
    *above, top = whole.way_to(at) or (None,)
    if top is None:
        return None
    shown, all_boxes = sheet(top, _MOST_BOXES), {box.number: box for box in whole.all() if box.number}
    here = frozenset(box.number for box in shown.all() if box.number)
    folded = [box.number for box in shown.all() if box.said(Said.FOLDED)]
    onward = dict.fromkeys(box.onward for box in shown.all() if box.onward and box.onward not in here)
    title = _("%(title)s: flow chart from box %(number)d") % {"title": situation_title(situation.key), "number": at}
    return _Sheet(
        at,
        mark_safe(drawn(shown, NARROW, f"chart-{at}-narrow", title)),  # noqa: S308 what is said in it is escaped
        mark_safe(drawn(shown, WIDE, f"chart-{at}-wide", title)),  # noqa: S308
        shown,
        here,
        tuple(_branch(each) for each in above if each),
        tuple(_branch(all_boxes[number]) for number in folded),
        tuple(_branch(all_boxes[number]) for number in onward),
    )


def _branch(box: Box) -> _Branch:
    """A box as a link says it."""
    return _Branch(box.number, box.said(Said.ANSWER), box.said(Said.QUESTION), sum(1 for _each in box.all()))


def chart_pdf(situation: Situation, edition: str) -> bytes:
    """The whole chart on A4, as a PDF in the language that is active."""
    return _PDFS.of((situation.key, edition, get_language()), lambda: _chart_pdf(situation, edition))


def _chart_pdf(situation: Situation, edition: str) -> bytes:
    title = situation_title(situation.key)
    document = Document(f"{title} · {_('Flow chart')}", get_language() or "")
    pages = paged(_chart_of(situation, edition), PAPER, PAPER_HEIGHT)
    stamped = _("Law %(law)s, %(edition)s edition · page %(page)s of %(pages)s")
    names = {"law": situation.law, "edition": edition, "pages": len(pages)}
    for page in pages:
        document.add(chart_leaf(page, title, stamped % {**names, "page": page.number}), page.number)
    return document.written()
