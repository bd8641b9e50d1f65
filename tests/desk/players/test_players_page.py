"""What a side reads on its private page of the score that a ruling gave, and nothing of the other side's penalties."""

from fractions import Fraction

import pytest
from django.test import Client

from rulings.bridge import Side
from rulings.desk.adjusting.services.adjusting import withdraw_adjustment
from rulings.desk.adjusting.values import Given
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.players.services import make_private_link
from rulings.models import Ruling, Session, User
from rulings.scoring.boards.lines import Assigned
from rulings.scoring.notation.adjustments import SidePenalty
from tests.desk.reading import text
from tests.factories import both, make_adjustment, make_ruling

GIVEN = Given(
    Assigned.to_both(-100),
    "16B3",
    both("4S -2 S"),
    penalties=(SidePenalty(Side.EW, Fraction(1, 4)),),
    penalty_reason="He named partner's cards.",
)
SCORES = "Adjusted score North-South: 4 ♠ spades −2 S (−100) East-West: 4 ♠ spades −2 S (−100)"


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


def read(dora: User, ruling: Ruling, side: str, language: str = "en") -> str:
    """The side's page."""
    link = make_private_link(actor=dora, report=ruling.report, side=side)
    return text(Client().get(f"/r/{link.token}/?lang={language}"))


def test_both_sides_read_both_scores_and_each_its_own_penalties(dora: User, ruling: Ruling) -> None:
    assert "Adjusted score" not in read(dora, ruling, "NS")
    make_adjustment(dora, ruling, given=GIVEN)
    ns, ew = read(dora, ruling, "NS"), read(dora, ruling, "EW")
    assert [SCORES in page for page in (ns, ew)] == [True, True]
    assert ["0.25" in page for page in (ns, ew)] == [False, True]
    assert "Nord-Sud: 4 ♠ picche −2 S (−100)" in read(dora, ruling, "NS", "it")


def test_the_score_of_an_earlier_version_is_read_as_long_as_it_counts(dora: User, ruling: Ruling) -> None:
    given = make_adjustment(dora, ruling)
    case = supersede_ruling(actor=dora, ruling=ruling, reason="Put otherwise.")
    issue_ruling(actor=dora, case=case, revision=case.revision)
    assert SCORES in read(dora, ruling, "NS")
    withdraw_adjustment(actor=dora, adjustment=given, reason="There was no damage.")
    assert "Adjusted score" not in read(dora, ruling, "NS")
