"""The whole guide of one edition as a book: the chart of every situation on paper, with contents and two indexes.

The pages are numbered as they are laid out, and so everything that names a page knows its number. No query.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rulings.desk.guide.queries.charts import PAPER, PAPER_HEIGHT
from rulings.laws.engine.situation import Situation
from rulings.laws.situations import situations
from rulings.wording.charts.boxes import chart
from rulings.wording.charts.drawing import page_printed
from rulings.wording.charts.pages import Page, paged
from rulings.wording.search_words import search_words
from rulings.wording.situations import door_title, situation_title

_BEFORE = 2
"""Pages before the first chart: the title, and the contents, which have a page of their own."""


@dataclass(frozen=True)
class _Chapter:
    """The chart of one situation on its pages."""

    situation: Situation
    title: str
    pages: tuple[Page, ...]

    @property
    def first(self) -> int:
        return self.pages[0].number

    def drawings(self) -> Iterator[tuple[int, SafeString]]:
        """Each page by its number, for the renderer of PDFs."""
        for page in self.pages:
            title = _("%(title)s: flow chart, page %(page)d") % {"title": self.title, "page": page.number}
            drawing = page_printed(page, PAPER, PAPER_HEIGHT, f"page-{page.number}", title)
            yield page.number, mark_safe(drawing)  # noqa: S308 what is said in it is escaped


@dataclass(frozen=True)
class _Entry:
    """A line of an index: what is looked up, and the pages on which it is found."""

    name: str
    pages: tuple[int, ...]


@dataclass(frozen=True)
class Book:
    """All of it, in the language that was active."""

    edition: str
    chapters: tuple[_Chapter, ...]
    by_law: tuple[_Entry, ...]
    by_word: tuple[_Entry, ...]


def book_file(edition: str, language: str) -> Path:
    """Where the site finds the book that was made for it; it need not be there."""
    return Path(settings.VAR_DIR) / "books" / f"laws-guide-{edition}-{language}.pdf"


def book(edition: str, found: Sequence[Situation] | None = None) -> Book:
    """The book of an edition, its situations in the order of the Laws; or of these situations alone."""
    chapters = tuple(_chapters(situations(edition) if found is None else found, edition))
    return Book(edition, chapters, tuple(_by_law(chapters)), tuple(_by_word(chapters)))


def _chapters(found: Sequence[Situation], edition: str) -> Iterator[_Chapter]:
    """Each situation on the pages after those of the one before it."""
    before = _BEFORE
    for situation in found:
        pages = paged(chart(situation, edition), PAPER, PAPER_HEIGHT, before)
        before = pages[-1].number
        yield _Chapter(situation, situation_title(situation.key), pages)


def _by_law(chapters: Sequence[_Chapter]) -> Iterator[_Entry]:
    """Every paragraph that is cited, with the first page of each situation that cites it."""
    found: dict[str, dict[str, int]] = {}
    for chapter in chapters:
        for page in chapter.pages:
            for words in (words for place in page.places for words in place.box.words if words.label):
                found.setdefault(words.label, {}).setdefault(chapter.situation.key, page.number)
    for paragraph in sorted(found, key=_in_order):
        yield _Entry(paragraph, tuple(found[paragraph].values()))


def _by_word(chapters: Sequence[_Chapter]) -> Iterator[_Entry]:
    """What directors call it, and where the chart of each situation begins that is meant."""
    pages: dict[str, dict[int, None]] = {}
    for chapter in chapters:
        for door in chapter.situation.doors:
            called = [door_title(door), *search_words(door.key, get_language() or "").split(",")]
            for name in filter(None, (each.strip() for each in called)):
                pages.setdefault(name, {})[chapter.first] = None
    for name in sorted(pages, key=_in_alphabet):
        yield _Entry(name, tuple(pages[name]))


def _in_order(paragraph: str) -> list[tuple[int, str]]:
    """`9A` before `12`, and `64A2` before `64C`."""
    return [(int(each), "") if each.isdigit() else (0, each) for each in re.findall(r"\d+|\D+", paragraph)]


def _in_alphabet(name: str) -> tuple[str, str]:
    """Letters with a mark stand with those without it."""
    plain = unicodedata.normalize("NFKD", name.casefold()).translate({ord("ł"): "l"})
    return "".join(letter for letter in plain if letter.isalnum() or letter == " "), name
