"""The clubs of a site, as who administers the site sees them: when, how large, how lately; never what is in them."""

from dataclasses import dataclass

from django.db.models import Count, OuterRef, QuerySet, Subquery

from rulings.desk.base.rights import Right, gives, may
from rulings.models import AuditEntry, Club, IrregularityReport, Membership, Session, User


def may_close(user: User, club: Club) -> bool:
    """Whether he may close and open it: who administers it, or the site."""
    return user.is_superuser or may(user, club, Right.ADMINISTER)


@dataclass(frozen=True)
class _Shown:
    """A club in the list."""

    club: Club
    members: int
    sessions: int
    reports: int
    has_no_administrator: bool


def clubs_of_site() -> list[_Shown]:
    """All clubs but trials by name, each with when it began and was last active (`began`, `last`); five queries."""
    entries = AuditEntry.objects.filter(club=OuterRef("pk"))
    clubs = Club.objects.filter(trial_by=None).annotate(
        began=Subquery(entries.filter(sequence=1).values("at")[:1]),
        last=Subquery(entries.filter(sequence=OuterRef("audit_sequence")).values("at")[:1]),
    )
    members = _counted(Membership.objects.all(), "club")
    sessions = _counted(Session.objects.all(), "event__club")
    reports = _counted(IrregularityReport.objects.all(), "club")
    administered = set(Membership.objects.filter(gives(Right.ADMINISTER)).values_list("club", flat=True))
    return [
        _Shown(
            each,
            members.get(each.pk, 0),
            sessions.get(each.pk, 0),
            reports.get(each.pk, 0),
            each.pk not in administered,
        )
        for each in clubs.order_by("name", "pk")
    ]


def _counted(rows: QuerySet, path: str) -> dict[int, int]:  # type: ignore[type-arg]
    """How many rows each club has."""
    return dict(rows.order_by().values_list(path).annotate(Count("pk")))


def administrators_without_password(club: Club) -> list[Membership]:
    """Who administers the club and cannot sign in yet: an account that came along with it."""
    its = club.memberships.filter(gives(Right.ADMINISTER)).select_related("user").order_by("pk")
    return [each for each in its if each.user.is_active and not each.has_ended and not each.user.has_usable_password()]
