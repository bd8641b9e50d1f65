"""Matches within a session: what each side won, evened out in a knockout, and its victory points; and their ranking.

A match is of two contestants: teams, or pairs that meet for a round. Its boards are those that count for both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from rulings.scoring.adjusted.artificial import MIDDLE, ArtificialAward
from rulings.scoring.boards.board_scores import BoardScore
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.methods.victory_points import VpKind
from rulings.scoring.regulations import ScoringRegulations, Unit
from rulings.scoring.sessions.ranking import Row

_Awards = Mapping[str, Fraction]


@dataclass(frozen=True, slots=True)
class _MatchBoard:
    """What both sides of a match get for a board, its top, and whether 12C4 made it even."""

    match: str
    number: int
    awards: _Awards
    top: int
    is_evened: bool = False


@dataclass(frozen=True, slots=True)
class MatchScore:
    """A match: its boards, each side's sum, and its victory points (the sum itself where there is no scale)."""

    name: str
    boards: tuple[_MatchBoard, ...]
    sums: _Awards
    points: _Awards


def match_boards(
    boards: Mapping[int, BoardScore], artificial: Iterable[ArtificialAward], regulations: ScoringRegulations
) -> list[_MatchBoard]:
    """Every board of every match, in the order of the boards."""
    found: dict[tuple[str, int], dict[str, Fraction]] = {}
    tops: dict[tuple[str, int], int] = {}
    for number, score in boards.items():
        for group in score.groups:
            tops |= {(score.board.lines[at].match, number): group.top for at in group.at}
        for match, contestant, award in _awards(score):
            found.setdefault((match, number), {})[contestant] = award
    for given in artificial:
        place = boards[given.board].board.lines[given.at].match, given.board
        found.setdefault(place, {})[given.contestant] = given.award
        tops.setdefault(place, given.top)
    return [_board(*place, awards, tops[place], regulations.knockout) for place, awards in found.items()]


def matches_of(boards: Iterable[_MatchBoard], regulations: ScoringRegulations) -> tuple[MatchScore, ...]:
    """Every match; ScoringError where it has no scale of victory points."""
    matches: dict[str, list[_MatchBoard]] = {}
    for board in boards:
        if board.match:
            matches.setdefault(board.match, []).append(board)
    return tuple(_match(name, tuple(listed), regulations) for name, listed in matches.items())


def rows_of(matches: Iterable[MatchScore], contestants: Iterable[str]) -> tuple[list[Row], int]:
    """Every contestant's points of all matches, ready to be ranked, and their denominator."""
    won: dict[str, list[Fraction]] = {contestant: [] for contestant in contestants}
    played = dict.fromkeys(won, 0)
    for match in matches:
        for contestant, points in match.points.items():
            if contestant in won:
                won[contestant].append(points)
                played[contestant] += len(match.boards)
    denominator = lcm(*(points.denominator for listed in won.values() for points in listed))
    rows = [
        Row(contestant, int(sum(listed, Fraction()) * denominator), len(listed), played[contestant])
        for contestant, listed in won.items()
    ]
    return rows, denominator


def _awards(score: BoardScore) -> Iterator[tuple[str, str, Fraction]]:
    for at, ns, ew in score.by_line():
        line = score.board.lines[at]
        yield from ((line.match, contestant, ns) for contestant in line.ns)
        yield from ((line.match, contestant, ew) for contestant in line.ew)


def _board(match: str, number: int, awards: dict[str, Fraction], top: int, is_knockout: bool) -> _MatchBoard:
    """12C4: where the two do not balance in a knockout, each gets the average of both."""
    if is_knockout and len(awards) == 2 and sum(awards.values()) != 0:
        return _MatchBoard(match, number, dict(zip(awards, evened(*awards.values()), strict=True)), top, is_evened=True)
    return _MatchBoard(match, number, awards, top)


def evened(home: Fraction, away: Fraction) -> tuple[Fraction, Fraction]:
    """12C4: both contestants of a knockout get the average of what each would have; halves of an IMP are kept."""
    average = (home - away) / 2
    return average, -average


def _match(name: str, boards: tuple[_MatchBoard, ...], regulations: ScoringRegulations) -> MatchScore:
    sums: dict[str, Fraction] = {}
    for board in boards:
        for contestant, award in board.awards.items():
            sums[contestant] = sums.get(contestant, Fraction()) + award
    return MatchScore(name, boards, sums, _points(boards, sums, regulations))


def _points(boards: tuple[_MatchBoard, ...], sums: _Awards, regulations: ScoringRegulations) -> _Awards:
    """What the sums are worth in victory points; the sums themselves where there are none."""
    points, available = regulations.victory_points, sum(board.top for board in boards)
    if points.kind is VpKind.NONE:
        return sums
    if regulations.unit is Unit.IMPS and (scale := points.scale(len(boards))):
        return {contestant: scale.of(margin) for contestant, margin in sums.items()}
    if regulations.unit is Unit.MATCHPOINTS and available and (percents := points.percent_scale):
        middle = MIDDLE if regulations.is_centred else 0
        return {contestant: percents.of(100 * won / available + middle) for contestant, won in sums.items()}
    raise ScoringError(Refusal.VICTORY_POINTS, scored=regulations.unit)
