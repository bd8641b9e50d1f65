"""What happens next with a ruling: over every state and every role there is exactly one step, and it may be taken."""

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any

import pytest

from rulings.desk.cases.values.next_step import Standing, Step, next_step

STATE = [each.name for each in fields(Standing) if not each.name.startswith("may_")]
DIRECTOR = {"may_rule": True, "may_direct": True}
CHIEF = DIRECTOR | {"may_countersign": True, "may_publish": True}
ROLES: dict[str, dict[str, bool]] = {
    "a member": {},
    "the director": DIRECTOR,
    "the chief director": CHIEF,
    "the chief director, of his own ruling": CHIEF | {"may_countersign": False},
    "an administrator": {"may_countersign": True},
    "a director after an appeal": {"may_direct": True},
}
READING = {Step.DESK, Step.APPEAL, Step.OPEN_CURRENT}


def every_state() -> Iterator[Standing]:
    for values in product((False, True), repeat=len(STATE)):
        yield Standing(**dict(zip(STATE, values, strict=True)))


@pytest.mark.parametrize("role", ROLES)
def test_in_no_state_is_anybody_led_to_what_he_may_not_do(role: str) -> None:
    takes = {
        Step.RULE_ANEW: "may_rule",
        Step.MEND_SCORE: "may_rule",
        Step.SCORE: "may_rule",
        Step.GO_ON: "may_direct",
        Step.FOLLOW_UP: "may_direct",
        Step.LINK: "may_direct",
        Step.TELL_OF_APPEAL: "may_direct",
        Step.COUNTERSIGN: "may_countersign",
        Step.PUBLISH: "may_publish",
    }
    assert set(takes) | READING == set(Step)
    for state in every_state():
        step = next_step(replace(state, **ROLES[role]))
        assert step in READING or getattr(replace(state, **ROLES[role]), takes[step])


def test_in_no_state_is_a_step_offered_that_is_done() -> None:
    for state, role in product(every_state(), ROLES.values()):
        now = replace(state, **role)
        step = next_step(now)
        assert (step is Step.OPEN_CURRENT) is not now.is_current
        assert not (now.is_reopened and now.is_current) or step in (Step.RULE_ANEW, Step.DESK)
        assert not (step is Step.COUNTERSIGN and (now.is_signed or now.contradicts))
        assert not (step is Step.LINK and now.is_linked)
        assert not (step is Step.TELL_OF_APPEAL and now.is_told)
        assert not (step is Step.PUBLISH and (now.is_public or not now.is_signed))
        assert not (step is Step.SCORE and not now.owes_score)


ANNOUNCED = {"is_linked": True, "is_told": True}
SCORED = {"owes_score": True, "is_played": True}


@pytest.mark.parametrize(
    ("state", "role", "step"),
    [
        pytest.param({"is_current": False, **SCORED}, DIRECTOR, Step.OPEN_CURRENT, id="a superseded version"),
        pytest.param({"is_reopened": True, **SCORED}, DIRECTOR, Step.RULE_ANEW, id="reopened"),
        pytest.param({"is_reopened": True}, {"may_direct": True}, Step.DESK, id="reopened, and another's to rule on"),
        pytest.param({"contradicts": True, "leads_on": True}, DIRECTOR, Step.MEND_SCORE, id="its score contradicts it"),
        pytest.param({"contradicts": True}, {"may_countersign": True}, Step.DESK, id="nobody signs a contradiction"),
        pytest.param({"leads_on": True, **SCORED}, DIRECTOR, Step.GO_ON, id="the next case at the table"),
        pytest.param({"leads_on": True, "is_linked": True, **SCORED}, DIRECTOR, Step.SCORE, id="announced already"),
        pytest.param(SCORED | {"has_follow_up": True}, DIRECTOR, Step.SCORE, id="the score before what it settles"),
        pytest.param({"owes_score": True}, DIRECTOR, Step.LINK, id="no result yet to work it out from"),
        pytest.param(ANNOUNCED | {"owes_score": True}, DIRECTOR, Step.SCORE, id="all told, a score due"),
        pytest.param({"is_appealed": True, "has_follow_up": True}, CHIEF, Step.APPEAL, id="under appeal"),
        pytest.param({"has_follow_up": True, "is_played": True}, CHIEF, Step.COUNTERSIGN, id="another's ruling"),
        pytest.param({"has_follow_up": True, "is_played": True}, DIRECTOR, Step.FOLLOW_UP, id="play is over"),
        pytest.param({"has_follow_up": True}, DIRECTOR, Step.LINK, id="play goes on"),
        pytest.param({}, {"may_countersign": True}, Step.COUNTERSIGN, id="an administrator signs"),
        pytest.param({"is_linked": True}, DIRECTOR, Step.TELL_OF_APPEAL, id="linked"),
        pytest.param(ANNOUNCED, DIRECTOR, Step.DESK, id="all done"),
        pytest.param(ANNOUNCED | {"is_signed": True, "is_over": True}, CHIEF, Step.PUBLISH, id="to publish"),
        pytest.param(ANNOUNCED | {"is_signed": True}, CHIEF, Step.DESK, id="still in play"),
        pytest.param({}, {}, Step.DESK, id="a member who only reads"),
    ],
)
def test_what_is_urgent_comes_first(state: dict[str, Any], role: dict[str, bool], step: Step) -> None:
    assert next_step(Standing(**state, **role)) is step
