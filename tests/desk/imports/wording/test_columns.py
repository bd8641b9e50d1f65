"""Columns of sheets in the reader's words."""

import pytest
from django.utils.translation import gettext, override

from rulings.desk.imports.wording.columns import column_name
from rulings.desk.imports.wording.files import remark_text
from rulings.formats.csv.columns import HEADERS
from rulings.formats.errors import Expected
from rulings.formats.kinds import KINDS_READ
from rulings.formats.remarks import Remark, RemarkKey

TAKEN = Remark.of(RemarkKey.COLUMNS_TAKEN, names="Rozd. → Board, a → Board, b → NS number, Wist → Lead, – → % EW")


@pytest.mark.parametrize("key", HEADERS)
def test_every_column_has_a_name_of_its_own(key: str) -> None:
    assert [each for each in HEADERS if column_name(each) == column_name(key)] == [key]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Rozd. → Board, a → Board, b → NS: number, Wist → Lead, – → Per cent of EW"),
        ("it", "Rozd. → Board, a → Board, b → NS: numero, Wist → Attacco, – → Percentuale di EO"),
        ("pl", "Rozd. → Rozdanie, a → Rozdanie, b → NS: numer, Wist → Wist, – → Procent WE"),
    ],
)
def test_what_columns_were_taken_for_is_told_in_the_readers_words(language: str, said: str) -> None:
    with override(language):
        assert said in remark_text(TAKEN)


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_every_language_names_all_files_that_are_read(language: str) -> None:
    with override(language):
        assert gettext(Expected.KNOWN_FORMAT.value).endswith(KINDS_READ)
