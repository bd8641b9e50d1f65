"""A scored session as programs and people read it."""

from fractions import Fraction

import pytest

from rulings.desk.scores.queries.data import decimal, number_of, score_data, score_table
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.formats.session import MEMBERS
from rulings.models import Contestant, Result, Session, User
from tests.factories import make_adjustment, make_ruling


def test_every_line_has_what_was_played_and_both_awards(line: Result, session: Session) -> None:
    data = score_data(score_sheet(session))
    assert (data["session"], data["method"], data["unit"]) == ("tuesday", "matchpoints", "MP")
    assert data["boards"] == [
        {
            "board": 1,
            "results": [
                {
                    "ns": at,
                    "ew": at,
                    "contract": "4S = S",
                    "score_ns": points,
                    "ns_award": ns,
                    "ew_award": ew,
                    "adjusted": False,
                }
                for at, points, ns, ew in (
                    ("1", 420, "4.00", "0.00"),
                    ("2", 400, "2.00", "2.00"),
                    ("3", 170, "0.00", "4.00"),
                )
            ],
        }
    ]


def test_a_ranking_has_place_names_total_and_percentage(line: Result, session: Session) -> None:
    first = score_data(score_sheet(session))["lines"][0]["ranking"][0]
    assert first == {
        "place": 1,
        "contestant": "1",
        "names": ["Anna 1", "Bruno 1"],
        "total": "4.00",
        "percent": "100.00",
    }


def test_an_adjusted_line_keeps_the_tables_score_and_has_other_awards(
    dora: User, line: Result, session: Session
) -> None:
    make_adjustment(dora, make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew), line)
    row = score_data(score_sheet(session))["boards"][0]["results"][0]
    assert (row["score_ns"], row["ns_award"], row["adjusted"]) == (420, "0.00", True)


def test_as_a_table_numbers_end_where_their_column_ends_and_an_adjusted_line_has_a_star(
    dora: User, line: Result, session: Session
) -> None:
    make_adjustment(dora, make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew), line)
    printed = list(score_table(score_data(score_sheet(session))))
    assert printed[0] == "tuesday: matchpoints, in MP"
    assert printed[-4:] == [
        "NS  EW  board 1  points    NS    EW",
        " 1  1   4S = S      420  0.00  4.00  *",
        " 2  2   4S = S      400  4.00  0.00",
        " 3  3   4S = S      170  2.00  2.00",
    ]


@pytest.mark.parametrize(
    ("contestant", "number"),
    [
        (None, ""),
        (Contestant(number="7", key="7NS"), "7"),
        (Contestant(key="7NS"), "7NS"),
        (Contestant(key=f"1{MEMBERS}2"), "1+2"),
    ],
)
def test_somebody_is_called_by_his_number_else_by_his_key(contestant: Contestant | None, number: str) -> None:
    assert number_of(contestant) == number


def test_an_award_has_two_decimals_and_none_stays_none() -> None:
    assert (decimal(Fraction(2, 3)), decimal(None)) == ("0.67", None)
