"""What a row of the digest's tables is, and the cases worked from it.

A row is named `law-number-cite-title`: its number counts the rows of that law's tables from 1, in the digest's order.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rulings.laws.engine import Ruling
from tests.laws.ruling import ruled


@dataclass(frozen=True)
class Worked:
    """One case of a row. `finds` are "paragraph key" that the ruling must hold, `lacks` keys that it must not.

    `judged` are the facts that must have been asked as judgement; `asks` is the open question, where the row is one.
    """

    situation: str
    facts: Mapping[str, object]
    finds: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    judged: tuple[str, ...] = ()
    asks: str = ""
    record: Mapping[str, object] = field(default_factory=dict)
    edition: str = "2017"

    def rule(self) -> Ruling:
        return ruled(self.situation, self.edition, dict(self.record), **self.facts)

    def check(self) -> None:
        """Fails with the ruling at hand where it is not what the row says."""
        ruling = self.rule()
        assert (ruling.question.fact.key if ruling.question else "") == self.asks
        found = [f"{finding.paragraph} {finding.key}" for finding in ruling.findings]
        assert {*self.finds} - {*found} == set(), found
        assert {*self.lacks} & {finding.key for finding in ruling.findings} == set()
        assert {*self.judged} - {fact.key for fact in ruling.judgements} == set()


@dataclass(frozen=True)
class Row:
    """One row of the tables of a law; `cases` are worked cases, or plain checks where nothing is ruled."""

    law: str
    number: int
    cite: str
    title: str
    cases: tuple[Worked | Callable[[], None], ...]

    @property
    def name(self) -> str:
        return f"{self.law}-{self.number:02}-{self.cite}-{self.title}".replace(" ", "-")

    def check(self) -> None:
        for case in self.cases:
            case.check() if isinstance(case, Worked) else case()


def rows(law: str, *listed: tuple[str, str, tuple[Worked | Callable[[], None], ...]]) -> tuple[Row, ...]:
    """The rows of a law's tables from (cite, title, cases), numbered as they stand."""
    return tuple(Row(law, number, *row) for number, row in enumerate(listed, start=1))
