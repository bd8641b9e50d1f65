"""Facts and findings as plain JSON, the way rulings keep them. Writes nothing."""

from collections.abc import Mapping
from typing import Any

from rulings.laws.engine.facts import AnyFact
from rulings.laws.engine.findings import Finding


def plain_facts(facts: Mapping[AnyFact, Any]) -> dict[str, Any]:
    """Values by fact key, each as its kind writes it."""
    return {fact.key: fact.kind.write(value) for fact, value in facts.items()}


def plain_finding(finding: Finding) -> dict[str, Any]:
    """{"paragraph", "effect", "key", "values"}."""
    return {
        "paragraph": finding.paragraph,
        "effect": str(finding.effect),
        "key": finding.key,
        "values": finding.plain_values(),
    }
