"""The chart of a situation as its pages show it: a sheet for a screen, folded, and all of it on paper. No query."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rulings.desk.base.known import Known
from rulings.laws.engine.situation import Situation
from rulings.wording.charts.boxes import Box, Said, chart, sheet
from rulings.wording.charts.drawing import drawn, page_drawn, page_printed
from rulings.wording.charts.layout import Form
from rulings.wording.charts.pages import Page, paged
from rulings.wording.situations import situation_title

_MOST_BOXES = 16
"""Of one sheet: some two heights of a phone."""
NARROW, WIDE = Form(356.0, 13.5), Form(716.0, 15.0)
"""A phone of 390 pixels with its margins, and a page from 760 up."""
PAPER, PAPER_HEIGHT = Form(513.0, 7.5), 725.0
"""A4 within its margins, below the title, in points."""
_PAGES_OF_A_PDF = 12
_CHARTS: Known[Box] = Known(40, is_own=True)
_PAGES: Known[tuple[Page, ...]] = Known(20, is_own=True)


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

    `way` are the boxes above it, the uppermost first.
    """

    at: int
    narrow: SafeString
    wide: SafeString
    first: Box
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
    here = {box.number for box in shown.all()}
    folded = [box.number for box in shown.all() if box.said(Said.FOLDED)]
    onward = dict.fromkeys(box.onward for box in shown.all() if box.onward and box.onward not in here)
    title = _("%(title)s: flow chart from box %(number)d") % {"title": situation_title(situation.key), "number": at}
    return _Sheet(
        at,
        mark_safe(drawn(shown, NARROW, f"chart-{at}-narrow", title)),  # noqa: S308 what is said in it is escaped
        mark_safe(drawn(shown, WIDE, f"chart-{at}-wide", title)),  # noqa: S308
        shown,
        tuple(_branch(each) for each in above if each),
        tuple(_branch(all_boxes[number]) for number in folded),
        tuple(_branch(all_boxes[number]) for number in onward),
    )


def _branch(box: Box) -> _Branch:
    """A box as a link says it."""
    return _Branch(box.number, box.said(Said.ANSWER), box.said(Said.QUESTION), sum(1 for _each in box.all()))


@dataclass(frozen=True)
class _PrintedPage:
    """A page of a chart on paper: its number, and its drawing."""

    number: int
    drawing: SafeString


@dataclass(frozen=True)
class Part:
    """The pages from `first` to `last`, which are one PDF."""

    first: int
    last: int


def parts_of(situation: Situation, edition: str) -> list[Part]:
    """How the pages of a chart are parted: a renderer makes so many in the time that a reader waits."""
    pages = len(_pages(situation, edition))
    return [Part(each + 1, min(each + _PAGES_OF_A_PDF, pages)) for each in range(0, pages, _PAGES_OF_A_PDF)]


def pages_of(situation: Situation, edition: str, part: Part, *, is_pdf: bool) -> Iterator[_PrintedPage]:
    """The chart on sheets of paper; for the renderer of PDFs, or as drawings that a browser prints."""
    draw, pages = page_printed if is_pdf else page_drawn, _pages(situation, edition)
    names = {"title": situation_title(situation.key), "pages": len(pages)}
    titled = _("%(title)s: flow chart, page %(page)d of %(pages)d")
    for page in pages[part.first - 1 : part.last]:
        title = titled % {**names, "page": page.number}
        drawing = draw(page, PAPER, PAPER_HEIGHT, f"page-{page.number}", title)
        yield _PrintedPage(page.number, mark_safe(drawing))  # noqa: S308 what is said in it is escaped


def _pages(situation: Situation, edition: str) -> tuple[Page, ...]:
    """The chart on sheets of paper."""
    key = (situation.key, edition, get_language())
    return _PAGES.of(key, lambda: paged(_chart_of(situation, edition), PAPER, PAPER_HEIGHT))
