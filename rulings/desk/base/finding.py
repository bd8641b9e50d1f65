"""One of each kind, in a member's own clubs alone, with what its page joins. Asks no right: see `found`."""

from django.db.models import Prefetch, QuerySet

from rulings.models import (
    Appeal,
    AppealMember,
    Board,
    Club,
    FollowUp,
    IrregularityReport,
    Poll,
    PollAnswer,
    PrivateLink,
    ReportCase,
    Ruling,
    ScoreAdjustment,
    Session,
    User,
)


def session_found(user: User, slug: str) -> Session | None:
    """A session of one of the user's clubs."""
    return sessions_of(user).filter(slug=slug).first()


def board_found(session: Session, number: int) -> Board | None:
    """The session's board."""
    return session.boards.filter(number=number).first()


def _reports_in_full() -> QuerySet[IrregularityReport]:
    """Reports with all that a case is run on and a page shows of the table."""
    return IrregularityReport.objects.select_related(
        "club", "session__event__club", "session__profile", "board", "result", "ns", "ew", "filed_by"
    )


def report_found(user: User, pk: int) -> IrregularityReport | None:
    """A report of one of the user's clubs."""
    return _reports_in_full().filter(pk=pk, club__memberships__user=user).first()


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


def link_found(user: User, pk: int) -> PrivateLink | None:
    """A private link of a report of one of the user's clubs."""
    links = PrivateLink.objects.select_related("report__club", "report__board")
    return links.filter(pk=pk, report__club__memberships__user=user).first()


def follow_up_found(user: User, pk: int) -> FollowUp | None:
    """A follow-up of a report of one of the user's clubs."""
    found = FollowUp.objects.select_related("report__club", "report__board", "ruling", "case")
    return found.filter(pk=pk, report__club__memberships__user=user).first()


def adjustment_found(user: User, pk: int) -> ScoreAdjustment | None:
    """An adjusted score of one of the user's clubs, with all that its slip shows."""
    parts = ("club", "session__event", "session__profile", "board")
    found = ScoreAdjustment.objects.select_related(
        "ruling__case", "result__ns", "result__ew", "result__board", "made_by", "entered_by"
    ).select_related(*(f"ruling__report__{name}" for name in parts))
    return found.filter(pk=pk, ruling__report__club__memberships__user=user).first()


_PEOPLE = (
    "lodged_by",
    "late_by",
    "other_told_by",
    "statement_by",
    "law_ruled_by",
    "decided_by",
    "told_by",
)


def appeal_found(user: User, pk: int) -> Appeal | None:
    """An appeal in one of the user's clubs, with everybody who had a hand in it, and who hears it."""
    parts = ("session__event__club", "session__profile", "board", "result", "ns", "ew", "filed_by")
    appeals = Appeal.objects.select_related(
        "club",
        "new_ruling",
        "ruling__case",
        "ruling__issued_by",
        *_PEOPLE,
        *(f"ruling__report__{name}" for name in parts),
    ).prefetch_related(Prefetch("members", AppealMember.objects.select_related("user")))
    return appeals.filter(pk=pk, club__memberships__user=user).first()


def polls_in_full() -> QuerySet[Poll]:
    """Polls with what the polled player sees, who made them, and the answers."""
    answers = Prefetch("answers", PollAnswer.objects.select_related("noted_by").order_by("pk"))
    return Poll.objects.select_related("report__board", "made_by").prefetch_related(answers).order_by("pk")


def poll_found(user: User, pk: int) -> Poll | None:
    """A poll of a report of one of the user's clubs."""
    found = polls_in_full().select_related("report__club", "report__session", "case")
    return found.filter(pk=pk, report__club__memberships__user=user).first()


def sessions_of(user: User) -> QuerySet[Session]:
    """The sessions of the user's clubs, the latest first."""
    sessions = Session.objects.select_related("event__club", "profile").filter(event__club__memberships__user=user)
    return sessions.order_by("-date", "-pk")


def club_found(user: User, slug: str) -> Club | None:
    """A club that the user is a member of."""
    return Club.objects.filter(slug=slug, memberships__user=user).first()


def is_his_alone(user: User, report: IrregularityReport) -> bool:
    """Whether nobody but the user has had a hand in a report."""
    return report.filed_by_id == user.pk and not report.audit_entries.exclude(actor=user).exists()
