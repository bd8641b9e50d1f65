"""The translators' catalogues: every sentence of the code in Italian and Polish, none doubtful, none left over."""

import re
from importlib import import_module

import pytest
from babel.messages.catalog import Message
from django.conf import settings

from rulings.scoring.notation.habits import habit_of
from rulings.wording.catalogue import extracted, read_catalogue, translated_languages, untranslated

OTHER_WORDS = {
    "it": r"[Dd]irettor[ei]\b|\b(?:una|la|della|sulla|quella|sua|stessa) board\b|(?<!Rulings )\b[Dd]esk\b",
    "pl": r"[Ww]itryn|(?<=[a-ząćęłńóśźż,;] )(?:twój|twoj\w+|twoim|twoich|ciebie|tobie)\b",
}
"""Words for what is called otherwise here: the Arbitro, il board, la scrivania; serwis, Twój."""

NAMES = re.compile(r"\{\w*\}|%\(\w+\)s|<[^>]+>")


@pytest.mark.parametrize("language", translated_languages())
def test_every_sentence_is_translated_and_no_translation_is_doubtful(language: str) -> None:
    assert untranslated(read_catalogue(language)) == []


@pytest.fixture(scope="module")
def in_code() -> set[tuple[object, object]]:
    """Every sentence of the code: to find them takes a second."""
    return {(message.context, message.id) for message in extracted()}


@pytest.mark.parametrize("language", translated_languages())
def test_the_catalogue_holds_just_the_sentences_of_the_code(in_code: set[object], language: str) -> None:
    in_catalogue = {(message.context, message.id) for message in read_catalogue(language)}
    assert in_code - in_catalogue == set(), "run `make messages`"
    assert in_catalogue - in_code == set(), "run `make messages`"


@pytest.mark.parametrize("language", translated_languages())
def test_a_translation_keeps_the_names_that_are_filled_in(language: str) -> None:
    wrong = [message.id for message in read_catalogue(language) if message.id and not same_names(message)]
    assert wrong == []


@pytest.mark.parametrize("language", translated_languages())
def test_one_thing_has_one_name_in_a_language(language: str) -> None:
    other = re.compile(OTHER_WORDS[language])
    texts = [message.string for message in read_catalogue(language) if message.id]
    assert [text for text in texts if other.search(text if isinstance(text, str) else " ".join(text))] == []


def same_names(message: Message) -> bool:
    plural = isinstance(message.id, tuple | list)
    names = set(NAMES.findall(message.id[-1] if plural else message.id))
    return all(set(NAMES.findall(each)) == names for each in (message.string if plural else [message.string]))


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
def test_a_language_of_the_site_has_its_dates_and_its_way_to_write_a_result(language: str) -> None:
    assert import_module(f"{settings.FORMAT_MODULE_PATH}.{language}.formats").DATE_FORMAT
    assert habit_of(language).language == language
