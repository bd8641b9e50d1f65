"""How long a large session takes: 36 boards of 1,000 tables matchpointed, and ranked again after one adjustment.

The median of nine runs, in milliseconds. Awards of both sides are worked out; a ranking again is everything that
follows an adjustment: the board, 2,000 totals, both lists with their ties. Beside a peer, bridge-scorer in JavaScript,
where `npm install --prefix var/peers bridge-scorer@2.4.0` has put it: the same columns, the processor's time of both.
"""

import json
import random
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time

from rulings.bridge import Average
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Line, Outcome, Played
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.methods.columns import Form
from rulings.scoring.methods.imps import Butler, CrossImps
from rulings.scoring.methods.matchpoints import Matchpoints
from rulings.scoring.sessions.session_scores import Session, SessionScores, score_session
from tests.benchmarks.figures import Figure, tell

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
        started = process_time()
        run()
        times.append(process_time() - started)
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


def counted(scores: list[Sequence[int]]) -> list[list[int]]:
    """Plain counting, the least that matchpoints can be: one side's of every table, and the other's.

    From how often each score came, and how many are below it: nothing else of the Laws.
    """
    found = []
    for column in scores:
        counts, below, worth = Counter(column), 0, {}
        for points in sorted(counts):
            worth[points] = 2 * below + counts[points] - 1
            below += counts[points]
        most = 2 * len(column) - 2
        found += [[worth[points] for points in column], [most - worth[points] for points in column]]
    return found


PEER_VERSION = "2.4.0"
PEER = Path("var/peers/node_modules/bridge-scorer")


def of_the_peer(scores: list[Sequence[int]]) -> dict[str, float]:
    """Its milliseconds by form of scoring; nothing where it is not here."""
    node = shutil.which("node")
    if not node or not PEER.exists():
        return {}
    script = Path(__file__).with_name("peer.js")
    command = [node, str(script), str(PEER.resolve())]
    done = subprocess.run(command, input=json.dumps(scores), capture_output=True, text=True, check=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told


def main() -> None:
    large = session()
    scores = columns(large)
    floor, peer = milliseconds(partial(counted, scores)), of_the_peer(scores)
    for name, form, aim in (
        ("matchpoints", Matchpoints(), "at most 1.5"),
        ("cross-IMPs", CrossImps(), ""),
        ("Butler", Butler(), "as fast as matchpoints"),
    ):
        took = milliseconds(partial(both_sides, form, scores))
        told_of(f"{name}, {BOARDS} boards of {TABLES} tables", took, floor, aim)
        if name in peer:
            beside = f"bridge-scorer {PEER_VERSION}, in JavaScript"
            tell(Figure("Scoring", f"{name}, the same", took, "ms", peer[name], beside, "at most 1"))
    before = score_session(large)
    for name, outcome in ADJUSTMENTS.items():
        took = milliseconds(partial(adjusted, large, before, outcome))
        told_of(f"ranked again after one adjustment, {name}", took, floor, "at most 5 ms")
    told_of("the whole session from its lines to its rankings", milliseconds(partial(score_session, large)), floor)


def told_of(name: str, took: float, floor: float, aim: str = "") -> None:
    """One of them beside plain counting."""
    tell(Figure("Scoring", name, took, "ms", floor, "plain counting of the same columns", aim))


if __name__ == "__main__":
    main()
