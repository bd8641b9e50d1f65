"""What stands in the way of deleting an account, and where the trail names it."""

from django.db.models import Q

from rulings.desk.base.moving.origins import origins_of
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
    arrivals = AuditEntry.objects.filter(object_type=Club.__name__, verb=Verb.CLUB_TAKEN_IN).values_list(
        "club", "after"
    )
    came = {club for club, after in arrivals if user.pk in after["users"].values()}
    return sorted({*told.values_list("club", flat=True), *user.memberships.values_list("club", flat=True), *came})


def has_namesake(user: User) -> bool:
    """Whether somebody else has the same name."""
    named = User.objects.filter(first_name=user.first_name, last_name=user.last_name, deleted_at=None)
    return named.exclude(pk=user.pk).exists()


def _with_his_id(club: Club, user: User) -> Q:
    """Which entries of the club tell of the account by its id, which was another where the club has come from."""
    found, since = Q(pk__in=[]), 0
    for origin in origins_of(club).before:
        his = origin.there(User.__name__, user.pk)
        found |= Q(sequence__gt=since, sequence__lte=origin.until, after__user=his)
        since = origin.until
    return found | Q(sequence__gt=since, after__user=user.pk)


def entries_naming(club: Club, user: User) -> tuple[list[AuditEntry], list[AuditEntry]]:
    """The entries that are about the account, and those that may be: by a name that it has."""
    entries = AuditEntry.objects.filter(club=club)
    invited = Q(object_type=Invitation.__name__, object_id__in=Invitation.objects.filter(taken_by=user).values("pk"))
    named = IrregularityReport.objects.filter(named_director=user).values("pk")
    his = entries.filter(
        Q(_with_his_id(club, user), verb__in=_OF_HIM) | invited | Q(verb=Verb.DIRECTOR_NAMED, report__in=named)
    )
    alike = entries.filter(verb__in=_OF_A_NAME)
    return list(his), list(alike)
