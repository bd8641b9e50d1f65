"""Secrets of links that are shown once: what is stored is a digest, from which nobody finds the secret."""

import hashlib
import secrets

_BYTES = 24


def new_secret() -> str:
    """192 bits of chance, fit for an address."""
    return secrets.token_urlsafe(_BYTES)


def digest_of(secret: str) -> str:
    """The SHA-256 of a secret, in hexadecimal."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()
