"""Reports told of what they are about: shared by the tests of the pages, the form and what is read of it."""

from uuid import uuid4

from rulings.desk.reports.services.filing import amend_report, file_report
from rulings.desk.reports.services.recording import tell_about
from rulings.desk.reports.values import Action
from rulings.models import IrregularityReport, Session, User

AUCTION = ["1H", "P", "P", "2C", "P", "P", "P"]


def reported(dora: User, session: Session, situation: str, auction: list[object] | None = None) -> IrregularityReport:
    """A report in that situation, with an auction where one is told."""
    report = file_report(
        actor=dora, session=session, board_number=1, situation=situation, filing_key=uuid4(), table="4"
    )
    return amend_report(actor=dora, report=report, revision=1, auction=auction) if auction else report


def told(dora: User, report: IrregularityReport, action: str = "", **texts: str) -> IrregularityReport:
    report.refresh_from_db()
    made = Action.parse(action) if action else None
    return tell_about(actor=dora, report=report, revision=report.revision, action=made, **texts)
