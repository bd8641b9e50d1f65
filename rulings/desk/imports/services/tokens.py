"""Tokens by which a program on the club's computer sends files to one session: shown once, kept as a digest."""

import hashlib
import secrets

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.imports.wording.files import NOT_THIS_SESSION
from rulings.models import DeskToken, Session, User, Verb

_BYTES = 24
_NAME_IT = _("Name the computer that sends the files, so that its token can be told from others.")


@transaction.atomic
def make_token(*, actor: User, session: Session, name: str) -> tuple[DeskToken, str]:
    """A token for the session, with its text, which nobody can read again; record that it was made."""
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    text = secrets.token_hex(_BYTES)  # a command takes what begins with a dash for an option of its own
    token = DeskToken.objects.create(
        session=session,
        name=demanded(name, Text.LEVEL, _NAME_IT),
        digest=_digest(text),
        created_by=actor,
        created_at=timezone.now(),
    )
    record(club, actor, Verb.TOKEN_MADE, session, after={"name": token.name})
    return token, text


@transaction.atomic
def revoke_token(*, actor: User, token: DeskToken) -> DeskToken:
    """Close a token for good, and record it; a closed one stays as it is."""
    club = club_for(actor, token.session.event.club_id, Right.RUN_SESSION)
    token = DeskToken.objects.select_related("session").get(pk=token.pk)
    if token.revoked_at is None:
        token.revoked_at = timezone.now()
        token.save(update_fields=["revoked_at"])
        record(club, actor, Verb.TOKEN_REVOKED, token.session, before={"name": token.name})
    return token


def sender_of(*, session_slug: str, text: str) -> DeskToken:
    """The open token with that text, for that session alone; `NotAllowed` for any other. Notes that it was used."""
    open_ones = DeskToken.objects.select_related("session__event__club", "created_by").filter(revoked_at__isnull=True)
    token = next(iter(open_ones.filter(digest=_digest(text), session__slug=session_slug)), None)
    if token is None:
        raise NotAllowed(NOT_THIS_SESSION)
    DeskToken.objects.filter(pk=token.pk).update(used_at=timezone.now())
    return token


def _digest(text: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(text.encode()).hexdigest()
