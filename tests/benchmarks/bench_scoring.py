"""How long a large session takes: 36 boards of 1,000 tables matchpointed, and ranked again after one adjustment.

The median of nine runs, in milliseconds. Awards of both sides are worked out; a ranking again is everything that
follows an adjustment: the board, 2,000 totals, both lists with their ties.
"""

import random
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import perf_counter

from rulings.bridge import Average
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Line, Outcome, Played
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.methods.columns import Form
from rulings.scoring.methods.imps import Butler, CrossImps
from rulings.scoring.methods.matchpoints import Matchpoints
from rulings.scoring.sessions.session_scores import Session, SessionScores, score_session

BOARDS, TABLES, RUNS = 36, 1000, 9
CHANCE = random.Random(2024)
POINTS = [420, 450, -50, -100, 170, 140, 620, 650, 110, -110, 120, 150, 90, -90, 400, 430, -400, -420, 980, -200]
ADJUSTMENTS: dict[str, Outcome] = {
    "assigned": Assigned.to_both(-1400),
    "weighted": Assigned.to_both(Weighted.of((420, 60), (-50, 40))),
    "split and weighted": Assigned(Weighted.of((420, 60), (-50, 40)), Weighted.of((620, 25), (420, 35), (-100, 40))),
    "average plus and minus": Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS)),
}


def milliseconds(run: Callable[[], object]) -> float:
    """The median time of a run."""
    times = []
    for _ in range(RUNS):
        started = perf_counter()
        run()
        times.append(perf_counter() - started)
    return 1000 * median(times)


def session() -> Session:
    """A Mitchell of 1,000 tables with 36 boards."""
    boards = []
    for number in range(1, BOARDS + 1):
        lines = (
            Line((f"N{table}",), (f"E{(table + number) % TABLES}",), Played(CHANCE.choice(POINTS)))
            for table in range(TABLES)
        )
        boards.append(Board(number, tuple(lines)))
    return Session(tuple(boards))


def columns(large: Session) -> list[Sequence[int]]:
    """Every board's scores, as a form of scoring takes them."""
    outcomes = [[line.outcome for line in board.lines] for board in large.boards]
    return [[outcome.points for outcome in column if isinstance(outcome, Played)] for column in outcomes]


def both_sides(form: Form, scores: list[Sequence[int]]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """North-south's and east-west's awards on every board."""
    return [(worths.ns, worths.ew()) for worths in (form.worths(column, TABLES) for column in scores)]


def adjusted(large: Session, before: SessionScores, outcome: Outcome) -> SessionScores:
    """The session with one line adjusted, scored on top of what was known."""
    line = large.boards[6].lines[3]
    return score_session(large.with_outcome(7, line.ns, line.ew, outcome), before)


def main() -> None:
    large = session()
    scores = columns(large)
    for name, form, limit in (
        ("matchpoints", Matchpoints(), " (at most 5)"),
        ("cross-IMPs", CrossImps(), ""),
        ("Butler", Butler(), ""),
    ):
        took = milliseconds(partial(both_sides, form, scores))
        print(f"{name}, {BOARDS} boards of {TABLES} tables: {took:.1f} ms{limit}")
    before = score_session(large)
    for name, outcome in ADJUSTMENTS.items():
        took = milliseconds(partial(adjusted, large, before, outcome))
        print(f"ranked again after one adjustment, {name}: {took:.1f} ms (at most 20)")
    print(f"the whole session from its lines to its rankings: {milliseconds(partial(score_session, large)):.0f} ms")


if __name__ == "__main__":
    main()
