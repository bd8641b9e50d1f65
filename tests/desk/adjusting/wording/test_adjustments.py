"""An adjusted score and its penalties in words."""

from fractions import Fraction

import pytest
from django.utils.translation import override

from rulings.bridge import Side
from rulings.desk.adjusting.wording.adjustments import (
    amount_text,
    cost_text,
    own_damages,
    payer_text,
    penalty_text,
    result_text,
    standard_text,
)
from rulings.scoring.adjusted.penalties import PenaltyKind, PenaltyUnit
from rulings.scoring.boards.scores import Component
from rulings.scoring.notation.adjustments import SidePenalty
from rulings.scoring.notation.results import read_result

HALF_A_POINT = SidePenalty(Side.EW, Fraction(1, 2), PenaltyKind.PROCEDURAL, unit=PenaltyUnit.VPS)
WARNING = SidePenalty(Side.NS, Fraction(0), PenaltyKind.DISCIPLINARY)


@pytest.mark.parametrize(
    ("penalty", "text"),
    [
        (HALF_A_POINT, "East-West: a procedural penalty of 0.5 VP (90A)"),
        (WARNING, "North-South: a disciplinary warning (91A)"),
        (
            SidePenalty(Side.NS, Fraction(3), PenaltyKind.DISCIPLINARY, 2, PenaltyUnit.IMPS),
            "North-South, the second of the two players alone (12C3): a disciplinary penalty of 3 IMP (91A)",
        ),
    ],
)
def test_a_penalty_says_who_pays_how_much_of_what_and_by_which_law(penalty: SidePenalty, text: str) -> None:
    assert penalty_text(penalty) == text


def test_what_it_costs_is_an_amount_or_nothing() -> None:
    assert (cost_text(HALF_A_POINT), cost_text(WARNING)) == ("0.5 VP", "a warning only")


def test_who_pays_is_the_side_unless_one_player_alone_does() -> None:
    assert payer_text(WARNING) == "North-South"


@pytest.mark.parametrize(("amount", "text"), [(25, "25"), (Fraction(1, 2), "0.5"), (Fraction(5, 4), "1.25"), (0, "0")])
def test_an_amount_has_as_many_decimals_as_it_needs(amount: Fraction | int, text: str) -> None:
    assert amount_text(Fraction(amount)) == text


def test_the_standard_penalty_is_offered_with_its_amount() -> None:
    assert standard_text(Fraction(25), PenaltyUnit.PERCENT_OF_TOP) == "the standard one: 25 percent of a top"


def test_a_result_is_written_in_the_readers_habit_with_its_points() -> None:
    part = Component(-100, 100, read_result("4S -2 S", "en"))
    assert result_text(part) == "4♠ −2 S (−100)"
    assert result_text(Component(420, 100)) == "+420"
    with override("it"):
        assert result_text(Component(-100, 100, read_result("3NT -2 W", "en"))) == "3SA −2 O (−100)"


def test_each_edition_has_its_own_words_for_what_a_side_does_to_itself() -> None:
    new, old = own_damages("2017"), own_damages("2007")
    assert [value for value, _text in new] == [value for value, _text in old]
    assert str(dict(new)["extremely_serious_error"]).startswith("an extremely serious error")
    assert str(dict(old)["extremely_serious_error"]).startswith("a serious error")
