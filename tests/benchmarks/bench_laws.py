"""How fast the engine answers: microseconds a run, for the path of each situation that asks and finds most.

The floor is the engine with a law that finds one thing and asks nothing. The table has the middle one and the three
dearest; docs/benchmarks.md says why they are.
"""

from collections.abc import Iterator
from statistics import median
from time import process_time
from timeit import repeat

from rulings.laws.engine import Case, Effect, Finding, every_path, rule
from rulings.laws.engine.situation import Law
from rulings.laws.situations import EDITIONS, situations
from tests.benchmarks.figures import Figure, tell

RUNS, DEAREST = 500, 3


def one_finding(_case: Case) -> Iterator[Finding]:
    """The least that a law can do."""
    yield Finding("50", "not_a_penalty_card", Effect.NO_RECTIFICATION)


def main() -> None:
    floor = microseconds(one_finding, {})
    cost: dict[str, tuple[float, int, int]] = {}
    for edition in EDITIONS:
        for situation in situations(edition):
            law = situation.laws[edition]
            path = max(every_path(law), key=lambda each: (len(each.answers), len(each.ruling.findings)))
            took = microseconds(law, path.answers)
            cost[f"{edition} {situation.key}"] = (took, len(path.answers), len(path.ruling.findings))
            print(f"{edition} {situation.key:<32} {took:7.1f} us a run, {took / floor:6.1f} floors")
    middle = median(took for took, _questions, _findings in cost.values())
    told_of(f"the middle one of {len(cost)} laws", middle, floor)
    for name, (took, questions, findings) in sorted(cost.items(), key=lambda each: -each[1][0])[:DEAREST]:
        told_of(f"{name}: {questions} questions, {findings} findings", took, floor)


def told_of(name: str, took: float, floor: float) -> None:
    """One law beside the least."""
    tell(Figure("The engine, for the longest path of a law", name, took, "us", floor, "a law of one finding"))


def microseconds(law: Law, answers: dict[str, object]) -> float:
    """The best of five."""
    return min(repeat(lambda: rule(law, Case(answers)), timer=process_time, number=RUNS, repeat=5)) / RUNS * 1e6


if __name__ == "__main__":
    main()
