"""Which forms of scoring may be chosen, and what the file showed. No row is stored."""

import pytest

from rulings.desk.scores.queries.choices import is_file_followed, methods_for, shown_by_file
from rulings.models import Session
from rulings.scoring.regulations import Method


@pytest.mark.parametrize("form", ["teams", "knockout"])
def test_teams_choose_among_the_forms_of_teams(form: str) -> None:
    assert methods_for(Session(form=form)) == (Method.TEAMS, Method.BOARD_A_MATCH, Method.AGGREGATE)


@pytest.mark.parametrize("form", ["pairs_mp", "pairs_imp", "individual", ""])
def test_everybody_else_among_those_of_pairs(form: str) -> None:
    methods = (Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER, Method.AGGREGATE)
    assert methods_for(Session(form=form)) == methods


@pytest.mark.parametrize(
    ("own", "shown", "is_followed"),
    [
        ({}, {}, True),
        ({"cross_divisor": "results"}, {"cross_divisor": "results"}, True),
        ({"cross_divisor": "results", "method": "butler"}, {"cross_divisor": "results"}, True),
        ({"left_out": {"cross_divisor": "results"}, "method": "butler"}, {"cross_divisor": "results"}, False),
    ],
)
def test_what_the_file_showed_is_known_whether_it_is_followed_or_not(
    own: dict[str, object], shown: dict[str, object], is_followed: bool
) -> None:
    session = Session(own_scoring=own)
    assert (shown_by_file(session), is_file_followed(session)) == (shown, is_followed)
