"""Tokens of links that are shown once: what is stored is a digest, from which nobody finds the token."""

import hashlib
import secrets

_BYTES = 24


def new_token() -> str:
    """192 bits of chance, fit for an address."""
    return secrets.token_urlsafe(_BYTES)


def digest_of(token: str) -> str:
    """The SHA-256 of a token, in hexadecimal."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
