"""A result put right or entered late: what is typed, and what is missing, named on its field (79)."""

from typing import Any

import pytest

from rulings.desk.scores.forms.results import NewResultForm, ResultForm, RowsForm
from rulings.desk.scores.values.outcomes import Because
from rulings.models import Board, Result, Session, User
from rulings.scoring.boards.scores import Weighted
from tests.factories import make_over

GIVEN = {"played": "4S -1 S", "because": "recorded_wrongly", "reason": "One too many.", "agreed_by": "both pairs"}


@pytest.fixture
def board(session: Session) -> Board:
    board: Board = session.boards.get(number=1)
    return board


def rows(board: Board, **fields: Any) -> RowsForm:
    form = RowsForm(fields, board)
    form.add_rows("ns", 3)
    form.is_valid()
    return form


def test_one_result_alone_is_a_plain_score_and_is_kept(board: Board) -> None:
    form = rows(board, ns_result_1="4S = S")
    assert form.score_of("ns") == 420
    assert str(form.cleaned_data["results"]["ns"].contract) == "4S by S"


def test_points_stand_where_no_contract_does(board: Board) -> None:
    form = rows(board, ns_result_1="− 50")
    assert (form.score_of("ns"), form.cleaned_data["results"]) == (-50, {})


def test_several_results_are_weighted_and_some_are_possible_only_through_the_infraction(board: Board) -> None:
    form = rows(board, ns_result_1="+420", ns_weight_1=60, ns_result_3="-50", ns_weight_3=40, ns_only_3="on")
    assert form.score_of("ns") == Weighted.of((420, 60), (-50, 40))
    assert form.cleaned_data["by_infraction"] == {-50}


def test_the_one_result_without_a_weight_has_what_the_others_leave(board: Board) -> None:
    form = rows(board, ns_result_1="+420", ns_weight_1=60, ns_result_2="-50")
    assert form.score_of("ns") == Weighted.of((420, 60), (-50, 40))
    three = rows(board, ns_result_1="+420", ns_weight_1=50, ns_result_2="-50", ns_result_3="-100", ns_weight_3=20)
    assert three.score_of("ns") == Weighted.of((420, 50), (-50, 30), (-100, 20))


@pytest.mark.parametrize("weight", [100, 0, 101])
def test_nothing_is_left_for_another_result_beside_a_whole_weight(board: Board, weight: int) -> None:
    form = rows(board, ns_result_1="+420", ns_weight_1=weight, ns_result_2="-50")
    form.score_of("ns")
    assert form.errors


def test_empty_rows_are_no_score(board: Board) -> None:
    form = rows(board)
    assert (form.score_of("ns"), dict(form.errors)) == (None, {})


@pytest.mark.parametrize(
    ("fields", "field", "sentence"),
    [
        ({"ns_result_1": "+421"}, "ns_result_1", "No result on this board is worth +421 points."),
        ({"ns_result_1": "4S"}, "ns_result_1", "does not say who declares"),
        ({"ns_weight_2": 40}, "ns_result_2", "There is a weight without a result."),
        (
            {"ns_result_1": "+420", "ns_result_2": "-50", "ns_weight_2": 100},
            "ns_weight_1",
            "Several results have weights",
        ),
        ({"ns_result_1": "+420", "ns_weight_1": 101}, "ns_weight_1", "A weight is a whole number from 1 to 100."),
    ],
)
def test_what_is_wrong_with_a_row_is_said_beside_it(
    board: Board, fields: dict[str, Any], field: str, sentence: str
) -> None:
    form = rows(board, **fields)
    form.score_of("ns")
    assert list(form.errors) == [field]
    assert sentence in str(form.errors[field])


def test_a_correction_says_what_was_played_why_and_who_agreed(board: Board) -> None:
    form = ResultForm(GIVEN | {"was": "as it was"}, board)
    assert form.is_valid(), form.errors
    given = form.given()
    assert (str(given["table"].contract), given["table"].tricks, given["was"]) == ("4S by S", 9, "as it was")
    agreement = given["agreement"]
    assert (agreement.because, agreement.agreed_by) == (Because.RECORDED_WRONGLY, "both pairs")


@pytest.mark.parametrize("missing", ["played", "because", "reason", "agreed_by"])
def test_each_of_them_is_needed(board: Board, missing: str) -> None:
    form = ResultForm(GIVEN | {missing: ""}, board)
    assert not form.is_valid()
    assert list(form.errors) == [missing]


def test_79C2_after_its_period_somebody_has_to_approve_it(dora: User, session: Session) -> None:
    make_over(dora, session)
    board = Session.objects.get(pk=session.pk).boards.get(number=1)
    late = ResultForm(GIVEN, board)
    assert not late.is_valid()
    assert "The time for corrections is over." in str(late.errors["approved_by"])
    assert ResultForm(GIVEN | {"approved_by": "Olga", "is_beyond_doubt": "on"}, board).is_valid()


def test_a_new_result_says_which_pairs_met(line: Result) -> None:
    form = NewResultForm(GIVEN | {"because": "played_late", "ns": line.ns_id, "ew": line.ew_id, "at": "7"}, line.board)
    assert form.is_valid(), form.errors
    given = form.given()
    assert (given["ns"], given["ew"], given["at"], given["round_played"]) == ([line.ns], [line.ew], "7", "")


def test_a_new_result_of_single_players_says_who_sat_in_each_seat(players: Session) -> None:
    form = NewResultForm(None, players.boards.order_by("number")[0])
    assert list(form.fields)[:4] == ["n", "e", "s", "w"]


def test_in_a_session_of_several_rounds_the_round_is_asked(teams: Session, line: Result) -> None:
    asked = NewResultForm(None, teams.boards.order_by("number")[0]).fields
    assert [value for value, _label in asked["round_played"].choices] == ["", "1", "2"]  # type: ignore[attr-defined]
    assert "round_played" not in NewResultForm(None, line.board).fields


def test_somebody_from_another_session_did_not_sit_there(line: Result, teams: Session) -> None:
    stranger = teams.contestants.order_by("pk")[0].pk
    form = NewResultForm(GIVEN | {"because": "played_late", "ns": stranger, "ew": line.ew_id}, line.board)
    assert not form.is_valid()
    assert "Nobody of that choice plays in this session." in str(form.errors["ns"])
