"""The levels: which situations each practises, how many questions a path may have, and how much time it gives."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from itertools import islice

from rulings.laws.practice.exercises import editions_of, named_paths, shuffled
from rulings.laws.practice.left_out import LEFT_OUT
from rulings.laws.situations import DEFAULT_EDITION, SITUATIONS


class Level(StrEnum):
    """For whom the exercises are."""

    PLAYER = "player"
    DIRECTOR = "director"
    EXAM = "exam"


PRACTISED = tuple(each.key for each in SITUATIONS if each.key not in LEFT_OUT)
"""The situations of which every path is told as a story, in the order of the Laws."""

_COMMON = (
    *("insufficient_bid", "pass_out_of_rotation", "bid_out_of_rotation", "unintended_call", "lead_out_of_turn"),
    *("opening_lead_out_of_turn", "established_revoke", "dummys_limits", "dummys_rights", "late_question"),
    *("was_it_a_call", "trick_won", "revoke_inquiry", "claim", "penalty_card", "tempo", "call_attention"),
)


@dataclass(frozen=True)
class _Measure:
    """`seconds` for one exercise, 0 where no clock runs."""

    situations: tuple[str, ...]
    fewest: int
    most: int
    seconds: int = 0


_MEASURES = {
    Level.PLAYER: _Measure(
        _COMMON,
        fewest=1,
        most=5,
    ),
    Level.DIRECTOR: _Measure(PRACTISED, fewest=2, most=7),
    Level.EXAM: _Measure(PRACTISED, fewest=4, most=99, seconds=90),
}


@dataclass(frozen=True)
class Named:
    """Which path of which situation, in the edition that clubs use."""

    situation: str
    path: str


def seconds_for(level: Level, number: int, extra: int) -> int:
    """The time of so many exercises with so many hundredths more, 0 where no clock runs."""
    return _MEASURES[level].seconds * number * (100 + extra) // 100


def offered(level: Level, edition: str = DEFAULT_EDITION) -> tuple[str, ...]:
    """The situations of a level that the edition rules on, in their order."""
    return tuple(key for key in _MEASURES[level].situations if edition in editions_of(key))


@cache
def _paths_of(level: Level, situation: str) -> tuple[str, ...]:
    """The paths of a situation with as many questions as the level wants."""
    measure = _MEASURES[level]
    named = named_paths(situation, DEFAULT_EDITION).items()
    return tuple(name for name, path in named if measure.fewest <= len(path.answers) <= measure.most)


@lru_cache(maxsize=256)
def chosen(level: Level, seed: int, number: int, only: tuple[str, ...] = ()) -> tuple[Named, ...]:
    """So many exercises, each situation as often as any other, none twice; fewer where there are no more."""
    situations = [key for key in offered(level) if not only or key in only]
    rows = [shuffled(list(_paths_of(level, key)), seed) for key in shuffled(situations, seed)]
    order = zip(shuffled(situations, seed), rows, strict=True)
    return tuple(islice(_in_turn([[Named(key, path) for path in row] for key, row in order]), number))


def _in_turn(rows: list[list[Named]]) -> Iterator[Named]:
    """The first of each row, then the second of each."""
    for place in range(max(map(len, rows), default=0)):
        yield from (row[place] for row in rows if place < len(row))
