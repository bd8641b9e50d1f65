"""Whole sessions: one and two winners, changes, many tables."""

from copy import deepcopy
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.bridge import Average, Side
from rulings.scoring.boards.lines import (
    Artificial,
    ArtificialScore,
    Assigned,
    Line,
    NotPlayed,
    Outcome,
    Played,
    SelfInflicted,
)
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.errors import ScoringError
from rulings.scoring.regulations import Method, ScoringRegulations, UnequalBoards
from rulings.scoring.sessions.session_scores import Session, SessionScores, score_session
from tests.scoring.saying import board, exactly, scored

SIXTY_FORTY = Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS))


def line(ns: str, ew: str, points: int) -> Line:
    return Line((ns,), (ew,), Played(points))


def listed(scores: SessionScores) -> list[list[tuple[str, int, bool, Fraction, Fraction | None, int]]]:
    """The rankings, whatever denominator their totals are kept with."""
    return [
        [(s.contestant, s.place, s.is_tied, s.total, s.percent, s.boards) for s in ranking.standings]
        for ranking in scores.rankings
    ]


HOWELL = (
    Board(1, (line("1", "2", 420), line("3", "4", 170))),
    Board(2, (line("1", "3", -50), line("2", "4", 140))),
    Board(3, (line("1", "4", 100), line("2", "3", 100))),
)


def test_there_are_two_winners_where_nobody_changed_direction() -> None:
    scores = scored(board(1, 420, 170), board(2, 50, 100))
    assert [(ranking.line, len(ranking.standings)) for ranking in scores.rankings] == [("NS", 2), ("EW", 2)]


def test_there_is_one_winner_in_a_howell() -> None:
    (ranking,) = scored(*HOWELL).rankings
    assert ranking.line == "all"
    assert [(s.place, s.is_tied, s.total, s.percent) for s in ranking.standings] == [(1, True, 3, 50)] * 4
    assert [s.contestant for s in ranking.standings] == ["1", "3", "2", "4"]


def test_who_is_ranked_with_whom_can_be_given() -> None:
    session = Session(HOWELL, lines={"all": ("1", "2"), "guests": ("3", "4")})
    assert [ranking.line for ranking in score_session(session).rankings] == ["all", "guests"]


def test_boards_that_were_missed_do_not_cost() -> None:
    boards = (board(1, 420, 170, 170), board(2, 420, 170, NotPlayed()))
    averaged = scored(*boards).rankings[0].of("N3")
    assert (averaged.total, averaged.boards, averaged.percent) == (2, 1, 25)
    added = scored(*boards, regulations=ScoringRegulations(unequal=UnequalBoards.ADDED)).rankings[0].of("N3")
    assert (added.total, added.percent) == (1, 25)


def test_imps_are_averaged_in_the_same_way() -> None:
    boards = (board(1, 420, 170, 170), board(2, 420, 170, NotPlayed()))
    regulations = ScoringRegulations(Method.CROSS_IMPS)
    assert scored(*boards, regulations=regulations).rankings[0].of("N3").total == -6


def test_an_artificial_score_counts_in_the_total() -> None:
    scores = scored(board(1, 420, 170, 170), board(2, SIXTY_FORTY, 0, 0))
    assert scores.rankings[0].of("N1").total == 4 + 4
    assert scores.rankings[0].of("N1").percent == 100
    assert scores.rankings[1].of("E1").total == 0


CHANGES: list[Outcome] = [
    Played(-1400),
    NotPlayed(),
    SIXTY_FORTY,
    Assigned.to_both(Weighted.of((420, 33), (-50, 67))),
    Assigned(ns=50, ew=620),
]


@pytest.mark.parametrize("method", [Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER])
@pytest.mark.parametrize("outcome", CHANGES)
def test_a_change_scored_on_top_is_the_same_as_scored_from_the_start(method: Method, outcome: Outcome) -> None:
    session = Session(
        (board(1, 420, 170, 170, 140), board(2, 0, 50, SIXTY_FORTY, 50), board(3, 90, 90, 100, -50)),
        ScoringRegulations(method),
    )
    before = score_session(session)
    changed = session.with_outcome(3, ("N2",), ("E2",), outcome)
    on_top, anew = score_session(changed, before), score_session(changed)
    assert listed(on_top) == listed(anew)
    assert [on_top.awards(number) for number in (1, 2, 3)] == [anew.awards(number) for number in (1, 2, 3)]
    made_anew = score_session(deepcopy(changed), before)
    assert listed(made_anew) == listed(anew)
    assert on_top.boards[1] is made_anew.boards[1] is before.boards[1]
    back = score_session(session, on_top)
    assert [back.awards(number) for number in (1, 2, 3)] == [before.awards(number) for number in (1, 2, 3)]


