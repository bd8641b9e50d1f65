"""Which books are there, and which are to be made."""

from pathlib import Path

import pytest
from django.conf import settings
from django.test import override_settings

from rulings.desk.guide.queries.shelf import books_due, held, held_book, place_for, state_of
from rulings.laws.situations import EDITIONS


def put(place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(b"%PDF")


def test_a_book_is_due_until_one_of_now_is_there(tmp_path: Path) -> None:
    with override_settings(VAR_DIR=tmp_path):
        assert len(books_due()) == len(EDITIONS) * len(settings.LANGUAGES)
        put(tmp_path / "books" / f"laws-guide-2017-it-{'0' * 16}-9.pdf")
        assert ("2017", "it") in books_due()
        put(place_for("2017", "it", 10))
        assert ("2017", "it") not in books_due()


def test_that_of_now_is_given_out_before_one_of_before(tmp_path: Path) -> None:
    with override_settings(VAR_DIR=tmp_path):
        assert held_book("2017", "it") is None
        put(tmp_path / "books" / f"laws-guide-2017-it-{'0' * 16}-9.pdf")
        before = held_book("2017", "it")
        put(place_for("2017", "it", 10))
        now = held_book("2017", "it")
        assert [(each.pages, each.bytes, each.is_current) for each in (before, now) if each] == [
            (9, 4, False),
            (10, 4, True),
        ]
        assert len(list(held("2017", "it"))) == 2


@pytest.mark.parametrize("name", [".laws-guide-2017-it.pdf.77", "laws-guide-2017-it-x-9.pdf", "other.pdf"])
def test_what_is_no_whole_book_is_not_given_out(tmp_path: Path, name: str) -> None:
    with override_settings(VAR_DIR=tmp_path):
        put(tmp_path / "books" / name)
        assert held_book("2017", "it") is None


def test_the_words_of_a_language_are_part_of_its_state() -> None:
    assert state_of("it") != state_of("pl")
    assert len(state_of("en")) == 16
