"""Adjusted scores: rules in force at once, replaced by versions, guarded, withdrawn, entered by the scorer."""

from dataclasses import replace
from datetime import timedelta
from fractions import Fraction
from typing import Any

import pytest
from django.utils import timezone

from rulings.bridge import Average, Side
from rulings.desk.adjusting.queries.weighing import weigh
from rulings.desk.adjusting.services.adjusting import adjust_score, enter_adjustment, withdraw_adjustment
from rulings.desk.adjusting.values import Given
from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, Refusal, WrongState
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.values.scoring import CannotScore
from rulings.formats.session import MEMBERS
from rulings.models import (
    AdjustmentKind,
    Contestant,
    ContestantKind,
    IrregularityReport,
    RegulationProfile,
    Result,
    Ruling,
    ScoreAdjustment,
    Session,
    User,
)
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, NotPlayed, Played, SelfInflicted
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.notation.adjustments import SidePenalty
from tests.factories import both, history, make_adjustment, make_result, make_ruling

TWO_DOWN = Given(Assigned.to_both(-100), "16B3", both("4S -2 S"))
HALF = Given(Assigned.to_both(Weighted.of((420, 50), (-100, 50))), "16B3")
PLUS_MINUS = Given(Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS)), "12A2", is_numerous=True)


@pytest.fixture
def line(session: Session, pairs: list[tuple[Contestant, Contestant]]) -> Result:
    """The first of three tables: 420, 400, 170."""
    board = session.boards.get(number=1)
    first = make_result(board, *pairs[0], table="1")
    make_result(board, *pairs[1], table="2", score_ns=400, score_ew=-400)
    make_result(board, *pairs[2], table="3", score_ns=170, score_ew=-170)
    return first


@pytest.fixture
def ruling(dora: User, session: Session, line: Result) -> Ruling:
    return make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew)


def awards(session: Session) -> list[tuple[str, str]]:
    sheet = score_sheet(session)
    return [(str(ns), str(ew)) for ns, ew in (sheet.awards(1, at) for at in range(3))]


def stored() -> int:
    return ScoreAdjustment.objects.count()


def test_the_rule_counts_at_once_for_everybody(dora: User, session: Session, line: Result, ruling: Ruling) -> None:
    assert awards(session) == [("4", "0"), ("2", "2"), ("0", "4")]
    adjustment = adjust_score(actor=dora, ruling=ruling, result=line, given=TWO_DOWN)
    assert awards(session) == [("0", "4"), ("4", "0"), ("2", "2")]
    assert (adjustment.version, adjustment.kind, adjustment.is_current) == (1, AdjustmentKind.ASSIGNED, True)
    assert adjustment.rule == {
        "kind": "assigned",
        "ns": {"points": -100, "result": "4S -2 S"},
        "ew": {"points": -100, "result": "4S -2 S"},
    }
    assert (adjustment.cautions, adjustment.penalties, adjustment.made_by) == ([], [], dora)
    ((verb, before, after),) = history(ruling.report.club, since=8)
    assert (verb, before, after["version"], after["board"], after["rule"]) == (
        "score.adjusted",
        {},
        1,
        1,
        adjustment.rule,
    )


def test_weighted_results_become_matchpoints_first(dora: User, session: Session, line: Result, ruling: Ruling) -> None:
    adjustment = adjust_score(actor=dora, ruling=ruling, result=line, given=HALF)
    assert adjustment.kind == AdjustmentKind.WEIGHTED
    assert awards(session)[0] == ("2", "2")


def test_a_split_score_needs_a_paragraph_or_a_reason(dora: User, line: Result, ruling: Ruling) -> None:
    split = Given(Assigned(420, -100), "16B3")
    with pytest.raises(ReasonMissing, match=r"^Something speaks against this score"):
        adjust_score(actor=dora, ruling=ruling, result=line, given=split)
    assert stored() == 0
    allowed = adjust_score(actor=dora, ruling=ruling, result=line, given=replace(split, paragraph="82C"))
    assert (allowed.kind, allowed.cautions) == (AdjustmentKind.SPLIT, [])


