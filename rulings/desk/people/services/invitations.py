"""Invitations to a role in a club: made and revoked by an administrator, taken once by whoever holds the link."""

from datetime import date, timedelta

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.keys import digest_of, new_token
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.people.queries.links import invitation_waits, may_invite
from rulings.desk.people.queries.people import refuse_taken
from rulings.desk.people.services.clubs import assign
from rulings.desk.people.values import LONGEST_INVITATION, account, end_of, known_role, mail_address
from rulings.desk.people.wording import NOT_OPEN
from rulings.desk.tasks.queries import sends_mail
from rulings.desk.tasks.services import enqueue
from rulings.models import Club, Invitation, Membership, Role, Session, TaskName, User, Verb


@transaction.atomic
def invite(
    *,
    actor: User,
    club: Club,
    name: str,
    role: str,
    mail: str = "",
    also_administers: bool = False,
    until: date | None = None,
    days: int = 7,
    session: Session | None = None,
) -> Invitation:
    """An invitation that waits so many days; record it. Its `token` is known to what is returned and to nothing else.

    `mail` is "" where the link is handed over, else it is mailed there where the site has a mail server. `until` is the
    last day of the role, None for one without an end. With a `session` it is a guest's, who directs in that session
    alone. Refuses one of another club, and any other role there. Who administers the site invites the first
    administrator of a club that has none.
    """
    club, role = _club_for(actor, club, role), known_role(role)
    _refuse_no_guest(club, role, session, also_administers=also_administers)
    _refuse_days(days)
    token, now = new_token(), timezone.now()
    invitation = Invitation(
        club=club,
        digest=digest_of(token),
        name=demanded(name, Text.PERSON),
        mail=mail_address(mail),
        role=role,
        also_administers=also_administers and role != Role.ADMINISTRATOR,
        ends_at=end_of(club, until),
        session=session,
        made_by=actor,
        made_at=now,
        expires_at=now + timedelta(days=days),
    )
    invitation.save()
    invitation.token = token
    _tell(invitation)
    return invitation


def _club_for(actor: User, club: Club, role: str) -> Club:
    """The club, locked; `NotAllowed` for who may not invite to that role there, `TooMany` where enough were."""
    club = locked_club(club.pk)
    if not may_invite(actor, club, role):
        raise NotAllowed(Right.ADMINISTER.sentence)
    refuse_beyond(Bound.INVITATIONS_OF_A_CLUB, club.invitations.all(), "made_at")
    return club


def _refuse_days(days: int) -> None:
    """`BadInput` for an invitation that waits too long, or not at all."""
    if not 1 <= days <= LONGEST_INVITATION:
        raise BadInput(_("An invitation waits for 1 to 30 days: write such a number."), "days")


def _tell(invitation: Invitation) -> None:
    """In the trail, and by mail."""
    there = {"session": invitation.session.slug} if invitation.session else {}
    after = {"name": invitation.name, "role": invitation.role, **there}
    record(invitation.club, invitation.made_by, Verb.INVITATION_MADE, invitation, after=after)
    _mail(invitation)


def _mail(invitation: Invitation) -> None:
    """Let the worker send its link, where there is an address and the site sends mail."""
    if not (invitation.mail and sends_mail()):
        return
    told, key = {"kind": "invitation", "pk": invitation.pk}, f"invitation:{invitation.pk}"
    enqueue(name=TaskName.MAIL, key=key, club=invitation.club, told=told, token=invitation.token)


def _refuse_no_guest(club: Club, role: str, session: Session | None, *, also_administers: bool) -> None:
    """`BadInput` for a guest in a session of another club, or who would be more than its director."""
    if session is None:
        return
    if session.event.club_id != club.pk:
        raise BadInput(_("That is no session of this club. Choose one of the list."), "session")
    if role != Role.DIRECTOR or also_administers:
        raise BadInput(_("A guest in one session is a director there: choose that role, and no other."), "role")


@transaction.atomic
def revoke_invitation(*, actor: User, invitation: Invitation) -> Invitation:
    """Let its link open nothing any more, and record it. One that waits no more stays as it is."""
    club = club_for(actor, invitation.club_id, Right.ADMINISTER)
    invitation = Invitation.objects.get(pk=invitation.pk)
    if invitation.taken_at is None and invitation.revoked_at is None:
        invitation.revoked_at = timezone.now()
        invitation.save(update_fields=["revoked_at"])
        record(club, actor, Verb.INVITATION_REVOKED, invitation, before={"name": invitation.name})
    return invitation


@transaction.atomic
def take_invitation(*, actor: User, invitation: Invitation) -> Membership:
    """The role, to who is signed in; record it.

    Refuses an invitation that waits no more, that of somebody who administers the club no more, and one for who has a
    role in the club already: an administrator changes that.
    """
    club = locked_club(invitation.club_id)
    invitation = Invitation.objects.select_related("made_by", "club", "session").get(pk=invitation.pk)
    _refuse_not_open(invitation)
    if any(not each.has_ended for each in Membership.objects.filter(user=actor, club=club, session=None)):
        raise WrongState(_("You have a role in this club already. Whoever administers it can give you another one."))
    invitation.taken_by, invitation.taken_at = actor, timezone.now()
    invitation.save(update_fields=["taken_by", "taken_at"])
    record(club, actor, Verb.INVITATION_TAKEN, invitation, after={"name": invitation.name})
    told = {name: getattr(invitation, name) for name in ("role", "ends_at", "also_administers", "session")}
    return assign(club=club, actor=actor, user=actor, is_recorder=False, **told)


def join(*, invitation: Invitation, username: str, name: str, password: str, mail: str = "") -> User:
    """A new account with the role; record that. Refuses what `take_invitation` does, and what no account can have.

    The password is hashed before anybody waits for the club.
    """
    return _joined(account(username=username, name=name, password=password, mail=mail), invitation)


@transaction.atomic
def _joined(user: User, invitation: Invitation) -> User:
    """The account, stored, with the role."""
    locked_club(invitation.club_id)
    _refuse_not_open(Invitation.objects.select_related("made_by", "club").get(pk=invitation.pk))
    refuse_taken(user.username)
    user.save()
    take_invitation(actor=user, invitation=invitation)
    return user


def _refuse_not_open(invitation: Invitation) -> None:
    """`WrongState` for one that opens nothing any more."""
    if not invitation_waits(invitation):
        raise WrongState(NOT_OPEN)
