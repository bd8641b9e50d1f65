"""Readers of the environment: each stops the start by naming the variable, its value and what is expected.

Never guesses: a value that cannot be read is an error, not a default.
"""

import hashlib
import os
import re
import secrets
from datetime import time
from email.utils import parseaddr
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from django.core.exceptions import ImproperlyConfigured

_TRUE = {"1", "true", "yes", "on"}
_FALSE = {"0", "false", "no", "off"}
_HOST = re.compile(r"\.?[\w-]+(\.[\w-]+)*\.?|\[[0-9A-Fa-f:.]+\]")
_PORT = re.compile(r":\d{1,9}/?$", re.ASCII)
_PORTS = range(1, 65536)
_DOOR = re.compile(r"\d{1,5}", re.ASCII)
_DIGITS = 9
"""A whole number has no more: none of ours is larger, and some that read it have 31 bits for it."""


def refuse(name: str, value: str, expected: str) -> ImproperlyConfigured:
    """The error that stops the start."""
    return ImproperlyConfigured(f"{name}={value!r} in the environment: expected {expected}.")


def text(name: str, default: str = "") -> str:
    """The value without surrounding blanks; an empty one counts as absent."""
    return os.environ.get(name, "").strip() or default


def flag(name: str, *, default: bool) -> bool:
    """True or false, as 1/0, true/false, yes/no or on/off."""
    value = text(name)
    if not value:
        return default
    if value.lower() in _TRUE:
        return True
    if value.lower() in _FALSE:
        return False
    raise refuse(name, value, "1 or 0 (also true/false, yes/no, on/off)")


def whole(name: str, *, default: int, least: int = 0) -> int:
    """A whole number, not below `least`."""
    value = text(name)
    if not value:
        return default
    if value.isascii() and value.isdigit() and len(value) <= _DIGITS and int(value) >= least:
        return int(value)
    raise refuse(name, value, f"a whole number, {least} or more")


def port(name: str, *, default: int) -> int:
    """The number of a port."""
    number = whole(name, default=default)
    if number in _PORTS:
        return number
    raise refuse(name, str(number), "the number of a port, from 1 to 65535")


def place(name: str) -> str:
    """A folder, or a bucket by `s3://`; empty where there is none."""
    value = text(name)
    if "://" in value and not (value.startswith("s3://") and value.removeprefix("s3://").partition("/")[0]):
        raise refuse(name, value, "a folder, or s3://BUCKET/PREFIX")
    return value


def words(name: str, default: list[str]) -> list[str]:
    """A list parted by commas."""
    return [word.strip() for word in text(name).split(",") if word.strip()] or default


def hosts(name: str, default: list[str]) -> list[str]:
    """Host names as a browser sends them: no scheme, no port, no path, no wildcard for the whole world."""
    for word in (found := words(name, default)):
        if not _HOST.fullmatch(word):
            raise refuse(name, word, "host names alone, parted by commas, such as rulings.example.org")
    return found


def host(name: str) -> str:
    """One such name; empty where it is not given."""
    found = hosts(name, [])
    if len(found) > 1:
        raise refuse(name, text(name), "the name of one host")
    return "".join(found)


def time_zone(name: str, default: str) -> str:
    """A zone that this machine knows."""
    value = text(name, default)
    try:
        ZoneInfo(value)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise refuse(name, value, "a time zone such as Europe/Warsaw") from error
    return value


def clock(name: str, default: str) -> time | None:
    """A time of day, hours and minutes; None for `off`."""
    value = text(name, default)
    if value.lower() == "off":
        return None
    try:
        return time.fromisoformat(value).replace(second=0, microsecond=0, tzinfo=None)
    except ValueError:
        raise refuse(name, value, "hours and minutes such as 03:30, or off") from None


def choice(name: str, options: tuple[str, ...], *, default: str) -> str:
    """One of the options, in any case of letters."""
    value = text(name, default).upper()
    if value in options:
        return value
    raise refuse(name, value, "one of " + ", ".join(options))


