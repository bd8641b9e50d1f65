"""The site's key, outside the database: what signs the entries of the audit trail and what leaves it. Reads settings.

And its secret, which seals what must be read again, but not by who has the database alone.

A key is known by its public half, 64 hexadecimal digits; a signature is 128 of them.
"""

import hmac
from base64 import urlsafe_b64encode
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from django.conf import settings


class Signer(NamedTuple):
    """A private key, and its public half in hexadecimal."""

    private: Ed25519PrivateKey
    public: str

    def sign(self, message: bytes) -> str:
        """The signature, in hexadecimal."""
        return self.private.sign(message).hex()


@lru_cache(maxsize=8)
def signer_of(secret: bytes) -> Signer:
    """The key of 32 secret bytes; kept, since to load it costs as much as to sign."""
    private = Ed25519PrivateKey.from_private_bytes(secret)
    return Signer(private, private.public_key().public_bytes_raw().hex())


def site_signer() -> Signer:
    """The key that signs today."""
    return signer_of(settings.AUDIT_KEY)


def signer_before(public: str) -> Signer | None:
    """The key of yesterday, where it is still there and is the one of that public half."""
    if not settings.AUDIT_KEY_BEFORE:
        return None
    before = signer_of(settings.AUDIT_KEY_BEFORE)
    return before if before.public == public else None


def trusted_keys() -> frozenset[str]:
    """The public halves of the keys that this site holds."""
    held = [site_signer()]
    if settings.AUDIT_KEY_BEFORE:
        held.append(signer_of(settings.AUDIT_KEY_BEFORE))
    return frozenset(each.public for each in held)


@lru_cache(maxsize=64)
def _verifier(public: str) -> Ed25519PublicKey:
    """The public key; `ValueError` for what is none."""
    return Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))


def is_signed(message: bytes, public: str, signature: str) -> bool:
    """Whether the signature is that key's on the message; what is no key or no signature is not."""
    try:
        _verifier(public).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


class Kept(Enum):
    """What is sealed: each by a key of its own, so that nothing opens in the place of another."""

    ACCOUNTS = "what accounts keep, sealed by "
    TASKS = "tasks of "
    ADDRESSES = "addresses that are shown again, sealed by "


def seal(text: str, kind: Kept = Kept.ACCOUNTS) -> str:
    """The text, encrypted and signed."""
    return _box(kind).encrypt(text.encode()).decode()


def opened_seal(kept: str, kind: Kept = Kept.ACCOUNTS) -> str | None:
    """The text again; None where it was sealed by another secret or as something else, or changed."""
    try:
        return _box(kind).decrypt(kept.encode()).decode()
    except InvalidToken:
        return None


def keyed_digest(text: str, purpose: str) -> str:
    """What a short secret is found by, in hexadecimal: without the site's secret nobody tries which it is."""
    return hmac.new(_secret_for(purpose), text.encode(errors="replace"), sha256).hexdigest()


def _box(kind: Kept) -> Fernet:
    """A key of its own, which follows from the secret."""
    return Fernet(urlsafe_b64encode(_secret_for(kind.value)))


def _secret_for(purpose: str) -> bytes:
    """32 bytes that follow from the secret, others for each purpose."""
    return sha256(f"{purpose}{settings.SECRET_KEY}".encode()).digest()
