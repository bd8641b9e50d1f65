"""How a stored result counts: by the file's score, else by contract and tricks, else as an average."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from rulings.bridge import Average, Vulnerability
from rulings.desk.scores.values.outcomes import (
    content_of,
    mark_of,
    outcome_of,
    read_awards,
    shared_matchpoints,
    table_points,
    table_result,
    write_awards,
)
from rulings.formats.session import Award, AwardUnit
from rulings.models import Board, Result
from rulings.scoring.boards.lines import (
    Artificial,
    ArtificialScore,
    Assigned,
    Meaning,
    NotPlayed,
    Outcome,
    Played,
)
from rulings.scoring.boards.table_results import PASSED_OUT
from rulings.scoring.errors import ScoringError
from rulings.scoring.regulations import Unit

BOARD = Board(number=2, dealer="E", vulnerability="NS")
FOUR_SPADES = {"contract": "4S", "declarer": "S", "tricks": 10}


def result(**fields: Any) -> Result:
    return Result(board=BOARD, **fields)


@pytest.mark.parametrize(
    ("fields", "outcome"),
    [
        ({"score_ns": 400, "score_ew": -400, **FOUR_SPADES}, Played(400)),
        (FOUR_SPADES, Played(620)),
        ({"contract": "Pass"}, Played(0)),
        ({"score_ns": 620, "score_ew": 50}, Assigned(620, -50)),
        ({"contract": "4S", "declarer": "S"}, NotPlayed()),
        ({}, NotPlayed()),
    ],
)
def test_the_files_own_score_stands_before_what_contract_and_tricks_are_worth(
    fields: dict[str, Any], outcome: Outcome
) -> None:
    assert outcome_of(result(**fields), Vulnerability.NS, Unit.MATCHPOINTS) == outcome


def averages(ns: ArtificialScore, ew: ArtificialScore) -> Artificial:
    return Artificial(ns, ew)


def test_60_40_is_a_share_at_matchpoints_and_a_named_average_at_imps() -> None:
    given = result(artificial="A6040")
    assert outcome_of(given, Vulnerability.NS, Unit.MATCHPOINTS) == averages(
        ArtificialScore.percent(60), ArtificialScore.percent(40)
    )
    assert outcome_of(given, Vulnerability.NS, Unit.IMPS) == averages(
        ArtificialScore(Average.PLUS, Meaning.FIXED), ArtificialScore(Average.MINUS, Meaning.FIXED)
    )


def test_a_caret_leaves_it_to_the_awards_of_the_line() -> None:
    given = result(artificial="^AVE", awards=[{"unit": "MP", "ns": "7.5", "ew": "2.5"}])
    assert outcome_of(given, Vulnerability.NS, Unit.MATCHPOINTS, Fraction(10)) == averages(
        ArtificialScore.percent(75), ArtificialScore.percent(25)
    )
    assert outcome_of(given, Vulnerability.NS, Unit.MATCHPOINTS, Fraction(0)) == averages(
        ArtificialScore.matchpoints(Fraction(15, 2)), ArtificialScore.matchpoints(Fraction(5, 2))
    )


@pytest.mark.parametrize("text", ["hello", "A6050X"])
def test_an_artificial_score_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ScoringError):
        outcome_of(result(artificial=text), Vulnerability.NS, Unit.MATCHPOINTS)


def test_what_happened_at_the_table_is_known_with_contract_declarer_and_tricks() -> None:
    known = table_result(result(**FOUR_SPADES))
    assert known is not None
    assert (str(known.contract), known.tricks) == ("4S by S", 10)
    assert table_result(result(contract="Pass")) == PASSED_OUT
    assert [table_result(result(**FOUR_SPADES | {gone: None})) for gone in FOUR_SPADES] == [None] * 3


@pytest.mark.parametrize(
    ("fields", "points"),
    [({"score_ns": 400, **FOUR_SPADES}, 400), (FOUR_SPADES, 620), ({"artificial": "A6040"}, None), ({}, None)],
)
def test_its_points_are_north_souths(fields: dict[str, Any], points: int | None) -> None:
    assert table_points(result(**fields)) == points


def test_what_two_sides_share_is_told_by_the_lines_with_points() -> None:
    def line(ns: str | None, ew: str | None, **fields: Any) -> Result:
        return result(awards=[{"unit": "MP", "ns": ns, "ew": ew}], **fields)

    assert shared_matchpoints([line("7", "3"), line("5", "5"), line("6", "6", artificial="^A")]) == 10
    assert shared_matchpoints([line("7", "3"), line("5", "7")]) is None
    assert shared_matchpoints([line("7", "3"), line("5", "5"), line("5", "6")]) == 10
    assert shared_matchpoints([line("7", None), result()]) is None
    assert shared_matchpoints([line("6", "4", artificial="^A")]) == 10


def test_two_states_of_a_result_are_told_apart_by_what_a_correction_changes() -> None:
    before, after = result(**FOUR_SPADES), result(**FOUR_SPADES | {"tricks": 9})
    assert mark_of(before) != mark_of(after)
    assert mark_of(before) == mark_of(result(**FOUR_SPADES, table="7"))
    assert content_of(before)["tricks"] == 10


def test_awards_are_read_as_they_were_kept() -> None:
    awards = [Award(AwardUnit.MATCHPOINTS, Decimal("7.50"), None), Award(AwardUnit.IMPS, Decimal("-3"), Decimal(3))]
    assert write_awards(awards)[0] == {"unit": "MP", "ns": "7.50", "ew": None}
    assert read_awards(write_awards(awards)) == awards
