"""A link by which somebody sets a new password: made by an administrator of every club in which he has a role.

Or asked for by himself, and then mailed to the address that he has confirmed.
"""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from rulings.desk.account.services.sign_ins import end_sign_ins
from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.bounds import Bound, TooMany, refuse_beyond
from rulings.desk.base.keys import digest_of, new_token
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.people.queries.links import is_reached, may_make_link, password_link_waits, who_forgot
from rulings.desk.people.values import HOURS_OF_A_LINK, HOURS_OF_A_MAILED_LINK, hashed
from rulings.desk.people.wording import NOT_HIS_LINK, NOT_OPEN
from rulings.desk.tasks.services import end, enqueue, is_ours
from rulings.models import Club, Membership, PasswordLink, PasswordRequest, Task, TaskName, User, Verb


@transaction.atomic
def make_password_link(*, actor: User, membership: Membership) -> PasswordLink:
    """A link for a member, in place of the one that an administrator made before; record it.

    Its `token` is known to what is returned alone. One that the member had mailed to himself stays.

    Refuses somebody with a role in a club that the actor does not administer, and the actor himself.
    """
    club = club_for(actor, membership.club_id, Right.ADMINISTER)
    if not may_make_link(actor, membership.user):
        raise NotAllowed(NOT_HIS_LINK)
    return new_link(actor=actor, club=club, user=membership.user)


def new_link(*, actor: User | None, club: Club, user: User, hours: int = HOURS_OF_A_LINK) -> PasswordLink:
    """The link, stored and recorded; `TooMany` where he had as many as anybody needs.

    It takes the place of the last one of its own way, by an administrator or by mail: who asks for mail from outside
    ends no link that was handed over, and uses up none of their number. `club` is locked, and it was asked whether the
    actor may make it.
    """
    token, now = new_token(), timezone.now()
    before = user.password_links.filter(made_by__isnull=actor is None)
    refuse_beyond(Bound.PASSWORD_LINKS_OF_A_MEMBER, before, "made_at")
    before.filter(used_at__isnull=True, revoked_at__isnull=True).update(revoked_at=now)
    link = PasswordLink.objects.create(
        club=club,
        user=user,
        digest=digest_of(token),
        made_by=actor,
        made_at=now,
        expires_at=now + timedelta(hours=hours),
    )
    link.token = token
    record(club, actor, Verb.PASSWORD_LINK_MADE, link, after={"user": user.pk, "name": user.display_name})
    return link


@transaction.atomic
def ask_for_link(*, name: str, network: str) -> None:
    """Let whoever that name or mail address means be mailed a link, from a visitor's network; `TooMany` beyond bounds.

    Whom it means is asked here, but what is written is the same for nobody: neither answer nor time tells anything.
    """
    digest, now = digest_of(name.casefold()), timezone.now()
    asked = PasswordRequest.objects.all()
    refuse_beyond(Bound.PASSWORD_REQUESTS_OF_A_NETWORK, asked.filter(network=network), "at")
    refuse_beyond(Bound.PASSWORD_REQUESTS_FOR_A_NAME, asked.filter(digest=digest), "at")
    request = PasswordRequest.objects.create(network=network, digest=digest, at=now)
    told = {"users": [user.pk for user in who_forgot(name)]}
    enqueue(name=TaskName.FORGOTTEN, key=f"forgotten:{request.pk}:{now.timestamp():.0f}", told=told)


@transaction.atomic
def mail_links(*, task: Task) -> None:
    """Make a link for each account that was meant, which the worker does; record it, and let it be mailed.

    Who has had too many of them gets none: nobody is there to be told. The task ends with it, so that whoever takes it
    from a worker that dies afterwards, or was only held up, makes no second link.
    """
    if not is_ours(task=task):
        return
    for user in User.objects.filter(pk__in=task.told["users"], is_active=True).order_by("pk"):
        membership = user.memberships.order_by("pk").first()
        if membership is None or not is_reached(user):
            continue
        try:
            club = locked_club(membership.club_id)
            link = new_link(actor=None, club=club, user=user, hours=HOURS_OF_A_MAILED_LINK)
        except TooMany:
            continue
        told = {"kind": "reset", "pk": link.pk}
        key = f"reset:{link.pk}"
        enqueue(name=TaskName.MAIL, key=key, club=link.club, user=user, told=told, token=link.token)
    end(task=task)


def set_password(*, link: PasswordLink, password: str) -> User:
    """The new password, by a link that waits still; record it. Every sign-in of the account ends, and every other link.

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
    end_sign_ins(actor=link.user, user=link.user)
    link.used_at = timezone.now()
    link.save(update_fields=["used_at"])
    link.user.password_links.filter(used_at__isnull=True, revoked_at__isnull=True).update(revoked_at=link.used_at)
    record(club, link.user, Verb.PASSWORD_SET, link, after={"user": link.user.pk})
    return link.user