def origin(name: str, value: str) -> str:
    """`https://host` or `http://host:port`, without a path."""
    scheme, _, rest = value.partition("://")
    host, colon, number = (
        rest.removesuffix("/").rpartition(":") if _PORT.search(rest) else (rest.removesuffix("/"), "", "")
    )
    is_sound = _HOST.fullmatch(host) and not host.startswith(".") and (not colon or int(number) in _PORTS)
    if scheme.lower() in {"http", "https"} and is_sound:
        return f"{scheme.lower()}://{host}{colon}{number}"
    raise refuse(name, value, "an address with its scheme and no path, such as https://rulings.example.org")


def door(name: str, default: str) -> str:
    """Where a server listens: a host and a port, a socket of this machine, or one that it was handed."""
    value = text(name, default)
    host, _, number = value.rpartition(":")
    if value.startswith(("unix:", "fd://")) or (_HOST.fullmatch(host) and _DOOR.fullmatch(number)):
        return value
    raise refuse(name, value, "a host and a port such as 0.0.0.0:8000, or unix:/folder/socket")


def sender(name: str) -> str:
    """An address of mail, alone or behind a name; empty where it is not given."""
    value = text(name)
    address = parseaddr(value)[1]
    local, _, domain = address.rpartition("@")
    if value and not (local and _HOST.fullmatch(domain) and address in value and value.isprintable()):
        raise refuse(name, value, "an address such as rulings@example.org, or Rulings Desk <rulings@example.org>")
    return value


def folder(name: str, default: Path) -> Path:
    """A folder that is there, or is made now for this user alone."""
    path = Path(text(name, str(default)))
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise refuse(name, str(path), f"a folder that is there or can be made ({error.strerror})") from None
    return path


def secret(name: str) -> str:
    """The value itself, or the first line of the file that NAME_FILE names; empty when neither is set."""
    path = text(f"{name}_FILE")
    if not path:
        return text(name)
    if text(name):
        raise ImproperlyConfigured(f"{name} and {name}_FILE are both set: keep one of them.")
    try:
        value = Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise refuse(f"{name}_FILE", path, "a text file that this user may read") from error
    if value:
        return value
    raise refuse(f"{name}_FILE", path, "a file with the secret in it, but it is empty")


def token(name: str) -> str:
    """A secret of 20 characters or more that goes in a header; empty when it is not given."""
    value = secret(name)
    if value and (len(value) < 20 or not value.isascii() or not value.isprintable() or " " in value):
        raise ImproperlyConfigured(f"{name} is no token: give 20 or more letters and digits (`openssl rand -hex 20`).")
    return value


def signing_key(name: str, otherwise: str) -> bytes:
    """A key of 32 bytes, written as 64 hexadecimal digits; made from another secret where not given, b"" of ""."""
    value = secret(name)
    if not value and not otherwise:
        return b""
    if not value:
        return hashlib.sha256(f"{name} of {otherwise}".encode()).digest()
    try:
        key = bytes.fromhex(value)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise ImproperlyConfigured(f"{name} is not 64 hexadecimal digits: make one with `openssl rand -hex 32`.")
    return key


def kept_secret(path: Path) -> str:
    """The secret of a site on this machine alone: made once, kept for the owner only."""
    try:
        return _kept(path)
    except OSError as error:
        raise ImproperlyConfigured(
            f"{path} cannot be made or read ({error.strerror}): let VAR_DIR name a folder that this user may write to."
        ) from None


def _kept(path: Path) -> str:
    """What stands in it, once it is made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    made = path.with_name(f"{path.name}.{os.getpid()}")
    if not path.exists():
        made.touch(mode=0o600)
        made.write_text(secrets.token_urlsafe(60), encoding="utf-8")
        try:
            os.link(made, path)
        except FileExistsError:
            pass  # another process made it first: its secret counts
        finally:
            made.unlink()
    return path.read_text(encoding="utf-8").strip()
