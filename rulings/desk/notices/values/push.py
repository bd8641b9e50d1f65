"""What a push service is sent: a text that only the browser can read, under the site's own key.

A service passes on what it cannot read (RFC 8030). The text is sealed for the browser as RFC 8291 says, in one record
of RFC 8188; who sends it is proved by the key that the browser was given when it agreed (RFC 8292).
"""

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from functools import cache
from hashlib import sha512
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.conf import settings

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256 (SEC 2, section 2.4.2)."""
_POINT, _SECRET, _SALT = 65, 16, 16
"""Bytes of a key of a browser, of the secret it shares with us, and of what makes each message another one."""
_RECORD = 4096


@cache
def site_key() -> ec.EllipticCurvePrivateKey:
    """The site's key, made of its secret: a browser that agreed to be told things trusts this one alone."""
    seed = sha512(f"push of {settings.SECRET_KEY}".encode()).digest()
    return ec.derive_private_key(int.from_bytes(seed, "big") % (_ORDER - 1) + 1, ec.SECP256R1())


def public_key() -> str:
    """What a browser is shown of it: the point, in base64url."""
    return as_text(_point(site_key()))


def is_of_a_service(address: str) -> bool:
    """Whether it is an address of one of `PUSH_HOSTS`: nothing is ever sent to another, whoever names it."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    is_known = any(host == each or (each.startswith(".") and host.endswith(each)) for each in _hosts(port))
    return parts.scheme == "https" and is_known and not parts.username and parts.password is None


def _hosts(port: int | None) -> list[str]:
    """Those of `PUSH_HOSTS` that name this port; without one it is that of https."""
    named = [each.partition(":") for each in settings.PUSH_HOSTS]
    return [host for host, _colon, wanted in named if (wanted or "443") == str(port or 443)]


def are_keys(point: str, secret: str) -> bool:
    """Whether they can be a browser's key and its secret, in base64url."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), as_bytes(point))
        return len(as_bytes(point)) == _POINT and len(as_bytes(secret)) == _SECRET
    except (ValueError, Error):
        return False


def sealed_for(point: str, secret: str, text: bytes) -> bytes:
    """The body of a message that only the browser with this key and secret reads; services take 4,096 bytes of it."""
    return _sealed(as_bytes(point), as_bytes(secret), text, ec.generate_private_key(ec.SECP256R1()), os.urandom(_SALT))


def _sealed(theirs: bytes, secret: bytes, text: bytes, ours: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """With a key of this one message (RFC 8291, section 3.4)."""
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    mine = _point(ours)
    common = _derived(secret, shared, b"WebPush: info\0" + theirs + mine, 32)
    key = _derived(salt, common, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, common, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", _RECORD, len(mine)) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(salt: bytes, secret: bytes, what: bytes, length: int) -> bytes:
    """A key made of a secret, for one use (RFC 5869)."""
    return HKDF(SHA256(), length, salt, what).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def as_text(told: bytes) -> str:
    """In base64url without padding."""
    return urlsafe_b64encode(told).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """Of base64url, padded or not; `ValueError` or `binascii.Error` of anything else."""
    plain = text.rstrip("=")
    return urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
