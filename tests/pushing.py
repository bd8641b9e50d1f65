"""A push service of the tests' own: https on this machine, with a browser behind it that reads what it is sent."""

import json
import ssl
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID
from django.test import override_settings
from django.utils import timezone

from rulings.desk.notices.values.push import as_text
from rulings.models import Device, NoticeKind, SignedIn, User

SECRET = b"sixteen bytes so"


class Browser:
    """Its keys, what it was shown, with what headers, and what its service answers: a status, and where it sends us."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.shown: list[dict[str, str]] = []
        self.headers: list[dict[str, str]] = []
        self.answers, self.elsewhere, self.port = 201, "", 0

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}/send/abc"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> dict[str, str]:
        """The text of a message (RFC 8291), from the receiver's side."""
        salt, (_record, length) = body[:16], struct.unpack("!LB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        common = HKDF(SHA256(), 32, SECRET, b"WebPush: info\0" + self.point + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(common)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(common)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        read: dict[str, str] = json.loads(text[:-1])
        return read


@contextmanager
def push_service(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """One that listens, that the site may send to, and whose certificate it trusts."""
    browser, certificate = Browser(), _certificate(folder)
    server = HTTPServer(("127.0.0.1", 0), _handler(browser))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    browser.port = server.server_port
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        with override_settings(PUSH_HOSTS=[f"localhost:{browser.port}"]):
            yield browser
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _handler(browser: Browser) -> type[BaseHTTPRequestHandler]:
    """What answers for it."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            browser.headers.append(dict(self.headers))
            if browser.answers < 300:
                browser.shown.append(browser.read(body))
            self.send_response(browser.answers)
            if browser.elsewhere:
                self.send_header("Location", browser.elsewhere)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            """Nothing."""

    return Handler


def _certificate(folder: Path) -> Path:
    """A key and its own certificate for this machine, in one file."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, SHA256())
    )
    path = folder / "localhost.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(private + made.public_bytes(Encoding.PEM))
    return path


def make_sign_in(user: User, key: str = "a" * 64) -> SignedIn:
    """Somewhere he is signed in."""
    now = timezone.now()
    times = {"first_seen": now, "last_seen": now, "expire_date": now + timedelta(days=1)}
    return SignedIn.objects.create(session_key=key, user=user, browser="firefox/android", **times)


def make_device(user: User, browser: Browser, *kinds: NoticeKind, language: str = "en") -> Device:
    """That browser shows these, in a sign-in of the user's own."""
    return Device.objects.create(
        signed_in=make_sign_in(user),
        user=user,
        endpoint=browser.address,
        point=as_text(browser.point),
        secret=as_text(SECRET),
        language=language,
        kinds=[each.value for each in kinds],
        made_at=timezone.now(),
    )
