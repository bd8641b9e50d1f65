"""The site's mail server, set in the browser by whoever administers the site, and a letter to try it."""

import re
from ipaddress import ip_address

from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.keys import new_token
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.watching.site import site_url
from rulings.desk.notices.services.sending import post
from rulings.desk.notices.wording import GIVEN, NO_HOST, NO_PASSWORD_GOES_ALONG, NOT_SET
from rulings.desk.people.values import mail_address
from rulings.desk.tasks.queries import sends_mail
from rulings.desk.tasks.values import sealed
from rulings.models import MailSecurity, SiteMail, Task, TaskName, User

_NAME = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63}){0,40}\.?\Z", re.IGNORECASE)
_PATIENCE = 8.0
"""Seconds that somebody waits for each answer to a letter that tries the server."""


@transaction.atomic
def set_mail_server(
    *, actor: User, host: str, port: int, security: MailSecurity, username: str, password: str, sender: str
) -> SiteMail:
    """How the site sends mail from now on; `host` "" for not at all. Who set it when, and what was before, stays known.

    The password is sealed with the site's secret; "" leaves the one that is kept, for the same server and the same name
    alone: to any other it never goes. Refuses who does not administer the site, a site whose environment names its
    server, and what is no server.
    """
    _demand(actor)
    if settings.EMAIL_HOST:
        raise WrongState(GIVEN)
    host = _host(host.strip())
    rows = SiteMail.objects.select_for_update()
    before = rows.order_by("-pk").first()
    made = SiteMail(host=host, port=port, security=security, username=username, set_by=actor, set_at=timezone.now())
    made.sender, made.secret = mail_address(sender), _secret(made, before, password)
    rows.exclude(secret="").update(secret="")
    made.save(force_insert=True)
    return made


def _secret(made: SiteMail, before: SiteMail | None, password: str) -> str:
    """The password as it is kept."""
    if password or not (made.host and made.username):
        return sealed(password) if made.host else ""
    names = ("host", "port", "security", "username")
    if before is None or not before.secret or any(getattr(made, name) != getattr(before, name) for name in names):
        raise BadInput(NO_PASSWORD_GOES_ALONG, "password")
    return before.secret


def _host(host: str) -> str:
    """A name or an address of a server, "" for none; `BadInput` for what can be neither."""
    try:
        place = ip_address(host.strip("[]"))
    except ValueError:
        if host and not _NAME.match(host):
            raise BadInput(NO_HOST, "host") from None
        return host
    if place.is_link_local or place.is_multicast or place.is_unspecified:
        raise BadInput(NO_HOST, "host")
    return str(place)


def send_test_letter(*, actor: User, to: str) -> None:
    """A letter by the site's server, now; `Failed` says why it did not go. `TooMany` where enough were tried.

    Each try is kept as a task that is over, also one that does not go: a server that is looked for counts as well.
    """
    _demand(actor)
    if not sends_mail():
        raise WrongState(NOT_SET)
    address = mail_address(to)
    _count_try(actor)
    text = _("This letter was sent to try the mail server of the rulings desk at %(site)s. It works.")
    subject = _("A letter from the rulings desk, to try its mail server")
    post(subject=subject, text=text % {"site": site_url()}, to=address, patience=_PATIENCE)


_TRIES = "mail:try:"


@transaction.atomic
def _count_try(actor: User) -> None:
    """One try more, of the whole site's."""
    list(User.objects.select_for_update().filter(pk=actor.pk))
    refuse_beyond(Bound.LETTERS_TO_TRY_THE_MAIL, Task.objects.filter(key__startswith=_TRIES), "queued_at")
    now = timezone.now()
    moments = {"queued_at": now, "due_at": now, "ended_at": now}
    Task.objects.create(name=TaskName.MAIL, key=f"{_TRIES}{new_token()}", user=actor, **moments)


def _demand(actor: User) -> None:
    """`NotAllowed` for who does not administer the site."""
    if not actor.is_superuser:
        raise NotAllowed(Right.ADMINISTER.sentence)
