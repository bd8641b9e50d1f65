"""Adjusted scores in matches of teams and in knockouts, from the page to the ranking and the slip."""

import json
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from rulings.desk.adjusting.forms.adjusting import AdjustForm
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.models import Contestant, ContestantKind, Result, Ruling, ScoreAdjustment, Session, User
from tests.desk.reading import rows, text
from tests.factories import first_case, make_report, make_result, make_ruling


@pytest.fixture
def match(session: Session) -> list[Result]:
    """Owls (1) and Larks (2) over two boards by the WBF's continuous scale; Owls are north-south in the open room.

    Board 1: 420 and -50, 10 IMPs to Owls. Board 2: 600 and 630, 1 IMP to Larks. 9 IMPs in two boards are 16.00 to 4.00.
    """
    session.form, session.scoring = "teams", "IMPS"
    session.save()
    session.profile.scoring = {"victory_points": {"scale": "continuous"}}
    session.profile.save()
    owls, larks = (
        Contestant.objects.create(session=session, key=key, number=key, kind=ContestantKind.TEAM, name=name)
        for key, name in (("1", "Owls"), ("2", "Larks"))
    )
    made = []
    for number, open_room, closed_room in ((1, 420, -50), (2, 600, 630)):
        board = session.boards.get(number=number)
        made.append(make_result(board, owls, larks, table="1", score_ns=open_room, score_ew=-open_room))
        made.append(make_result(board, larks, owls, table="2", score_ns=closed_room, score_ew=-closed_room))
    return made


@pytest.fixture
def ruling(dora: User, session: Session, match: list[Result]) -> Ruling:
    """On the open room of board 1."""
    return make_ruling(dora, session, table="1", ns=match[0].ns, ew=match[0].ew)


@pytest.fixture
def form(match: list[Result]) -> dict[str, Any]:
    return {"result": match[0].pk, "paragraph": "86B2(b)", "penalty_kind": "procedural", "one_at_fault": "EW"}


def preview(as_dora: Client, ruling: Ruling, form: dict[str, Any]) -> HttpResponse:
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", form | {"act": "preview"}, headers={"HX-Request": "true"})
    assert ScoreAdjustment.objects.count() == 0
    return page


def given(as_dora: Client, ruling: Ruling, form: dict[str, Any]) -> ScoreAdjustment:
    """Give the score, whatever the guards say."""
    reason = {"act": "save", "override_reason": "Worked out on paper."}
    assert as_dora.post(f"/rulings/{ruling.pk}/score/", form | reason).status_code == 302
    return ScoreAdjustment.objects.get()


def slip(as_dora: Client, adjustment: ScoreAdjustment) -> list[tuple[str, str | None]]:
    """Each side's notation and award on the slip."""
    data = json.loads(as_dora.get(f"/adjustments/{adjustment.pk}/slip.json").content)
    assert as_dora.get(f"/adjustments/{adjustment.pk}/").status_code == 200
    return [(side["notation"], side["award_after"]) for side in data["sides"]]


def ranking(as_dora: Client) -> list[list[str]]:
    """Place, team and total; then every match's sides with IMPs and victory points."""
    return rows(as_dora.get("/sessions/tuesday/scores/"))


def test_one_team_at_fault_gives_the_other_the_better_of_two_and_itself_the_complement(
    as_dora: Client, ruling: Ruling, form: dict[str, Any]
) -> None:
    """86B2(b): 170 against -50 are 220 points, 6 IMPs, more than average plus. In the match 6 - 1 = 5: 13.78 to 6.22.

    The rest of the session is no better: a board lost by 1.
    """
    fields = form | {"ns_result_1": "2S +2 S"}
    page = preview(as_dora, ruling, fields)
    assert rows(page) == [
        ["North-South 1 Owls", "10.00", "6.00 IMP"],
        ["East-West 2 Larks", "−10.00", "−6.00 IMP"],
        ["1 Owls", "9.00", "5.00 IMP"],
        ["VP", "16.00", "13.78 VP"],
        ["2 Larks", "−9.00", "−5.00 IMP"],
        ["VP", "4.00", "6.22 VP"],
        ["1 → 1", "1 Owls All teams", "16.00", "13.78"],
        ["2 → 2", "2 Larks All teams", "4.00", "6.22"],
    ]
    sentence = "East-West alone is at fault. Average plus is 3.00, the assigned score 6.00: the other team gets"
    assert sentence in text(page)
    adjustment = given(as_dora, ruling, fields)
    assert slip(as_dora, adjustment) == [("better of AVE+ and 2S +2 S", "6.00"), ("complement", "-6.00")]
    assert (adjustment.kind, adjustment.rule["assigned"]["result"]) == ("artificial", "2S +2 S")
    assert ranking(as_dora) == [
        ["1", "1 Owls", "13.78", ""],
        ["2", "2 Larks", "6.22", ""],
        ["1 Owls", "2", "5.00", "13.78"],
        ["2 Larks", "", "−5.00", "6.22"],
    ]
    told = text(as_dora.get(f"/adjustments/{adjustment.pk}/"))
    assert "the better of average plus and 2 ♠ spades +2 S (+170) (86B2b)" in told
    assert "the complement of what the other team gets (86B2b)" in told


