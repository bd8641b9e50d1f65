"""What a figure of a profile takes, where it lies, and when two of its values say the same."""

from fractions import Fraction
from typing import Any

import pytest

from rulings.desk.profiles.values.kinds import Figure, Kind, Part, Says, margins_in, percents_in
from rulings.scoring.regulations import Method

COUNT = Figure("members", Part.REVIEW, ("members",), Kind.COUNT, 3, least=1, most=9)
AMOUNT = Figure("plus", Part.SCORING, ("averages", "first", "plus"), Kind.AMOUNT, "60", least=0, most=100)
LATER = Figure("later_plus", Part.SCORING, ("averages", "later", 0, "plus"), Kind.AMOUNT, None, most=100)
CHOICE = Figure("method", Part.SCORING, ("method",), Kind.CHOICE, "", ("", *Method))
YES_NO = Figure("allowed", Part.SCORING, ("allowed",), Kind.YES_NO, True)
MARGINS = Figure("table", Part.SCORING, ("table",), Kind.MARGINS, "")
TEXT = Figure("deposit", Part.REVIEW, ("deposit",), Kind.TEXT, "", most=5)


@pytest.mark.parametrize(
    ("default", "kind", "stored"),
    [
        (True, Kind.YES_NO, True),
        (Fraction(60), Kind.AMOUNT, "60"),
        (Method.BUTLER, Kind.CHOICE, "butler"),
        (3, Kind.COUNT, 3),
    ],
)
def test_what_a_figure_is_follows_from_its_default(default: Any, kind: Kind, stored: Any) -> None:
    figure = Figure.by_default(Part.SCORING, ("one", "two"), default)
    assert (figure.name, figure.kind, figure.default) == ("two", kind, stored)


def test_a_figure_says_whether_the_laws_give_its_default_or_leave_it() -> None:
    assert (COUNT.says, COUNT.given("92B").says, COUNT.left("93A").says) == (Says.NOTHING, Says.GIVE, Says.LEAVE)
    assert (COUNT.left("93A").law, COUNT.called("other").name) == ("93A", "other")


@pytest.mark.parametrize(
    ("figure", "stored", "found"),
    [
        (AMOUNT, {"averages": {"first": {"plus": "55"}}}, "55"),
        (AMOUNT, {"averages": {"first": {"plus": 55}}}, "55"),
        (AMOUNT, {"averages": {}}, "60"),
        (LATER, {"averages": {"later": [{"plus": "50"}]}}, "50"),
        (LATER, {"averages": {"later": []}}, None),
        (MARGINS, {"table": [0, 3, 7]}, "0, 3, 7"),
        (YES_NO, {"allowed": False}, False),
    ],
)
def test_it_is_found_where_it_lies_or_is_its_default(figure: Figure, stored: dict[str, Any], found: Any) -> None:
    assert figure.found_in(stored) == found


@pytest.mark.parametrize(
    ("figure", "good", "bad"),
    [
        (COUNT, [1, 9], [0, 10, True, "3", None]),
        (AMOUNT, ["0", "62.5", 100], ["101", "-1", "many", None]),
        (LATER, [None, "50"], ["many"]),
        (CHOICE, ["", "butler"], ["bingo"]),
        (YES_NO, [True, False], ["yes", 1]),
        (MARGINS, ["", "0, 3, 7"], ["3, 7", "0, 7, 7", "0"]),
        (TEXT, ["", "12345"], ["123456", 5]),
    ],
)
def test_it_takes_what_its_kind_does_and_nothing_else(figure: Figure, good: list[Any], bad: list[Any]) -> None:
    assert [value for value in good if not figure.takes(value)] == []
    assert [value for value in bad if figure.takes(value)] == []


def test_60_is_60_0_and_a_table_is_the_same_however_it_is_written() -> None:
    assert AMOUNT.is_same("60", "60.0")
    assert MARGINS.is_same("0,3,7", "0 3 7")
    assert not AMOUNT.is_same("60", "")
    assert not MARGINS.is_same("0, 3", "0, 3, 7")


def test_it_is_stored_as_its_reader_takes_it() -> None:
    assert MARGINS.stored("0, 3, 7") == [0, 3, 7]
    assert CHOICE.stored("2") == 2
    assert CHOICE.stored("butler") == "butler"


@pytest.mark.parametrize(
    ("text", "margins"),
    [("0, 3, 7", [0, 3, 7]), ("0 3", [0, 3]), ("0", []), ("1, 3", []), ("0, 7, 3", []), ("0, x", [])],
)
def test_margins_grow_from_nothing(text: str, margins: list[int]) -> None:
    assert margins_in(text) == margins


@pytest.mark.parametrize(
    ("text", "percents"),
    [("50.66 51.99", ["50.66", "51.99"]), ("50,66; 51,99", ["50.66", "51.99"]), ("50", []), ("60 55", []), ("101", [])],
)
def test_percentages_grow_above_a_draw(text: str, percents: list[str]) -> None:
    assert percents_in(text) == percents
