"""One board with all its lines, and what each of them is worth. Artificial scores wait for the session.

A board played in several forms falls into groups, each scored by itself (87B). Where the two sides of a table are
given different scores, north-south are compared with what the other tables' north-souths have, east-west likewise.
At teams a group is one table of a match, and each side is compared with what its team-mates have at the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm
from typing import NamedTuple, cast

from rulings.bridge import Side
from rulings.scoring.adjusted.self_inflicted import Division, divided
from rulings.scoring.boards.lines import (
    Artificial,
    Assigned,
    NotPlayed,
    OneSideAtFault,
    Outcome,
    Played,
    SelfInflicted,
)
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.scores import Score
from rulings.scoring.methods.columns import Form, Worths, mean_worth
from rulings.scoring.methods.matchpoints import BEATEN, Matchpoints
from rulings.scoring.methods.short_fields import top_of
from rulings.scoring.regulations import Method, ScoringRegulations


class GroupScore(NamedTuple):
    """What the lines of a group are worth: whole numbers over one denominator, in the order of `at`.

    `counted` is how many of them enter totals: of the two tables of a match the first.
    """

    at: tuple[int, ...]
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    denominator: int
    top: int
    counted: int

    def counting(self, side: Side) -> dict[int, int]:
        """A side's worths that enter totals, by the place of the line."""
        worths = self.ns if side is Side.NS else self.ew
        return dict(zip(self.at[: self.counted], worths[: self.counted], strict=True))


@dataclass(frozen=True, slots=True)
class BoardScore:
    """A scored board: its groups, and the tops that whole boards have, which artificial scores are taken of.

    `top` is that of the field, `tops` are those of sections that are scored apart.
    """

    board: Board
    groups: tuple[GroupScore, ...]
    top: int
    tops: Mapping[str, int] = field(default_factory=dict)

    def top_at(self, at: int) -> int:
        """The top of a line's field."""
        return self.tops.get(self.board.lines[at].section, self.top)

    def by_line(self) -> Iterator[tuple[int, Fraction, Fraction]]:
        """The place of each comparable line, and what north-south and east-west get there."""
        for group in self.groups:
            for at, ns, ew in zip(group.at, group.ns, group.ew, strict=True):
                yield at, Fraction(ns, group.denominator), Fraction(ew, group.denominator)


_WITHOUT_POINTS = frozenset({Artificial, OneSideAtFault, NotPlayed})
"""Outcomes that are not compared with other tables as they stand."""


class Group(NamedTuple):
    """The comparable lines of a board that were played in one form: their places and both sides' columns.

    The columns of a table at teams are longer than `at`: last in them is what the sides' team-mates have.
    """

    at: tuple[int, ...]
    ns: tuple[Score, ...]
    ew: tuple[Score, ...]
    form: Form
    expected: int
    top: int

    def column(self, side: Side) -> tuple[Score, ...]:
        """The scores that a side is compared with, its own among them."""
        return self.ns if side is Side.NS else self.ew


def score_board(board: Board, regulations: ScoringRegulations, expected: int) -> BoardScore:
    """Score a board that `expected` tables should have played."""
    groups = groups_of(board, regulations, expected)
    if regulations.method.is_of_teams:
        scored = tuple(_match_score(board, *tables) for tables in zip(groups[::2], groups[1::2], strict=True))
    else:
        scored = tuple(_score(board, group) for group in groups)
    sections = {line.section for line in board.lines} - {""} if regulations.has_sections else ()
    tops = {section: regulations.top(board.expected(section, expected, regulations)) for section in sections}
    return BoardScore(board, scored, regulations.top(expected), tops)


def groups_of(board: Board, regulations: ScoringRegulations, expected: int) -> list[Group]:
    """The groups of a board, in the order in which sections and forms are met; at teams both tables of a match."""
    if regulations.method.is_of_teams:
        return [_table(board, *pair, regulations) for pair in _opposites(board)]
    return [
        group
        for section, places in _places(board, regulations).items()
        for group in _field(board, places, regulations, board.expected(section, expected, regulations))
    ]


