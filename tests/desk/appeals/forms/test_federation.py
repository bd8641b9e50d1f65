"""The federation's decision as it is typed: with a score or without, and what is wrong with one."""

from typing import Any

import pytest

from rulings.bridge import Average, Side
from rulings.desk.appeals.forms.federation import DecideFurtherForm, SendFurtherForm
from rulings.models import Appeal, Result, Session, User
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned
from rulings.scoring.boards.scores import Weighted
from tests.appealing import UPHELD, make_told
from tests.factories import make_ruling, make_three_tables
from tests.federations import make_federation, make_sent


@pytest.fixture
def line(session: Session) -> Result:
    return make_three_tables(session)


@pytest.fixture
def sent(line: Result, dora: User, rev: User, session: Session) -> Appeal:
    make_federation(session.event.club)
    return make_sent(rev, make_told(dora, rev, make_ruling(dora, session)))


def typed(sent: Appeal, line: Result, **fields: Any) -> DecideFurtherForm:
    form = DecideFurtherForm({**UPHELD, "entries": 3, "result": line.pk, "paragraph": "12C1", **fields}, sent)
    form.is_valid()
    return form


def test_without_a_result_there_is_no_score(sent: Appeal, line: Result) -> None:
    given = typed(sent, line).given()
    assert (given["score"], given["entries"], given["decision"]) == (None, 3, "upheld")


def test_one_result_is_both_sides_and_several_have_weights(sent: Appeal, line: Result) -> None:
    result, given = typed(sent, line, ns_result_1="4S S -1").given()["score"]
    assert (result, given.outcome, given.paragraph) == (line, Assigned.to_both(-50), "12C1")
    _result, given = typed(sent, line, ns_result_1="4S S -1", ew_result_1="4S S =").given()["score"]
    assert (given.outcome.ns, given.outcome.ew) == (-50, 420)
    weights = {"ns_weight_1": 60, "ns_result_2": "4S S =", "ns_weight_2": 40}
    _result, given = typed(sent, line, ns_result_1="4S S -1", **weights).given()["score"]
    assert isinstance(given.outcome.ns, Weighted)


def test_it_may_be_an_artificial_score_or_a_penalty_alone(sent: Appeal, line: Result) -> None:
    averages = {"ns_average": "plus", "ew_average": "minus", "paragraph": "12C2(a)", "reason": "As the figb sees it."}
    told = typed(sent, line, **averages).given()
    _result, given = told["score"]
    assert given.outcome == Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS))
    assert (given.paragraph, told["reason"], told["override_reason"]) == ("12C2(a)", "As the figb sees it.", "")
    penalty = {"ew_penalty": "other", "ew_penalty_amount": "10", "penalty_kind": "disciplinary", "paragraph": ""}
    _result, given = typed(sent, line, **penalty, penalty_reason="He shouted.").given()["score"]
    assert (given.outcome, given.paragraph, given.penalty_reason) == (None, "91A", "He shouted.")
    assert [(each.side, each.amount) for each in given.penalties] == [(Side.EW, 10)]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [({"ns_result_1": "x"}, "ns_result_1"), ({"ew_result_1": "4S S ="}, "__all__"),
     ({"ns_average": "plus"}, "__all__"), ({"ns_average": "plus", "ns_result_1": "+420"}, "__all__"),
     ({"ns_penalty": "other"}, "ns_penalty_amount"), ({"penalty_reason": "He was late."}, "__all__"),
     ({"ns_result_1": "4S S =", "result": ""}, "result"), ({"ns_penalty": "warning", "result": ""}, "result"),
     ({"result": 0}, "result")],
)  # fmt: skip
def test_a_score_that_is_none_is_said_on_its_field(sent: Appeal, line: Result, wrong: Any, field: str) -> None:
    form = typed(sent, line, **wrong)
    assert (form.is_valid(), list(form.score.errors)) == (False, [field])


def test_a_further_appeal_begins_with_the_side_that_appealed(sent: Appeal) -> None:
    form = SendFurtherForm(None, sent, auto_id="x_%s")
    assert (form.initial["side"], form.initial["federation"]) == ("NS", sent.federation_id)
