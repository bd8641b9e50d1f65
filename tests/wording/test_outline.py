"""The printed decision trees, kept as files that a director can read and sign.

A change to a law or a sentence shows here as a difference to be read. `UPDATE_OUTLINES=1` writes the files anew.
"""

import os
from pathlib import Path

import pytest
from django.utils.translation import override

from rulings.laws.situations import EDITIONS, situations
from rulings.wording.outline import outline

OUTLINES = Path(__file__).parent / "outlines"
LANGUAGES = ("en", "it", "pl")
ALL = [(edition, situation.key) for edition in EDITIONS for situation in situations(edition)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "key"), ALL)
def test_the_outline_is_the_signed_one(edition: str, key: str, language: str) -> None:
    (situation,) = [situation for situation in situations(edition) if situation.key == key]
    with override(language):
        printed = outline(situation, edition)
    golden = OUTLINES / f"{key}.{edition}.{language}.txt"
    if os.environ.get("UPDATE_OUTLINES"):
        golden.write_text(printed, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == printed


def test_no_outline_is_left_of_a_situation_that_is_gone() -> None:
    expected = {f"{key}.{edition}.{language}.txt" for edition, key in ALL for language in LANGUAGES}
    assert {path.name for path in OUTLINES.iterdir()} == expected
