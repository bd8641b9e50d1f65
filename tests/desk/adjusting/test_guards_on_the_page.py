"""The guards on the page that adjusts a score: each speaks, names its paragraph, and gives way to a reason."""

from typing import Any

import pytest
from django.test import Client

from rulings.models import Result, Ruling, ScoreAdjustment, Session, User
from tests.desk.reading import text
from tests.factories import make_over, make_pair, make_result, make_ruling

AVERAGES = {"ns_average": "plus", "ew_average": "minus"}
SPLIT = {"ns_result_1": "4S = S", "ew_result_1": "4S -2 S"}
GUARDS = [
    pytest.param(AVERAGES, {}, "A result was obtained: assign a score", "12C1(a)", id="an average though a result"),
    pytest.param(
        {"ns_result_1": "4S = S", "ns_weight_1": 50, "ns_result_2": "4S -2 S", "ns_weight_2": 40},
        {},
        "The weights add to 90, not to 100.",
        "12C1(c)",
        id="weights that do not add to 100",
    ),
    pytest.param(
        {
            "ns_result_1": "4S = S",
            "ns_weight_1": 50,
            "ns_only_1": "on",
            "ns_result_2": "4S -2 S",
            "ns_weight_2": 50,
        },
        {},
        "A result of 420 has weight, although only the infraction made it possible.",
        "12C1(c)",
        id="a weight on what the infraction made possible",
    ),
    pytest.param(
        {"ns_result_1": "4S = S", "ns_weight_1": 50, "ns_result_2": "4S -2 S", "ns_weight_2": 50},
        {"weighting_allowed": False},
        "The regulations of this session allow no weighted scores.",
        "12C1(c)",
        id="weighting that the profile bars",
    ),
    pytest.param(
        {"ns_average": "plus", "ew_average": "set %", "ew_amount": "30", "is_numerous": "on"},
        {},
        "The score of East-West holds a penalty.",
        "90A",
        id="a penalty in an artificial score",
    ),
    pytest.param(
        {"ns_result_1": "3S = S", "ew_result_1": "4S = S", "offending": "EW"},
        {},
        "The score of East-West holds a penalty.",
        "90A",
        id="a penalty in a split score",
    ),
    pytest.param(
        {"ns_average": "plus", "ew_average": "plus", "ew_fault": "direct", "is_numerous": "on"},
        {},
        "Both sides get average plus, although East-West is at fault.",
        "12C2(a)",
        id="sixty to both though one is at fault",
    ),
    pytest.param(
        SPLIT | {"paragraph": "16B3"},
        {},
        "Both sides together get 8; the board has 4.",
        "12C1",
        id="more than there is",
    ),
    pytest.param(
        SPLIT | {"paragraph": "12C1(e)"},
        {},
        "Both sides together get 8; the board has 4.",
        "12C1",
        id="more than there is, by a paragraph that lowers one side alone",
    ),
]


@pytest.fixture
def line(session: Session) -> Result:
    """The first of three tables: 170, 400, 170."""
    made = []
    for at, score in enumerate((170, 400, 170), 1):
        pairs = [make_pair(session, str(at), side, f"Anna {at}", f"Bruno {at}") for side in ("NS", "EW")]
        board = session.boards.get(number=1)
        made.append(make_result(board, *pairs, table=str(at), score_ns=score, score_ew=-score))
    return made[0]


@pytest.fixture
def ruling(dora: User, session: Session, line: Result) -> Ruling:
    return make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew)


def spoken(as_dora: Client, ruling: Ruling, fields: dict[str, Any], sentence: str, paragraph: str) -> None:
    """The page says it and stores nothing; with a reason it stores the score, the caution and the reason."""
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", fields)
    assert sentence in text(page)
    assert f"Law {paragraph}" in text(page).partition(sentence)[2][:120]
    assert ScoreAdjustment.objects.count() == 0
    reason = {"override_reason": "Both pairs and I agree."}
    assert as_dora.post(f"/rulings/{ruling.pk}/score/", fields | reason).status_code == 302
    given = ScoreAdjustment.objects.get()
    assert paragraph in [caution["paragraph"] for caution in given.cautions]
    assert given.override_reason == "Both pairs and I agree."


@pytest.mark.parametrize(("fields", "settings", "sentence", "paragraph"), GUARDS)
def test_a_guard_speaks_and_gives_way_to_a_reason(
    as_dora: Client,
    ruling: Ruling,
    line: Result,
    fields: dict[str, Any],
    settings: dict[str, Any],
    sentence: str,
    paragraph: str,
) -> None:
    profile = ruling.report.session.profile
    profile.scoring = settings
    profile.save()
    form = {"result": line.pk, "paragraph": "16B3", "penalty_kind": "procedural", "act": "save"}
    spoken(as_dora, ruling, form | fields, sentence, paragraph)


@pytest.mark.parametrize(
    ("paragraph", "sentence", "named"),
    [
        ("16B3", "The director was called after the time to ask for a ruling, which ended at", "92B"),
        ("79C1", "The period for corrections ended at", "79C2"),
    ],
)
def test_an_adjustment_after_its_period_is_spoken_up_for(
    as_dora: Client, dora: User, ruling: Ruling, line: Result, paragraph: str, sentence: str, named: str
) -> None:
    make_over(dora, ruling.report.session)
    form = {"result": line.pk, "paragraph": paragraph, "ns_result_1": "4S -2 S", "act": "save"}
    spoken(as_dora, ruling, form, sentence, named)
