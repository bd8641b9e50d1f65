"""A site elsewhere: a real server with https on this machine, whose certificate the test trusts."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from rulings.desk.between.queries.fetching import Reach

Page = tuple[int, dict[str, str], bytes]


@dataclass
class Site:
    """What it says at each path; `/drip` says a letter now and then, without an end."""

    port: int
    reach: Reach
    pages: dict[str, Page] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    def at(self, path: str) -> str:
        return f"https://localhost:{self.port}{path}"


@contextmanager
def made_site(folder: Path) -> Iterator[Site]:
    """The site, until the end."""
    certificate = _certificate(folder)
    ended = Event()
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(ended))
    server.daemon_threads = True
    here = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    here.load_cert_chain(certificate)
    server.socket = here.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    port = server.server_port
    site = Site(port, Reach(lambda _ip: True, port, ssl.create_default_context(cafile=str(certificate))))
    server.site = site  # type: ignore[attr-defined]
    Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        yield site
    finally:
        ended.set()
        server.shutdown()
        server.server_close()


def _handler(ended: Event) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            site: Site = self.server.site  # type: ignore[attr-defined]
            site.asked.append(self.path)
            status, headers, body = site.pages.get(self.path, (404, {}, b""))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            with suppress(OSError):
                self.wfile.write(body)
                while self.path == "/drip" and not ended.wait(0.1):
                    self.wfile.write(b"x")

        def log_message(self, *_args: Any) -> None:
            """Nothing."""

    return Handler


def _certificate(folder: Path) -> Path:
    """A certificate of localhost with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    signed = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True).sign(
        key, hashes.SHA256()
    )
    plain = serialization.NoEncryption()
    secret = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    file = folder / "site.pem"
    file.write_bytes(secret + signed.public_bytes(serialization.Encoding.PEM))
    return file
