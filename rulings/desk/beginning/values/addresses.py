"""The address of a site: a scheme, a name and perhaps a port, nothing else; and the languages that it offers."""

import re
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from django.conf import settings
from django.http.request import validate_host
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput

_LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"{_LABEL}(\.{_LABEL})*")
_MOST = 253
_NO_ADDRESS = _("This is no address of a site: write scheme and name alone, such as https://rulings.example.org.")
_NOT_OURS = _("This site answers under other names (ALLOWED_HOSTS, where it runs): have that one added there first.")
_NOT_SAFE = _("This site answers over https alone: write the address with https.")
NO_LANGUAGE = _("Choose at least one language.")
NOT_READ_THERE = _("You read this page at %(here)s. Write that address, or say here that the other one is meant.")


def site_address(text: str) -> str:
    """The address in lower case, without a slash at its end; `BadInput` for one that cannot be this site's."""
    try:
        parts = urlsplit(text.strip().lower())
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        raise BadInput(_NO_ADDRESS, "address") from None
    host = parts.hostname or ""
    if not _is_plain(text) or parts.scheme not in ("http", "https") or not _is_host(host):
        raise BadInput(_NO_ADDRESS, "address")
    shown = f"[{host}]" if ":" in host else host
    if settings.HOSTS_ARE_GIVEN and not validate_host(shown, list(settings.ALLOWED_HOSTS)):
        raise BadInput(_NOT_OURS, "address")
    if settings.HTTPS and parts.scheme != "https":
        raise BadInput(_NOT_SAFE, "address")
    return f"{parts.scheme}://{shown}{port}"


def _is_plain(text: str) -> bool:
    """Whether there is nothing before the name and nothing behind it but a slash."""
    parts = urlsplit(text.strip())
    return not (parts.username or parts.password or parts.query or parts.fragment or parts.path not in ("", "/"))


def _is_host(host: str) -> bool:
    """Whether it is a name in the letters of addresses, or a number that a machine can have."""
    try:
        number = ip_address(host)
    except ValueError:
        return len(host) <= _MOST and bool(_NAME.fullmatch(host)) and bool(re.search("[a-z]", host))
    return not (number.is_multicast or number.is_unspecified)


def site_languages(codes: Iterable[str]) -> list[str]:
    """The languages, in the order of the settings; `BadInput` for none."""
    wanted = set(codes)
    chosen = [code for code, _name in settings.LANGUAGES if code in wanted]
    if not chosen:
        raise BadInput(NO_LANGUAGE, "languages")
    return chosen
