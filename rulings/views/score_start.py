"""What a ruling already says of the score, as the form of an adjusted score begins with it. Decides nothing new."""

from typing import Any

from django.utils.translation import get_language

from rulings.bridge.boards import Vulnerability
from rulings.bridge.seats import Seat, Side
from rulings.laws.engine.adjusting import Average as LawAverage
from rulings.laws.engine.adjusting import Award
from rulings.laws.engine.findings import Effect
from rulings.laws.preliminaries.law_12.facts import Fault as LawFault
from rulings.laws.preliminaries.law_12.facts import OwnDamage
from rulings.models import Ruling
from rulings.scoring.adjusted.proposals import Fault
from rulings.scoring.boards.lines import Average
from rulings.scoring.boards.table_results import TableResult, transferred
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.results import write_result
from rulings.services.table_outcomes import table_result

POWERS = (Effect.ADJUSTED_SCORE, Effect.TRICKS_TRANSFERRED)
ONE_AT_FAULT = "86B2(b)"
AVERAGES = {
    LawAverage.PLUS: Average.PLUS,
    LawAverage.PLAIN: Average.AVERAGE,
    LawAverage.MINUS: Average.MINUS,
}
FAULTS = {LawFault.NONE: Fault.NONE, LawFault.PARTLY: Fault.PART, LawFault.DIRECTLY: Fault.DIRECT}


def started(ruling: Ruling) -> dict[str, Any]:
    """The line, the paragraph, the offending side, averages by fault, and the result with tricks transferred.

    Where one team alone is at fault that side, in place of averages.
    """
    told: dict[str, Any] = {"result": ruling.report.result_id}
    offender = str(ruling.facts.get("offender", ""))
    if offender in set(Seat):
        told["offending"] = Seat(offender).side.value
    powers = [finding for finding in ruling.findings if finding["effect"] in POWERS]
    if powers:
        told["paragraph"] = powers[0]["paragraph"]
    damage = str(ruling.facts.get("own_damage", ""))
    if damage in set(OwnDamage) - {OwnDamage.NONE}:
        told["own_damage"] = damage
    artificial = averages_of(ruling) or one_at_fault(ruling)
    if artificial:
        return told | artificial
    after = after_transfers(ruling)
    return told if after is None else told | {"ns_result_1": write_result(after, get_language() or "en")}


def averages_of(ruling: Ruling) -> dict[str, Any]:
    """Both sides' averages with the faults that they come from; nothing where the ruling gives none."""
    told: dict[str, Any] = {}
    for finding in ruling.findings:
        values = finding["values"]
        side, average = str(values.get("to", "")), str(values.get("average", ""))
        if values.get("kind") == Award.ARTIFICIAL and side in set(Side) and average in set(LawAverage):
            told[f"{side.lower()}_average"] = AVERAGES[LawAverage(average)].value
    if len(told) < len(Side):
        return {}
    for side in Side:
        fault = str(ruling.facts.get(f"fault_of_{side.value.lower()}", ""))
        if fault in set(LawFault):
            told[f"{side.value.lower()}_fault"] = FAULTS[LawFault(fault)].value
    return told | {"is_numerous": ruling.facts.get("result_can_be_assigned") == "no"}


def one_at_fault(ruling: Ruling) -> dict[str, Any]:
    """The one side at fault (86B2b), which gets the complement; nothing where the ruling names none."""
    for finding in ruling.findings:
        values = finding["values"]
        if finding["paragraph"] == ONE_AT_FAULT and values.get("kind") == Award.ARTIFICIAL:
            return {"one_at_fault": str(values["to"])}
    return {}


def after_transfers(ruling: Ruling) -> TableResult | None:
    """The table's result with all tricks transferred; None where it is not known, or none are."""
    moved = [each["values"] for each in ruling.findings if each["effect"] == Effect.TRICKS_TRANSFERRED]
    table = table_result(ruling.report.result) if moved and ruling.report.result else None
    if table is None:
        return None
    for values in moved:
        side, tricks = str(values.get("to", "")), values.get("tricks")
        if side not in set(Side) or not isinstance(tricks, int):
            return None
        try:
            vulnerability = Vulnerability(ruling.report.board.vulnerability)
            table = transferred(table, tricks, Side(side), vulnerability).after
        except ScoringError:
            return None
    return table