def test_an_artificial_score_is_stored_as_the_rule(dora: User, session: Session, line: Result, ruling: Ruling) -> None:
    adjustment = adjust_score(actor=dora, ruling=ruling, result=line, given=PLUS_MINUS)
    assert (adjustment.kind, adjustment.rule["ns"]["average"], adjustment.rule["ns"]["meaning"]) == (
        AdjustmentKind.ARTIFICIAL,
        "plus",
        "profile",
    )
    assert awards(session)[0] == ("12/5", "8/5")


def test_a_board_that_counts_for_nobody_leaves_the_others_to_themselves(
    dora: User, session: Session, line: Result, ruling: Ruling
) -> None:
    adjustment = adjust_score(actor=dora, ruling=ruling, result=line, given=Given(NotPlayed(), "82B"))
    assert (adjustment.kind, adjustment.rule) == (AdjustmentKind.ARTIFICIAL, {"kind": "not_played"})
    assert awards(session) == [("None", "None"), ("7/2", "1/2"), ("1/2", "7/2")]


@pytest.mark.parametrize(
    ("adjusted", "without_error", "expected"),
    [
        (170, 420, ("0", "3")),
        (420, 420, ("0", "0")),
        (420, -100, ("4", "0")),
        (420, 170, ("3", "0")),
        (-100, 420, ("0", "4")),
    ],
)
def test_self_inflicted_damage_is_divided_in_the_unit_of_scoring(
    dora: User, session: Session, line: Result, ruling: Ruling, adjusted: int, without_error: int, expected: Any
) -> None:
    """12C1(e): A is 0; 170 is worth 1 and 420 the top, 4. All, all, none, a part of it, and no damage at all."""
    Result.objects.filter(pk=line.pk).update(score_ns=-100, score_ew=100, tricks=8)
    given = Given(SelfInflicted(Side.NS, -100, adjusted, without_error), "12C1(e)", offending=Side.EW)
    adjustment = adjust_score(actor=dora, ruling=ruling, result=line, given=given, override_reason="so it is")
    assert (adjustment.kind, adjustment.rule["non_offending"]) == (AdjustmentKind.SPLIT, "NS")
    assert awards(session)[0] == expected


def test_amounts_set_by_hand_are_what_they_say(dora: User, session: Session, line: Result, ruling: Ruling) -> None:
    by_hand = Artificial(ArtificialScore.matchpoints(Fraction(3, 2)), ArtificialScore.percent(45))
    given = Given(by_hand, "12C2", is_numerous=True)
    adjust_score(actor=dora, ruling=ruling, result=line, given=given, override_reason="The organiser's rule.")
    assert awards(session)[0] == ("3/2", "9/5")


def test_guards_are_stored_with_the_reason_that_overrides_them(dora: User, line: Result, ruling: Ruling) -> None:
    numbered = replace(PLUS_MINUS, is_numerous=False)
    with pytest.raises(ReasonMissing):
        adjust_score(actor=dora, ruling=ruling, result=line, given=numbered)
    adjustment = adjust_score(
        actor=dora, ruling=ruling, result=line, given=numbered, override_reason="Both agreed to it."
    )
    assert adjustment.cautions == [{"guard": "average_though_result", "paragraph": "12C1(a)", "values": {}}]
    assert adjustment.override_reason == "Both agreed to it."


def test_the_regulations_can_bar_weights_and_say_what_average_plus_is(
    dora: User, session: Session, line: Result, ruling: Ruling
) -> None:
    session.profile.scoring = {"weighting_allowed": False, "averages": {"first": {"plus": "70"}}}
    session.profile.save()
    said = weigh(line, HALF, Ruling.objects.get(pk=ruling.pk)).cautions
    assert [each.guard for each in said] == ["weighting_barred"]
    adjust_score(actor=dora, ruling=ruling, result=line, given=PLUS_MINUS, override_reason="so it is")
    assert awards(Session.objects.get(pk=session.pk))[0] == ("14/5", "8/5")


