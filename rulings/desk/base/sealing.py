"""What is stored and must be read again, but not by who has the database alone: sealed by the site's secret."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from cryptography.fernet import Fernet, InvalidToken
from django.conf import settings


def sealed(text: str) -> str:
    """The text, encrypted and signed."""
    return _box().encrypt(text.encode()).decode()


def unsealed(kept: str) -> str | None:
    """The text again; None where it was sealed by another secret, or changed."""
    try:
        return _box().decrypt(kept.encode()).decode()
    except InvalidToken:
        return None


def _box() -> Fernet:
    """A key of its own, which follows from the secret."""
    return Fernet(urlsafe_b64encode(sha256(b"what accounts keep, sealed by " + settings.SECRET_KEY.encode()).digest()))
