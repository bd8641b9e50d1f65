"""Rulings put once more before today's law, on the facts and the record that they were given. Changes nothing."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulings.laws.engine.engine import Case, rule
from rulings.laws.engine.engine import Ruling as Word
from rulings.laws.engine.regulations import read_regulations
from rulings.laws.record.record import read_record
from rulings.laws.situations import UnknownSituation, law_of
from rulings.models import Ruling
from rulings.services.plain import plain_finding


@dataclass(frozen=True)
class Difference:
    """A stored ruling and, in English, how today's law would rule otherwise."""

    ruling: Ruling
    reason: str


def replay() -> Iterator[Difference]:
    """Every current ruling that would come out differently today, oldest first."""
    current = Ruling.objects.filter(is_current=True).select_related("report__club").order_by("pk")
    for ruling in current.iterator(chunk_size=500):
        if reason := difference(ruling):
            yield Difference(ruling, reason)


def difference(ruling: Ruling) -> str:
    """How the ruling would come out differently; "" when it would not."""
    try:
        today = heard_again(ruling)
    except (UnknownSituation, ValueError) as error:
        return str(error)
    if today.question is not None:
        return f"asks {today.question.fact.key} now"
    return told_apart(ruling.findings, [plain_finding(finding) for finding in today.findings])


def heard_again(ruling: Ruling) -> Word:
    """Today's law on what the ruling was given; `UnknownSituation`, or `ValueError` for what it takes no longer."""
    given = {key: value for key, value in ruling.facts.items() if key not in ruling.derived}
    record, regulations = read_record(ruling.record), read_regulations(ruling.regulations)
    return rule(law_of(ruling.situation, ruling.edition), Case(given, record, regulations))


def told_by_the_claim(ruling: Ruling) -> frozenset[str]:
    """The keys of the facts that the claim on its record told, and not the rest of it; none where no law tells them
    any more.
    """
    if "claim" not in ruling.record:
        return frozenset()
    try:
        return heard_again(ruling).from_claim & frozenset(ruling.derived)
    except (UnknownSituation, ValueError):
        return frozenset()


def told_apart(then: list[dict[str, Any]], now: list[dict[str, Any]]) -> str:
    """The findings of one and not of the other, by paragraph and key."""
    gone = [name(finding) for finding in then if finding not in now]
    new = [name(finding) for finding in now if finding not in then]
    if not (gone or new):
        return "" if then == now else "the same findings in another order"
    parts = (f"no longer {', '.join(gone)}" if gone else "", f"now {', '.join(new)}" if new else "")
    return "; ".join(part for part in parts if part)


def name(finding: dict[str, Any]) -> str:
    return f"{finding['paragraph']} {finding['key']}"
