"""Facts and findings as JSON, the way rulings keep them: typed values, each read and written here alone.

A finding is {"paragraph", "effect", "key", "values"}; facts are their values by key. What was stored under a law that
rules otherwise today stays readable: effects and values are the texts that they were.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from rulings.bridge import Seat, Side
from rulings.laws.engine.answers import BadAnswer
from rulings.laws.engine.facts import AnyFact, Fact
from rulings.laws.engine.findings import Finding

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class StoredFinding:
    """A finding as a ruling keeps it; `effect` compares with the members of `Effect`."""

    paragraph: str
    effect: str
    key: str
    values: Mapping[str, Any]

    @staticmethod
    def of(finding: Finding) -> "StoredFinding":
        """A finding as it would be stored."""
        return StoredFinding(finding.paragraph, str(finding.effect), finding.key, finding.plain_values())

    @property
    def who(self) -> Seat | None:
        """The player it is about; None where it names none."""
        who = self.values.get("who")
        return Seat(str(who)) if who in set(Seat) else None

    @property
    def to(self) -> Side | None:
        """The side that it gives something; None where it names none."""
        to = self.values.get("to")
        return Side(str(to)) if to in set(Side) else None

    @property
    def cards(self) -> list[str]:
        """The cards it names."""
        return list(self.values.get("cards", ()))


def read_finding(given: Mapping[str, Any]) -> StoredFinding:
    """A finding from JSON."""
    return StoredFinding(str(given["paragraph"]), str(given["effect"]), str(given["key"]), given["values"])


def write_finding(finding: StoredFinding) -> dict[str, Any]:
    """What `read_finding` reads again."""
    return {
        "paragraph": finding.paragraph,
        "effect": finding.effect,
        "key": finding.key,
        "values": dict(finding.values),
    }


def read_fact(facts: Mapping[str, Any], fact: Fact[_T]) -> _T | None:
    """A stored fact as its law has it; None where it is not there, or can be read no more."""
    try:
        return fact.read(facts[fact.key])
    except (KeyError, BadAnswer):
        return None


def write_facts(facts: Mapping[AnyFact, Any]) -> dict[str, Any]:
    """Values by fact key, each as its kind writes it."""
    return {fact.key: fact.kind.write(value) for fact, value in facts.items()}