def test_a_penalty_moves_the_pair_and_nobody_else(dora: User, session: Session, line: Result, ruling: Ruling) -> None:
    given = replace(TWO_DOWN, penalties=(SidePenalty(Side.EW, Fraction(25)),), penalty_reason="late")
    adjustment = adjust_score(actor=dora, ruling=ruling, result=line, given=given)
    assert adjustment.penalties == [{"side": "EW", "amount": "25", "unit": "% of a top", "kind": "procedural"}]
    assert awards(session) == [("0", "4"), ("4", "0"), ("2", "2")]
    totals = {s.contestant: str(s.total) for s in score_sheet(session).scores.rankings[1].standings}
    assert totals[str(line.ew_id)] == "3"
    assert sorted(totals.values()) == ["0", "2", "3"]


def test_in_an_individual_one_player_alone_may_pay(dora: User, session: Session) -> None:
    """12C3: who is not to blame gets no procedural penalty."""
    names = "abcdefgh"
    for name in names:
        Contestant.objects.create(session=session, key=name, kind=ContestantKind.INDIVIDUAL, name=name)
    pairs = [
        Contestant.objects.create(session=session, key=MEMBERS.join(two), name=" - ".join(two))
        for two in ("ab", "cd", "ef", "gh")
    ]
    board = session.boards.get(number=1)
    line = make_result(board, *pairs[:2], table="1")
    make_result(board, *pairs[2:], table="2", score_ns=170, score_ew=-170)
    ruling = make_ruling(dora, session, table="1")
    given = replace(TWO_DOWN, penalties=(SidePenalty(Side.NS, Fraction(50), player=2),), penalty_reason="late")
    adjustment = adjust_score(actor=dora, ruling=ruling, result=line, given=given)
    assert adjustment.penalties[0]["player"] == "2"
    totals = {s.contestant: s.penalty for ranking in score_sheet(session).scores.rankings for s in ranking.standings}
    assert {contestant: penalty for contestant, penalty in totals.items() if penalty} == {"=b": 1}


def test_the_same_form_again_changes_nothing(dora: User, line: Result, ruling: Ruling) -> None:
    first = adjust_score(actor=dora, ruling=ruling, result=line, given=TWO_DOWN)
    assert adjust_score(actor=dora, ruling=ruling, result=line, given=TWO_DOWN) == first
    assert (stored(), len(history(ruling.report.club))) == (1, 9)


def test_another_score_is_a_new_version_with_its_reason(
    dora: User, session: Session, line: Result, ruling: Ruling
) -> None:
    first = adjust_score(actor=dora, ruling=ruling, result=line, given=TWO_DOWN)
    with pytest.raises(ReasonMissing, match=r"^This line has an adjusted score already"):
        adjust_score(actor=dora, ruling=ruling, result=line, given=HALF)
    second = adjust_score(actor=dora, ruling=ruling, result=line, given=HALF, reason="The review said so.")
    first.refresh_from_db()
    assert (first.is_current, first.ended_at is not None, first.rule["ns"]["points"]) == (False, True, -100)
    assert (second.version, second.is_current, second.replaces_because) == (2, True, "The review said so.")
    assert awards(session)[0] == ("2", "2")


def test_a_withdrawn_score_gives_the_tables_back(dora: User, session: Session, line: Result, ruling: Ruling) -> None:
    adjustment = make_adjustment(dora, ruling, line)
    with pytest.raises(ReasonMissing):
        withdraw_adjustment(actor=dora, adjustment=adjustment, reason=" ")
    withdrawn = withdraw_adjustment(actor=dora, adjustment=adjustment, reason="wrong line")
    assert (withdrawn.is_current, withdrawn.withdrawn_because) == (False, "wrong line")
    assert awards(session)[0] == ("4", "0")
    assert history(ruling.report.club)[-1] == (
        "score.adjustment_withdrawn",
        {},
        {"version": 1, "board": 1, "reason": "wrong line"},
    )
    with pytest.raises(WrongState, match=r"^This adjusted score is no longer in force\."):
        withdraw_adjustment(actor=dora, adjustment=adjustment, reason="again")


