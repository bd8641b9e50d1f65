"""Pages as PDF: made apart within limits, and what is given out where none can be made, or another is being made."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from django.test import RequestFactory

from rulings.desk.base import pdf
from rulings.desk.base.pdf import PRINTER, CannotRender, TooLong, alone, pdf_of, pdf_response, public_pdf_response
from rulings.templatetags.desk import suits
from tests.desk.papers import demand_renderer
from tests.desk.reading import text

PAGE = "papers/base.html"


@pytest.fixture
def without_renderer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As where WeasyPrint was never installed."""
    (tmp_path / "weasyprint.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    PRINTER.end()
    yield
    PRINTER.end()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second for each PDF, from a printer that has begun."""
    demand_renderer()
    monkeypatch.setattr(pdf, "_LONGEST", 1.0)


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


def test_while_a_long_one_is_made_the_next_one_waits_its_time_and_is_to_be_printed(hurried: None) -> None:
    with PRINTER.lock:
        shown = pdf_response(RequestFactory().get("/"), PAGE, {}, "ruling.pdf")
    assert (shown.status_code, shown["Retry-After"]) == (503, "10")


def test_afterwards_the_next_one_is_made() -> None:
    for _time in range(2):
        with alone():
            pass


def test_a_page_that_takes_too_long_is_given_up_and_the_next_one_is_made(
    hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(TooLong):
        pdf_of("<p>" + "x<br>" * 20_000)
    monkeypatch.setattr(pdf, "_LONGEST", 100.0)
    assert pdf_of("<p>Ruling</p>").startswith(b"%PDF")


def test_a_page_that_takes_too_much_memory_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    demand_renderer()
    monkeypatch.setattr(pdf, "_LONGEST", 100.0)
    with pytest.raises(TooLong):
        PRINTER.made_of("x" * 300_000_000)
    assert pdf_of("<p>Ruling</p>").startswith(b"%PDF")


def test_who_cannot_have_it_as_a_pdf_reads_why_on_the_page_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "_MOST_SIGNS", 10)
    shown = pdf_response(RequestFactory().get("/"), PAGE, {}, "ruling.pdf")
    assert (shown.status_code, shown["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert "This page is too long for a PDF. Print it with your browser: it has the same content." in text(shown)


_HEAPS = "a\u0301\u0323\u0489\u20dd\u0301\u0323\u0489\u20dd" * 1_100


@pytest.mark.parametrize(
    "signs",
    ["x" * 10_000, "♠" * 10_000, "♠ " * 5_000, "ł́" * 5_000, "&" * 10_000, "Aa-" * 3_333, _HEAPS]
    + [f"a{end}" * 5_000 for end in "\u2028\u2029\x0b\x0c\x85"],
)
def test_a_text_of_any_signs_costs_a_pdf_little(signs: str) -> None:
    demand_renderer()
    grid = f'<article class="form"><table class="grid"><tr><td>{suits(signs)}<td>{suits(signs)}</table></article>'
    assert pdf_of(grid).startswith(b"%PDF")