def test_without_an_assigned_score_it_is_average_plus(as_dora: Client, ruling: Ruling, form: dict[str, Any]) -> None:
    """3 - 1 = 2 IMPs in two boards. By the WBF's formula the share won of the other 10 VPs is

    (1 - t ** (3 * 2 / (15 * 2 ** 0.5))) / (1 - t ** 3), where t = (5 ** 0.5 - 1) / 2: 0.1273 / 0.7639 = 0.167.
    """
    assert "Average plus" not in text(preview(as_dora, ruling, form))
    assert slip(as_dora, given(as_dora, ruling, form)) == [("AVE+", "3.00"), ("complement", "-3.00")]
    assert ranking(as_dora)[2:] == [["1 Owls", "2", "2.00", "11.67"], ["2 Larks", "", "−2.00", "8.33"]]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"ns_average": "plus", "ew_average": "minus"}, "Give results, or artificial scores, or a board that counts"),
        ({"is_cancelled": "on"}, "Give results, or artificial scores, or a board that counts for nobody"),
        ({"ns_result_1": "4S = S", "ew_result_1": "3S = S"}, "at most one score is assigned, the first above"),
        ({"own_damage": "gambling_action"}, "Leave East-West's own score and self-inflicted damage empty."),
        ({"one_at_fault": "both"}, "Select a valid choice. both is not one of the available choices."),
    ],
)
def test_what_does_not_go_with_it_is_refused_and_nothing_stored(
    as_dora: Client, ruling: Ruling, form: dict[str, Any], fields: dict[str, str], sentence: str
) -> None:
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", form | fields | {"act": "save"})
    assert page.status_code == 200
    assert sentence in text(page)
    assert ScoreAdjustment.objects.count() == 0


def test_the_ruling_fills_in_the_team_at_fault(
    as_dora: Client, dora: User, session: Session, match: list[Result]
) -> None:
    """86B2, East-West directly at fault: the page begins with the complement for them, and is tried at once."""
    case = first_case(
        make_report(dora, session, situation="adjusted_score", facts={}, table="1", ns=match[0].ns, ew=match[0].ew)
    )
    told = (
        ("adjusted_score_basis", "law_adjusts"),
        ("team_boards", "several"),
        ("at_fault", {"answer": "ew_directly", "reason": "They changed two cards, and the others found it."}),
    )
    for key, value in told:
        answered = {"value": value} if isinstance(value, str) else {"value": value["answer"], "reason": value["reason"]}
        case = answer(actor=dora, case=case, key=key, revision=case.revision, **answered).case
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    page = as_dora.get(f"/rulings/{ruling.pk}/score/")
    assert page.context["form"].initial["one_at_fault"] == "EW"
    assert rows(page)[0] == ["North-South 1 Owls", "10.00", "3.00 IMP"]


def test_only_teams_by_the_2017_laws_have_it(as_dora: Client, ruling: Ruling) -> None:
    asked = "One team alone is at fault (86B2b)"
    assert asked in text(as_dora.get(f"/rulings/{ruling.pk}/score/"))
    Session.objects.update(form="pairs_imp")
    assert asked not in text(as_dora.get(f"/rulings/{ruling.pk}/score/"))
    ruling.edition = "2007"
    assert "one_at_fault" not in AdjustForm(None, ruling).fields


def test_one_artificial_score_counts_for_both_tables_and_a_second_is_refused(
    as_dora: Client, ruling: Ruling, match: list[Result], form: dict[str, Any]
) -> None:
    given(as_dora, ruling, form)
    second = {"result": match[1].pk, "paragraph": "86B2", "ns_average": "plus", "ew_average": "minus", "act": "save"}
    page = as_dora.post(f"/rulings/{ruling.pk}/score/", second)
    assert "The other table of this match has an artificial score on the board, which counts for both" in text(page)
    assert ScoreAdjustment.objects.count() == 1


