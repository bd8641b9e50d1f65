"""Several matches of teams, and their ranking: by victory points where there is a scale, else by IMPs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.penalties import Penalty, costs
from rulings.scoring.ranking import Ranking, Row, ranked
from rulings.scoring.regulations import Unit
from rulings.scoring.teams import MatchRegulations, MatchScore, TeamBoard, score_match

ALL = "all"


@dataclass(frozen=True, slots=True)
class Match:
    """Two teams by their keys, and the boards they played."""

    home: str
    away: str
    boards: tuple[TeamBoard, ...]


@dataclass(frozen=True, slots=True)
class TeamScores:
    """Every match scored, in the order given, and the ranking."""

    matches: tuple[MatchScore, ...]
    unit: Unit
    ranking: Ranking


def score_matches(
    matches: Sequence[Match],
    regulations: Mapping[int, MatchRegulations] | MatchRegulations,
    penalties: Sequence[Penalty] = (),
) -> TeamScores:
    """Score matches under one set of regulations, or under one for each place in the list (lengths may differ)."""
    by_place = (
        dict.fromkeys(range(len(matches)), regulations) if isinstance(regulations, MatchRegulations) else regulations
    )
    scores = tuple(score_match(match.boards, by_place[at]) for at, match in enumerate(matches))
    unit = Unit.VPS if scores and all(score.home_vps is not None for score in scores) else Unit.IMPS
    won: dict[str, list[Fraction]] = {}
    for match, score in zip(matches, scores, strict=True):
        home, away = (score.home_vps, score.away_vps) if unit is Unit.VPS else (score.home_imps, score.away_imps)
        won.setdefault(match.home, []).append(home or Fraction(0))
        won.setdefault(match.away, []).append(away or Fraction(0))
    return TeamScores(scores, unit, _ranking(won, unit, penalties))


def _ranking(won: Mapping[str, list[Fraction]], unit: Unit, penalties: Sequence[Penalty]) -> Ranking:
    for penalty in penalties:
        if penalty.contestant not in won:
            raise ScoringError(Refusal.CONTESTANT, contestant=penalty.contestant)
    denominator = lcm(*(points.denominator for listed in won.values() for points in listed))
    rows = [
        Row(team, int(sum(listed, Fraction()) * denominator), len(listed), len(listed)) for team, listed in won.items()
    ]
    return ranked(ALL, rows, denominator, costs(penalties, unit, 0), averaged=False, percents=False)
