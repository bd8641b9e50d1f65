"""What the public reads of a score: the table's result, and the adjusted scores that a ruling gave. No penalties.

{"table": {"result", "points"}, "given": [{"paragraph", "rule"}]}: results in English notation, points north-south's;
a rule as `ScoreAdjustment.rule` holds it. What is not known is left out, and none of it names anybody.
"""

from typing import Any

from rulings.models import Result, Ruling
from rulings.queries.papers import adjustments_given
from rulings.scoring.notation.results import write_result
from rulings.services.session_scores import AS_PLAYED
from rulings.services.table_outcomes import table_result


def public_scores(ruling: Ruling) -> dict[str, Any]:
    """The scores of a ruling; where several lines were given the same, it is said once. A penalty alone is no score."""
    given: list[dict[str, Any]] = []
    for each in adjustments_given(ruling):
        told = {"paragraph": each.paragraph, "rule": each.rule}
        given += [] if told in given or each.rule["kind"] == AS_PLAYED else [told]
    table = scored_at_table(ruling.report.result)
    return ({"table": table} if table else {}) | ({"given": given} if given else {})


def scored_at_table(result: Result | None) -> dict[str, Any]:
    """What was scored at the table; {} where that is not known, or was no result."""
    known = table_result(result) if result else None
    if result is None or known is None or result.artificial or result.score_ns is None:
        return {}
    return {"result": write_result(known, "en"), "points": result.score_ns}
