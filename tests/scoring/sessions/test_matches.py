"""Sessions of matches: teams of four, knockouts, board-a-match, total points, and pairs that meet for VPs."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import Average, Side
from rulings.scoring.adjusted.effects import effects
from rulings.scoring.adjusted.explanations import explain
from rulings.scoring.adjusted.penalties import Penalty, PenaltyUnit
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
from rulings.scoring.boards.scores import Weighted, parts_of, total_of
from rulings.scoring.errors import ScoringError
from rulings.scoring.methods.imps import imps
from rulings.scoring.methods.victory_points import VictoryPoints, VpKind, continuous, discrete
from rulings.scoring.regulations import Averages, Method, ScoringRegulations, Unit
from rulings.scoring.sessions.session_scores import Session, SessionScores, score_session
from tests.scoring.saying import exactly

TEAMS = ScoringRegulations(Method.TEAMS)
PLUS, MINUS = ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS)
POINTS = st.sampled_from([-1400, -620, -100, -50, 0, 90, 110, 140, 170, 420, 620, 980, 1430])
SCORES = st.one_of(
    POINTS, st.builds(lambda a, b, w: Weighted.of((a, w), (b, 100 - w)), POINTS, POINTS, st.integers(1, 99))
)


def met(
    number: int, opened: int | Outcome, closed: int | Outcome, home: str = "A", away: str = "B", name: str = "A-B"
) -> Board:
    """A board of one match; the home team sits north-south in the open room."""
    return Board(number, tables(opened, closed, home, away, name))


def tables(opened: int | Outcome, closed: int | Outcome, home: str, away: str, name: str) -> tuple[Line, Line]:
    outcomes = [Played(each) if isinstance(each, int) else each for each in (opened, closed)]
    return (
        Line((home,), (away,), outcomes[0], match=name),
        Line((away,), (home,), outcomes[1], match=name),
    )


def scored(
    *boards: Board, regulations: ScoringRegulations = TEAMS, penalties: tuple[Penalty, ...] = ()
) -> SessionScores:
    return score_session(Session(boards, regulations, penalties))


def totals(scores: SessionScores) -> dict[str, Fraction]:
    return {standing.contestant: standing.total for ranking in scores.rankings for standing in ranking.standings}


def test_a_board_is_imps_between_the_two_tables() -> None:
    scores = scored(met(1, 620, 170), met(2, -50, 110))
    assert scores.line_awards(1) == [(10, -10), (-10, 10)]
    assert scores.awards(1) == {"A": 10, "B": -10}
    assert totals(scores) == {"A": 6, "B": -6}
    assert [ranking.line for ranking in scores.rankings] == ["all"]
    assert scores.tally.boards == {"A": 2, "B": 2}


def test_a_table_without_the_other_one_counts_for_nobody() -> None:
    board = Board(1, tables(620, 170, "A", "B", "A-B")[:1])
    scores = scored(board, met(2, 620, NotPlayed()))
    assert (scores.line_awards(1), scores.line_awards(2)) == ([(None, None)], [(None, None), (None, None)])
    assert totals(scores) == {"A": 0, "B": 0}


def test_matches_on_one_board_are_compared_each_by_itself() -> None:
    board = Board(1, (*tables(620, 170, "A", "B", "A-B"), *tables(0, 50, "C", "D", "C-D")))
    assert scored(board).awards(1) == {"A": 10, "B": -10, "C": -2, "D": 2}


def test_a_team_may_meet_another_on_a_board_of_the_same_number() -> None:
    board = Board(1, (*tables(620, 170, "A", "B", "1"), *tables(620, 650, "A", "C", "2")))
    scores = scored(board)
    assert totals(scores) == {"A": 9, "B": -10, "C": 1}
    assert scores.line_awards(1) == [(10, -10), (-10, 10), (-1, 1), (1, -1)]


def test_a_team_at_both_tables_the_same_way_is_refused() -> None:
    lines = tables(620, 170, "A", "B", "A-B")
    with pytest.raises(ScoringError, match=exactly("A stands twice on board 1.")):
        Board(1, (lines[0], lines[0]))


def test_a_split_score_is_compared_with_the_own_team_mates() -> None:
    scores = scored(met(1, Assigned(ns=620, ew=-100), 170))
    assert scores.line_awards(1) == [(10, 7), (7, 10)]


def test_in_a_knockout_both_get_the_average() -> None:
    knockout = ScoringRegulations(Method.TEAMS, knockout=True)
    scores = scored(met(1, Assigned(ns=620, ew=-100), 170), met(2, 620, 0), regulations=knockout)
    half = Fraction(3, 2)
    assert scores.line_awards(1) == [(half, -half), (-half, half)]
    assert scores.awards(1) == {"A": half, "B": -half}
    assert totals(scores) == {"A": 12 + half, "B": -12 - half}
    assert [board.is_evened for board in scores.matches[0].boards] == [True, False]


def test_averages_are_given_once_to_each_team() -> None:
    scores = scored(met(1, 620, Artificial(PLUS, MINUS)), met(2, Artificial(PLUS, MINUS), Artificial(MINUS, PLUS)))
    assert totals(scores) == {"A": -3 + 3, "B": 3 - 3}
    assert scores.line_awards(1) == [(-3, 3), (3, -3)]
    assert scores.line_awards(2) == [(3, -3), (-3, 3)]


def test_an_average_plus_is_the_rest_of_the_session_where_that_is_better() -> None:
    won = (met(number, 620, 170) for number in (1, 2))
    scores = scored(*won, met(3, Artificial(PLUS, MINUS), NotPlayed()))
    assert scores.awards(3) == {"A": 10, "B": -10}


@pytest.mark.parametrize(("kind", "scale"), [(VpKind.CONTINUOUS, continuous(2)), (VpKind.DISCRETE, discrete(2))])
def test_matches_become_victory_points_by_their_length(kind: VpKind, scale: object) -> None:
    regulations = ScoringRegulations(Method.TEAMS, victory_points=VictoryPoints(kind))
    scores = scored(met(1, 620, 170), met(2, -50, 110), regulations=regulations)
    made = continuous(2) if kind is VpKind.CONTINUOUS else discrete(2)
    assert made == scale
    assert regulations.total_unit is Unit.VPS
    assert totals(scores) == {"A": made.of(6), "B": made.of(-6)}
    assert scores.awards(1) == {"A": 10, "B": -10}


def test_a_table_of_the_organiser_s_own() -> None:
    table = VictoryPoints(VpKind.TABLE, 20, (0, 3, 7))
    scores = scored(met(1, 620, 170), regulations=ScoringRegulations(Method.TEAMS, victory_points=table))
    assert totals(scores) == {"A": 12, "B": 8}


def test_penalties_are_in_the_unit_of_the_totals() -> None:
    regulations = ScoringRegulations(Method.TEAMS, victory_points=VictoryPoints(VpKind.DISCRETE))
    fined = scored(met(1, 0, 0), regulations=regulations, penalties=(Penalty("A", Fraction(1, 2), PenaltyUnit.VPS),))
    assert totals(fined) == {"A": Fraction(19, 2), "B": 10}
    with pytest.raises(ScoringError, match="A penalty in VP cannot be applied here"):
        scored(met(1, 0, 0), penalties=(Penalty("A", Fraction(1), PenaltyUnit.VPS),))


def test_a_board_a_match_is_won_drawn_or_lost() -> None:
    regulations = ScoringRegulations(Method.BOARD_A_MATCH)
    scores = scored(met(1, 620, 170), met(2, 100, 100), met(3, -50, 50), regulations=regulations)
    assert [scores.awards(number) for number in (1, 2, 3)] == [{"A": 2, "B": 0}, {"A": 1, "B": 1}, {"A": 0, "B": 2}]
    averaged = scored(met(1, Artificial(PLUS, MINUS), 170), regulations=regulations)
    assert averaged.awards(1) == {"A": Fraction(6, 5), "B": Fraction(4, 5)}


def test_total_points_of_teams_are_those_of_both_tables() -> None:
    scores = scored(met(1, 620, 170), met(2, -50, 110), regulations=ScoringRegulations(Method.AGGREGATE))
    assert totals(scores) == {"A": 290, "B": -290}


def test_pairs_that_meet_for_a_round_are_ranked_by_victory_points() -> None:
    lines = [
        Line((f"{at}",), (f"{at + 3}",), Played(points), match=f"round {at}")
        for at, points in ((1, 620), (2, 170), (3, -50))
    ]
    regulations = ScoringRegulations(Method.CROSS_IMPS, victory_points=VictoryPoints(VpKind.CONTINUOUS))
    scores = scored(Board(1, tuple(lines)), regulations=regulations)
    assert scores.awards(1)["1"] == Fraction(10 + 12, 2)
    assert totals(scores)["1"] == continuous(1).of(11)
    assert totals(scores)["4"] == continuous(1).of(-11)


def test_matchpoints_have_no_scale_of_victory_points() -> None:
    regulations = ScoringRegulations(victory_points=VictoryPoints(VpKind.DISCRETE))
    lines = tuple(Line((f"{at}",), (f"{at + 2}",), Played(at), match=f"{at}") for at in (1, 2))
    sentence = (
        "Matches in MP have no scale of victory points here; give the regulations a table of their own in MP, or rank "
        "them without (none)."
    )
    with pytest.raises(ScoringError, match=exactly(sentence)):
        scored(Board(1, lines), regulations=regulations)


OXFORD = tuple(
    map(Fraction, ("50.66", "51.99", "53.34", "54.75", "56.24", "57.84", "59.65", "61.76", "64.41", "68.36"))
)
"""The programme of the Oxford Congress's Swiss Pairs, matches of seven boards: an EBU scale, 11 to 20 points."""


