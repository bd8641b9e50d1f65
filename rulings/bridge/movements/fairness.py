"""How fairly a movement compares its contestants.

On a board those who sit in the same direction compete: what one gains the other loses. Those who sit the other way
help each other, and opponents at one table compete as strongly as with all others of that board together. This is the
measure of J. R. Manning, in the English Bridge Union's paper "Bridge movements: the maths".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from rulings.bridge.movements.meetings import Meeting, Movement

_Two = tuple[int, int]


def compared(movement: Movement) -> Mapping[_Two, int]:
    """On how many boards each two contestants, the lower number first, sit in one direction at different tables."""
    found = dict.fromkeys(combinations(movement.contestants, 2), 0)
    for meetings, boards in _sets(movement).items():
        for sides in ([meeting.ns for meeting in meetings], [meeting.ew for meeting in meetings]):
            for one, other in _across(sides):
                found[one, other] += boards
    return found


def competition(movement: Movement) -> Mapping[_Two, int]:
    """How strongly each two contestants compete, by Manning's measure, summed over the boards.

    Only those who are ranked together: where two win, those of one direction; in a team match nobody. Partners in an
    individual help each other.
    """
    found = dict.fromkeys(_ranked_together(movement), 0)
    for meetings, boards in _sets(movement).items():
        for both, weight in _weights(meetings).items():
            if both in found:
                found[both] += weight * boards
    return found


def _weights(meetings: tuple[Meeting, ...]) -> dict[_Two, int]:
    """How strongly each two who play a board compete on it."""
    north = {number for meeting in meetings for number in meeting.ns}
    everybody = sorted({number for meeting in meetings for number in meeting.contestants})
    found = {(one, other): 1 if (one in north) == (other in north) else -1 for one, other in combinations(everybody, 2)}
    others = len(meetings) - 1
    for meeting in meetings:
        for one, other in combinations(sorted(set(meeting.contestants)), 2):
            found[one, other] = others if other in meeting.opponents_of(one) else -others
    return found


def balance(movement: Movement) -> float | None:
    """From 0 to 100: how evenly everybody competes with everybody who is ranked with him; 100 is perfect.

    Manning's quality: the square of the sum over the sum of squares, for each two who are ranked together. None where
    nobody is compared.
    """
    figures = competition(movement).values()
    squares = sum(figure * figure for figure in figures)
    return 100 * sum(figures) ** 2 / (len(figures) * squares) if squares else None


def _sets(movement: Movement) -> Mapping[tuple[Meeting, ...], int]:
    """The boards that the same meetings play, counted: boards of one set are alike. Only what is compared."""
    found: dict[tuple[Meeting, ...], int] = {}
    for board in movement.boards:
        meetings = movement.of_board(board)
        if len(meetings) > 1:
            found[meetings] = found.get(meetings, 0) + 1
    return found


def _across(sides: list[tuple[int, ...]]) -> Iterator[_Two]:
    """Every two who sit in one direction at different tables, the lower number first."""
    for here, there in combinations(sides, 2):
        for one in here:
            for other in there:
                if one != other:
                    yield min(one, other), max(one, other)


def _ranked_together(movement: Movement) -> Iterator[_Two]:
    if movement.is_team_match:
        return
    north = {number for meeting in movement.meetings for number in meeting.ns}
    for one, other in combinations(movement.contestants, 2):
        if movement.winners == 1 or (one in north) == (other in north):
            yield one, other
