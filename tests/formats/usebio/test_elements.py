"""Texts as elements."""

from xml.etree.ElementTree import Element, tostring

from hypothesis import given
from hypothesis import strategies as st

from rulings.formats.remarks import RemarkKey
from rulings.formats.usebio.elements import Pen
from rulings.formats.usebio.xml import parse
from rulings.formats.written import Losses, one_line


@given(st.text(max_size=1000))
def test_any_text_is_read_back_as_one_line(text: str) -> None:
    root = Element("USEBIO")
    Pen(Losses("USEBIO")).put(root, "TITLE", text)
    assert parse(tostring(root, encoding="unicode")).value("TITLE") == one_line(text)


def test_no_text_is_no_element() -> None:
    root = Element("USEBIO")
    Pen(Losses("USEBIO")).put(root, "TITLE", " \n")
    assert list(root) == []


def test_a_very_long_text_is_cut_and_counted() -> None:
    losses = Losses("USEBIO")
    assert Pen(losses).text("x" * 1001) == "x" * 1000
    assert losses.counts == {RemarkKey.TEXTS_CUT: 1}