FIELD = [420, 170, 140, -50, 90, 50]
TABLES = st.integers(2, len(FIELD))
OUTCOMES: st.SearchStrategy[Outcome] = st.sampled_from(
    [*CHANGES, Played(90), SelfInflicted(Side.NS, -100, 420, 50), Assigned.to_both(-100)]
)


@settings(max_examples=60)
@given(
    TABLES,
    st.sampled_from([Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER]),
    st.lists(st.tuples(st.integers(1, 3), st.integers(0, 1), OUTCOMES), min_size=1, max_size=5),
)
def test_whatever_is_changed_one_after_another_comes_out_as_counted_from_the_start(
    tables: int, method: Method, changes: list[tuple[int, int, Outcome]]
) -> None:
    boards = tuple(board(number, *FIELD[:tables]) for number in (1, 2, 3))
    scores = score_session(Session(boards, ScoringRegulations(method)))
    for number, at, outcome in changes:
        line = boards[number - 1].lines[at]
        scores = score_session(scores.session.with_outcome(number, line.ns, line.ew, outcome), scores)
        anew = score_session(scores.session)
        assert listed(scores) == listed(anew)
        assert [scores.awards(each) for each in (1, 2, 3)] == [anew.awards(each) for each in (1, 2, 3)]
        assert {key: scores.tally.mean(key) for key in anew.tally.boards} == {
            key: anew.tally.mean(key) for key in anew.tally.boards
        }


def test_a_change_of_regulations_scores_everything_anew() -> None:
    boards = (board(1, 420, 170), board(2, 50, 100))
    before = scored(*boards)
    after = score_session(Session(boards, ScoringRegulations(Method.AGGREGATE)), before)
    assert after.award(1, "N1") == 420
    assert after.award(1, "E1") == -420


def test_a_new_seating_is_ranked_anew() -> None:
    session = Session(HOWELL[:1])
    before = score_session(session)
    turned = Session((Board(1, (line("4", "1", 420), line("3", "2", 170))),))
    assert [r.line for r in before.rankings] == [r.line for r in score_session(turned, before).rankings]
    assert score_session(turned, before).lines == {"NS": ("4", "3"), "EW": ("1", "2")}


def test_how_often_a_board_should_have_been_played_can_be_given() -> None:
    scores = scored(board(1, 420, 170), regulations=ScoringRegulations(expected=4))
    assert scores.award(1, "N1") == 3 * Fraction(4, 2) - 1


def test_pairs_that_did_not_play_the_board_are_refused() -> None:
    with pytest.raises(ScoringError, match=exactly("N1 - E3 did not play board 1 together.")):
        Session((board(1, 420, 170, 0),)).with_outcome(1, ("N1",), ("E3",), Played(0))
    with pytest.raises(KeyError):
        Session((board(1, 420),)).board(2)


def test_somebody_who_did_not_play_the_board_has_no_award() -> None:
    with pytest.raises(KeyError):
        scored(board(1, 420, 170)).award(1, "Pat")


def test_a_session_without_boards_has_nobody() -> None:
    assert [ranking.standings for ranking in scored().rankings] == [(), ()]


def test_in_an_individual_partners_share_each_board_and_are_ranked_alone() -> None:
    first = Board(1, (Line(("a", "b"), ("c", "d"), Played(420)), Line(("e", "f"), ("g", "h"), Played(170))))
    second = Board(2, (Line(("a", "c"), ("b", "d"), Played(0)), Line(("e", "g"), ("f", "h"), Played(50))))
    (ranking,) = scored(first, second).rankings
    totals = {standing.contestant: standing.total for standing in ranking.standings}
    assert totals == {"a": 2, "b": 4, "c": 0, "d": 2, "e": 2, "f": 0, "g": 4, "h": 2}
