"""What stands in the way of deleting an account, and where the trail names it."""

from django.db.models import Q

from rulings.desk.base.rights import Right, gives
from rulings.models import AuditEntry, Club, Invitation, IrregularityReport, Membership, User, Verb

_OF_HIM = (Verb.ROLE_GIVEN, Verb.ROLE_TAKEN, Verb.PASSWORD_LINK_MADE, Verb.CODES_OFF, Verb.SIGN_INS_ENDED)
"""Entries that say by its id which account they are about, and its name."""
_OF_A_NAME = (Verb.DIRECTOR_PLAYS, Verb.DIRECTOR_LEFT, Verb.SIGNATURE_LOST, Verb.DIRECTOR_NAMED)
"""Entries that hold the name of an account alone."""


def clubs_left_alone(user: User) -> list[Club]:
    """The clubs that nobody else administers for good, by name."""
    lasting = Membership.objects.filter(gives(Right.ADMINISTER), ends_at__isnull=True, user__is_active=True)
    his = Club.objects.filter(pk__in=lasting.filter(user=user).values("club"))
    return list(his.exclude(pk__in=lasting.exclude(user=user).values("club")).order_by("name"))


def clubs_naming(user: User) -> list[int]:
    """The clubs whose trail may name the account, by id: in which it has or had a role."""
    told = AuditEntry.objects.filter(object_type=Membership.__name__, verb=Verb.ROLE_GIVEN, after__user=user.pk)
    return sorted({*told.values_list("club", flat=True), *user.memberships.values_list("club", flat=True)})


def has_namesake(user: User) -> bool:
    """Whether somebody else has the same name."""
    named = User.objects.filter(first_name=user.first_name, last_name=user.last_name, deleted_at=None)
    return named.exclude(pk=user.pk).exists()


def entries_naming(club: Club, user: User) -> tuple[list[AuditEntry], list[AuditEntry]]:
    """The entries that are about the account, and those that may be: by a name that it has."""
    entries = AuditEntry.objects.filter(club=club)
    invited = Q(object_type=Invitation.__name__, object_id__in=Invitation.objects.filter(taken_by=user).values("pk"))
    named = IrregularityReport.objects.filter(named_director=user).values("pk")
    his = entries.filter(
        Q(verb__in=_OF_HIM, after__user=user.pk) | invited | Q(verb=Verb.DIRECTOR_NAMED, report__in=named)
    )
    alike = entries.filter(verb__in=_OF_A_NAME)
    return list(his), list(alike)
