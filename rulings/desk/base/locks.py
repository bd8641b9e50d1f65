"""The first lines of every service: the club's lock, or the site's, the right, and the row as it is now."""

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club
from rulings.desk.base.refusals import Stale, WrongState
from rulings.desk.base.rights import Right, demand
from rulings.models import (
    Club,
    IrregularityReport,
    RegulationProfile,
    ReportCase,
    ReportStatus,
    Ruling,
    User,
)


def lock_site() -> None:
    """Of two who bring a club to this site in the same moment the second waits here until the first one is done.

    The rows that every site has are what is locked, against who locks them too and nobody else: sessions that play by
    them are begun meanwhile.
    """
    list(RegulationProfile.objects.select_for_update(no_key=True).filter(club=None).order_by("pk"))


def club_for(actor: User, club_id: int, right: Right, session: int | None = None) -> Club:
    """The club, locked; `NotAllowed` unless the actor has the right there, or in that session of it, by its id."""
    club = locked_club(club_id)
    demand(actor, club, right, session)
    return club


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


def report_to_change(actor: User, report: IrregularityReport, revision: int) -> tuple[Club, IrregularityReport]:
    """The club, locked, and the report as it is now; `Stale` for a form older than the last change."""
    club = club_for(actor, report.club_id, Right.FILE, report.session_id)
    report = report_now(report.pk)
    if revision != report.revision:
        raise Stale(_("Somebody else has changed this report meanwhile. Read what it says now, then send your change."))
    return club, report
