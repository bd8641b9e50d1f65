"""What the rulings of each situation cite, counted over all paths and kept in `cited.json`: no page walks them.

The tests hold the file against the laws, and write it anew with UPDATE_CITED=1.
"""

import json
from collections import Counter
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from rulings.laws.engine import AskedOf, Law, paths, settings_of

FILE = Path(__file__).with_name("cited.json")


@dataclass(frozen=True)
class Cited:
    """Of one situation in one edition: its `rulings`, how many of them cite each paragraph, and each law as a whole;
    the paragraphs under which the director judges; the regulations that are read.
    """

    rulings: int
    paragraphs: dict[str, int]
    laws: dict[str, int]
    judged: list[str]
    settings: list[str]


@cache
def cited() -> dict[str, dict[str, Cited]]:
    """By situation and edition, as the file has it."""
    kept = json.loads(FILE.read_text())
    return {key: {edition: Cited(**each) for edition, each in editions.items()} for key, editions in kept.items()}


def count_cited(law: Law) -> Cited:
    """Counted from the law itself, under the default regulations."""
    paragraphs, laws, judged, rulings = Counter[str](), Counter[str](), set[str](), 0
    for path in paths(law):
        rulings += 1
        found = {finding.paragraph for finding in path.ruling.findings}
        paragraphs.update(found)
        laws.update({law_number(paragraph) for paragraph in found})
        judged |= {fact.law for fact in path.ruling.relied_on if fact.asked_of is AskedOf.JUDGEMENT}
    return Cited(
        rulings, dict(sorted(paragraphs.items())), dict(sorted(laws.items())), sorted(judged), sorted(settings_of(law))
    )


def written(counted: dict[str, dict[str, Cited]]) -> str:
    """The text of the file."""
    plain = {key: {edition: asdict(each) for edition, each in editions.items()} for key, editions in counted.items()}
    return json.dumps(plain, indent=1, sort_keys=True) + "\n"


def law_number(paragraph: str) -> str:
    """The digits that a paragraph such as `50D2(a)` begins with; "" where it names no law."""
    return paragraph[: len(paragraph) - len(paragraph.lstrip("0123456789"))]
