"""What a report of the desk waits for. Asks the database nothing beyond the report's cases."""

from dataclasses import dataclass
from datetime import datetime

from rulings.models import IrregularityReport
from rulings.wording.questions import awaited_text


@dataclass(frozen=True)
class Awaited:
    """The case that waits (its id), for what, in words that follow "waits for", and since when."""

    case: int
    awaited: str
    since: datetime


def waiting_in(report: IrregularityReport) -> Awaited | None:
    """The first open case of the report that waits for something; None where none does."""
    for case in report.cases.all():
        if case.is_open and case.waits_for and case.waits_since:
            return Awaited(case.pk, awaited_text(case.waits_for), case.waits_since)
    return None