@pytest.mark.parametrize(
    ("percent", "points"),
    [("50", 10), ("50.65", 10), ("50.654", 10), ("50.655", 11), ("49.35", 10), ("49.34", 9), ("56.23", 14),
     ("61.75", 17), ("68.35", 19), ("68.36", 20), ("100", 20), ("31.64", 0), ("31.65", 1), ("0", 0)],
)  # fmt: skip
def test_a_match_of_matchpoints_becomes_victory_points_by_its_percentage(percent: str, points: int) -> None:
    scale = VictoryPoints(VpKind.TABLE, percents=OXFORD).percent_scale
    assert scale is not None
    assert scale.of(Fraction(percent)) == points


def rounds(*points: int, outcome: Outcome | None = None) -> list[Line]:
    """Three tables of a round; the first may have another outcome."""
    outcomes = [outcome or Played(points[0]), *map(Played, points[1:])]
    return [Line((f"{at}",), (f"{at + 3}",), each, match=f"{at}") for at, each in enumerate(outcomes, 1)]


def test_pairs_that_meet_at_matchpoints_are_ranked_by_the_organiser_s_own_table() -> None:
    """Tops of 4 on two boards: 8 of 8 is 100 per cent, 4 of 8 is 50, 0 of 8 nothing."""
    regulations = ScoringRegulations(victory_points=VictoryPoints(VpKind.TABLE, percents=OXFORD))
    boards = [Board(number, tuple(rounds(420, 170, 50))) for number in (1, 2)]
    scores = scored(*boards, regulations=regulations)
    assert totals(scores) == {"1": 20, "2": 10, "3": 0, "4": 0, "5": 10, "6": 20}
    assert scores.matches[0].sums == {"1": 8, "4": 0}