def _places(board: Board, regulations: ScoringRegulations) -> dict[str, dict[str, list[int]]]:
    """The places of the comparable lines by section and form, in the order in which these are met."""
    left_out = {at for at in board.odd if board.lines[at].outcome.__class__ in _WITHOUT_POINTS}
    compared = [at for at in range(len(board.lines)) if at not in left_out]
    has_sections = regulations.has_sections
    if compared and not has_sections and len({line.form for line in board.lines}) == 1:
        return {"": {board.lines[0].form: compared}}
    sections: dict[str, dict[str, list[int]]] = {}
    for at in compared:
        line = board.lines[at]
        sections.setdefault(line.section if has_sections else "", {}).setdefault(line.form, []).append(at)
    return sections


def _field(
    board: Board, places: Mapping[str, list[int]], regulations: ScoringRegulations, expected: int
) -> Iterator[Group]:
    """The lines that are compared with each other, by the form in which they were played."""
    largest = max(map(len, places.values()), default=0)
    for at in places.values():
        yield _group(board, tuple(at), len(places) > 1, largest, regulations, expected)


def _group(
    board: Board, at: tuple[int, ...], is_fouled: bool, largest: int, regulations: ScoringRegulations, expected: int
) -> Group:
    ns, ew = _columns([board.lines[place].outcome for place in at])
    if regulations.method is not Method.MATCHPOINTS:
        return _with_divisions(board, Group(at, ns, ew, regulations.form(), expected, 0))
    short = regulations.fouled if is_fouled else regulations.short
    form = Matchpoints(
        short, is_largest=len(at) == largest, beaten=regulations.beaten, is_centred=regulations.is_centred
    )
    top = top_of(short, len(at), expected) * regulations.beaten // BEATEN
    return _with_divisions(board, Group(at, ns, ew, form, expected, top))


def _opposites(board: Board) -> Iterator[tuple[int, int]]:
    """Each table of a match with the other one, where both have a score to compare."""
    tables: dict[str, list[int]] = {}
    for at, line in enumerate(board.lines):
        tables.setdefault(line.match, []).append(at)
    for pair in tables.values():
        if len(pair) == 2 and not any(board.lines[at].outcome.__class__ in _WITHOUT_POINTS for at in pair):
            yield pair[0], pair[1]
            yield pair[1], pair[0]


def _table(board: Board, own: int, other: int, regulations: ScoringRegulations) -> Group:
    """A table of a match; the teams sit the other way at the other table."""
    here, there = board.lines[own].outcome, board.lines[other].outcome
    ns = (_entry(here, Side.NS), _entry(there, Side.EW))
    ew = (_entry(here, Side.EW), _entry(there, Side.NS))
    return _with_divisions(board, Group((own,), ns, ew, regulations.form(), len(ns), regulations.top(len(ns))))


def _columns(outcomes: Sequence[Outcome]) -> tuple[tuple[Score, ...], tuple[Score, ...]]:
    """What north-south and east-west are compared with; one tuple where nothing was adjusted."""
    plain = [outcome.points if outcome.__class__ is Played else None for outcome in outcomes]
    odd = [place for place, points in enumerate(plain) if points is None]
    ns = cast("list[Score]", plain)
    ew = ns.copy() if odd else ns
    for place in odd:
        ns[place], ew[place] = (_entry(outcomes[place], side) for side in Side)
    whole = tuple(ns)
    return whole, tuple(ew) if odd else whole


def _entry(outcome: Outcome, side: Side) -> Score:
    """What a side's column holds for a line; self-inflicted damage is entered as the table's score."""
    match outcome:
        case Played(points):
            return points
        case Assigned(ns, ew):
            return ns if side is Side.NS else ew
        case SelfInflicted(actual=actual):
            return actual
        case _:
            raise TypeError(outcome)


