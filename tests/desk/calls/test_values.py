"""From which states an act leads where, and how a table is named."""

import pytest

from rulings.desk.calls.values import OPEN, STEPS, Act, mark_of, place_of
from rulings.models import CALL_OVER, CallState, SessionKey, TableCall


def test_every_act_has_its_step_and_every_state_is_open_or_over() -> None:
    assert set(STEPS) == set(Act)
    assert OPEN | set(CALL_OVER) == set(CallState)
    assert not OPEN & set(CALL_OVER)


@pytest.mark.parametrize("act", Act)
def test_no_act_begins_where_it_ends_or_after_the_end(act: Act) -> None:
    assert STEPS[act].after not in STEPS[act].before
    assert STEPS[act].before <= OPEN


@pytest.mark.parametrize("state", sorted(OPEN))
def test_an_open_call_can_always_be_ended(state: CallState) -> None:
    assert [act for act in Act if state in STEPS[act].before and STEPS[act].after in CALL_OVER] == [
        Act.SETTLE,
        Act.WITHDRAW,
    ]


def test_a_call_and_a_card_are_of_a_table() -> None:
    assert str(place_of(TableCall(section="B", table="5"))) == "B5"
    assert str(place_of(SessionKey(section="", table="12"))) == "12"


def test_a_mark_changes_with_the_call_and_with_every_step() -> None:
    marks = {mark_of(None), *(mark_of(TableCall(pk=pk, revision=revision)) for pk in (1, 2) for revision in (1, 2))}
    assert len(marks) == 5
