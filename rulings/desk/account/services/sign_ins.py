"""Ending where somebody is signed in."""

from django.db import transaction

from rulings.desk.account.services.telling import tell_clubs
from rulings.models import SignedIn, User, Verb


@transaction.atomic
def end_sign_in(*, actor: User, key: str) -> bool:
    """Sign his own account out in one browser, by its digest; False where it is signed out there already."""
    ended, _rows = SignedIn.objects.filter(user=actor, session_key=key).delete()
    return bool(ended)


@transaction.atomic
def end_sign_ins(*, actor: User, user: User, but: str = "") -> int:
    """Sign an account out everywhere `but` in one browser, by its digest; how often. Another's is recorded."""
    ended, _rows = SignedIn.objects.filter(user=user).exclude(session_key=but).delete()
    if actor != user:
        tell_clubs(actor=actor, user=user, verb=Verb.SIGN_INS_ENDED, about=user, after={"name": user.display_name})
    return ended
