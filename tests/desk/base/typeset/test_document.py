"""A drawn PDF, read again by another program."""

from io import BytesIO

from pypdf import PdfReader

from rulings.desk.base.typeset.document import Document
from rulings.desk.base.typeset.leaf import Leaf, Link
from rulings.desk.base.typeset.typefaces import Style


def page_of(*lines: str) -> Leaf:
    leaf = Leaf()
    with leaf.paragraph("H1"):
        for place, line in enumerate(lines, start=1):
            leaf.text(50, 50 + 20 * place, 12, [(line, Style.PLAIN)])
    return leaf


def read(document: Document) -> PdfReader:
    return PdfReader(BytesIO(document.written()), strict=True)


def test_pages_added_in_any_order_are_read_in_that_of_their_numbers() -> None:
    document = Document("Zażółć ♥", "pl")
    document.add(page_of("second"), 2)
    document.add(page_of("first"), 1)
    found = read(document)
    assert [each.extract_text() for each in found.pages] == ["first", "second"]
    assert (found.metadata.title if found.metadata else "") == "Zażółć ♥"
    assert found.trailer["/Root"]["/Lang"] == "pl"


def test_every_letter_is_read_back_as_it_was_written() -> None:
    document = Document("Letters", "en")
    document.add(page_of("Zażółć gęślą jaźń – è più così", "♠A ♥K ♦Q ♣J → ½ × “x” …"), 1)
    text = read(document).pages[0].extract_text()
    assert text.splitlines() == ["Zażółć gęślą jaźń – è più così", "♠A ♥K ♦Q ♣J → ½ × “x” …"]


def test_a_link_and_a_bookmark_lead_to_their_page() -> None:
    document, leaf = Document("Links", "en"), page_of("contents")
    leaf.links.append(Link(50, 40, 150, 60, 2))
    document.add(leaf, 1)
    document.add(page_of("chart"), 2)
    document.bookmark("The chart", 2)
    found = read(document)
    (link,) = found.pages[0]["/Annots"]
    assert link.get_object()["/Dest"][0].get_object() == found.pages[1].get_object()
    assert [float(each) for each in link.get_object()["/Rect"]] == [50, 781.9, 150, 801.9]
    assert [(found.get_destination_page_number(each), each.title) for each in found.outline] == [(1, "The chart")]


def test_a_reader_of_screens_finds_each_paragraph_by_its_mark() -> None:
    document, leaf = Document("Marks", "en"), page_of("title")
    with leaf.paragraph():
        leaf.text(50, 100, 8, [("text", Style.BOLD)])
    document.add(leaf, 1)
    root = read(document).trailer["/Root"]["/StructTreeRoot"]
    kids = root["/K"]["/K"]
    assert [(each.get_object()["/S"], each.get_object()["/K"]) for each in kids] == [("/H1", 0), ("/P", 1)]
    assert list(root["/ParentTree"]["/Nums"][1]) == list(kids)


def test_the_same_pages_give_the_same_bytes() -> None:
    written = []
    for _each in range(2):
        document = Document("Twice", "it")
        document.add(page_of("one"), 1)
        written.append(document.written())
    assert written[0] == written[1]
