"""What is kept of a private link's secret."""

import hashlib


def digest_of(token: str) -> str:
    """The SHA-256 of a secret that has 192 bits of chance: nobody finds the secret from it."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
