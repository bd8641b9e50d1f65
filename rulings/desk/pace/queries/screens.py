"""The address of a session's public screen."""

from django.urls import reverse

from rulings.desk.base.keys import found_by, token_of
from rulings.desk.base.watching.site import site_url
from rulings.models import KeyPurpose, Session, SessionKey


def screen_of(session: Session) -> SessionKey | None:
    """The session's screen that still opens; one query."""
    return SessionKey.objects.filter(session=session, purpose=KeyPurpose.SCREEN, revoked_at__isnull=True).first()


def screen_by_token(token: str) -> SessionKey | None:
    """The screen with that secret, closed or not, with its session, club and clock; one query."""
    joined = SessionKey.objects.select_related("session__event__club", "session__clock")
    return found_by(joined.filter(purpose=KeyPurpose.SCREEN), token)


def screen_address(key: SessionKey) -> str:
    """The whole address of a screen; "" where it can be shown no more."""
    token = token_of(key)
    return site_url() + reverse("pace_screen", args=[token]) if token else ""
