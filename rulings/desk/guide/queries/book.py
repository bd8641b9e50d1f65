"""The whole guide of one edition as a book: the chart of every situation on paper, with contents and two indexes.

The pages are numbered as they are laid out, and so everything that names a page knows its number. Each is drawn and
compressed as soon as it is laid out: a book takes some megabytes while it is made. No query.
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rulings.desk.base.typeset.document import Document
from rulings.desk.base.typeset.leaf import Leaf
from rulings.desk.base.typeset.typefaces import Style
from rulings.desk.guide.queries.columns import Entry, contents_pages, index_pages, write_columns
from rulings.desk.guide.queries.paper import LEFT, PAPER, PAPER_HEIGHT, chart_leaf, headed
from rulings.laws.engine.situation import Situation
from rulings.laws.situations import situations
from rulings.wording.charts.boxes import chart
from rulings.wording.charts.letters import wrapped
from rulings.wording.charts.pages import paged
from rulings.wording.search_words import search_words
from rulings.wording.situations import door_title, situation_title

_CONTENTS, _BY_LAW, _BY_WORD = 2, 4, 3
"""Columns of a page."""
_WIDE = 380.0
"""The lines of the title page."""


@dataclass(frozen=True)
class _Chapter:
    """The chart of one situation, from its first page to its last."""

    situation: Situation
    title: str
    first: int
    last: int


@dataclass
class Book:
    """What is in it, in the language that was active; the pages themselves are in the document."""

    edition: str
    document: Document
    chapters: list[_Chapter] = field(default_factory=list)
    by_law: list[Entry] = field(default_factory=list)
    by_word: list[Entry] = field(default_factory=list)


class _Index:
    """Names, each with the pages on which it is found, one page for each situation."""

    def __init__(self) -> None:
        self.found: dict[str, dict[str, int]] = {}

    def note(self, name: str, chapter: str, page: int) -> None:
        """The first page of a chapter counts."""
        self.found.setdefault(name, {}).setdefault(chapter, page)

    def entries(self, order: Callable[[str], Any]) -> list[Entry]:
        """In that order."""
        return [Entry(name, tuple(self.found[name].values())) for name in sorted(self.found, key=order)]


def book(edition: str, found: Sequence[Situation] | None = None) -> Book:
    """The book of an edition, its situations in the order of the Laws; or of these situations alone."""
    chosen = situations(edition) if found is None else found
    title = _("The Laws guide, %(edition)s edition") % {"edition": edition}
    made = Book(edition, Document(title, get_language() or ""))
    made.document.add(_front(title), 1)
    made.document.bookmark(_("Contents"), 2)
    titles = [Entry(situation_title(each.key), (0,), each.law) for each in chosen]
    law, word = _Index(), _Index()
    page = 2 + len(contents_pages(titles, _CONTENTS))
    for situation in chosen:
        page = _add_chart(made, situation, page, law)
        _note_doors(word, made.chapters[-1])
    made.by_law, made.by_word = law.entries(_in_order), word.entries(_in_alphabet)
    _add_contents(made)
    page = _add_index(made, _("Index by paragraph"), made.by_law, _BY_LAW, page)
    _add_index(made, _("Index by word"), made.by_word, _BY_WORD, page)
    return made


def _front(title: str) -> Leaf:
    """The title page."""
    leaf, foot = Leaf(), 250.0
    with leaf.paragraph("H1"):
        for line in wrapped(title, 26.0, PAPER.width, is_bold=True):
            leaf.text(LEFT, foot, 26.0, [(line, Style.BOLD)])
            foot += 32
    with leaf.paragraph():
        leaf.text(LEFT, foot, 11.0, [(_("Rulings Desk"), Style.BOLD)])
    for said in (_how_to_read(), _what_it_is()):
        foot += 30
        with leaf.paragraph():
            for line in wrapped(said, 10.0, _WIDE):
                leaf.text(LEFT, foot, 10.0, [(line, Style.PLAIN)])
                foot += 15
    return leaf


def _how_to_read() -> str:
    return _(
        "Every situation that the guide rules on as a flow chart: each question, each answer, each ruling. A box with a"
        " heavy border is a ruling. One with a broken border says at which box and on which page the chart goes on; at"
        " the foot of a page stands where answers follow that had no place there. Boxes are numbered anew in each"
        " situation."
    )


def _what_it_is() -> str:
    return _(
        "A guide, not a ruling: at the table the director decides. The paragraphs are those of the Laws of Duplicate"
        " Bridge, in our own words."
    )


def _add_chart(made: Book, situation: Situation, first: int, law: _Index) -> int:
    """The chart of a situation from that page on; the page after it."""
    title = situation_title(situation.key)
    pages = paged(chart(situation, made.edition), PAPER, PAPER_HEIGHT, first - 1)
    for page in pages:
        stamp = _("Law %(law)s · page %(number)s") % {"law": situation.law, "number": page.number}
        made.document.add(chart_leaf(page, title, stamp), page.number)
        for words in (words for place in page.places for words in place.box.words if words.label):
            law.note(words.label, situation.key, page.number)
    made.chapters.append(_Chapter(situation, title, first, pages[-1].number))
    made.document.bookmark(f"{situation.law} · {title}", first)
    return pages[-1].number + 1


def _note_doors(word: _Index, chapter: _Chapter) -> None:
    """What directors call it."""
    for door in chapter.situation.doors:
        called = [door_title(door), *search_words(door.key, get_language() or "").split(",")]
        for name in filter(None, (each.strip() for each in called)):
            word.note(name, chapter.situation.key, chapter.first)


def _add_contents(made: Book) -> None:
    """The contents, on the pages that were left free for them."""
    entries = [Entry(each.title, (each.first,), each.situation.law) for each in made.chapters]
    for number, page in enumerate(contents_pages(entries, _CONTENTS), start=2):
        leaf = headed(_("Contents"), _stamp(number))
        write_columns(leaf, page, _CONTENTS)
        made.document.add(leaf, number)


def _add_index(made: Book, title: str, entries: Sequence[Entry], columns: int, first: int) -> int:
    """An index from that page on; the page after it."""
    made.document.bookmark(title, first)
    pages = index_pages(entries, columns)
    for number, page in enumerate(pages, start=first):
        leaf = headed(title, _stamp(number))
        write_columns(leaf, page, columns)
        made.document.add(leaf, number)
    return first + len(pages)


def _stamp(number: int) -> str:
    """The number of a page that is no chart's."""
    return _("page %(number)s") % {"number": number}


def _in_order(paragraph: str) -> list[tuple[int, str]]:
    """`9A` before `12`, and `64A2` before `64C`."""
    return [(int(each), "") if each.isdecimal() else (0, each) for each in re.findall(r"\d+|\D+", paragraph)]


def _in_alphabet(name: str) -> tuple[str, str]:
    """Letters with a mark stand with those without it."""
    plain = unicodedata.normalize("NFKD", name.casefold()).translate({ord("ł"): "l"})
    return "".join(letter for letter in plain if letter.isalnum() or letter == " "), name
