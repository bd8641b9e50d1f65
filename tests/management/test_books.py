"""Books are made whole or not at all, and by the worker beside its other work."""

import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest
from django.test import override_settings

from rulings.desk.guide.queries import book as of_books
from rulings.desk.guide.queries.shelf import held
from rulings.laws.situations import find_situation
from rulings.management.books import BooksBeside, make_book

AT_ONCE = timedelta()


def until_over(books: BooksBeside) -> None:
    """Ask until what works beside has ended."""
    while books.go():
        time.sleep(0.01)


@pytest.fixture
def one_situation(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition with one situation in it."""
    monkeypatch.setattr(of_books, "situations", lambda _edition: [find_situation("trick_won")])


@pytest.mark.usefixtures("one_situation")
def test_a_new_book_takes_the_place_of_those_before_it(tmp_path: Path) -> None:
    with override_settings(VAR_DIR=tmp_path):
        older = tmp_path / "books" / f"laws-guide-2017-it-{'0' * 16}-9.pdf"
        older.parent.mkdir()
        older.write_bytes(b"%PDF")
        made = make_book("2017", "it")
        (only,) = held("2017", "it")
        assert (only.path, only.is_current) == (made, True)
        assert [each.name for each in older.parent.iterdir()] == [made.name]


@pytest.mark.usefixtures("one_situation")
def test_a_book_for_elsewhere_leaves_the_shelf_as_it_is(tmp_path: Path) -> None:
    with override_settings(VAR_DIR=tmp_path / "var"):
        make_book("2017", "en", tmp_path / "mine.pdf")
        assert (tmp_path / "mine.pdf").read_bytes().startswith(b"%PDF-1.7")
        assert list(held("2017", "en")) == []


def test_what_is_due_is_made_beside_and_the_worker_goes_on(tmp_path: Path) -> None:
    with override_settings(VAR_DIR=tmp_path):
        books = BooksBeside((sys.executable, "-c", f"open({str(tmp_path / 'made')!r}, 'w')"), AT_ONCE)
        assert books.go() == 1
        until_over(books)
        assert (tmp_path / "made").exists()
        assert books.go() == 0


def test_nothing_is_begun_before_its_time(tmp_path: Path) -> None:
    with override_settings(VAR_DIR=tmp_path):
        assert BooksBeside((sys.executable, "-c", "")).go() == 0


def test_one_that_fails_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with override_settings(VAR_DIR=tmp_path):
        books = BooksBeside((sys.executable, "-c", "import sys; sys.exit(3)"), AT_ONCE)
        until_over(books)
    assert "guide_book ended with status 3" in caplog.text


def test_a_worker_that_ends_takes_its_maker_along(tmp_path: Path) -> None:
    with override_settings(VAR_DIR=tmp_path):
        books = BooksBeside((sys.executable, "-c", "import time; time.sleep(600)"), AT_ONCE)
        assert books.go() == 1
        books.end()
        assert books.go() == 0
