"""Tokens of addresses that nobody can guess; a session's one address of a purpose, for people without an account.

Of a link that is shown once only the digest of its token is stored, from which nobody finds the token.

The cards of the tables, which are many, are in `calls`.
"""

import hashlib
import secrets

from django.utils import timezone

from rulings.desk.base.audit import record
from rulings.models import Club, KeyPurpose, Session, SessionKey, User, Verb

_BYTES = 24


def new_token() -> str:
    """192 bits of chance, fit for an address."""
    return secrets.token_urlsafe(_BYTES)


def digest_of(token: str) -> str:
    """The SHA-256 of a token, in hexadecimal."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def make_key(*, club: Club, actor: User, session: Session, purpose: KeyPurpose) -> SessionKey:
    """A new address, which nobody can guess; recorded. `club` is locked by the caller, and no other of it is open."""
    key = SessionKey.objects.create(
        session=session,
        purpose=purpose,
        token=new_token(),
        created_by=actor,
        created_at=timezone.now(),
    )
    record(club, actor, Verb.KEY_MADE, key, after={"kind": purpose.value})
    return key


def close_key(*, club: Club, actor: User, key: SessionKey | None) -> None:
    """Let the address open nothing any more, and record it; None is none to close. `club` is locked by the caller."""
    if key is not None:
        key.revoked_at = timezone.now()
        key.save(update_fields=["revoked_at"])
        record(club, actor, Verb.KEY_REVOKED, key, before={"kind": key.purpose})
