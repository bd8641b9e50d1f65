"""Appeals: a club's list, one with all that its page shows, those of a ruling and of a side's link."""

from django.db.models import Prefetch, QuerySet

from rulings.models import Appeal, AppealMember, PrivateLink, ReportCase, User

PEOPLE = (
    "lodged_by",
    "late_by",
    "other_told_by",
    "statement_by",
    "law_ruled_by",
    "decided_by",
    "told_by",
)


def appeals_listed(user: User) -> QuerySet[Appeal]:
    """The appeals in the user's clubs, the latest first."""
    appeals = Appeal.objects.select_related("club", "ruling__report__board", "ruling__report__session__event")
    return appeals.filter(club__memberships__user=user).order_by("-lodged_at", "-pk")


def appeal_found(user: User, pk: int) -> Appeal | None:
    """An appeal in one of the user's clubs, with everybody who had a hand in it, and who hears it."""
    parts = ("session__event__club", "session__profile", "board", "result", "ns", "ew", "filed_by")
    appeals = Appeal.objects.select_related(
        "club",
        "new_ruling",
        "ruling__case",
        "ruling__issued_by",
        *PEOPLE,
        *(f"ruling__report__{name}" for name in parts),
    ).prefetch_related(Prefetch("members", AppealMember.objects.select_related("user")))
    return appeals.filter(pk=pk, club__memberships__user=user).first()


def appeals_against(case: ReportCase) -> list[Appeal]:
    """The appeals against any version of a case's ruling, by number."""
    return list(Appeal.objects.select_related("ruling").filter(ruling__case=case).order_by("number"))


def appeals_told_of(link: PrivateLink) -> list[Appeal]:
    """The appeals on a link's report, by number, with what their rulings are."""
    appeals = Appeal.objects.select_related("ruling__case").filter(ruling__report=link.report_id)
    return list(appeals.order_by("number"))


def members_of_club(club_id: int) -> list[User]:
    """Everybody with a role in a club, by name of account."""
    return list(User.objects.filter(memberships__club=club_id, is_active=True).order_by("username"))
