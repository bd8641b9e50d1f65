"""Teams of four: a board of two tables into IMPs for each side, a match into IMPs and victory points, a knockout.

The home team sits north-south in the open room and east-west in the closed one. Each team's IMPs are kept by
themselves: with split or artificial scores they need not balance. Each result of a weighted score is turned into
IMPs by itself before it is weighted (12C1(c)).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from rulings.scoring.artificial import fixed_amount, hangs_on_session
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.imps import imps
from rulings.scoring.lines import ArtificialScore, Assigned, Average, Played
from rulings.scoring.regulations import Averages, Unit
from rulings.scoring.scores import Score, parts_of, total_of
from rulings.scoring.victory_points import VpScale


class Team(StrEnum):
    """The two sides of a match."""

    HOME = "home"
    AWAY = "away"

    @property
    def other(self) -> Team:
        """The opponents."""
        return Team.AWAY if self is Team.HOME else Team.HOME


@dataclass(frozen=True, slots=True)
class Compared:
    """A board with a score at both tables, as north-south of each see it; either may be assigned or split."""

    open: Played | Assigned
    closed: Played | Assigned


@dataclass(frozen=True, slots=True)
class Averaged:
    """A board with an artificial score for each team (12C2(b))."""

    home: ArtificialScore
    away: ArtificialScore


@dataclass(frozen=True, slots=True)
class OneAtFault:
    """86B2(b): the other team gets the better of average plus and, where there is one, an assigned score.

    The team at fault gets the complement of that, never an average minus of its own.
    """

    at_fault: Team
    assigned: Compared | None = None


TeamOutcome: TypeAlias = Compared | Averaged | OneAtFault


@dataclass(frozen=True, slots=True)
class TeamBoard:
    """A board of the match."""

    number: int
    outcome: TeamOutcome


@dataclass(frozen=True, slots=True)
class MatchRegulations:
    """How a match is scored: victory points by `scale`, None for none; `knockout` evens out what does not balance."""

    scale: VpScale | None = None
    knockout: bool = False
    averages: Averages = field(default_factory=Averages)


@dataclass(frozen=True, slots=True)
class TeamBoardScore:
    """What each team gets for a board, in IMPs, and whether 12C4 made it even."""

    number: int
    home: Fraction
    away: Fraction
    is_evened: bool = False

    def of(self, team: Team) -> Fraction:
        """A team's IMPs."""
        return self.home if team is Team.HOME else self.away


@dataclass(frozen=True, slots=True)
class MatchScore:
    """A match: its boards, and each team's margin in IMPs and victory points (None without a scale)."""

    boards: tuple[TeamBoardScore, ...]
    home_imps: Fraction
    away_imps: Fraction
    home_vps: Fraction | None
    away_vps: Fraction | None


def score_match(boards: Sequence[TeamBoard], regulations: MatchRegulations) -> MatchScore:
    """Score a match; ScoringError without boards."""
    if not boards:
        raise ScoringError(Refusal.NO_BOARDS)
    plain = {board.number: _compared(board.outcome) for board in boards if isinstance(board.outcome, Compared)}
    places = {Team.HOME: 0, Team.AWAY: 0}
    scored = []
    for board in boards:
        given = _given(board, places, plain, regulations.averages)
        scored.append(_board_score(board.number, given, regulations.knockout))
    home, away = (sum((score.of(team) for score in scored), Fraction()) for team in Team)
    vps = (regulations.scale.of(home), regulations.scale.of(away)) if regulations.scale else (None, None)
    return MatchScore(tuple(scored), home, away, *vps)


def board_imps(outcome: Compared, team: Team) -> Fraction:
    """A team's IMPs on a board that has a score at both tables."""
    home_open, home_closed = _entry(outcome.open, is_ns=True), _entry(outcome.closed, is_ns=False)
    away_open, away_closed = _entry(outcome.open, is_ns=False), _entry(outcome.closed, is_ns=True)
    if team is Team.HOME:
        return _difference(home_open, home_closed)
    return _difference(away_closed, away_open)


def component_imps(outcome: Compared, team: Team) -> list[tuple[int, int, Fraction]]:
    """The results of the weighted table one by one: points, weight, and the team's IMPs for that result alone."""
    is_open = any(not isinstance(score, int) for score in _sides(outcome.open))
    weighted = outcome.open if is_open else outcome.closed
    is_ns = (team is Team.HOME) == is_open
    found = []
    for points, weight in parts_of(_entry(weighted, is_ns=is_ns)):
        alone = Compared(Played(points), outcome.closed) if is_open else Compared(outcome.open, Played(points))
        found.append((points, weight, board_imps(alone, team)))
    return found


def evened(home: Fraction, away: Fraction) -> tuple[Fraction, Fraction]:
    """12C4: both contestants of a knockout get the average of what each would have; halves of an IMP are kept."""
    average = (home - away) / 2
    return average, -average


def _sides(scored: Played | Assigned) -> tuple[Score, Score]:
    return (scored.points, scored.points) if isinstance(scored, Played) else (scored.ns, scored.ew)


def _entry(scored: Played | Assigned, *, is_ns: bool) -> Score:
    ns, ew = _sides(scored)
    return ns if is_ns else ew


def _difference(won: Score, lost: Score) -> Fraction:
    """IMPs for every pair of results, weighted: points won at one table against points given at the other."""
    weight = total_of(won) * total_of(lost)
    return Fraction(
        sum(a * b * imps(mine - theirs) for mine, a in parts_of(won) for theirs, b in parts_of(lost)), weight
    )


def _compared(outcome: Compared) -> dict[Team, Fraction]:
    return {team: board_imps(outcome, team) for team in Team}


def _board_score(number: int, given: dict[Team, Fraction], knockout: bool) -> TeamBoardScore:
    home, away = given[Team.HOME], given[Team.AWAY]
    if knockout and home != -away:
        return TeamBoardScore(number, *evened(home, away), is_evened=True)
    return TeamBoardScore(number, home, away)


def _given(
    board: TeamBoard, places: dict[Team, int], plain: dict[int, dict[Team, Fraction]], averages: Averages
) -> dict[Team, Fraction]:
    """What each team gets before 12C4; `places` counts each team's artificial scores."""
    match board.outcome:
        case Averaged(home, away):
            ruled = {Team.HOME: home, Team.AWAY: away}
            return {team: _average(ruled[team], team, places, plain, averages) for team in Team}
        case OneAtFault():
            return _one_at_fault(board.outcome, places, plain, averages)
        case Compared():
            return plain[board.number]


def _one_at_fault(
    outcome: OneAtFault, places: dict[Team, int], plain: dict[int, dict[Team, Fraction]], averages: Averages
) -> dict[Team, Fraction]:
    innocent = outcome.at_fault.other
    award = _average(ArtificialScore(Average.PLUS), innocent, places, plain, averages)
    if outcome.assigned is not None:
        award = max(award, board_imps(outcome.assigned, innocent))
    return {innocent: award, outcome.at_fault: -award}


def _average(
    ruled: ArtificialScore,
    team: Team,
    places: dict[Team, int],
    plain: dict[int, dict[Team, Fraction]],
    averages: Averages,
) -> Fraction:
    """A team's artificial score: the fixed one, or the mean of its other boards in the match (12C2(b), (c))."""
    places[team] += 1
    fixed = fixed_amount(ruled, averages, Unit.IMPS, places[team])
    if not plain or not hangs_on_session(ruled, averages):
        return fixed
    mean = sum((given[team] for given in plain.values()), Fraction()) / len(plain)
    return max(fixed, mean) if ruled.average is Average.PLUS else min(fixed, mean)
