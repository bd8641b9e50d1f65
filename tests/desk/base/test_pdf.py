"""Pages as PDF: what is given out where no PDF can be made, and that one of them at a time is made for the public."""

import sys

import pytest
from django.test import RequestFactory

from rulings.desk.base.pdf import CannotRender, alone, pdf_of, pdf_response, public_pdf_response

PAGE = "papers/base.html"


@pytest.fixture
def without_renderer(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where WeasyPrint was never installed."""
    monkeypatch.setitem(sys.modules, "weasyprint", None)


def test_where_there_is_no_renderer_it_says_so(without_renderer: None) -> None:
    with pytest.raises(CannotRender):
        pdf_of("<p>Ruling</p>")


def test_the_same_page_comes_to_be_printed(without_renderer: None) -> None:
    shown = pdf_response(RequestFactory().get("/"), PAGE, {}, "ruling.pdf")
    assert (shown.status_code, shown["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert shown.content.decode().lower().lstrip().startswith("<!doctype html>")


def test_while_one_is_made_for_the_public_another_is_to_be_printed_or_tried_again() -> None:
    with alone():
        shown = public_pdf_response(RequestFactory().get("/busy/"), PAGE, {"title": "Busy"}, "book.pdf")
    assert (shown.status_code, shown["Retry-After"]) == (503, "10")


def test_afterwards_the_next_one_is_made() -> None:
    for _time in range(2):
        with alone():
            pass
