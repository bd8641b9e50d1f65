"""What a director types becomes the rule that the service takes, or comes back with what is wrong."""

from typing import Any

import pytest

from rulings.bridge import Average, Fault, Side
from rulings.desk.adjusting.forms.adjusting import AdjustForm, FouledForm
from rulings.models import Board, Result, Ruling
from rulings.scoring.boards.lines import (
    Artificial,
    ArtificialScore,
    Assigned,
    Meaning,
    NotPlayed,
    Outcome,
    SelfInflicted,
)
from rulings.scoring.boards.scores import Weighted

ONE = {"ns_result_1": "4S -2 S"}


def sent(ruling: Ruling, line: Result, **fields: Any) -> AdjustForm:
    return AdjustForm({"result": line.pk, "paragraph": "16B3", **fields}, ruling)


def errors(form: AdjustForm) -> dict[str, str]:
    return {name: " ".join(map(str, found)) for name, found in form.errors.items()}


@pytest.mark.parametrize(
    ("fields", "outcome"),
    [
        (ONE, Assigned.to_both(-100)),
        (ONE | {"ew_result_1": "+420"}, Assigned(-100, 420)),
        ({"is_cancelled": "on"}, NotPlayed()),
        (
            {"ns_average": "plus", "ew_average": "minus session"},
            Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS, Meaning.SESSION)),
        ),
    ],
)
def test_what_is_typed_becomes_the_rule(ruling: Ruling, line: Result, fields: dict[str, Any], outcome: Outcome) -> None:
    form = sent(ruling, line, **fields)
    assert errors(form) == {}
    assert form.score().outcome == outcome


def test_several_results_have_weights(ruling: Ruling, line: Result) -> None:
    form = sent(ruling, line, ns_result_1="4S = S", ns_weight_1=60, ns_result_2="-100", ns_weight_2=40, ns_only_2="on")
    assert form.is_valid(), form.errors
    given = form.score()
    assert isinstance(given.outcome, Assigned)
    assert isinstance(given.outcome.ns, Weighted)
    assert [(part.points, part.weight) for part in given.outcome.ns.components] == [(420, 60), (-100, 40)]
    assert given.by_infraction == {-100}


def test_the_contract_that_a_plain_score_comes_from_is_kept_for_both_sides(ruling: Ruling, line: Result) -> None:
    form = sent(ruling, line, **ONE)
    assert form.is_valid()
    assert {side: str(result.contract) for side, result in form.score().results.items()} == {
        "ns": "4S by S",
        "ew": "4S by S",
    }


def test_self_inflicted_damage_takes_the_tables_score_as_it_stands(ruling: Ruling, line: Result) -> None:
    hurt = {"own_damage": "gambling_action", "without_error_result_1": "+170", "offending": "EW"}
    form = sent(ruling, line, **ONE, **hurt)
    assert form.is_valid(), form.errors
    assert form.score().outcome == SelfInflicted(Side.NS, 420, -100, 170)


@pytest.mark.parametrize(
    ("fields", "field", "sentence"),
    [
        ({}, "__all__", "Write a result, or choose an artificial score for each side."),
        (ONE | {"is_cancelled": "on"}, "__all__", "one of them."),
        ({"ns_average": "plus"}, "__all__", "Choose the other side's too."),
        (ONE | {"own_damage": "gambling_action"}, "offending", "Say which side offended"),
        ({"ns_result_1": "hello"}, "ns_result_1", "is not"),
        ({"ns_result_1": "4S = S", "ns_result_2": "3S = S"}, "ns_weight_1", "write this one's."),
        (ONE | {"result": 0}, "result", "That result is not of this board."),
    ],
)
def test_what_is_missing_or_too_much_is_named_on_its_field(
    ruling: Ruling, line: Result, fields: dict[str, Any], field: str, sentence: str
) -> None:
    assert sentence in errors(sent(ruling, line, **fields)).get(field, "")


def test_a_penalty_alone_needs_no_score_and_its_own_paragraph_gives_the_power(ruling: Ruling, line: Result) -> None:
    form = sent(ruling, line, ew_penalty="warning", penalty_kind="disciplinary", penalty_reason="Rude words.")
    assert form.is_valid(), form.errors
    given = form.score()
    assert (given.outcome, given.paragraph[:2], len(given.penalties)) == (None, "91", 1)


def test_what_he_judged_goes_along(ruling: Ruling, line: Result) -> None:
    form = sent(ruling, line, **ONE, offending="EW", ns_fault="none", ew_fault="direct", is_outside_agency="on")
    assert form.is_valid(), form.errors
    given = form.score()
    assert (given.offending, given.is_outside_agency) == (Side.EW, True)
    assert given.faults == {Side.NS: Fault.NONE, Side.EW: Fault.DIRECTLY}


def test_only_parts_that_hold_something_are_open(ruling: Ruling, line: Result) -> None:
    assert {part for part, is_open in sent(ruling, line, **ONE).opened.items() if is_open} == set()
    assert sent(ruling, line, **ONE, ew_result_1="+420").opened["ew"]


def test_pairs_are_not_asked_what_concerns_teams(ruling: Ruling, line: Result) -> None:
    assert {"other_table_favours", "one_at_fault"}.isdisjoint(sent(ruling, line).fields)


def test_each_table_of_a_fouled_board_has_its_form_and_the_reason_is_asked_for(board: Board, line: Result) -> None:
    form = FouledForm({f"form_{line.pk}": "A", "reason": ""}, board)
    assert form.is_valid()
    assert len(form.lines) == 3
    assert (form.forms()[line.pk], set(form.forms().values())) == ("A", {"", "A"})
    assert form.given() == {"forms": form.forms(), "reason": ""}


@pytest.fixture
def board(line: Result) -> Board:
    return line.board
