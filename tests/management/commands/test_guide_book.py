"""The guide as a book: what its contents and indexes name stands on the page that they say."""

from io import BytesIO, StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.utils.translation import override
from pypdf import PdfReader

from rulings.desk.guide.queries.book import Book, book
from rulings.laws.situations import find_situation

SOME = ("premature_play", "unable_to_comply", "trick_won", "established_revoke")


@pytest.fixture(scope="module", params=["en", "pl"])
def made(request: pytest.FixtureRequest) -> tuple[Book, PdfReader, list[str]]:
    """A book of a few situations, and the text of each page of its PDF."""
    with override(request.param):
        found = book("2017", [find_situation(key) for key in SOME])
    reader = PdfReader(BytesIO(found.document.written()), strict=True)
    return found, reader, [" ".join(each.extract_text().split()) for each in reader.pages]


def test_the_contents_name_the_page_on_which_each_chart_begins(made: tuple[Book, PdfReader, list[str]]) -> None:
    found, _reader, pages = made
    for chapter in found.chapters:
        assert chapter.title in pages[chapter.first - 1]
        assert f"{chapter.title} {chapter.first}" in pages[1]


def test_every_paragraph_stands_on_each_page_that_its_index_names(made: tuple[Book, PdfReader, list[str]]) -> None:
    found, _reader, pages = made
    wrong = [(each.name, page) for each in found.by_law for page in each.pages if each.name not in pages[page - 1]]
    assert wrong == []


def test_every_word_leads_to_the_chart_of_its_situation(made: tuple[Book, PdfReader, list[str]]) -> None:
    found, _reader, pages = made
    begins = {chapter.first for chapter in found.chapters}
    assert {page for each in found.by_word for page in each.pages} == begins
    indexes = " ".join(pages[found.chapters[-1].last :])
    assert [each.name for each in found.by_word if each.name not in indexes] == []


def test_each_chart_page_has_its_own_number_on_it(made: tuple[Book, PdfReader, list[str]]) -> None:
    found, reader, pages = made
    word = "strona" if reader.trailer["/Root"]["/Lang"] == "pl" else "page"
    for number in range(found.chapters[0].first, found.chapters[-1].last + 1):
        assert f"{word} {number}" in pages[number - 1]


def test_what_names_a_page_is_a_link_to_it_and_the_bookmarks_lead_to_each_chart(
    made: tuple[Book, PdfReader, list[str]],
) -> None:
    found, reader, _pages = made
    numbers = {page.indirect_reference: number for number, page in enumerate(reader.pages, start=1)}
    linked = {numbers[each.get_object()["/Dest"][0]] for each in reader.pages[1]["/Annots"]}
    assert linked == {chapter.first for chapter in found.chapters}
    marked = [(reader.get_destination_page_number(each) or 0) + 1 for each in reader.outline]
    assert marked[1:-2] == [chapter.first for chapter in found.chapters]
    assert (marked[0], marked[-2]) == (2, found.chapters[-1].last + 1)


def test_a_place_that_cannot_be_written_is_said_before_anything_is_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CommandError, match="cannot be written"):
        call_command("guide_book", "--out", str(tmp_path / "file" / "book.pdf"))


def test_all_that_are_due_go_to_their_own_places(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="without --due"):
        call_command("guide_book", "--due", "--out", str(tmp_path / "book.pdf"), stdout=StringIO())
