"""Invitations and links for a new password: those that wait, whose token it is, what a page shows of a new one."""

from typing import Any
from urllib.parse import quote

from django.db.models import Q, QuerySet
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from rulings.desk.base.keys import digest_of
from rulings.desk.base.pages import qr_code
from rulings.desk.base.rights import Right, by_right, gives, may, memberships_of
from rulings.desk.base.watching.site import site_url
from rulings.models import Club, Invitation, Mailbox, PasswordLink, Role, Session, SessionStatus, User


def invitations_of(club: Club) -> QuerySet[Invitation]:
    """Those that wait, the one that waits longest first."""
    waiting = club.invitations.filter(taken_at__isnull=True, revoked_at__isnull=True, expires_at__gt=timezone.now())
    return waiting.select_related("made_by", "session__event").order_by("made_at")


def sessions_for_guests(club: Club) -> QuerySet[Session]:
    """The sessions in play to which a guest may be invited, the latest first."""
    in_play = Session.objects.select_related("event").filter(event__club=club, status=SessionStatus.OPEN)
    return in_play.order_by("-date", "-pk")


def invitation_by_token(token: str) -> Invitation | None:
    """The invitation with that token, whether it waits or not; None where there is none."""
    rows = Invitation.objects.select_related("club", "made_by", "session__event")
    return rows.filter(digest=digest_of(token)).first()


def password_link_by_token(token: str) -> PasswordLink | None:
    """The link with that token, whether it waits or not; None where there is none."""
    rows = PasswordLink.objects.select_related("club", "user", "made_by")
    return rows.filter(digest=digest_of(token)).first()


def invitation_waits(invitation: Invitation) -> bool:
    """Whether it can be taken: once, in its time, and as long as who made it administers the club."""
    is_over = invitation.taken_at or invitation.revoked_at or invitation.expires_at <= timezone.now()
    maker = invitation.made_by
    return not is_over and maker.is_active and may_invite(maker, invitation.club, invitation.role)


def may_invite(maker: User, club: Club, role: str) -> bool:
    """Whether he invites to a role there: who administers the club, and to that while nobody does, the site."""
    if may(maker, club, Right.ADMINISTER):
        return True
    is_first = maker.is_superuser and role == Role.ADMINISTRATOR
    return is_first and not club.memberships.filter(gives(Right.ADMINISTER)).exists()


def password_link_waits(link: PasswordLink) -> bool:
    """Whether it can be used: once, in its time, and as long as who made it may make it.

    One that was mailed, as long as its owner has a confirmed address.
    """
    is_over = link.used_at or link.revoked_at or link.expires_at <= timezone.now()
    if is_over or not link.user.is_active:
        return False
    return is_reached(link.user) if link.made_by is None else may_make_link(link.made_by, link.user)


def is_reached(user: User) -> bool:
    """Whether mail to him goes to an address that he has confirmed."""
    return Mailbox.objects.filter(user=user, confirmed_at__isnull=False).exclude(address="").exists()


def who_forgot(name: str) -> list[User]:
    """Whom a name to sign in with, or a confirmed mail address, may mean; nobody without such an address."""
    at_address = Q(mailbox__address__iexact=name)
    named = User.objects.filter(Q(username__iexact=name) | at_address, is_active=True).order_by("pk")
    reached = named.filter(mailbox__confirmed_at__isnull=False, memberships__isnull=False).distinct()
    return list(reached[:_MOST_OF_AN_ADDRESS])


_MOST_OF_AN_ADDRESS = 5


def may_make_link(actor: User, user: User) -> bool:
    """Whether the actor administers every club in which the other has a role: a password opens all of them.

    A trial of his own is nobody's matter. An account without one, that came along with its club, is opened by itself or
    by who administers the site.
    """
    if not user.has_usable_password() and (actor.is_superuser or actor == user):
        return True
    theirs = {each.club_id for each in memberships_of(user) if each.club.trial_by_id is None}
    administered = by_right(memberships_of(actor))[Right.ADMINISTER]
    return user != actor and bool(theirs) and theirs <= {club.pk for club in administered}


def link_shown(page: str, token: str, mail: str) -> dict[str, Any]:
    """The address of a link just made, as a QR code and to be sent; `page` is the name of what it opens."""
    address = site_url() + reverse(page, args=[token])
    told = quote(_("The link for you on the rulings desk: %(address)s") % {"address": address})
    return {
        "address": address,
        "code": qr_code(address),
        "by_mail": f"mailto:{quote(mail)}?body={told}",
        "by_message": f"sms:?&body={told}",
    }
