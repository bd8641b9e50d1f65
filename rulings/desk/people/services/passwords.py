"""A link by which somebody sets a new password: made by an administrator of every club in which he has a role."""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.keys import digest_of, new_token
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.people.queries.links import may_make_link, password_link_waits
from rulings.desk.people.values import HOURS_OF_A_LINK, hashed
from rulings.desk.people.wording import NOT_HIS_LINK, NOT_OPEN
from rulings.models import Club, Membership, PasswordLink, User, Verb


@transaction.atomic
def make_password_link(*, actor: User, membership: Membership) -> PasswordLink:
    """A link for a member, in place of the one there was; record it. Its `token` is known to what is returned alone.

    Refuses somebody with a role in a club that the actor does not administer, and the actor himself.
    """
    club = club_for(actor, membership.club_id, Right.ADMINISTER)
    if not may_make_link(actor, membership.user):
        raise NotAllowed(NOT_HIS_LINK)
    return new_link(actor=actor, club=club, user=membership.user)


def new_link(*, actor: User, club: Club, user: User) -> PasswordLink:
    """The link; recorded. `club` is locked, and it was asked whether the actor may make it."""
    token, now = new_token(), timezone.now()
    refuse_beyond(Bound.PASSWORD_LINKS_OF_A_MEMBER, user.password_links.all(), "made_at")
    user.password_links.filter(used_at__isnull=True, revoked_at__isnull=True).update(revoked_at=now)
    link = PasswordLink.objects.create(
        club=club,
        user=user,
        digest=digest_of(token),
        made_by=actor,
        made_at=now,
        expires_at=now + timedelta(hours=HOURS_OF_A_LINK),
    )
    link.token = token
    record(club, actor, Verb.PASSWORD_LINK_MADE, link, after={"user": user.pk, "name": user.display_name})
    return link


def set_password(*, link: PasswordLink, password: str) -> User:
    """The new password, by a link that waits still; record it. Every sign-in of the account ends.

    Refuses a link that waits no more, and one whose member has got a role since in a club that its maker does not
    administer. The password is hashed before anybody waits for the club.
    """
    return _set(link, hashed(password, link.user))


@transaction.atomic
def _set(link: PasswordLink, encoded: str) -> User:
    """The password, stored."""
    club = locked_club(link.club_id)
    link = PasswordLink.objects.select_related("user", "made_by").get(pk=link.pk)
    if not password_link_waits(link):
        raise WrongState(NOT_OPEN)
    link.user.password = encoded
    link.user.save(update_fields=["password"])
    link.used_at = timezone.now()
    link.save(update_fields=["used_at"])
    record(club, link.user, Verb.PASSWORD_SET, link, after={"user": link.user.pk})
    return link.user