def test_an_artificial_score_counts_in_the_percentage_of_its_match() -> None:
    """60 and 40 per cent of a top of 4 and a whole one: 6.4 of 8, 80 per cent."""
    regulations = ScoringRegulations(
        victory_points=VictoryPoints(VpKind.TABLE, percents=OXFORD), averages=Averages(with_session=False)
    )
    averaged = Board(2, tuple(rounds(0, 170, 50, outcome=Artificial(PLUS, MINUS))))
    scores = scored(Board(1, tuple(rounds(420, 170, 50))), averaged, regulations=regulations)
    assert scores.matches[0].sums == {"1": Fraction(32, 5), "4": Fraction(8, 5)}
    assert (totals(scores)["1"], totals(scores)["4"]) == (20, 0)


def test_self_inflicted_damage_at_teams() -> None:
    """A -100, B +620, C +140 against 620 at the other table: -12 becomes -12 + 0 + 10."""
    outcome = SelfInflicted(Side.NS, -100, 620, 140)
    for board, at in ((met(1, outcome, 620), 0), (met(1, 620, outcome), 1)):
        scores = scored(board)
        ns, ew = scores.line_awards(1)[at]
        assert (ns, ew) == (-12 - (-10), 0)
        assert scores.line_awards(1)[1 - at] == (ew, ns)
        explanation = explain(board, at, TEAMS, scores.expected)
        assert explanation is not None
        assert (explanation.ns.total, explanation.ew.total) == (ns, ew)


