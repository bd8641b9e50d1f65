"""Packed files: what is in them, and archives that are something else."""

import pytest

from rulings.formats.exports.packed import is_packed, unpacked
from rulings.formats.reader import read_session
from rulings.formats.signatures import OtherFile
from tests.formats.samples import DATA, game
from tests.formats.sheets.books import packed


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (packed({"word/document.xml": b"<w/>", "[Content_Types].xml": b"<x/>"}), "a Word document"),
        (packed({"mimetype": b"application/vnd.oasis.opendocument.text", "content.xml": b"<x/>"}), "a text document"),
        (packed({"photo.jpg": b"x"}), r"\(files in it: 1\)"),
        (packed({"a.pbn": b"x", "b.pbn": b"y"}), r"\(files in it: 2\)"),
        (b"PK\x03\x04 rubbish", "cannot be opened"),
    ],
)
def test_an_archive_that_is_something_else_is_named_with_what_to_send(data: bytes, said: str) -> None:
    with pytest.raises(OtherFile, match=said):
        read_session(data)


def test_one_file_that_was_packed_is_read_as_it_is() -> None:
    assert read_session(packed({"evening/tuesday.pbn": game().encode()})).boards[0].number == 1
    assert len(read_session(packed({"a.csv": (DATA / "polish_sheet.csv").read_bytes()})).results) == 4


def test_pages_come_in_the_order_of_their_numbers() -> None:
    data = packed({"p10.html": b"<p>", "p9.html": b"<p>", "p2.html": b"<p>"})
    assert is_packed(data)
    assert [name for name, _body in unpacked(data)[1]] == ["p2.html", "p9.html", "p10.html"]


def test_another_file_is_not_packed() -> None:
    assert not is_packed(b"hello")