def test_after_a_withdrawal_the_next_is_a_new_version_without_a_reason(
    dora: User, line: Result, ruling: Ruling
) -> None:
    withdraw_adjustment(actor=dora, adjustment=make_adjustment(dora, ruling, line), reason="wrong line")
    assert make_adjustment(dora, ruling, line).version == 2


def test_the_scorer_ticks_it_once(dora: User, olga: User, line: Result, ruling: Ruling) -> None:
    adjustment = make_adjustment(dora, ruling, line)
    entered = enter_adjustment(actor=olga, adjustment=adjustment)
    assert (entered.entered_by, entered.entered_at is not None) == (olga, True)
    assert enter_adjustment(actor=dora, adjustment=adjustment).entered_by == olga
    assert history(ruling.report.club)[-1] == ("score.adjustment_entered", {}, {"version": 1, "board": 1})


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_only_directors_adjust(who: str, line: Result, ruling: Ruling, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        adjust_score(actor=request.getfixturevalue(who), ruling=ruling, result=line, given=TWO_DOWN)
    assert (stored(), len(history(ruling.report.club))) == (0, 8)


def test_a_line_of_another_board_is_refused(
    dora: User, session: Session, pairs: list[tuple[Contestant, Contestant]], ruling: Ruling
) -> None:
    elsewhere = make_result(session.boards.get(number=2), *pairs[0])
    with pytest.raises(BadInput, match=r"^That result is not of this board\."):
        adjust_score(actor=dora, ruling=ruling, result=elsewhere, given=TWO_DOWN)
    assert stored() == 0


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        (Given(Played(420), "16B3"), BadInput),
        (Given(Artificial(ArtificialScore.percent(101), ArtificialScore.percent(40)), "12A2"), CannotScore),
        (Given(Artificial(ArtificialScore.matchpoints(5), ArtificialScore.percent(0)), "12A2"), CannotScore),
        (Given(Artificial(ArtificialScore.imps(3), ArtificialScore.imps(-3)), "12A2"), CannotScore),
        (Given(Assigned.to_both(-100), "6" * 21), BadInput),
    ],
)
def test_what_cannot_be_is_refused(
    dora: User, line: Result, ruling: Ruling, given: Given, refusal: type[Refusal]
) -> None:
    with pytest.raises(refusal):
        adjust_score(actor=dora, ruling=ruling, result=line, given=given, override_reason="because")
    assert (stored(), len(history(ruling.report.club))) == (0, 8)


def test_a_reopened_ruling_is_issued_first(dora: User, line: Result, ruling: Ruling) -> None:
    supersede_ruling(actor=dora, ruling=ruling, reason="wrong seat")
    with pytest.raises(WrongState, match=r"^This ruling was reopened"):
        adjust_score(actor=dora, ruling=ruling, result=line, given=TWO_DOWN)


@pytest.mark.parametrize(
    ("paragraph", "filed", "ended", "expected"),
    [
        pytest.param("16B3", 40, 30, [], id="asked for in time, ruled on after it"),
        pytest.param("16B3", 20, 30, [("asked_late", "92B")], id="asked for too late"),
        pytest.param("16B3", 20, -5, [], id="the time is still running"),
        pytest.param("79C1", 40, 30, [], id="an error of the score, its own longer period is not over"),
        pytest.param("79C1", 120, 90, [("after_period", "79C2")], id="an error of the score after its period"),
    ],
)
def test_a_ruling_is_asked_for_in_the_time_of_92b_and_a_score_corrected_in_that_of_79c(
    session: Session, line: Result, ruling: Ruling, paragraph: str, filed: int, ended: int, expected: list[Any]
) -> None:
    """All in minutes ago: the report was filed, the 30 minutes of 92B ended. Corrections have an hour more."""
    now = timezone.now()
    RegulationProfile.objects.update(correction_minutes=90)
    session.result_available_at = now - timedelta(minutes=ended + 30)
    session.save()
    IrregularityReport.objects.update(filed_at=now - timedelta(minutes=filed))
    given = Given(TWO_DOWN.outcome, paragraph, TWO_DOWN.results)
    said = weigh(line, given, Ruling.objects.get(pk=ruling.pk)).cautions
    assert [(each.guard, each.paragraph) for each in said] == expected