def test_a_weighted_score_is_explained_in_imps() -> None:
    """A published way of the sum: 40 per cent of +680 and 60 of -100 against +650 at the other table."""
    weighted = Assigned.to_both(Weighted.of((680, 40), (-100, 60)))
    explanation = explain(met(1, 650, weighted), 1, TEAMS, 2)
    assert explanation is not None
    assert [(part.component.points, part.worth) for part in explanation.ns.components] == [(680, 1), (-100, -13)]
    assert explanation.ns.total == Fraction(40 - 60 * 13, 100)
    assert scored(met(1, 650, weighted)).line_awards(1)[1] == (explanation.ns.total, explanation.ew.total)


def test_an_adjustment_changes_its_own_match_alone() -> None:
    board = Board(1, (*tables(620, 170, "A", "B", "A-B"), *tables(0, 50, "C", "D", "C-D")))
    before = scored(board)
    after = score_session(before.session.with_outcome(1, ("A",), ("B",), Assigned.to_both(170)), before)
    changed = effects(before, after)
    assert [(each.contestant, each.before, each.after) for each in changed.awards] == [("A", 10, 0), ("B", -10, 0)]
    assert totals(after) == totals(score_session(after.session))


@given(scores=st.lists(st.tuples(SCORES, SCORES), min_size=1, max_size=6))
def test_a_match_comes_out_as_every_pair_of_its_results_by_weight(
    scores: list[tuple[int | Weighted, int | Weighted]],
) -> None:
    """Worked out beside it: IMPs of what was won at one table less what was given at the other, one by one."""
    together = scored(*(met(number, *map(Assigned.to_both, tables)) for number, tables in enumerate(scores, 1)))
    sums = [
        Fraction(a * b * imps(here - there), total_of(opened) * total_of(closed))
        for opened, closed in scores
        for here, a in parts_of(opened)
        for there, b in parts_of(closed)
    ]
    assert totals(together) == {"A": sum(sums), "B": -sum(sums)}


@given(sides=st.tuples(SCORES, SCORES, SCORES, SCORES), method=st.sampled_from([Method.TEAMS, Method.BOARD_A_MATCH]))
def test_both_tables_say_the_same_of_both_teams(sides: tuple[int | Weighted, ...], method: Method) -> None:
    board = met(1, Assigned(*sides[:2]), Assigned(*sides[2:]))
    scores = scored(board, regulations=ScoringRegulations(method))
    (home, away), (other_away, other_home) = scores.line_awards(1)
    assert (home, away) == (other_home, other_away)
    turned = Board(1, tuple(reversed(board.lines)))
    assert scored(turned, regulations=ScoringRegulations(method)).awards(1) == scores.awards(1)


@given(sides=st.tuples(SCORES, SCORES, SCORES, SCORES))
def test_a_knockout_always_balances(sides: tuple[int | Weighted, ...]) -> None:
    board = met(1, Assigned(*sides[:2]), Assigned(*sides[2:]))
    scores = scored(board, regulations=ScoringRegulations(Method.TEAMS, knockout=True))
    assert sum(totals(scores).values()) == 0
    plain = scored(board).awards(1)
    assert scores.awards(1)["A"] == ((plain["A"] or 0) - (plain["B"] or 0)) / 2
