"""One's own mailbox: the address, once it is confirmed, what is told there, and the address of one's calendar file."""

from collections.abc import Iterable

from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.keys import digest_of, new_token
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.notices.queries.mailboxes import mailbox_of, mailbox_to_confirm
from rulings.desk.notices.values.letters import MAILED
from rulings.desk.notices.wording import NO_ADDRESS, NO_MAIL, OVER
from rulings.desk.people.values import mail_address
from rulings.desk.tasks.queries import sends_mail
from rulings.desk.tasks.services import enqueue
from rulings.models import Mailbox, Task, TaskName, User


@transaction.atomic
def set_mailbox(*, actor: User, mail: str, language: str, kinds: Iterable[str]) -> Mailbox:
    """Where the actor is told what, and in which language. A new address is mailed a link first.

    Refuses an address that is none, and an unknown language or kind.
    """
    mailbox, address, wanted = mailbox_of(actor), mail_address(mail), list(kinds)
    if language not in dict(settings.LANGUAGES):
        raise BadInput(_("There is no such language here. Choose one of the list."), "language")
    if not set(wanted) <= set(MAILED):
        raise BadInput(_("There is no such notice. Choose from the list."), "kinds")
    if wanted and not address:
        raise BadInput(NO_ADDRESS, "mail")
    is_other = address != mailbox.address or mailbox.pk is None
    mailbox.address, mailbox.language, mailbox.kinds = address, language, wanted
    if is_other:
        mailbox.confirmed_at, mailbox.digest = None, ""
    mailbox.save()
    if is_other and address and sends_mail():
        _ask_to_confirm(mailbox)
    return mailbox


@transaction.atomic
def ask_who_joined(*, user: User) -> Mailbox | None:
    """Mail who has made an account the link that confirms its address; None without one, or where it was set since."""
    if not user.email or Mailbox.objects.filter(user=user).exists():
        return None
    membership = user.memberships.select_related("club").order_by("pk").first()
    language = membership.club.language if membership else settings.LANGUAGE_CODE
    mailbox = Mailbox.objects.create(user=user, address=user.email, language=language)
    _ask_to_confirm(mailbox)
    return mailbox


@transaction.atomic
def mail_confirmation(*, actor: User) -> Mailbox:
    """Mail the link again; the one before opens nothing then. Refuses a site without mail, and no address."""
    mailbox = mailbox_of(actor)
    if not sends_mail():
        raise WrongState(NO_MAIL)
    if mailbox.pk is None or not mailbox.address:
        raise WrongState(NO_ADDRESS)
    if mailbox.confirmed_at is None:
        _ask_to_confirm(mailbox)
    return mailbox


def _ask_to_confirm(mailbox: Mailbox) -> None:
    """A new link for the address, on its way there; `TooMany` where that was done too often."""
    key = f"confirm:{mailbox.user_id}:"
    refuse_beyond(Bound.CONFIRMATIONS_OF_A_PERSON, Task.objects.filter(key__startswith=key), "queued_at")
    token = new_token()
    mailbox.digest = digest_of(token)
    mailbox.save(update_fields=["digest"])
    membership = mailbox.user.memberships.select_related("club").order_by("pk").first()
    enqueue(
        name=TaskName.MAIL,
        key=key + mailbox.digest,
        club=membership.club if membership else None,
        user=mailbox.user,
        told={"kind": "confirm"},
        token=token,
    )


@transaction.atomic
def confirm_address(*, token: str) -> Mailbox:
    """The address is his who has the link: from now on mail goes there. Refuses a link that confirms nothing."""
    mailbox = mailbox_to_confirm(token)
    if mailbox is None:
        raise WrongState(OVER)
    mailbox.confirmed_at, mailbox.digest = timezone.now(), ""
    mailbox.save(update_fields=["confirmed_at", "digest"])
    mailbox.user.email = mailbox.address
    mailbox.user.save(update_fields=["email"])
    return mailbox


@transaction.atomic
def stop_notices(*, mailbox: Mailbox) -> Mailbox:
    """Nothing is told there any more that anybody chooses; a link for a new password still goes there."""
    mailbox.kinds = []
    mailbox.save(update_fields=["kinds"])
    return mailbox


@transaction.atomic
def make_calendar(*, actor: User) -> str:
    """The token of a new address of the actor's calendar file, known to nobody else; the one before opens nothing."""
    mailbox, token = mailbox_of(actor), new_token()
    mailbox.calendar = digest_of(token)
    mailbox.save()
    return token


@transaction.atomic
def close_calendar(*, actor: User) -> Mailbox:
    """His calendar file has no address any more."""
    mailbox = mailbox_of(actor)
    mailbox.calendar = ""
    mailbox.save()
    return mailbox