def test_averages_under_86b2_with_one_team_at_fault_are_spoken_up_for(
    as_dora: Client, ruling: Ruling, match: list[Result]
) -> None:
    fields = {"result": match[0].pk, "paragraph": "86B2", "ns_average": "plus", "ew_average": "minus"}
    sentence = "East-West alone is at fault: the other team gets the better of average plus and an assigned score"
    assert sentence in text(preview(as_dora, ruling, fields | {"ns_fault": "none", "ew_fault": "direct"}))
    assert sentence not in text(preview(as_dora, ruling, fields | {"ns_fault": "direct", "ew_fault": "direct"}))


def test_a_board_of_teams_is_not_scored_in_forms(as_dora: Client, ruling: Ruling, match: list[Result]) -> None:
    """87C: a fouled board falls under 86B2."""
    assert "Fouled board: which table" not in text(as_dora.get(f"/rulings/{ruling.pk}/score/"))
    sent = {f"form_{match[1].pk}": "A", "reason": "Two cards displaced.", "act": "save"}
    page = as_dora.post(f"/rulings/{ruling.pk}/forms/", sent)
    assert "In a match of teams a fouled board is not scored in groups (87C)" in text(page)
    assert "Two cards displaced." in page.content.decode()
    assert ScoreAdjustment.objects.count() == 0


TEAM_SCORES = [
    pytest.param(
        {"ns_result_1": "4S = S", "ns_weight_1": "60", "ns_result_2": "-50", "ns_weight_2": "40"},
        ("60% 4S = S; 40% -50", "60% 4S = S; 40% -50"),
        ("6.00", "-6.00"),
        [("5.00", "13.78"), ("−5.00", "6.22")],
        [("5.00", "5.00"), ("−5.00", "−5.00")],
        id="weights: 420 is 10 IMPs, -50 none; 6 less 1",
    ),
    pytest.param(
        {"ns_average": "plus", "ew_average": "minus", "is_numerous": "on", "paragraph": "12C2(a)"},
        ("AVE+", "AVE-"),
        ("3.00", "-3.00"),
        [("2.00", "11.67"), ("−2.00", "8.33")],
        [("2.00", "2.00"), ("−2.00", "−2.00")],
        id="3 up and 3 down, for the other board was lost by 1",
    ),
    pytest.param(
        {"ns_average": "plus", "ew_average": "plus", "is_outside_agency": "on", "paragraph": "86B2(a)"},
        ("AVE+", "AVE+"),
        ("3.00", "3.00"),
        [("2.00", "11.67"), ("4.00", "13.12")],
        [("−1.00", "−1.00"), ("1.00", "1.00")],
        id="3 up for both; in a knockout the average of 3 and -3, nothing",
    ),
    pytest.param(
        {"ns_average": "minus", "ew_average": "minus", "paragraph": "86B2(c)"},
        ("AVE-", "AVE-"),
        ("-3.00", "-3.00"),
        [("−4.00", "6.88"), ("−2.00", "8.33")],
        [("−1.00", "−1.00"), ("1.00", "1.00")],
        id="3 down for both",
    ),
    pytest.param(
        {"ns_average": "set IMP", "ns_amount": "2", "ew_average": "set IMP", "ew_amount": "-2"},
        ("2 IMP", "-2 IMP"),
        ("2.00", "-2.00"),
        [("1.00", "10.86"), ("−1.00", "9.14")],
        [("1.00", "1.00"), ("−1.00", "−1.00")],
        id="set by hand",
    ),
    pytest.param(
        {"ns_result_1": "4S = S", "ew_result_1": "2S +2 S", "paragraph": "11A"},
        ("4S = S", "2S +2 S"),
        ("10.00", "-6.00"),
        [("9.00", "16.00"), ("−5.00", "6.22")],
        [("7.00", "7.00"), ("−7.00", "−7.00")],
        id="split: 10 won and 6 lost; in a knockout 8, less 1",
    ),
    pytest.param(
        {"is_cancelled": "on", "paragraph": "82B"},
        ("NP", "NP"),
        (None, None),
        [("−1.00", "8.80"), ("1.00", "11.20")],
        [("−1.00", "−1.00"), ("1.00", "1.00")],
        id="cancelled: a match of one board, lost by 1",
    ),
]


@pytest.mark.parametrize("is_knockout", [False, True], ids=["teams", "knockout"])
@pytest.mark.parametrize(("fields", "notation", "awards", "of_match", "of_knockout"), TEAM_SCORES)
def test_every_sort_of_score_goes_from_the_page_to_the_match_and_the_slip(
    as_dora: Client,
    ruling: Ruling,
    match: list[Result],
    fields: dict[str, str],
    notation: tuple[str, str],
    awards: tuple[str | None, str | None],
    of_match: list[tuple[str, str]],
    of_knockout: list[tuple[str, str]],
    is_knockout: bool,
) -> None:
    """IMPs and victory points of Owls and Larks; a knockout here has no victory points, its total is its IMPs.

    12C4: two awards that do not balance are evened out there, so that both get the average.
    """
    if is_knockout:
        as_knockout(ruling.report.session)
    adjustment = given(as_dora, ruling, {"result": match[0].pk, "paragraph": "12C2"} | fields)
    on_slip = slip(as_dora, adjustment)
    assert tuple(each for each, _award in on_slip) == notation
    expected = of_knockout if is_knockout else of_match
    totals = {row[1]: row[2] for row in ranking(as_dora)[:2]}
    assert totals == {"1 Owls": expected[0][1], "2 Larks": expected[1][1]}
    assert [row[2] for row in ranking(as_dora)[2:]] == [won for won, _points in expected]
    if not is_knockout:
        assert tuple(award for _each, award in on_slip) == awards


