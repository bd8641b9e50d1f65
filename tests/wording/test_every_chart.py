"""The chart of every situation in both editions: all of the tree is in it, nothing lies over anything, all leads on.

Widths are measured by `letters.width`, which is no narrower than the typefaces are: `charts/test_letters.py` asks that.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from babel.messages.pofile import read_po
from django.conf import settings
from django.utils.translation import gettext, override

from rulings.desk.base.typeset.typefaces import Style, breadth, typefaces
from rulings.desk.guide.queries.charts import NARROW, WIDE
from rulings.desk.guide.queries.paper import PAPER, PAPER_HEIGHT
from rulings.laws.engine import Node, tree
from rulings.laws.situations import EDITIONS, situations
from rulings.wording.charts.boxes import Box, Said, Words, chart, sheet
from rulings.wording.charts.drawing import drawn
from rulings.wording.charts.layout import Form, Place, laid_out
from rulings.wording.charts.letters import width
from rulings.wording.charts.marks import Text, paragraphs
from rulings.wording.charts.pages import Page, paged
from rulings.wording.findings import sentence

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"
A4_WIDTH, A4_HEIGHT = 595.0, 842.0
MARGINS = 2 * 14 * 72 / 25.4
OF_SCREEN = 16


@cache
def every_chart() -> tuple[tuple[str, Node, Box], ...]:
    """Each with its name and the tree that it is drawn from."""
    found = ((f"{each.key} {edition}", each, edition) for edition in EDITIONS for each in situations(edition))
    return tuple((name, tree(each.laws[edition]), chart(each, edition)) for name, each, edition in found)


@cache
def every_page() -> tuple[tuple[str, tuple[Page, ...]], ...]:
    return tuple((name, paged(box, PAPER, PAPER_HEIGHT)) for name, _tree, box in every_chart())


def by_number(first: Box) -> dict[int, Box]:
    return {box.number: box for box in first.all() if box.number}


def told(node: Node) -> list[tuple[str, str]]:
    """What a node finds, as a box has it."""
    return [(finding.paragraph, sentence(finding)) for finding in node.findings]


def found_in(box: Box) -> list[tuple[str, str]]:
    return [(words.label, words.text) for words in box.words if words.said is Said.FINDING]


def unlike(node: Node, box: Box, boxes: dict[int, Box]) -> Iterator[str]:
    """Where a chart does not say what its tree says; what is drawn elsewhere is looked up there, and walked there."""
    there = boxes[box.onward] if box.onward else box
    if found_in(there) != told(node) or bool(node.question) != bool(there.said(Said.QUESTION)):
        yield f"box {there.number} is not its node"
    if len(there.inner) != len(node.branches):
        yield f"box {there.number} has {len(there.inner)} answers, its node {len(node.branches)}"
    for (_answer, branch), inner in zip(node.branches, box.inner, strict=False):
        yield from unlike(branch, inner, boxes)


def test_every_point_of_a_tree_is_in_its_chart_or_a_box_says_where() -> None:
    wrong = [(name, each) for name, root, box in every_chart() for each in unlike(root, box, by_number(box))]
    assert wrong == []


def test_boxes_are_numbered_in_their_order_and_one_that_goes_on_elsewhere_leads_to_one_before_it() -> None:
    for name, _tree, first in every_chart():
        numbers = [box.number for box in first.all() if box.number]
        assert numbers == list(range(1, len(numbers) + 1)), name
        last = 0
        for box in first.all():
            last = box.number or last
            assert 0 <= box.onward <= last, name


def askew(places: tuple[Place, ...], form: Form) -> Iterator[str]:
    """Boxes over each other, boxes beside the paper, and text out of its box."""
    foot = 0.0
    for place in places:
        if place.y < foot or place.x < 0 or place.x + place.width > form.width + 0.01:
            yield f"box {place.box.number} lies wrongly"
        foot = place.foot
        for line in place.lines:
            if line.x + line.width > place.x + place.width or line.foot > place.foot or line.foot - form.size < place.y:
                yield f"{line.text} leaves its box"


@pytest.mark.parametrize("form", [NARROW, WIDE, PAPER])
def test_no_box_lies_over_another_and_no_text_leaves_its_box(form: Form) -> None:
    wrong = [(name, each) for name, _tree, box in every_chart() for each in askew(laid_out(box, form), form)]
    assert wrong == []


def test_every_box_is_on_one_page_and_within_it() -> None:
    assert PAPER.width + MARGINS < A4_WIDTH
    assert PAPER_HEIGHT + MARGINS < A4_HEIGHT
    for (name, pages), (_name, _tree, first) in zip(every_page(), every_chart(), strict=True):
        assert [place.box for page in pages for place in page.places] == list(first.all()), name
        for page in pages:
            above, below = (len(each) * PAPER.leading for each in (page.coming, page.going))
            assert above <= page.places[0].y, name
            assert page.places[-1].foot <= PAPER_HEIGHT - below + 0.01, name
            assert list(askew(page.places, PAPER)) == []


def test_every_reference_between_pages_has_its_target() -> None:
    for name, pages in every_page():
        page_of = {place.box.number: page.number for page in pages for place in page.places}
        inner = {id(each): page.number for page in pages for place in page.places for each in [place.box]}
        for page in pages:
            here = {place.box.number for place in page.places}
            come = {each.box.number for each in page.coming}
            assert all(page_of[each.box.number] == each.page < page.number for each in page.coming), name
            assert all(inner[id(each.to)] == each.page > page.number for each in page.going), name
            assert all(each.to in each.box.inner for each in page.going), name
            assert all(place.parent in here | come | {0} for place in page.places), name
            onward = [(place.box.onward, line.page) for place in page.places for line in place.lines if line.page]
            assert onward == [(number, page_of[number]) for number, _page in onward], name
            assert len(onward) >= sum(1 for place in page.places if place.box.onward), name


def read(drawing: str) -> ElementTree.Element:
    """A drawing, well formed; it names what it is and says all of it in words."""
    svg = ElementTree.fromstring(drawing)
    title, words = svg.find(f"{SVG}title"), svg.find(f"{SVG}desc")
    assert title is not None
    assert words is not None
    assert "" not in (title.text, words.text)
    assert (svg.get("role"), svg.get("aria-labelledby")) == ("img", f"{title.get('id')} {words.get('id')}")
    return svg


def right_of(text: Text) -> float:
    """Where a line of a page ends."""
    is_bold = text.kind in {Said.ANSWER, Said.QUESTION}
    label = width(text.label, PAPER.size, is_bold=True) + PAPER.between if text.label else 0.0
    return text.x + label + width(text.text, PAPER.size, is_bold=is_bold)


def test_a_page_on_paper_says_all_of_its_boxes_and_nothing_leaves_the_paper() -> None:
    for name, pages in every_page():
        for page in pages:
            lines = [line for paragraph in paragraphs(page, PAPER, PAPER_HEIGHT) for line in paragraph]
            assert [line.text for line in lines if right_of(line) > PAPER.width] == [], name
            shown = " ".join(" ".join(line.text for line in lines if line.kind != "number").split())
            boxes = [" ".join(words.text.split()) for place in page.places for words in place.box.words]
            assert [text for text in boxes if text not in shown] == [], name


def deepest() -> int:
    """How far a box is set in at most; a tree is as deep in every language."""
    return max(place.depth for _name, _tree, box in every_chart() for place in laid_out(box, PAPER))


def in_depth(box: Box, depth: int) -> Box:
    """The box below so many others."""
    for number in range(depth, 0, -1):
        box = Box(number, (Words(Said.QUESTION, "?", "1"),), (box,))
    return box


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
def test_no_word_of_any_language_leaves_its_box_however_deep_that_is_set_in(language: str) -> None:
    """A line is made of words: where all of them fit into the narrowest box of all, so does every sentence."""
    words, depth = " ".join(sorted(words_of(language))), deepest()
    said = tuple(Words(kind, words, "99Z9(z)(iii)") for kind in (Said.ANSWER, Said.FINDING, Said.QUESTION))
    for form in (NARROW, WIDE, PAPER):
        box = in_depth(Box(9999, said), depth)
        assert list(askew(laid_out(box, form), form)) == []
    with override(language):
        onward = gettext("Go on at box %(number)d") % {"number": 9999}
        with_page = gettext("%(where)s, page %(page)d") % {"where": onward, "page": 9999}
    assert depth * PAPER.indent + 2 * PAPER.padding + width(with_page, PAPER.size) < PAPER.width


def words_of(language: str) -> set[str]:
    """Every word that the site says in a language: English is what the catalogues translate from."""
    own = language if language != "en" else "it"
    with (ROOT / "rulings" / "locale" / own / "LC_MESSAGES" / "django.po").open("rb") as catalogue:
        entries = list(read_po(catalogue))
    texts = [entry.id if language == "en" else entry.string for entry in entries if entry.id]
    return {word for text in texts for each in ([text] if isinstance(text, str) else text) for word in each.split()}


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
def test_every_letter_of_a_language_is_measured_and_in_the_typefaces_of_paper(language: str) -> None:
    letters = set("".join(words_of(language)))
    faces = typefaces()
    missing = {each for each in letters if each not in faces["Plain"].glyphs and each not in faces["Suits"].glyphs}
    assert sorted(missing) == []
    wider = {
        (each, style)
        for style in Style
        for each in letters
        if breadth(each, style, 1000) > width(each, 1000, is_bold=style is Style.BOLD)
    }
    assert sorted(wider) == []


def test_a_sheet_for_a_screen_shows_the_uppermost_boxes_and_says_what_is_folded_up() -> None:
    for name, _tree, first in every_chart():
        shown = sheet(first, OF_SCREEN)
        boxes = list(shown.all())
        assert len(boxes) <= 3 * max(OF_SCREEN, 1 + len(first.inner)), name
        for box in boxes:
            whole = by_number(first).get(box.number)
            assert bool(box.said(Said.FOLDED)) == bool(whole and whole.inner and not box.inner), name
        read(drawn(shown, NARROW, "sheet", name))
