"""The first lines of every service: the club's lock, the right, and the row as it is now."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy as _

from rulings.models import Board, Club, IrregularityReport, ReportCase, ReportStatus, Ruling, User
from rulings.permissions import (
    may_administer,
    may_extend,
    may_file,
    may_hear,
    may_publish,
    may_record,
    may_review,
    may_rule,
    may_run_session,
)
from rulings.services.audit import locked_club
from rulings.services.refusals import BoardUnseen, NotAllowed, Sentence, WrongState

May = Callable[[User, Club], bool]

SENTENCES: dict[May, Sentence] = {
    may_run_session: _("Only this club's directors and administrators bring sessions in and close them."),
    may_file: _("Only this club's directors file reports. Ask one of them, or sign in as a director of this club."),
    may_rule: _("Only this club's directors rule. Ask one of them, or sign in as a director of this club."),
    may_review: _("Only the chief director or an administrator of this club countersigns and returns rulings."),
    may_publish: _("Only the chief director of this club publishes rulings and withdraws them."),
    may_hear: _("Only the chief director or an administrator of this club hears appeals."),
    may_record: _("Only this club's recorder reads the notes on conduct."),
    may_extend: _("Only the chief director or an administrator of this club makes a period longer."),
    may_administer: _("Only an administrator of this club changes its members and its regulations."),
}


def club_for(actor: User, club_id: int, may: May) -> Club:
    """The club, locked; `NotAllowed` unless the actor has the right there."""
    club = locked_club(club_id)
    demand(actor, club, may)
    return club


def demand(actor: User, club: Club, may: May) -> None:
    """`NotAllowed` unless the actor has the right in the club."""
    if not may(actor, club):
        raise NotAllowed(SENTENCES[may])


def unseen(board: Board) -> BoardUnseen:
    """Why a director who plays is not shown a board, and what he can do."""
    sentence = _(
        "You play in this session and have still to play board %(number)s: its cards, its auction and its rulings are "
        "hidden from you until your result on it is on record, or the session is closed."
    )
    return BoardUnseen(sentence % {"number": board.number}, board)


def report_now(report_id: int) -> IrregularityReport:
    """The report as it is now, with all that a case is run on; `WrongState` when it was withdrawn."""
    report = IrregularityReport.objects.select_related("session__profile", "board", "result", "ns", "ew").get(
        pk=report_id
    )
    if report.status == ReportStatus.WITHDRAWN:
        raise WrongState(_("This report was withdrawn: nothing more can be done with it. File a new one."))
    return report


def case_now(case_id: int) -> ReportCase:
    """The case as it is now, its report with it."""
    case = ReportCase.objects.get(pk=case_id)
    case.report = report_now(case.report_id)
    return case


def ruling_now(ruling_id: int) -> Ruling:
    """The ruling as it is now, with its case and report; `WrongState` when a newer version has replaced it."""
    ruling = Ruling.objects.select_related("case", "issued_by", "countersigned_by").get(pk=ruling_id)
    ruling.report = ruling.case.report = report_now(ruling.report_id)
    if not ruling.is_current:
        raise WrongState(_("A newer version of this ruling has been issued. Open the report and look at that one."))
    return ruling
