"""How a stored session is scored, by its file's words, its form and its regulations. No row is stored."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from rulings.desk.scores.values.scoring import (
    CannotScore,
    UnknownMethod,
    UnknownScale,
    beaten,
    changes_awards,
    is_of_teams,
    settled,
    victory_points,
    with_method,
    words_of,
)
from rulings.models import ScoreAdjustment, Session
from rulings.scoring.methods.victory_points import VictoryPoints, VpKind
from rulings.scoring.notation.adjustments import AdjustedScore, write_adjusted
from rulings.scoring.regulations import Method
from tests.formats.samples import read_file


def session(**fields: Any) -> Session:
    return Session(date=date(2026, 11, 17), **fields)


@pytest.mark.parametrize(
    ("fields", "own", "method", "others"),
    [
        ({"form": "pairs_mp"}, None, Method.MATCHPOINTS, ()),
        ({"form": "pairs_imp"}, None, Method.CROSS_IMPS, (Method.BUTLER,)),
        ({"form": "pairs_imp"}, Method.BUTLER, Method.BUTLER, ()),
        ({"form": "pairs_mp", "scoring": "BUTLER"}, None, Method.BUTLER, ()),
        ({"form": "pairs_mp", "scoring": "BUTLER", "own_scoring": {"method": "aggregate"}}, None, Method.AGGREGATE, ()),
        ({"form": "teams"}, None, Method.TEAMS, (Method.BOARD_A_MATCH, Method.AGGREGATE)),
        ({"form": "teams"}, Method.BOARD_A_MATCH, Method.BOARD_A_MATCH, ()),
        ({"form": ""}, Method.AGGREGATE, Method.AGGREGATE, ()),
    ],
)
def test_what_was_chosen_stands_before_the_file_and_the_file_before_the_regulations(
    fields: dict[str, Any], own: Method | None, method: Method, others: tuple[Method, ...]
) -> None:
    found = settled(session(**fields), own)
    assert found is not None
    assert (found.method, found.others) == (method, others)


def test_where_nobody_says_it_nothing_is_guessed() -> None:
    assert settled(session(form=""), None) is None


@pytest.mark.parametrize(("form", "is_it"), [("teams", True), ("knockout", True), ("pairs_imp", False), ("", False)])
def test_teams_meet_in_matches(form: str, is_it: bool) -> None:
    assert is_of_teams(session(form=form)) is is_it


def test_a_knockout_has_no_victory_points_and_other_teams_those_of_their_regulations() -> None:
    own = VictoryPoints(VpKind.DISCRETE)
    assert victory_points(session(form="knockout"), own) == VictoryPoints()
    assert victory_points(session(form="teams"), own) == own
    assert victory_points(session(form="pairs_mp"), own) == VictoryPoints()


def test_the_files_scale_stands_before_the_regulations() -> None:
    own = VictoryPoints(VpKind.DISCRETE)
    assert victory_points(session(form="teams", scoring="IMPS VP continuous"), own) == VictoryPoints(VpKind.CONTINUOUS)
    assert victory_points(session(form="pairs_mp", scoring="MP VP"), own) == own
    assert victory_points(session(form="pairs_mp", scoring="MP VP"), None) is None


def test_a_beaten_score_is_worth_what_the_file_says_else_what_the_regulations_do() -> None:
    assert [beaten(session(scoring=words), 2) for words in ("", "MP1", "MP2")] == [2, 2, 1]


@pytest.mark.parametrize("method", Method)
def test_the_word_that_settles_the_method_is_read_as_that_method(method: Method) -> None:
    form = "teams" if method.is_of_teams else "pairs_mp"
    found = settled(session(form=form, scoring=with_method("x" * 100, method)), None)
    assert found is not None
    assert (found.method, found.others) == (method, ())


def test_the_words_of_a_file_are_kept_with_its_number_of_winners() -> None:
    file = replace(read_file("club_mitchell.xml"), winners=2)
    assert words_of(file).endswith("WINNERS 2")
    long = words_of(replace(file, competition="x" * 100))
    assert (len(long), long.endswith("WINNERS 2")) == (60, True)


def test_each_reason_why_it_cannot_be_scored_is_a_refusal_of_its_own() -> None:
    kinds = (CannotScore, UnknownMethod, UnknownScale)
    assert [(each.status, each.code) for each in kinds] == [
        (422, "cannot_score"),
        (422, "unknown_method"),
        (422, "unknown_scale"),
    ]


def test_a_penalty_alone_leaves_the_tables_award() -> None:
    assert not changes_awards(None)
    assert not changes_awards(ScoreAdjustment(rule=write_adjusted(AdjustedScore(None))))
    assert changes_awards(ScoreAdjustment(rule=write_adjusted(AdjustedScore(None, "A"))))
