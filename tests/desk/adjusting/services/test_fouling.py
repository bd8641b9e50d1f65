"""A fouled board in its forms (87B): tables of one form are compared with each other alone."""

import pytest

from rulings.desk.adjusting.services.adjusting import adjust_score
from rulings.desk.adjusting.services.fouling import set_forms
from rulings.desk.adjusting.values import Given
from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.models import Result, Ruling, ScoreAdjustment, Session, User
from rulings.scoring.boards.lines import Assigned
from tests.factories import history, make_adjustment, make_pair, make_result, make_ruling

WHY = "Two cards were in the wrong hand from table 3 on."


@pytest.fixture
def lines(session: Session) -> list[Result]:
    """Four tables: 420, 400, 170, 140."""
    board = session.boards.get(number=1)
    return [
        make_result(
            board,
            *(make_pair(session, str(at), side, "Anna", "Bruno") for side in ("NS", "EW")),
            table=str(at),
            score_ns=score,
            score_ew=-score,
        )
        for at, score in enumerate((420, 400, 170, 140), 1)
    ]


@pytest.fixture
def ruling(dora: User, session: Session, lines: list[Result]) -> Ruling:
    return make_ruling(dora, session, table="1", ns=lines[0].ns, ew=lines[0].ew)


def north_south(session: Session) -> list[str]:
    sheet = score_sheet(session)
    return [str(sheet.awards(1, at)[0]) for at in range(4)]


def test_each_form_is_scored_by_itself(dora: User, session: Session, lines: list[Result], ruling: Ruling) -> None:
    assert north_south(session) == ["6", "4", "2", "0"]
    made = set_forms(actor=dora, ruling=ruling, forms={lines[2].pk: "A", lines[3].pk: "A"}, reason=WHY)
    assert [(each.result_id, each.rule, each.paragraph) for each in made] == [
        (lines[2].pk, {"kind": "as_played", "form": "A"}, "87B"),
        (lines[3].pk, {"kind": "as_played", "form": "A"}, "87B"),
    ]
    assert north_south(session) == ["5", "1", "5", "1"]


def test_an_adjusted_line_keeps_its_score_and_gets_a_form(
    dora: User, session: Session, lines: list[Result], ruling: Ruling
) -> None:
    adjusted = make_adjustment(dora, ruling, lines[2])
    (formed,) = set_forms(actor=dora, ruling=ruling, forms={lines[2].pk: "B"}, reason=WHY)
    adjusted.refresh_from_db()
    assert (adjusted.is_current, formed.version, formed.rule["ns"]["points"]) == (False, 2, -100)
    other = Given(Assigned.to_both(170), "16B3")
    last = adjust_score(
        actor=dora, ruling=ruling, result=lines[2], given=other, reason="Reviewed.", override_reason="So it is."
    )
    assert (formed.rule["form"], last.rule["form"], last.rule["ns"]["points"]) == ("B", "B", 170)


def test_a_line_that_is_correct_again_gets_the_table_s_score_back(
    dora: User, session: Session, lines: list[Result], ruling: Ruling
) -> None:
    set_forms(actor=dora, ruling=ruling, forms={lines[3].pk: "A"}, reason=WHY)
    assert set_forms(actor=dora, ruling=ruling, forms={lines[3].pk: ""}, reason="It was the correct form.") == []
    assert north_south(session) == ["6", "4", "2", "0"]
    assert [verb for verb, _before, _after in history(ruling.report.club)][-2:] == [
        "score.adjusted",
        "score.adjustment_withdrawn",
    ]


def test_the_same_forms_again_change_nothing(dora: User, lines: list[Result], ruling: Ruling) -> None:
    for _again in range(2):
        set_forms(actor=dora, ruling=ruling, forms={lines[3].pk: "A", lines[0].pk: ""}, reason=WHY)
    assert ScoreAdjustment.objects.count() == 1


@pytest.mark.parametrize(
    ("forms", "reason", "refusal"),
    [({0: "A"}, WHY, BadInput), ({None: "G"}, WHY, BadInput), ({None: "A"}, " ", ReasonMissing)],
)
def test_what_cannot_be_stores_nothing(
    dora: User,
    lines: list[Result],
    ruling: Ruling,
    forms: dict[int | None, str],
    reason: str,
    refusal: type[Exception],
) -> None:
    given = {lines[0].pk if pk is None else pk: form for pk, form in forms.items()}
    with pytest.raises(refusal):
        set_forms(actor=dora, ruling=ruling, forms=given, reason=reason)
    assert ScoreAdjustment.objects.count() == 0


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_only_directors_say_it(who: str, lines: list[Result], ruling: Ruling, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        set_forms(actor=request.getfixturevalue(who), ruling=ruling, forms={lines[0].pk: "A"}, reason=WHY)
