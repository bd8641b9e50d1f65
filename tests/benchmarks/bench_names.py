"""What the gate costs: a text of 10,000 signs against a list of 10,000 names, as a ratio to splitting both into words.

The floor is one regular expression that finds the words of the text and of the list. Printed too: the same for texts
and lists of other sizes, which shows that both cost in proportion, and for texts that are made to be dear.
"""

import os
import re
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulings.desk.base.naming.marks import Known

NASTY = ("N o ", "No-", "a\n", "A.B.", "1l0O", "\u00ad", "J. N. ", "_a", "Nowak ")
SIGNS = 10_000


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django

    django.setup()
    from rulings.desk.base.naming.marks import marks_in
    from rulings.desk.base.naming.vocabulary import ordinary_words
    from tests.desk.base.naming.paradigms import names

    print(f"words of the catalogues, read once a process: {1000 * best(ordinary_words, 1):.0f} ms")
    corpus = [name for language in ("polish", "italian", "english") for name, _kind, _stem in names(language)]
    for many, signs in ((1_000, SIGNS), (10_000, 1_000), (10_000, SIGNS), (10_000, 100_000), (100_000, SIGNS)):
        listed, text = roster(corpus, many), story(signs)
        told(f"{many:,} names, {signs:,} signs", listed, text)
    whom = known_of(roster(corpus, 1_000))
    for unit in NASTY:
        ratio = [best(lambda text=(unit * size)[:size]: marks_in(text, whom), 3) for size in (SIGNS, 4 * SIGNS)]
        print(
            f"{unit!r:10} {1000 * ratio[0]:7.1f} ms; four times as long costs {ratio[1] / ratio[0]:.1f} times as much"
        )


def told(what: str, listed: list[str], text: str) -> None:
    """One line: the floor, the names put in order, the text compared with them, and both as a multiple of the floor."""
    from rulings.desk.base.naming.marks import marks_in

    word = re.compile(r"[^\W\d_]+")
    floor = best(lambda: [word.findall(each) for each in (text, *listed)], 5)
    kept = best(lambda: known_of(listed), 3)
    whom = known_of(listed)
    read = best(lambda: marks_in(text, whom), 3)
    print(f"{what:30} floor {1000 * floor:6.1f} ms, names {1000 * kept:6.0f} ms ({kept / floor:.0f} times), "
          f"text {1000 * read:6.0f} ms ({read / floor:.0f} times), both {(kept + read) / floor:.0f} times")  # fmt: skip


def known_of(listed: list[str]) -> "Known":
    from rulings.desk.base.naming.marks import known

    return known([], listed)


def roster(corpus: list[str], many: int) -> list[str]:
    """So many names, each a first one and a surname of the corpus, all different pairs."""
    return [f"{corpus[number % 991]} {corpus[-1 - (number * 7 + number // 991) % 1_009]}" for number in range(many)]


def story(signs: int) -> str:
    """A text of that length from the harmless ones, with a name in every tenth sentence."""
    from tests.desk.base.naming.paradigms import DATA

    lines = [line for line in (DATA / "harmless.txt").read_text(encoding="utf-8").splitlines() if line[0] not in "#["]
    told = [f"{line} Then Nowaka led." if at % 10 == 0 else line for at, line in enumerate(lines)]
    whole = " ".join(told)
    return (whole * (signs // len(whole) + 1))[:signs]


def best(run: Callable[[], object], times: int) -> float:
    """Seconds of the quickest run."""
    taken = []
    for _ in range(times):
        begun = perf_counter()
        run()
        taken.append(perf_counter() - begun)
    return min(taken)


if __name__ == "__main__":
    main()
