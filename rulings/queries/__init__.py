"""Reads that join, one a page's need. Writes nothing; asks no permission, but finds only in a member's own clubs."""

from collections.abc import Iterable
from typing import Any

from django.db.models import Count, Exists, OuterRef, Prefetch, QuerySet, Subquery
from django.db.models.functions import Coalesce, Length

from rulings.models import (
    AuditEntry,
    Board,
    Contestant,
    EndedRestriction,
    FollowUp,
    IrregularityReport,
    Membership,
    Player,
    PrivateLink,
    ReportCase,
    ReportStatus,
    Result,
    Ruling,
    ScoreAdjustment,
    Session,
    User,
    Verb,
)
from rulings.queries.audit import opened


def memberships_of(user: User) -> list[Membership]:
    """The user's clubs with his role in each, by name."""
    return list(Membership.objects.select_related("club").filter(user=user).order_by("club__name"))


def sessions_of(user: User) -> QuerySet[Session]:
    """The sessions of the user's clubs, the latest first."""
    sessions = Session.objects.select_related("event__club", "profile").filter(event__club__memberships__user=user)
    return sessions.order_by("-date", "-pk")


def sessions_listed(user: User) -> QuerySet[Session]:
    """As `sessions_of`, each with `board_count` and `open_count`, its reports not yet ruled on."""
    still_open = IrregularityReport.objects.filter(session=OuterRef("pk"), status=ReportStatus.OPEN)
    return sessions_of(user).annotate(
        board_count=counted(Board.objects.filter(session=OuterRef("pk"))), open_count=counted(still_open)
    )


def counted(rows: QuerySet[Any]) -> Coalesce:
    """How many of a session's rows there are, counted for the sessions shown alone."""
    return Coalesce(Subquery(rows.order_by().values("session").annotate(count=Count("pk")).values("count")), 0)


def boards_of(session: Session) -> QuerySet[Board]:
    """The session's boards by number; `is_busy` where a report is open, `result_count` at how many tables played."""
    busy = IrregularityReport.objects.filter(board=OuterRef("pk"), status=ReportStatus.OPEN)
    counted = session.boards.annotate(is_busy=Exists(busy), result_count=Count("results"))
    return counted.order_by("number")


def results_of(board: Board) -> QuerySet[Result]:
    """What happened on a board, by table."""
    return board.results.select_related("ns", "ew").order_by("section", "table", "round", "pk")


def results_of_session(session: Session) -> QuerySet[Result]:
    """Every result of a session by board and table, without what was called and played."""
    found = Result.objects.filter(board__session=session).select_related("board", "ns", "ew")
    found = found.defer("auction", "play")
    return found.order_by("board__number", "section", Length("table"), "table", "round", "pk")


def adjustments_of(session: Session) -> QuerySet[ScoreAdjustment]:
    """The adjusted scores in force in a session."""
    return ScoreAdjustment.objects.filter(result__board__session=session, is_current=True).order_by("result_id")


def contestants_of(session: Session) -> QuerySet[Contestant]:
    """Everybody who competes in a session, with the players."""
    return session.contestants.prefetch_related("players").order_by("pk")


def reports_of(session: Session) -> QuerySet[IrregularityReport]:
    """The session's reports with their boards and cases, the latest first."""
    cases = Prefetch("cases", queryset=ReportCase.objects.order_by("position"))
    reports = session.reports.select_related("board", "ns", "ew", "named_director").prefetch_related(cases)
    return reports.order_by("-number")


def rulings_of(session: Session) -> QuerySet[Ruling]:
    """The session's current rulings, the latest first."""
    return (
        Ruling.objects.select_related("report__board", "case")
        .filter(report__session=session, is_current=True)
        .order_by("-issued_at", "-pk")
    )


def follow_ups_of(session: Session) -> QuerySet[FollowUp]:
    """What is still to be come back to in a session, the oldest first."""
    waiting = FollowUp.objects.select_related("report__board", "ruling", "case")
    return waiting.filter(report__session=session, done_at__isnull=True).order_by("pk")


def session_found(user: User, slug: str) -> Session | None:
    """A session of one of the user's clubs."""
    return sessions_of(user).filter(slug=slug).first()


def board_found(session: Session, number: int) -> Board | None:
    """The session's board."""
    return session.boards.filter(number=number).first()


def reports_in_full() -> QuerySet[IrregularityReport]:
    """Reports with all that a case is run on and a page shows of the table."""
    return IrregularityReport.objects.select_related(
        "club", "session__event__club", "session__profile", "board", "result", "ns", "ew", "filed_by"
    )


def report_found(user: User, pk: int) -> IrregularityReport | None:
    """A report of one of the user's clubs."""
    return reports_in_full().filter(pk=pk, club__memberships__user=user).first()


def case_found(user: User, pk: int) -> ReportCase | None:
    """A case of a report of one of the user's clubs; its `report` comes in full."""
    cases = ReportCase.objects.select_related(
        *(f"report__{name}" for name in ("club", "session__event", "session__profile", "board", "result", "ns", "ew"))
    )
    return cases.filter(pk=pk, report__club__memberships__user=user).first()


