"""What stands at an address elsewhere, fetched with limits: https alone, never from a private network, bounded in all.

The name is looked up once, every address that it has must be public, and the connection goes to one of those: a name
that says something else a moment later changes nothing. A redirect is asked the same again. Reads no database.
"""

import http.client
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from threading import Timer
from time import monotonic
from urllib.parse import SplitResult, urljoin, urlsplit

from rulings.desk.between.values import MOST_BYTES, MOST_REDIRECTS, MOST_SECONDS, NotRead, Trouble

_Ip = IPv4Address | IPv6Address
_OK, _GONE = 200, (404, 410)
_REDIRECTS = (301, 302, 303, 307, 308)
_CHUNK = 64 * 1024
_TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
_SPECIAL = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
"""Kept for protocols of the network itself, whatever `ipaddress` says of them."""
_HEADERS = {
    "User-Agent": "rulings-desk",
    "Accept": "application/atom+xml, application/json, application/xml;q=0.5",
    "Accept-Encoding": "identity",
    "Connection": "close",
}


def is_public(ip: _Ip) -> bool:
    """Whether it is an address of the public network; one that hides another in itself is none."""
    if isinstance(ip, IPv4Address) and any(ip in network for network in _SPECIAL):
        return False
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(ip.ipv4_mapped)
        if ip.sixtofour or ip.teredo or any(ip in network for network in _TRANSLATED):
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


@dataclass(frozen=True)
class Reach:
    """Where may be fetched from, and how much in which time."""

    may: Callable[[_Ip], bool] = is_public
    port: int = http.client.HTTPS_PORT
    trusted: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    most: int = MOST_BYTES
    seconds: float = MOST_SECONDS


@dataclass(frozen=True)
class _Fetched:
    """What was read, and the address at which it stood in the end."""

    body: bytes
    address: str


def fetch(address: str, reach: Reach) -> _Fetched:
    """What stands there; `NotRead` with why it is not to be had."""
    ends = monotonic() + reach.seconds
    for _hop in range(MOST_REDIRECTS + 1):
        body, moved = _asked(address, reach, ends)
        if body is not None:
            return _Fetched(body, address)
        address = urljoin(address, moved)
    raise NotRead(Trouble.REFUSED)


def parted(address: str, port: int = http.client.HTTPS_PORT) -> SplitResult:
    """The parts of an address that may be fetched; `NotRead` for any other."""
    try:
        parts = urlsplit(address)
        is_it = parts.scheme == "https" and bool(parts.hostname) and (parts.port or http.client.HTTPS_PORT) == port
    except ValueError:
        raise NotRead(Trouble.ADDRESS) from None
    is_plain = address.isascii() and address.isprintable() and " " not in address
    if not is_it or parts.username is not None or parts.password is not None or not is_plain:
        raise NotRead(Trouble.ADDRESS)
    return parts


def _asked(address: str, reach: Reach, ends: float) -> tuple[bytes | None, str]:
    """The body, or None and where it has moved."""
    parts = parted(address, reach.port)
    host = parts.hostname or ""
    connection = _Pinned(host, _ip_of(host, reach), reach, ends)
    try:
        with _closed_at(connection, ends):
            path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
            connection.request("GET", path, headers=_HEADERS)
            with connection.getresponse() as answer:
                return _answer(answer, reach, ends)
    except TimeoutError:
        raise NotRead(Trouble.TOO_SLOW) from None
    except (OSError, http.client.HTTPException, ValueError):
        raise NotRead(Trouble.TOO_SLOW if monotonic() >= ends else Trouble.NO_ANSWER) from None
    finally:
        connection.close()


def _answer(answer: http.client.HTTPResponse, reach: Reach, ends: float) -> tuple[bytes | None, str]:
    """What it says."""
    if answer.status in _REDIRECTS and (moved := answer.headers.get("Location")):
        return None, moved
    if answer.status in _GONE:
        raise NotRead(Trouble.GONE)
    if answer.status != _OK or answer.headers.get("Content-Encoding", "identity") != "identity":
        raise NotRead(Trouble.REFUSED)
    return b"".join(_chunks(answer, reach.most, ends)), ""


def _chunks(answer: http.client.HTTPResponse, most: int, ends: float) -> Iterator[bytes]:
    """The body, as it comes; `NotRead` where it is more than may be, or takes too long."""
    read = 0
    while chunk := answer.read1(_CHUNK):
        read += len(chunk)
        if read > most:
            raise NotRead(Trouble.TOO_LARGE)
        yield chunk
    if monotonic() >= ends:  # it was cut off, which looks as if that were all
        raise NotRead(Trouble.TOO_SLOW)


def _ip_of(host: str, reach: Reach) -> str:
    """An address of the host, where all that it has may be reached."""
    try:
        found = {each[4][0] for each in socket.getaddrinfo(host, reach.port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise NotRead(Trouble.NO_ANSWER) from None
    if not found or not all(reach.may(ip_address(str(each).partition("%")[0])) for each in found):
        raise NotRead(Trouble.NOT_PUBLIC)
    return str(min(found, key=lambda each: (":" in str(each), str(each))))


class _Pinned(http.client.HTTPSConnection):
    """A connection to that address, and no other, whose certificate is the host's."""

    def __init__(self, host: str, ip: str, reach: Reach, ends: float) -> None:
        left = max(0.1, ends - monotonic())
        super().__init__(host, reach.port, timeout=left, context=reach.trusted)
        self._ip, self._trusted = ip, reach.trusted
        self.line: socket.socket | None = None

    def connect(self) -> None:
        """To the address that was looked up."""
        plain = socket.create_connection((self._ip, self.port), self.timeout)
        self.line = plain.dup()
        self.sock = self._trusted.wrap_socket(plain, server_hostname=self.host)


@contextmanager
def _closed_at(connection: _Pinned, ends: float) -> Iterator[None]:
    """Within, the connection is cut at that moment, however slowly the other side says something."""

    def cut() -> None:
        if connection.line is not None:
            with suppress(OSError):
                connection.line.shutdown(socket.SHUT_RDWR)

    timer = Timer(max(0.0, ends - monotonic()), cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        if connection.line is not None:
            connection.line.close()
