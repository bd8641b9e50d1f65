"""A device with passkeys, for tests: what it makes and answers, byte by byte as the standard has it (WebAuthn, 6.1)."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Device:
    """One key on the P-256 curve; `count` is how often it was used, as it says."""

    host: str = "testserver"
    origin: str = "http://testserver"
    flags: int = PRESENT | VERIFIED
    count: int = 0
    counts: bool = True
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    name: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    handle: bytes = b""

    def makes(self, challenge: bytes, handle: bytes) -> str:
        """The answer to the wish for a new passkey, without attestation."""
        self.handle = handle
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        told = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + cbor2.dumps(public)
        data = {"fmt": "none", "attStmt": {}, "authData": self._state(HAS_KEY) + told}
        response = {
            "clientDataJSON": base64url(self._client("webauthn.create", challenge)),
            "attestationObject": base64url(cbor2.dumps(data)),
        }
        return self._written(response)

    def answers(self, challenge: bytes, handle: bytes | None = None) -> str:
        """The answer to a challenge, one use later."""
        self.count += self.counts
        client, state = self._client("webauthn.get", challenge), self._state(0)
        signature = self.key.sign(state + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": base64url(client),
            "authenticatorData": base64url(state),
            "signature": base64url(signature),
            "userHandle": base64url(self.handle if handle is None else handle),
        }
        return self._written(response)

    def _client(self, kind: str, challenge: bytes) -> bytes:
        return json.dumps({"type": kind, "challenge": base64url(challenge), "origin": self.origin}).encode()

    def _state(self, more: int) -> bytes:
        flags = bytes([self.flags | more])
        return hashlib.sha256(self.host.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def _written(self, response: dict[str, str]) -> str:
        name = base64url(self.name)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