def _with_divisions(board: Board, group: Group) -> Group:
    """The group with the adjusted score in the offending sides' columns, where it does not leave the table's."""
    inflicted = _self_inflicted(board, group)
    if not inflicted:
        return group
    columns = {Side.NS: list(group.ns), Side.EW: list(group.ew)}
    is_changed = False
    for place, outcome in inflicted:
        if not division_of(group, place, outcome).table_score_stands:
            columns[outcome.non_offending.other][place] = outcome.adjusted
            is_changed = True
    if not is_changed:
        return group
    return Group(group.at, tuple(columns[Side.NS]), tuple(columns[Side.EW]), group.form, group.expected, group.top)


def _self_inflicted(board: Board, group: Group) -> list[tuple[int, SelfInflicted]]:
    """The lines of a group in which a side did damage to itself, by their place in it."""
    odd = [(at, outcome) for at in board.odd if isinstance(outcome := board.lines[at].outcome, SelfInflicted)]
    return [(group.at.index(at), outcome) for at, outcome in odd if at in group.at]


def division_of(group: Group, place: int, outcome: SelfInflicted) -> Division:
    """The three scores of self-inflicted damage in the unit of scoring, from the non-offending side."""
    side = outcome.non_offending
    three = (outcome.actual, outcome.adjusted, outcome.without_error)
    return divided(*(worth_of(group, place, side, score) for score in three))


def worth_of(group: Group, place: int, side: Side, score: Score) -> Fraction:
    """What a score would be worth to a side at one table, all other tables unchanged."""
    column = group.column(side)
    tried = (*column[:place], score, *column[place + 1 :])
    north_south = mean_worth(group.form, tried, place, group.expected)
    return north_south if side is Side.NS else _both_of(group) - north_south


def component_worth(group: Group, place: int, side: Side, points: int) -> Fraction:
    """What one result of a table's score is worth to a side by itself, beside the table's own score as it is."""
    north_south = group.form.worth(group.column(side), place, points, group.expected)
    return north_south if side is Side.NS else _both_of(group) - north_south


def _both_of(group: Group) -> Fraction:
    """What the two sides of a table get together when they are given one score."""
    worths = group.form.worths(group.ns, group.expected)
    return Fraction(worths.both, worths.denominator)


def _score(board: Board, group: Group) -> GroupScore:
    ns, ew = _both_worths(group)
    own = {
        (place, outcome.non_offending): division_of(group, place, outcome).award
        for place, outcome in _self_inflicted(board, group)
    }
    shared = lcm(ns.denominator, *(award.denominator for award in own.values()))
    sides = {Side.NS: ns.over(shared).ns, Side.EW: ew.over(shared).ew()}
    for (place, side), award in own.items():
        sides[side] = (*sides[side][:place], int(award * shared), *sides[side][place + 1 :])
    lines = len(group.at)
    return GroupScore(group.at, sides[Side.NS][:lines], sides[Side.EW][:lines], shared, group.top, lines)


def _match_score(board: Board, one: Group, other: Group) -> GroupScore:
    """Both tables of a match: a team has at one what it has at the other.

    A table with self-inflicted damage is the one that is worked out.
    """
    is_other = isinstance(board.lines[other.at[0]].outcome, SelfInflicted)
    scored = _score(board, other if is_other else one)
    at = (*scored.at, *(one.at if is_other else other.at))
    return GroupScore(at, scored.ns + scored.ew, scored.ew + scored.ns, scored.denominator, scored.top, counted=1)


def _both_worths(group: Group) -> tuple[Worths, Worths]:
    """Both columns' worths over one denominator; a column is scored once where the sides share it."""
    ns = group.form.worths(group.ns, group.expected)
    if group.ew is group.ns or group.ew == group.ns:
        return ns, ns
    ew = group.form.worths(group.ew, group.expected)
    shared = lcm(ns.denominator, ew.denominator)
    return ns.over(shared), ew.over(shared)
