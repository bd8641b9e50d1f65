"""The guide as a book: what its contents and indexes name stands on the page that they say."""

from io import BytesIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.template.loader import render_to_string
from django.utils.translation import override
from pypdf import PdfReader

from rulings.desk.guide.queries.book import Book, book
from rulings.laws.situations import find_situation
from rulings.management.commands.guide_book import made_of
from tests.desk.papers import demand_renderer

SOME = ("premature_play", "unable_to_comply", "trick_won", "established_revoke")


@pytest.fixture(scope="module", params=["en", "pl"])
def made(request: pytest.FixtureRequest) -> tuple[Book, list[str]]:
    """A book of a few situations, and the text of each page of its PDF."""
    demand_renderer()
    with override(request.param):
        found = book("2017", [find_situation(key) for key in SOME])
        page = render_to_string("guide/book.html", {"book": found, "is_pdf": True})
    return found, [each.extract_text() for each in PdfReader(BytesIO(made_of(page))).pages]


def test_the_contents_name_the_page_on_which_each_chart_begins(made: tuple[Book, list[str]]) -> None:
    found, pages = made
    for chapter in found.chapters:
        assert chapter.title in " ".join(pages[chapter.first - 1].split())
        assert chapter.title in " ".join(pages[1].split())
        assert str(chapter.first) in pages[1]


def test_every_paragraph_stands_on_each_page_that_its_index_names(made: tuple[Book, list[str]]) -> None:
    found, pages = made
    wrong = [(each.name, page) for each in found.by_law for page in each.pages if each.name not in pages[page - 1]]
    assert wrong == []


def test_every_word_leads_to_the_chart_of_its_situation(made: tuple[Book, list[str]]) -> None:
    found, pages = made
    begins = {chapter.first for chapter in found.chapters}
    assert {page for each in found.by_word for page in each.pages} == begins
    indexes = " ".join(" ".join(pages[found.chapters[-1].pages[-1].number :]).split())
    assert [each.name for each in found.by_word if each.name not in indexes] == []


def test_each_page_has_its_number_and_every_reference_is_a_page_of_its_chart(made: tuple[Book, list[str]]) -> None:
    found, _pages = made
    for chapter in found.chapters:
        own = {page.number for page in chapter.pages}
        named = {line.page for page in chapter.pages for place in page.places for line in place.lines if line.page}
        assert named <= own


def test_a_place_that_cannot_be_written_is_said_before_anything_is_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CommandError, match="cannot be written"):
        call_command("guide_book", "--out", str(tmp_path / "file" / "book.pdf"))
