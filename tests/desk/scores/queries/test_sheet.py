"""A stored session as the scoring room takes it; what cannot be scored says why."""

from fractions import Fraction

import pytest

from rulings.bridge import Side
from rulings.desk.scores.queries.sheet import penalties_of, regulations_of, regulations_or_none, score_sheet
from rulings.desk.scores.values.scoring import CannotScore, UnknownMethod, UnknownScale
from rulings.models import Club, Result, Session, User
from rulings.scoring.adjusted.penalties import PenaltyKind, PenaltyUnit
from rulings.scoring.boards.lines import Assigned, Played
from rulings.scoring.methods.victory_points import VpKind
from rulings.scoring.notation.adjustments import SidePenalty
from rulings.scoring.regulations import Method, Unit
from tests.factories import make_adjustment, make_ruling, make_session


def test_a_session_is_scored_from_its_stored_results(line: Result, session: Session) -> None:
    sheet = score_sheet(session)
    assert (sheet.method, sheet.total_unit) == (Method.MATCHPOINTS, Unit.MATCHPOINTS)
    assert [sheet.awards(1, at) for at in range(3)] == [(4, 0), (2, 2), (0, 4)]
    assert [result.table for result in sheet.results[1]] == ["1", "2", "3"]


def test_an_adjustment_in_force_stands_in_place_of_the_tables_score(dora: User, line: Result, session: Session) -> None:
    made = make_adjustment(dora, make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew), line)
    sheet = score_sheet(session)
    assert (sheet.adjustments, sheet.outcome(1, 0)) == ({line.pk: made}, Assigned.to_both(-100))
    assert score_sheet(session, without=line.pk).outcome(1, 0) == Played(420)


def test_another_form_of_scoring_may_be_tried(line: Result, session: Session) -> None:
    sheet = score_sheet(session, Method.BUTLER)
    assert (sheet.method, sheet.others) == (Method.BUTLER, ())
    assert sheet.awards(1, 0) != (4, 0)


def test_a_session_without_results_has_no_scores(session: Session) -> None:
    with pytest.raises(CannotScore, match="This session has no results yet"):
        score_sheet(session)


def test_where_nobody_says_how_it_is_scored_nothing_is_guessed(line: Result, session: Session) -> None:
    session.form = ""
    with pytest.raises(UnknownMethod):
        score_sheet(session)
    assert regulations_or_none(session) is None
    session.profile.scoring = {"method": "butler"}
    assert score_sheet(session).method is Method.BUTLER


def test_pairs_are_not_scored_as_teams(session: Session) -> None:
    with pytest.raises(CannotScore, match="This is a session of pairs or single players"):
        regulations_of(session, Method.TEAMS)


def test_victory_points_need_a_scale(session: Session) -> None:
    session.form, session.scoring = "pairs_imp", "CROSS_IMPS VP"
    with pytest.raises(UnknownScale):
        regulations_of(session, None)
    assert regulations_of(session, None, VpKind.DISCRETE).victory_points.kind is VpKind.DISCRETE


def test_what_the_file_showed_stands_before_the_profile(session: Session) -> None:
    session.profile.scoring, session.own_scoring = {"matchpoints_beaten": 2}, {"matchpoints_beaten": 1}
    assert regulations_of(session, None).beaten == 1


def test_an_average_that_cannot_be_read_is_refused_with_its_board(line: Result, session: Session) -> None:
    Result.objects.filter(pk=line.pk).update(artificial="hello")
    with pytest.raises(CannotScore) as refused:
        score_sheet(session)
    assert refused.value.board == 1


def test_two_single_players_pay_a_penalty_each_or_one_alone(players: Session) -> None:
    result = Result.objects.filter(board__session=players).select_related("ns", "ew").order_by("pk")[0]

    def paid(player: int, amount: int = 2) -> list[Fraction]:
        given = SidePenalty(Side.NS, Fraction(amount), PenaltyKind.PROCEDURAL, player, PenaltyUnit.PERCENT_OF_TOP)
        return [each.amount for each in penalties_of(result, [given])]

    assert (paid(0), paid(2), paid(0, 0)) == ([2, 2], [2], [])


def test_a_session_of_another_club_changes_nothing_here(line: Result, session: Session, club: Club) -> None:
    make_session(club, "other")
    assert list(score_sheet(session).results) == [1]


def test_both_tables_of_a_match_are_compared(teams: Session) -> None:
    sheet = score_sheet(teams)
    assert sheet.method.is_of_teams
    assert len(sheet.scores.matches) == 4
