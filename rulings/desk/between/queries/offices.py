"""Who does what for a federation, and for which federations somebody does it."""

from rulings.desk.base.rights import holds, memberships_of
from rulings.models import Club, Office, OfficeKind, User


def federations_of(user: User, kind: OfficeKind) -> list[Club]:
    """The federations for which he does that, by name; no query more where he is of none."""
    clubs = [each.club for each in memberships_of(user)]
    return [each for each in clubs if each.is_federation and holds(user, each, kind)]


def offices_of(federation: Club) -> list[Office]:
    """The offices that somebody holds, by kind and name."""
    found = federation.offices.filter(ended_at__isnull=True).select_related("user", "named_by")
    return list(found.order_by("kind", "user__username"))
