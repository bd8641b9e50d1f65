"""The printed decision trees in English, kept as files that a director can read and sign.

A change to a law or a sentence shows here as a difference to be read. `UPDATE_OUTLINES=1` writes the files anew. What
is said in the other languages is checked in `test_every_sentence`; the command prints their trees too.
"""

import os
from pathlib import Path

import pytest

from rulings.laws.situations import EDITIONS, situations
from rulings.wording.outline import outline

OUTLINES = Path(__file__).parent / "outlines"
ALL = [(edition, situation.key) for edition in EDITIONS for situation in situations(edition)]


@pytest.mark.parametrize(("edition", "key"), ALL)
def test_the_outline_is_the_signed_one(edition: str, key: str) -> None:
    (situation,) = [situation for situation in situations(edition) if situation.key == key]
    printed = outline(situation, edition)
    golden = OUTLINES / f"{key}.{edition}.txt"
    if os.environ.get("UPDATE_OUTLINES"):
        golden.write_text(printed, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == printed


def test_no_outline_is_left_of_a_situation_that_is_gone() -> None:
    expected = {f"{key}.{edition}.txt" for edition, key in ALL}
    assert {path.name for path in OUTLINES.iterdir()} == expected
