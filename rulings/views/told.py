"""Entries of the audit trail in words, as histories show them."""

from collections.abc import Iterable
from typing import Any

from rulings.laws.engine.enumeration import facts_of
from rulings.laws.engine.facts import AnyFact
from rulings.laws.situations import law_of
from rulings.models import AuditEntry, ReportCase
from rulings.wording.audit import Change, entry_changes, entry_sentence

Told = tuple[AuditEntry, str, list[Change]]

NOTHING: tuple[dict[str, AnyFact], dict[str, Any]] = ({}, {})


def told(entries: Iterable[AuditEntry], cases: Iterable[ReportCase] = ()) -> list[Told]:
    """Each entry with its sentence and its changes; an answer is put in the words of its case's law."""
    known = {case.pk: (facts_in(case), values_in(case)) for case in cases}
    rows = []
    for entry in entries:
        facts, values = known.get(entry.object_id, NOTHING) if entry.object_type == ReportCase.__name__ else NOTHING
        rows.append((entry, entry_sentence(entry), entry_changes(entry, facts, values)))
    return rows


def facts_in(case: ReportCase) -> dict[str, AnyFact]:
    """The facts that the case's law may ask."""
    return facts_of(law_of(case.situation, case.edition))


def values_in(case: ReportCase) -> dict[str, Any]:
    """The case's answers as the law's own values; they name seats and cards in sentences."""
    facts = facts_in(case)
    return {key: facts[key].read(given["value"]) for key, given in case.answers.items() if key in facts}
