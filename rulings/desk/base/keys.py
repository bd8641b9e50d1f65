"""A session's one address of a purpose, for people without an account: made, and closed for good.

The cards of the tables, which are many, are in `calls`.
"""

from django.utils import timezone

from rulings.desk.base.audit import record
from rulings.desk.base.links import new_token
from rulings.models import Club, KeyPurpose, Session, SessionKey, User, Verb


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
