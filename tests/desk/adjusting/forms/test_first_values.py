"""A correction begins with the adjusted score in force: sent as it is, the form makes the very same rule again."""

from typing import Any

import pytest
from django.test import Client

from rulings.models import Result, Ruling, ScoreAdjustment, Session, User
from tests.desk.reading import text
from tests.factories import make_pair, make_result, make_ruling

WEIGHTS = {"ns_result_1": "4S = S", "ns_weight_1": 60, "ns_result_2": "-100", "ns_weight_2": 40, "ns_only_2": "on"}
HURT = {"ns_result_1": "3S = S", "own_damage": "gambling_action", "without_error_result_1": "2S = S", "offending": "EW"}
FINED = {"ns_penalty": "warning", "ew_penalty": "other", "ew_penalty_amount": "12.5", "penalty_kind": "disciplinary",
         "penalty_reason": "Rude words."}  # fmt: skip


@pytest.fixture
def line(session: Session) -> Result:
    """The first of three tables: two down, 400, 170."""
    board = session.boards.get(number=1)
    made = []
    for at, (score, tricks) in enumerate(((-100, 8), (400, 10), (170, 10)), 1):
        pairs = [make_pair(session, str(at), side, f"Anna {at}", f"Bruno {at}") for side in ("NS", "EW")]
        made.append(make_result(board, *pairs, table=str(at), score_ns=score, score_ew=-score, tricks=tricks))
    return made[0]


@pytest.fixture
def ruling(dora: User, session: Session, line: Result) -> Ruling:
    return make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew)


def sent(as_dora: Client, ruling: Ruling, fields: dict[str, Any]) -> ScoreAdjustment:
    reasons = {"override_reason": "So it is.", "reason": "Again.", "act": "save"}
    answer = as_dora.post(f"/rulings/{ruling.pk}/score/", reasons | fields)
    assert answer.status_code == 302, text(answer)
    return ScoreAdjustment.objects.get(is_current=True)


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"ns_result_1": "4S = S"}, id="one result"),
        pytest.param({"ns_result_1": "+420", "ew_result_1": "3S +1 S"}, id="split, one of them in points"),
        pytest.param(WEIGHTS, id="weights"),
        pytest.param(HURT, id="self-inflicted damage"),
        pytest.param({"ns_average": "plus session", "ew_average": "set %", "ew_amount": "37.5"}, id="artificial"),
        pytest.param({"is_cancelled": "on"}, id="cancelled"),
        pytest.param(FINED, id="penalties alone"),
        pytest.param({"ns_average": "plus", "ew_average": "minus", "ns_fault": "none", "is_numerous": "on"} | FINED,
                     id="averages by fault, and penalties"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_form_begins_with_the_score_in_force(
    as_dora: Client, ruling: Ruling, line: Result, fields: dict[str, Any], language: str
) -> None:
    first = sent(as_dora, ruling, {"result": line.pk, "paragraph": "12C1(e)"} | fields)
    as_dora.cookies["django_language"] = language
    shown = as_dora.get(f"/rulings/{ruling.pk}/score/").context["form"].initial
    filled = {name: value for name, value in shown.items() if value not in ("", False, None)}
    again = sent(as_dora, ruling, filled)
    assert again.pk == first.pk
    changed = sent(as_dora, ruling, filled | {"paragraph": "91B" if first.paragraph == "91A" else "12A1"})
    assert (changed.rule, changed.penalties, changed.version) == (first.rule, first.penalties, 2)
    assert changed.judged == first.judged


def test_a_new_version_of_the_ruling_begins_with_what_it_says_itself(
    as_dora: Client, dora: User, session: Session, ruling: Ruling, line: Result
) -> None:
    sent(as_dora, ruling, {"result": line.pk, "paragraph": "12A1", "ns_result_1": "3NT = S"})
    other = make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew)
    assert as_dora.get(f"/rulings/{other.pk}/score/").context["form"].initial["ns_result_1"] != "3NT = S"
    assert as_dora.get(f"/rulings/{ruling.pk}/score/").context["form"].initial["ns_result_1"] == "3NT = S"