def ruling_found(user: User, pk: int) -> Ruling | None:
    """A ruling of one of the user's clubs, with its report."""
    parts = ("club", "session__event", "session__profile", "board", "result", "ns", "ew")
    rulings = Ruling.objects.select_related(
        "case", "issued_by", "countersigned_by", "publication", "public_text", *(f"report__{name}" for name in parts)
    )
    return rulings.filter(pk=pk, report__club__memberships__user=user).first()


def cases_of(report: IrregularityReport) -> list[ReportCase]:
    """The report's chain, each case with `current`: a list of its current ruling, or none."""
    current = Prefetch("rulings", queryset=Ruling.objects.filter(is_current=True), to_attr="current")
    return list(report.cases.prefetch_related(current).order_by("position"))


def restrictions_ended(report: IrregularityReport) -> list[tuple[int, int]]:
    """What directors noted as ended: the ruling's id and the place of the finding in it."""
    ended = EndedRestriction.objects.filter(ruling__report=report)
    return list(ended.values_list("ruling_id", "place"))


def restrictions_ended_in(session: Session) -> list[tuple[int, int]]:
    """The same for all reports of a session."""
    ended = EndedRestriction.objects.filter(ruling__report__session=session)
    return list(ended.values_list("ruling_id", "place"))


def versions_of(case: ReportCase) -> QuerySet[Ruling]:
    """Every version of a case's ruling, the latest first."""
    return case.rulings.select_related("issued_by").order_by("-version")


def follow_ups_left_by(ruling: Ruling) -> QuerySet[FollowUp]:
    """What a ruling left to be looked at, done or not."""
    return ruling.follow_ups.select_related("done_by", "case").order_by("pk")


def live_links_of(report: IrregularityReport) -> QuerySet[PrivateLink]:
    """The report's private links that still work."""
    return report.private_links.filter(revoked_at__isnull=True).order_by("side")


def link_found(user: User, pk: int) -> PrivateLink | None:
    """A private link of a report of one of the user's clubs."""
    links = PrivateLink.objects.select_related("report__club", "report__board")
    return links.filter(pk=pk, report__club__memberships__user=user).first()


def follow_up_found(user: User, pk: int) -> FollowUp | None:
    """A follow-up of a report of one of the user's clubs."""
    found = FollowUp.objects.select_related("report__club", "report__board", "ruling", "case")
    return found.filter(pk=pk, report__club__memberships__user=user).first()


def adjustments_on(board: Board) -> QuerySet[ScoreAdjustment]:
    """Every adjusted score of a board's lines, in force or not, the latest first."""
    found = ScoreAdjustment.objects.filter(result__board=board)
    return found.select_related("ruling", "result__ns", "result__ew", "made_by").order_by("-pk")


def result_found(board: Board, pk: int) -> Result | None:
    """A line of the board, with all that a score is made of."""
    return board.results.select_related("board__session__profile", "ns", "ew").filter(pk=pk).first()


def result_history(result: Result) -> list[AuditEntry]:
    """How a result was entered and corrected, in order."""
    verbs = [Verb.RESULT_ENTERED.value, Verb.RESULT_CORRECTED.value]
    entries = AuditEntry.objects.filter(object_type=Result.__name__, object_id=result.pk, verb__in=verbs)
    return opened(entries.select_related("actor").order_by("sequence"))


def adjustment_found(user: User, pk: int) -> ScoreAdjustment | None:
    """An adjusted score of one of the user's clubs, with all that its slip shows."""
    parts = ("club", "session__event", "session__profile", "board")
    found = ScoreAdjustment.objects.select_related(
        "ruling__case", "result__ns", "result__ew", "result__board", "made_by", "entered_by"
    ).select_related(*(f"ruling__report__{name}" for name in parts))
    return found.filter(pk=pk, ruling__report__club__memberships__user=user).first()


def history_of(report: IrregularityReport) -> list[AuditEntry]:
    """Everything that was done with a report, in order."""
    return opened(report.audit_entries.select_related("actor").order_by("sequence"))


def link_by_token(token: str) -> PrivateLink | None:
    """The private link with that secret, with all that its page shows; None when revoked or unknown."""
    parts = ("club", "session__event", "session__profile", "board", "result", "ns", "ew")
    links = PrivateLink.objects.select_related(*(f"report__{name}" for name in parts))
    return links.filter(token=token, revoked_at__isnull=True).first()


def rulings_told(report: IrregularityReport) -> QuerySet[Ruling]:
    """The report's current rulings in the order of its chain."""
    told = report.rulings.select_related("case", "issued_by", "public_text", "publication")
    return told.filter(is_current=True).order_by("case__position")


def players_of(contestants: Iterable[Contestant | None]) -> list[Player]:
    """The players of the pairs at a table."""
    known = [contestant.pk for contestant in contestants if contestant is not None]
    return list(Player.objects.filter(contestant__in=known).order_by("pk")) if known else []
