"""How a session was scored, told by its awards."""

from decimal import Decimal

import pytest

from rulings.formats.awarded import with_scoring
from rulings.formats.session import Award, AwardUnit, FileFormat, FileResult, SessionFile


def scored(*units: AwardUnit, scoring: str = "") -> SessionFile:
    """A session with an award in each of these units."""
    awards = tuple(Award(unit, Decimal(1), Decimal(1)) for unit in units)
    return SessionFile(FileFormat.CSV, scoring=scoring, results=(FileResult(1, "1", "2", awards=awards),))


@pytest.mark.parametrize(
    ("units", "word"),
    [
        ((AwardUnit.PERCENT,), "MatchPoints"),
        ((AwardUnit.MATCHPOINTS, AwardUnit.PERCENT), "MatchPoints"),
        ((AwardUnit.IMPS,), "IMP"),
        ((AwardUnit.IMPS, AwardUnit.PERCENT), ""),
        ((), ""),
    ],
)
def test_the_unit_of_the_awards_tells(units: tuple[AwardUnit, ...], word: str) -> None:
    assert with_scoring(scored(*units)).scoring == word


def test_what_the_file_says_itself_stands() -> None:
    assert with_scoring(scored(AwardUnit.IMPS, scoring="Butler")).scoring == "Butler"
