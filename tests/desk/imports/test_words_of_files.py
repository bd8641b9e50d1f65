"""Every message and remark about a file, in every language, with sample values: no blank stays, nothing is bent.

A count stands behind a colon, or the sentence has plural forms; so does every value that a language would decline.
"""

import re
from string import Formatter

import pytest
from django.conf import settings
from django.utils.translation import gettext, override

from rulings.desk.imports.wording.files import refused_text, remark_text
from rulings.formats.details import Advice, Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.sheets.layout import Need
from rulings.formats.written import Losses

LANGUAGES = [code for code, _name in settings.LANGUAGES]
SAMPLES = {
    "count": "2",
    "lines": "160",
    "line": "12",
    "board": "5",
    "boards": "5, 12",
    "columns": "8",
    "points": "430",
    "seat": "N",
    "one": "N",
    "other": "E",
    "card": "SA",
    "contract": "4S = N",
    "date": "2026-11-17",
    "ns": "3",
    "expected": Expected.SEAT.value,
    "found": "Up",
    "element": "A/B",
    "names": "Event",
    "format": "PBN",
    "header": "club; program",
    "needs": f"{Need.NS}; {Need.RESULT}",
}


def blanks(text: str) -> set[str]:
    return {name for _text, name, _format, _conversion in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", [*RemarkKey, *Detail, *Expected, *Advice], ids=lambda key: f"{type(key).__name__}-{key.name}"
)
def test_a_translation_keeps_every_blank(language: str, key: RemarkKey | Detail | Expected | Advice) -> None:
    with override(language):
        assert blanks(gettext(key.value)) == blanks(key.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", RemarkKey)
def test_a_remark_with_its_values_is_a_whole_sentence(language: str, key: RemarkKey) -> None:
    remark = Remark.of(key, **{name: SAMPLES.get(name, "X") for name in blanks(key.value)})
    with override(language):
        said = remark_text(remark)
    assert not re.search(r"[{}]|%\(|\s{2}", said)
    assert said[0] == said[0].upper()
    assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*RemarkKey, *Detail])
def test_a_count_stands_where_no_word_is_bent_by_it(language: str, key: RemarkKey | Detail) -> None:
    """Behind a colon, or before words that go with every number, as `3 of 160`."""
    with override(language):
        said = gettext(key.value)
    for found in re.finditer(r"\{count\}", said):
        before, after = said[: found.start()], said[found.end() :]
        assert re.search(r": $|\($", before) or re.match(r" (?:of|su|z|more|su|di) |[,;.]", after), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", Detail)
def test_a_refusal_says_where_what_stands_there_what_was_expected_why_and_what_to_do(
    language: str, key: Detail
) -> None:
    why = Why.of(key, **{name: SAMPLES.get(name, "X") for name in blanks(key.value)})
    error = FormatError(Expected.DEAL, found="N:AKQ", line=12, column=3, detail=why)
    with override(language):
        said = refused_text(error)
        parts = [gettext("Where"), gettext("In the file"), gettext("Expected"), gettext("What is wrong")]
        advice = gettext(error.advice.value)
    assert not re.search(r"[{}]", said)
    assert [part for part in parts if f" {part}: " not in said] == []
    assert said.endswith(advice)


@pytest.mark.parametrize(("language", "seat"), [("en", "North"), ("it", "Nord"), ("pl", "N")])
def test_a_seat_is_called_as_the_reader_calls_it(language: str, seat: str) -> None:
    error = FormatError(Expected.DEAL, detail=Why.of(Detail.HAND_SIZE, seat="N", count=14))
    with override(language):
        assert f": {seat}, " in refused_text(error)


def test_the_command_and_the_page_give_the_same_reason() -> None:
    error = FormatError(Expected.DEAL, line=9, detail=Why.of(Detail.HAND_SIZE, seat="N", count=14))
    assert "number of cards: 14 in place of 13" in str(error)
    with override("en"):
        assert "number of cards: 14 in place of 13" in refused_text(error)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "club, place, program"), ("it", "circolo, luogo, programma"), ("pl", "klub, miejsce, program")],
)
def test_what_stands_at_the_head_of_a_session_is_named_in_the_readers_language(language: str, said: str) -> None:
    losses = Losses("CSV")
    losses.lose_header(club="Ponte", site="Firenze", program="Magic")
    (remark,) = losses.remarks
    with override(language):
        assert remark_text(remark).endswith(f": {said}.")
