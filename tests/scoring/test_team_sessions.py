"""Several matches and their ranking."""

from fractions import Fraction

import pytest

from rulings.scoring.errors import ScoringError
from rulings.scoring.lines import Played
from rulings.scoring.penalties import Penalty, PenaltyUnit
from rulings.scoring.ranking import Ranking
from rulings.scoring.regulations import Unit
from rulings.scoring.team_sessions import Match, score_matches
from rulings.scoring.teams import Compared, MatchRegulations, TeamBoard
from rulings.scoring.victory_points import continuous, discrete
from tests.scoring.saying import exactly


def match(home: str, away: str, *scores: tuple[int, int]) -> Match:
    boards = (
        TeamBoard(number, Compared(Played(open_room), Played(closed_room)))
        for number, (open_room, closed_room) in enumerate(scores, start=1)
    )
    return Match(home, away, tuple(boards))


MATCHES = [
    match("Aces", "Bears", (620, 170), (0, 0)),
    match("Cats", "Dogs", (100, 100)),
    match("Aces", "Cats", (-50, 110)),
    match("Bears", "Dogs", (420, 0)),
]


def listed(ranking: Ranking) -> list[tuple[int, str, Fraction]]:
    return [(standing.place, standing.contestant, standing.total) for standing in ranking.standings]


def test_matches_are_ranked_by_victory_points() -> None:
    scores = score_matches(MATCHES, MatchRegulations(scale=discrete(8)))
    assert scores.unit is Unit.VPS
    assert listed(scores.ranking) == [(1, "Aces", 22), (1, "Cats", 22), (3, "Bears", 19), (4, "Dogs", 17)]


def test_matches_without_a_scale_are_ranked_by_imps() -> None:
    scores = score_matches(MATCHES, MatchRegulations())
    assert scores.unit is Unit.IMPS
    assert listed(scores.ranking) == [(1, "Aces", 6), (2, "Cats", 4), (3, "Bears", -1), (4, "Dogs", -9)]


def test_matches_of_other_lengths_have_other_scales() -> None:
    each = {at: MatchRegulations(scale=continuous(boards)) for at, boards in enumerate((2, 1, 1, 1))}
    scores = score_matches(MATCHES, each)
    assert scores.matches[0].home_vps == continuous(2).of(10)
    assert scores.matches[3].home_vps == continuous(1).of(9)


def test_a_penalty_in_victory_points_costs_one_team_alone() -> None:
    penalty = Penalty.standard("Aces", PenaltyUnit.VPS)
    before, after = (score_matches(MATCHES, MatchRegulations(scale=discrete(8)), given) for given in ((), (penalty,)))
    assert before.ranking.of("Aces").total - after.ranking.of("Aces").total == 1
    assert [after.ranking.of(team).total for team in ("Bears", "Cats", "Dogs")] == [
        before.ranking.of(team).total for team in ("Bears", "Cats", "Dogs")
    ]


def test_a_penalty_for_a_team_that_does_not_play_is_refused() -> None:
    with pytest.raises(ScoringError, match=exactly("Pat does not play in this session.")):
        score_matches(MATCHES, MatchRegulations(), (Penalty.standard("Pat", PenaltyUnit.IMPS),))


def test_a_penalty_in_the_wrong_unit_is_refused() -> None:
    with pytest.raises(ScoringError, match="A penalty in IMP cannot be applied here"):
        score_matches(MATCHES, MatchRegulations(scale=discrete(8)), (Penalty.standard("Aces", PenaltyUnit.IMPS),))


def test_no_matches_no_ranking() -> None:
    assert score_matches([], MatchRegulations()).ranking.standings == ()