def as_knockout(session: Session) -> None:
    """A knockout, ranked by IMPs."""
    Session.objects.filter(pk=session.pk).update(form="knockout")
    session.profile.scoring = {}
    session.profile.save()


@pytest.mark.parametrize(
    ("is_knockout", "sums"), [(False, ["1.00", "−9.00"]), (True, ["5.00", "−5.00"])], ids=["teams", "knockout"]
)
def test_self_inflicted_damage_at_teams(
    as_dora: Client, ruling: Ruling, match: list[Result], is_knockout: bool, sums: list[str]
) -> None:
    """12C1(e) against -50 at the other table: A -100 is -2 IMPs, B 420 10, C 170 6. Owls get A + B - C = 2, Larks -10.

    Less the 1 IMP of board 2: 1 and -9. In a knockout both get the average on the board, 6: 5 and -5.
    """
    Result.objects.filter(pk=match[0].pk).update(score_ns=-100, score_ew=100, tricks=8)
    if is_knockout:
        as_knockout(ruling.report.session)
    own = {"own_damage": "gambling_action", "without_error_result_1": "2S +2 S", "offending": "EW"}
    fields = own | {"result": match[0].pk, "paragraph": "12C1(e)", "ns_result_1": "4S = S"}
    page = preview(as_dora, ruling, fields)
    assert "A −2.00 IMP · B 10.00 IMP · C 6.00 IMP" in text(page)
    adjustment = given(as_dora, ruling, fields)
    assert [row[2] for row in ranking(as_dora)[2:]] == sums
    data = json.loads(as_dora.get(f"/adjustments/{adjustment.pk}/slip.json").content)
    assert data["division"] == {"A": "-2.00", "B": "10.00", "C": "6.00", "case": "part"}


def test_average_plus_is_the_match_s_own_mean_where_that_is_better(
    as_dora: Client, ruling: Ruling, match: list[Result]
) -> None:
    """Board 2 with 600 and -100: 700 points, 12 IMPs to Owls, so many on board 1 too (12C2c): 24 to nothing."""
    Result.objects.filter(pk=match[3].pk).update(score_ns=-100, score_ew=100, tricks=8)
    fields = {"ns_average": "plus", "ew_average": "minus", "is_numerous": "on", "paragraph": "12C2(c)"}
    adjustment = given(as_dora, ruling, {"result": match[0].pk} | fields)
    assert slip(as_dora, adjustment) == [("AVE+", "12.00"), ("AVE-", "-12.00")]
    assert [row[2] for row in ranking(as_dora)[2:]] == ["24.00", "−24.00"]


@pytest.mark.parametrize(
    ("is_knockout", "penalty", "told", "totals"),
    [
        (False, {"ew_penalty": "standard"}, "1 VP", ["16.00", "3.00"]),
        (False, {"ew_penalty": "other", "ew_penalty_amount": "0.5"}, "0.5 VP", ["16.00", "3.50"]),
        (True, {"ew_penalty": "standard"}, "6 IMP", ["9.00", "−15.00"]),
    ],
    ids=["the standard one in victory points", "half a victory point", "the standard one in IMPs"],
)
def test_a_penalty_is_taken_off_the_total_alone(
    as_dora: Client,
    ruling: Ruling,
    match: list[Result],
    is_knockout: bool,
    penalty: dict[str, str],
    told: str,
    totals: list[str],
) -> None:
    """The match stays as it was won: 9 IMPs, 16 to 4. The table's score stands; the penalty alone is given (90A)."""
    if is_knockout:
        as_knockout(ruling.report.session)
    fields = {"result": match[0].pk, "penalty_kind": "procedural", "penalty_reason": "late"}
    adjustment = given(as_dora, ruling, fields | penalty)
    assert [row[2] for row in ranking(as_dora)] == [*totals, "9.00", "−9.00"]
    assert f"East-West: a procedural penalty of {told} (90A)" in text(as_dora.get(f"/adjustments/{adjustment.pk}/"))
