"""Filing a report, telling more of it later, withdrawing it, and opening the next case of its chain."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for, report_now, report_to_change
from rulings.desk.base.refusals import Stale, WrongState
from rulings.desk.base.rights import Right, may_see_board
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.cases.queries.runner import Answers, tells_of, values
from rulings.desk.cases.services.answering import open_case
from rulings.desk.cases.services.discarding import withdraw
from rulings.desk.cases.services.report_changes import keep
from rulings.desk.cases.values.auctions import checked_auction
from rulings.desk.cases.values.content import plain_report
from rulings.desk.scores.queries.results import Met, board_of, checked_contract, checked_pairs, checked_seats, who_met
from rulings.models import Board, Club, Contestant, IrregularityReport, ReportCase, ReportStatus, Session, User, Verb

_NO_FACTS: Mapping[str, object] = {}
_NO_SEATS: Mapping[str, str] = {}


@transaction.atomic
def file_report(
    *,
    actor: User,
    session: Session,
    board_number: int,
    situation: str,
    filing_key: UUID,
    facts: Mapping[str, object] = _NO_FACTS,
    table: str = "",
    ns: Contestant | None = None,
    ew: Contestant | None = None,
    seats: Mapping[str, str] = _NO_SEATS,
    narrative: str = "",
) -> IrregularityReport:
    """File a report with its first case; the pairs come from the result, where one fits, else from the movement.

    Numbers it within the club, opens the case with the door's `facts`, and records both. It is ruled on blind where the
    actor has still to play the board. The same `filing_key` again returns the report it made. Refuses an unknown board,
    situation, fact, answer, seat or pair.
    """
    club = club_for(actor, session.event.club_id, Right.FILE, session.pk)
    filed = IrregularityReport.objects.filter(club=club, filing_key=filing_key).first()
    if filed is not None:
        return _same_form(filed, session)
    board = board_of(session, board_number)
    checked_pairs(session, ns, ew)
    table = clean(table, Text.TABLE)
    report = IrregularityReport(club=club, session=session, board=board, filing_key=filing_key)
    met = _seat(report, who_met(board, table, ns, ew))
    report.seats, report.narrative = met.seats | checked_seats(seats), clean(narrative, Text.NARRATIVE)
    _put_on_file(club, actor, report)
    open_case(club=club, actor=actor, report=report, situation=situation, facts=facts, carried={})
    return report


def _put_on_file(club: Club, actor: User, report: IrregularityReport) -> None:
    """Number and store a new report, and record it."""
    report.number, report.filed_by, report.filed_at = _next_report_number(club), actor, timezone.now()
    report.is_blind = not may_see_board(actor, report.board)
    report.save(force_insert=True)
    record(club, actor, Verb.REPORT_FILED, report, report=report, after=plain_report(report))


def _same_form(filed: IrregularityReport, session: Session) -> IrregularityReport:
    """The report that this form has already made; `Stale` when the form was for another session."""
    if filed.session_id != session.pk:
        raise Stale(_("This form has already been sent for another session. Start a new report."))
    return filed


def _next_report_number(club: Club) -> int:
    """The club's next number; the club is locked."""
    club.last_report_number += 1
    club.save(update_fields=["last_report_number"])
    return club.last_report_number


def _seat(report: IrregularityReport, met: Met) -> Met:
    """Put who met at its table on the report."""
    report.result, report.table, report.ns, report.ew = met.result, met.table, met.ns, met.ew
    return met


