"""Packed files, and files that are something else."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.packed import is_packed, refuse_others, unpacked
from rulings.formats.reader import read_session
from tests.formats.samples import DATA, game
from tests.formats.sheets.books import packed

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"%PDF-1.7 ...", "a PDF is only for printing"),
        (b"\x89PNG\r\n", "a picture cannot be read"),
        (b"Rar!\x1a\x07", "of the kind ZIP"),
        (OLE + "Workbook".encode("utf-16-le"), "save it as XLSX, or as CSV"),
        (OLE + b"0" * 100, "a document's tables cannot be read"),
        (packed({"word/document.xml": b"<w/>"}), "a document's tables cannot be read"),
        (packed({"content.xml": b"<x/>", "mimetype": b"x"}), "a sheet saved as XLSX or CSV"),
        (packed({"photo.jpg": b"x"}), "in the packed file, found 'photo.jpg'"),
        (packed({"a.pbn": b"x", "b.pbn": b"y"}), "in the packed file, found 'a.pbn, b.pbn'"),
        (b"PK\x03\x04 rubbish", "a packed file that can be opened"),
    ],
)
def test_a_file_that_is_something_else_is_named_with_what_to_send(data: bytes, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        read_session(data)


def test_one_file_that_was_packed_is_read_as_it_is() -> None:
    assert read_session(packed({"evening/tuesday.pbn": game().encode()})).boards[0].number == 1
    assert len(read_session(packed({"a.csv": (DATA / "polish_sheet.csv").read_bytes()})).results) == 4


def test_pages_come_in_the_order_of_their_numbers() -> None:
    data = packed({"p10.html": b"<p>", "p9.html": b"<p>", "p2.html": b"<p>"})
    assert is_packed(data)
    assert [name for name, _body in unpacked(data)[1]] == ["p2.html", "p9.html", "p10.html"]


def test_what_is_of_no_such_kind_passes() -> None:
    refuse_others(b"hello")
    assert not is_packed(b"hello")
