"""A profile's settings about scores."""

from fractions import Fraction

import pytest

from rulings.scoring.errors import ScoringError
from rulings.scoring.methods.imps import CrossDivisor, Datum
from rulings.scoring.methods.short_fields import ShortField
from rulings.scoring.methods.victory_points import VictoryPoints, VpKind
from rulings.scoring.regulations import Amounts, Averages, Method, ScoringRegulations, UnequalBoards
from rulings.scoring.rounding import Halves
from rulings.scoring.settings import read_scoring_regulations, write_scoring_regulations
from tests.scoring.saying import exactly

UNUSUAL = ScoringRegulations(
    Method.BUTLER,
    expected=9,
    short=ShortField.WHITE,
    fouled=ShortField.ASE,
    cross_divisor=CrossDivisor.NONE,
    datum=Datum(trim=2, trim_percent=15, least=8, unit=1, halves=Halves.UP, factored=True),
    averages=Averages(Amounts(plus=Fraction(125, 2)), (Amounts(plus_imps=Fraction(2)),), with_session=False),
    unequal=UnequalBoards.ADDED,
    beaten=1,
    victory_points=VictoryPoints(VpKind.TABLE, 20, (0, 2, 5)),
)


def test_nothing_said_is_every_default() -> None:
    assert read_scoring_regulations({}) == ScoringRegulations()


@pytest.mark.parametrize("regulations", [ScoringRegulations(), UNUSUAL])
def test_what_is_written_is_read_again(regulations: ScoringRegulations) -> None:
    assert read_scoring_regulations(write_scoring_regulations(regulations)) == regulations


def test_amounts_are_numbers_or_texts() -> None:
    read = read_scoring_regulations({"averages": {"first": {"plus": 62.5, "plus_imps": "2.5", "minus": "121/3"}}})
    assert read.averages.first == Amounts(plus=Fraction(125, 2), plus_imps=Fraction(5, 2), minus=Fraction(121, 3))


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        (
            {"tie": 1},
            "'tie' is not a value of regulations; choose one of method, expected, short_field, fouled_board_formula,"
            " cross_divisor, undivided_average, datum, averages, unequal_boards, matchpoints_beaten, matchpoints_from,"
            " sections, victory_points.",
        ),
        (
            {"method": "rubber"},
            "'rubber' is not a value of method; choose one of matchpoints, cross_imps, butler, aggregate, teams,"
            " board_a_match.",
        ),
        (
            {"short_field": 3},
            "'3' is not a value of short_field; choose one of neuberg, white, ase, equalled, share, none.",
        ),
        ({"expected": 0}, "'0' is not a value of expected; choose one of a whole number from 1 to 10000."),
        ({"expected": True}, "'True' is not a value of expected; choose one of a whole number from 1 to 10000."),
        (
            {"matchpoints_beaten": 3},
            "'3' is not a value of matchpoints_beaten; choose one of a whole number from 1 to 2.",
        ),
        (
            {"victory_points": {"scale": "old"}},
            "'old' is not a value of scale; choose one of none, continuous, discrete, table.",
        ),
        (
            {"victory_points": {"scale": "discrete", "table": [0, 3]}},
            "'[0, 3]' is not a value of table; choose one of a list of margins, for the scale 'table' alone.",
        ),
        (
            {"victory_points": {"scale": "table", "table": [0, 3, 3]}},
            "'[0, 3, 3]' is not a value of table; choose one of margins that grow.",
        ),
        ({"datum": 10}, "'10' is not a value of datum; choose one of an object."),
        ({"datum": {"unit": 0}}, "'0' is not a value of unit; choose one of a whole number from 1 to 10000."),
        ({"datum": {"halves": "odd"}}, "'odd' is not a value of halves; choose one of away, towards, up, down, even."),
        ({"datum": {"factored": "yes"}}, "'yes' is not a value of factored; choose one of true, false."),
        ({"averages": {"later": 3}}, "'3' is not a value of later; choose one of a list of amounts."),
        ({"averages": {"first": {"plus": "x"}}}, "'x' is not a value of plus; choose one of a number."),
        ({"averages": {"first": {"plus": "1/0"}}}, "'1/0' is not a value of plus; choose one of a number."),
        ({"averages": {"first": {"plus": 1e300}}}, "'1e+300' is not a value of plus; choose one of a number."),
        ({"averages": {"first": {"plus": "nan"}}}, "'nan' is not a value of plus; choose one of a number."),
    ],
)
def test_what_cannot_be_is_refused_by_name(entries: dict[str, object], sentence: str) -> None:
    with pytest.raises(ScoringError, match=exactly(sentence)):
        read_scoring_regulations(entries)