@transaction.atomic
def amend_report(
    *,
    actor: User,
    report: IrregularityReport,
    revision: int,
    board_number: int | None = None,
    table: str | None = None,
    ns: Contestant | None = None,
    ew: Contestant | None = None,
    seats: Mapping[str, str] | None = None,
    narrative: str | None = None,
    auction: Sequence[object] | None = None,
    contract: str | None = None,
) -> IrregularityReport:
    """Change what is told; what is None stays. A ruling already issued keeps what it was given.

    Finds the result again when the board, the table or a pair changed, and with another board or table also who meets
    there, unless somebody else was named. Drops answers of open cases that can no longer matter, and records what
    changed. Refuses a form older than the last change, and another board once a ruling is out.
    """
    club, report = report_to_change(actor, report, revision)
    before, was = plain_report(report), (report.board, report.table)
    _move_board(report, board_number)
    if seats is not None:
        seats = checked_seats(seats)
    _seat_pairs(report, was, table, ns, ew, report.seats if seats is None else seats)
    if narrative is not None:
        report.narrative = clean(narrative, Text.NARRATIVE)
    if auction is not None or board_number is not None:
        report.auction = checked_auction(report.board, report.auction if auction is None else auction)
    if contract is not None:
        report.contract = checked_contract(contract)
    return keep(club=club, actor=actor, report=report, before=before)


def _move_board(report: IrregularityReport, number: int | None) -> None:
    """Another board, as long as nothing was ruled on this one."""
    if number is None or number == report.board.number:
        return
    if report.rulings.exists():
        raise WrongState(_("A ruling was issued on this board. File a new report for the other board."))
    report.board = board_of(report.session, number)
    report.result = None


def _seat_pairs(
    report: IrregularityReport,
    was: tuple[Board, str],
    table: str | None,
    ns: Contestant | None,
    ew: Contestant | None,
    seats: dict[str, str],
) -> None:
    """Table, pairs and names, and the result that fits them; `was` is the board and the table before."""
    typed = report.table if table is None else clean(table, Text.TABLE)
    ns, ew = ns or report.ns, ew or report.ew
    checked_pairs(report.session, ns, ew)
    if was != (report.board, typed):
        before, there = who_met(*was, None, None), who_met(report.board, typed, None, None)
        if there.ns and there.ew and (ns, ew) in ((None, None), (before.ns, before.ew)):
            ns, ew = there.ns, there.ew
            seats = there.seats if seats == before.seats else seats
    _seat(report, who_met(report.board, typed, ns, ew))
    report.seats = seats


@transaction.atomic
def withdraw_report(*, actor: User, report: IrregularityReport, reason: str) -> IrregularityReport:
    """Take back a report on which nothing was ruled; demands a reason. It stays to be read."""
    club = club_for(actor, report.club_id, Right.FILE, report.session_id)
    report = report_now(report.pk)
    if report.rulings.exists():
        raise WrongState(_("A ruling was issued on this report: it cannot be withdrawn. Reopen the ruling instead."))
    because = demanded(reason, Text.REASON, _("Say why the report is withdrawn."))
    withdraw(club=club, actor=actor, report=report, because=because)
    return report


@transaction.atomic
def open_next_case(
    *, actor: User, report: IrregularityReport, situation: str, facts: Mapping[str, object] = _NO_FACTS
) -> ReportCase:
    """Open the next case of the report's chain, as a `SEE_LAW` finding asks for.

    Answers to facts that both laws ask are carried over from cases of other situations about the same player;
    `facts` stand before them.
    The same call again, before anything was answered, returns the same case.
    """
    club = club_for(actor, report.club_id, Right.RULE, report.session_id)
    report = report_now(report.pk)
    earlier = list(report.cases.order_by("position"))
    if _is_just_opened(earlier[-1], situation, facts):
        return earlier[-1]
    carried: Answers = {}
    for case in earlier:
        case.report = report
        if case.situation != situation and tells_of(case, facts.get("offender")):
            carried |= case.answers
    case = open_case(club=club, actor=actor, report=report, situation=situation, facts=facts, carried=carried)
    if report.status != ReportStatus.OPEN:
        report.status = ReportStatus.OPEN
        report.save(update_fields=["status"])
    return case


def _is_just_opened(case: ReportCase, situation: str, facts: Mapping[str, object]) -> bool:
    """Whether this is the very case that the same call has made: a button pressed twice makes one case."""
    untouched = case.is_open and case.position > 1 and case.revision == 1
    return untouched and case.situation == situation and values(case.answers).items() >= facts.items()
