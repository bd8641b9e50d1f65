"""Tokens of addresses that nobody can guess; a session's one address of a purpose, for people without an account.

No token is stored as it is. Of a link that is shown once there is only the digest, from which nobody finds the token.
An address that its page shows again is found by a digest too, made with the site's secret, and lies sealed with that
secret until it is closed; under another secret it opens nothing, cannot be shown, and a new one is made.

The cards of the tables, which are many, are in `calls`.
"""

import hashlib
import secrets
from typing import TypeVar

from django.db.models import QuerySet
from django.utils import timezone

from rulings.desk.base.audit import record
from rulings.desk.base.finding import the_only
from rulings.desk.base.signing import Kept, keyed_digest, opened_seal, seal
from rulings.models import Club, KeyPurpose, Session, SessionKey, ShownAgain, User, Verb

_R = TypeVar("_R", bound=ShownAgain)
_BYTES = 24
_FOUND_BY = "addresses that are shown again, found by "


def new_token() -> str:
    """192 bits of chance, fit for an address."""
    return secrets.token_urlsafe(_BYTES)


def digest_of(token: str) -> str:
    """The SHA-256 of a token, in hexadecimal."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def shown_digest(token: str) -> str:
    """What an address is found by that its page shows again; of a short token nobody can try which it is."""
    return keyed_digest(token, _FOUND_BY)


def give_token(row: _R, token: str) -> _R:
    """The row, not stored yet, with the token of a new address: its digest, its seal, and itself until the answer."""
    row.digest, row.sealed, row.token = shown_digest(token), seal(token, Kept.ADDRESSES), token
    return row


def token_of(row: ShownAgain) -> str:
    """The token of an address that is to be shown; "" where it is closed, or was sealed by another secret."""
    row.token = row.token or opened_seal(row.sealed, Kept.ADDRESSES) or ""
    return row.token


def found_by(rows: QuerySet[_R], token: str) -> _R | None:
    """The row that the token opens, closed or not, which knows it until the answer; None for none. One query."""
    row = the_only(rows.filter(digest=shown_digest(token)))
    if row is not None:
        row.token = token
    return row


def make_key(*, club: Club, actor: User, session: Session, purpose: KeyPurpose) -> SessionKey:
    """A new address, which nobody can guess; recorded. `club` is locked by the caller, and no other of it is open."""
    key = SessionKey(session=session, purpose=purpose, created_by=actor, created_at=timezone.now())
    give_token(key, new_token()).save(force_insert=True)
    record(club, actor, Verb.KEY_MADE, key, after={"kind": purpose.value})
    return key


def close_key(*, club: Club, actor: User, key: SessionKey | None) -> None:
    """Let the address open nothing any more, and record it; None is none to close. `club` is locked by the caller."""
    if key is not None:
        end_key(key)
        record(club, actor, Verb.KEY_REVOKED, key, before={"kind": key.purpose})


def end_key(key: SessionKey) -> None:
    """Let it open nothing any more: what could be shown of it goes, its digest stays to say that it is closed."""
    key.revoked_at, key.sealed = timezone.now(), ""
    key.save(update_fields=["revoked_at", "sealed"])
