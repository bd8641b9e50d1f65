"""What an adjustment does: two scorings of one session compared, on the boards and in the ranking."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rulings.scoring.sessions.matches import MatchScore
from rulings.scoring.sessions.ranking import Standing
from rulings.scoring.sessions.session_scores import SessionScores


@dataclass(frozen=True, slots=True)
class _AwardChange:
    """A contestant's award on a board before and after; None where it has none.

    `match` is the one that it is of, "" where there are none: a board may be played in several.
    """

    board: int
    contestant: str
    before: Fraction | None
    after: Fraction | None
    match: str = ""


@dataclass(frozen=True, slots=True)
class StandingChange:
    """A contestant's standing before and after, with the ranking list it is on."""

    line: str
    before: Standing
    after: Standing

    @property
    def moved(self) -> int:
        """Places won; below nothing for places lost."""
        return self.before.place - self.after.place


@dataclass(frozen=True, slots=True)
class MatchChange:
    """A match before and after; None where none of its boards counted."""

    before: MatchScore | None
    after: MatchScore | None


@dataclass(frozen=True, slots=True)
class Effects:
    """Everything that came out differently: awards by board and line, standings in the new order, matches."""

    awards: tuple[_AwardChange, ...]
    standings: tuple[StandingChange, ...]
    matches: tuple[MatchChange, ...] = ()


def effects(before: SessionScores, after: SessionScores) -> Effects:
    """Compare two scorings of a session whose contestants are the same."""
    return Effects(tuple(_awards(before, after)), tuple(_standings(before, after)), tuple(_matches(before, after)))


def _awards(before: SessionScores, after: SessionScores) -> list[_AwardChange]:
    found: list[_AwardChange] = []
    for number, score in after.boards.items():
        if score is before.boards.get(number) and not _has_artificial(number, before, after):
            continue
        old = before.match_awards(number)
        found.extend(
            _AwardChange(number, contestant, old.get((match, contestant)), award, match)
            for (match, contestant), award in after.match_awards(number).items()
            if old.get((match, contestant)) != award
        )
    return found


def _has_artificial(number: int, *scored: SessionScores) -> bool:
    """Whether anything on the board hangs on the rest of the session."""
    return any(board == number for scores in scored for board, *_ in scores.artificial)


def _standings(before: SessionScores, after: SessionScores) -> list[StandingChange]:
    old = {ranking.line: {s.contestant: s for s in ranking.standings} for ranking in before.rankings}
    changes = []
    for ranking in after.rankings:
        for standing in ranking.standings:
            was = old.get(ranking.line, {}).get(standing.contestant)
            if was is not None and (was.total, was.place) != (standing.total, standing.place):
                changes.append(StandingChange(ranking.line, was, standing))
    return changes


def _matches(before: SessionScores, after: SessionScores) -> list[MatchChange]:
    old, new = ({match.name: match for match in scores.matches} for scores in (before, after))
    pairs = ((old.get(name), new.get(name)) for name in dict.fromkeys((*new, *old)))
    return [MatchChange(was, becomes) for was, becomes in pairs if _result(was) != _result(becomes)]


def _result(match: MatchScore | None) -> tuple[Mapping[str, Fraction], Mapping[str, Fraction]]:
    """What both sides won and got for it; nothing where there is no match."""
    return ({}, {}) if match is None else (match.sums, match.points)
