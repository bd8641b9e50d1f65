"""How fast the engine answers: microseconds a run, for the path of each situation that finds most."""

from timeit import repeat

from rulings.laws.engine import Case, every_path, rule
from rulings.laws.situations import EDITIONS, situations

RUNS = 2000


def main() -> None:
    for edition in EDITIONS:
        for situation in situations(edition):
            law = situation.laws[edition]
            path = max(every_path(law), key=lambda each: (len(each.answers), len(each.ruling.findings)))
            seconds = min(repeat(lambda: rule(law, Case(path.answers)), number=RUNS, repeat=5)) / RUNS  # noqa: B023
            questions, findings = len(path.answers), len(path.ruling.findings)
            print(
                f"{edition} {situation.key:<28} {seconds * 1e6:6.1f} us a run, {1 / seconds:9,.0f} runs a second"
                f" ({questions} questions, {findings} findings)"
            )


if __name__ == "__main__":
    main()
