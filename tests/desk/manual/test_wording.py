"""What pages are for is said in few words, in every language."""

import pytest
from django.conf import settings
from django.utils.translation import override

from rulings.desk.manual.wording.guides import DIRECTORS, PLAYERS
from rulings.desk.manual.wording.pages import PAGES, page_text

LONGEST = 160
"""Signs of a text: two lines on a phone are read, five are not."""


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
def test_what_a_page_is_for_is_said_in_few_words_and_no_two_say_the_same(language: str) -> None:
    with override(language):
        said = {name: page_text(name) for name in PAGES}
    assert [name for name, words in said.items() if not 20 <= len(words) <= LONGEST] == []
    assert [name for name, words in said.items() if not words.endswith((".", "?"))] == []


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
def test_a_sheet_has_no_more_than_two_dozen_sentences(language: str) -> None:
    with override(language):
        for sections in (DIRECTORS, PLAYERS):
            said = [str(each) for section in sections for each in section.sentences]
            assert len(said) == len(set(said)) <= 24
