"""The corpus: real names in all their forms are found, texts that name nobody are left alone. Prints both figures."""

import re
from itertools import chain

import pytest

from rulings.desk.base.naming.declension import keys_of_name, keys_of_word
from rulings.desk.base.naming.letters import words
from rulings.desk.base.naming.marks import Known, known, marks_in
from rulings.desk.base.naming.names import parts_of
from tests.desk.base.naming.paradigms import DATA, forms, names

LANGUAGES = ("polish", "italian", "english")
SENTENCES = {
    "polish": ("Wtedy {} zagrał trefla.", "{} zagrał trefla."),
    "italian": ("Allora {} ha giocato una carta.", "{} ha giocato una carta."),
    "english": ("Then {} played a club.", "{} played a club."),
}
EVERYBODY = [name for language in LANGUAGES for name, _kind, _stem in names(language)]
SEARCHED = DATA.parent / "search"


@pytest.fixture(scope="module")
def session() -> Known:
    """All of them play in the session."""
    return known(EVERYBODY)


@pytest.fixture(scope="module")
def club() -> Known:
    """All of them are on the club's list, and none plays in the session."""
    return known([], EVERYBODY)


def all_forms(language: str) -> set[str]:
    return {form for name, kind, stem in names(language) for form in forms(language, name, kind, stem)}


def harmless() -> list[str]:
    """Those written for this, and what players say, from the phrases that doors are found by."""
    written = (DATA / "harmless.txt").read_text(encoding="utf-8").splitlines()
    said = chain.from_iterable(
        re.split(r"\s*\|\s*", line[4:])
        for path in sorted(SEARCHED.glob("fresh*.txt"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"(en|it|pl): ", line)
    )
    return [line for line in [*written, *said] if line and line[0] not in "#["]


def test_the_corpus_is_as_large_as_it_says() -> None:
    assert len(set(EVERYBODY)) >= 2000
    assert len(harmless()) >= 300


def test_every_form_meets_its_own_name() -> None:
    """By the endings alone, whatever else is known: at most one form in a thousand is missed."""
    missed, count = [], 0
    for language in LANGUAGES:
        for name, kind, stem in names(language):
            keys = frozenset().union(*(keys_of_name(part) for part in parts_of(name)))
            for form in forms(language, name, kind, stem):
                count += 1
                if not any(keys & keys_of_word(word.plain) for word in words(form)):
                    missed.append((name, form))
    print(f"declension: {count} forms, {len(missed)} missed: {missed[:40]}")
    assert len(missed) * 1000 <= count


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("circle", ["session", "club"])
def test_at_most_one_name_in_a_thousand_is_missed(circle: str, language: str, request: pytest.FixtureRequest) -> None:
    """In the middle of a sentence; of the session's players also at its beginning."""
    whom: Known = request.getfixturevalue(circle)
    said = SENTENCES[language] if circle == "session" else SENTENCES[language][:1]
    told = [(form, sentence.format(form)) for form in all_forms(language) for sentence in said]
    missed = [text for _form, text in told if not marks_in(text, whom)]
    unsure = [text for _form, text in told if (found := marks_in(text, whom)) and not any(m.is_certain for m in found)]
    print(f"{circle}, {language}: {len(told)} texts, {len(missed)} missed, {len(unsure)} only to be ticked: {missed}")
    assert len(missed) * 1000 <= len(told)


@pytest.mark.parametrize("circle", ["session", "club"])
def test_at_most_one_harmless_text_in_twenty_is_marked(circle: str, request: pytest.FixtureRequest) -> None:
    whom: Known = request.getfixturevalue(circle)
    texts = harmless()
    marked = {text: [mark.word for mark in found] for text in texts if (found := marks_in(text, whom))}
    print(f"{circle}: {len(texts)} harmless texts, {len(marked)} marked: {list(marked.values())}")
    assert len(marked) * 20 <= len(texts)


def test_nothing_is_marked_where_nobody_is_known() -> None:
    marked = {text: [mark.word for mark in found] for text in harmless() if (found := marks_in(text, known([])))}
    print(f"nobody known: {list(marked.values())}")
    assert len(marked) * 20 <= len(harmless())
