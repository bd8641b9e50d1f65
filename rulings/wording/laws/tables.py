"""The wording of all laws, gathered from one file a law. A key worded twice is a mistake and stops the start."""

from collections.abc import Iterable
from typing import TypeVar

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws import shared
from rulings.wording.laws.auction import (
    edition_2007,
    law_17,
    law_18,
    law_20,
    law_21,
    law_23,
    law_25,
    law_27,
    law_29,
    law_36,
    law_40,
)
from rulings.wording.laws.play import (
    law_41,
    law_42,
    law_43,
    law_45,
    law_46,
    law_47,
    law_49,
    law_50,
    law_53,
    law_54,
    law_57,
    law_58,
    law_59,
    law_60,
)
from rulings.wording.laws.preliminaries import (
    law_05,
    law_06,
    law_07,
    law_08,
    law_09,
    law_10,
    law_12,
    law_13,
    law_14,
    law_15,
    law_16,
)
from rulings.wording.laws.proprieties import law_72, law_75
from rulings.wording.laws.scoring_and_appeals import law_79, law_81, law_82, law_84, law_87, law_90, law_92
from rulings.wording.laws.tricks import law_61, law_62, law_64, law_65, law_67, law_68, law_70, several_revokes
from rulings.wording.terms import Text

_LAWS = (
    law_05,
    law_06,
    law_07,
    law_08,
    law_09,
    law_10,
    law_12,
    law_13,
    law_14,
    law_15,
    law_16,
    edition_2007,
    law_17,
    law_18,
    law_20,
    law_21,
    law_23,
    law_25,
    law_27,
    law_29,
    law_36,
    law_40,
    law_41,
    law_42,
    law_43,
    law_45,
    law_46,
    law_47,
    law_49,
    law_50,
    law_53,
    law_54,
    law_57,
    law_58,
    law_59,
    law_60,
    law_61,
    law_62,
    law_64,
    several_revokes,
    law_65,
    law_67,
    law_68,
    law_70,
    law_72,
    law_75,
    law_79,
    law_81,
    law_82,
    law_84,
    law_87,
    law_90,
    law_92,
)
_V = TypeVar("_V")


def _gathered(tables: Iterable[dict[str, _V]]) -> dict[str, _V]:
    """One table of all; `ValueError` names a key that stands in two."""
    all_of_them: dict[str, _V] = {}
    for table in tables:
        twice = all_of_them.keys() & table.keys()
        if twice:
            raise ValueError(f"worded twice: {', '.join(sorted(twice))}")
        all_of_them |= table
    return all_of_them


SENTENCES: dict[str, Text] = _gathered((shared.SENTENCES, *(law.SENTENCES for law in _LAWS)))
QUESTIONS: dict[str, Asked] = _gathered((shared.QUESTIONS, *(law.QUESTIONS for law in _LAWS)))
TITLES: dict[str, Text] = _gathered(law.TITLES for law in _LAWS)
DOORS: dict[str, DoorWords] = _gathered(law.DOORS for law in _LAWS)
