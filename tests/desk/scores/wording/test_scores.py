"""What scoring says in words."""

from fractions import Fraction

import pytest
from django.utils.translation import override

from rulings.desk.scores.values.scoring import CannotScore
from rulings.desk.scores.wording.scores import (
    METHODS,
    REFUSALS,
    UNITS,
    award_text,
    cannot_text,
    kind_text,
    list_title,
    played_text,
    refusal_text,
)
from rulings.models import Contestant, ContestantKind, Result
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.regulations import Method, Unit

TEAM = Contestant(kind=ContestantKind.TEAM)
TOO_MANY = ScoringError(Refusal.TRICKS, tricks=14)


def test_there_are_words_for_everything_that_scoring_has_or_refuses() -> None:
    assert (set(REFUSALS), set(METHODS), set(UNITS)) == (set(Refusal), set(Method), set(Unit))


def test_a_refusal_is_said_in_the_readers_language_with_its_values() -> None:
    assert refusal_text(TOO_MANY) == "14 tricks cannot be: declarer takes 0 to 13."
    with override("it"):
        assert refusal_text(TOO_MANY) != "14 tricks cannot be: declarer takes 0 to 13."
        assert "14" in refusal_text(TOO_MANY)


def test_what_cannot_be_scored_names_its_board_where_it_is_one() -> None:
    assert cannot_text(CannotScore("No results yet.")) == "No results yet."
    assert cannot_text(CannotScore("in English", TOO_MANY)) == refusal_text(TOO_MANY)
    assert cannot_text(CannotScore("in English", TOO_MANY, 7)) == f"Board 7: {refusal_text(TOO_MANY)}"


@pytest.mark.parametrize(
    ("award", "text"), [(None, "–"), (Fraction(-7, 2), "−3.50"), (Fraction(2, 3), "0.67"), (Fraction(0), "0.00")]
)
def test_an_award_has_two_decimals_and_a_true_minus(award: Fraction | None, text: str) -> None:
    assert award_text(award) == text


def test_a_list_is_called_by_its_side_or_by_who_is_on_it() -> None:
    assert list_title("NS", [TEAM]) == "North-South"
    assert (list_title("all", [TEAM]), list_title("all", [])) == ("All teams", "All pairs")
    assert (kind_text(TEAM), kind_text(None)) == ("Team", "Pair")


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"contract": "4SX", "declarer": "W", "tricks": 8}, "4♠ X −2 W"),
        ({"contract": "4SX", "declarer": "W"}, "4SX W"),
        ({"contract": "Pass"}, "Pass"),
        ({"artificial": "A6040", "contract": "4S"}, "A6040"),
        ({}, ""),
    ],
)
def test_what_was_played_is_shown_as_far_as_it_is_known(fields: dict[str, object], text: str) -> None:
    assert played_text(Result(**fields)) == text
