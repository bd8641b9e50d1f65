"""Who does what for a federation, and for which federations somebody does it."""

from dataclasses import dataclass

from rulings.desk.base.rights import Right, holds, memberships_of, rights_in
from rulings.models import Club, Office, OfficeKind, User


def federations_of(user: User, kind: OfficeKind) -> list[Club]:
    """The federations for which he does that, by name; no query more where he is of none."""
    clubs = [each.club for each in memberships_of(user)]
    return [each for each in clubs if each.is_federation and holds(user, each, kind)]


@dataclass(frozen=True)
class _Served:
    """A federation, and what somebody does there: hear appeals, read its clubs' cases, head it."""

    club: Club
    hears: bool
    reads: bool
    heads: bool


def federations_served(user: User) -> list[_Served]:
    """The federations of which he is a member, with what he does there."""
    found = [(each.club, rights_in(each)) for each in memberships_of(user) if each.club.is_federation]
    return [
        _Served(
            club,
            hears=holds(user, club, OfficeKind.APPEALS),
            reads=Right.REVIEW in rights or holds(user, club, OfficeKind.EDITOR),
            heads=Right.PUBLISH in rights,
        )
        for club, rights in found
    ]


def offices_of(federation: Club) -> list[Office]:
    """The offices that somebody holds, by kind and name."""
    found = federation.offices.filter(ended_at__isnull=True).select_related("user", "named_by")
    return list(found.order_by("kind", "user__username"))
