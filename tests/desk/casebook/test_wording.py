"""What the casebook says of a case, in the reader's language."""

import pytest
from django.utils.translation import override

from rulings.desk.casebook.values import words
from rulings.desk.casebook.wording import appeal_lines, situations_by_word, tag_text
from rulings.wording.dates import date_shown


@pytest.mark.parametrize(
    ("language", "coarse", "expected"),
    [
        ("en", "2026-11-17", "17 November 2026"),
        ("en", "2026-11", "November 2026"),
        ("it", "2026-11", "nov 2026"),
        ("pl", "2026-11-17", "17 listopada 2026"),
        ("pl", "2026", "2026"),
        ("en", "", ""),
    ],
)
def test_a_date_is_as_exact_as_the_club_shows_it(language: str, coarse: str, expected: str) -> None:
    with override(language):
        assert date_shown(coarse) == expected


def test_an_appeal_is_told_in_words_and_what_is_empty_left_out() -> None:
    ended = {"body": "committee", "decision": "changed", "text": "Two tricks.", "merit": "with", "dissent": ""}
    assert appeal_lines(ended) == [
        ("Heard by", "appeals committee"),
        ("Decision", "the ruling is changed"),
        ("The decision and its reasons", "Two tricks."),
        ("Merit", "with merit"),
    ]
    assert appeal_lines({}) == []


@pytest.mark.parametrize("word", ["revoke", "renonce", "fałszywy renons"])
def test_a_situation_is_known_by_its_names_in_every_language(word: str) -> None:
    assert all("revoke" in situations_by_word()[part] for part in words(word))


def test_a_tag_of_an_editors_own_stands_as_he_wrote_it() -> None:
    assert (tag_text("claim"), tag_text("juniors")) == ("claim or concession", "juniors")
