"""What the site is called, its address and its languages: as the environment says, else as was set in the browser.

What was set is read again after `_SECONDS` at the latest, so that every process of the site knows it by then; a
database that does not answer leaves what was known. Links in mails and on paper are made of this address, never of a
request's.
"""

import re
from dataclasses import dataclass
from time import monotonic
from urllib.parse import urlsplit

from django.conf import settings
from django.db import DatabaseError, InterfaceError
from django.utils.translation import gettext as _

from rulings.models import SitePlace

_SECONDS = 5.0


@dataclass(frozen=True)
class Site:
    """As it was set in the browser; "" and () where nothing was."""

    name: str = ""
    address: str = ""
    languages: tuple[str, ...] = ()


@dataclass
class _Known:
    """What was read last, and until when that is good enough."""

    site: Site = Site()
    until: float = 0.0


_KNOWN = _Known()


def keep(site: Site, seconds: float) -> None:
    """For so long it is not read again."""
    _KNOWN.site, _KNOWN.until = site, monotonic() + seconds


def forget() -> None:
    """It is read again when it is asked for next."""
    _KNOWN.until = 0.0


def site_set() -> Site:
    """What was set in the browser; now and then a query."""
    if monotonic() >= _KNOWN.until:
        try:
            keep(_read(), _SECONDS)
        except (DatabaseError, InterfaceError):
            return _KNOWN.site
    return _KNOWN.site


def latest_place() -> SitePlace | None:
    """What was set last."""
    return SitePlace.objects.using("default").order_by("-pk").first()


def _read() -> Site:
    """From the database."""
    row = latest_place()
    return Site() if row is None else Site(row.name, row.address, tuple(row.languages))


def address_set() -> str:
    """The address that was set in the browser; "" where none was, or the environment's stands before it."""
    return "" if settings.SITE_URL_IS_GIVEN else site_set().address


def site_url() -> str:
    """The site's address, without a slash at its end."""
    return (address_set() or settings.SITE_URL).rstrip("/")


def site_host() -> str:
    """The name in the site's address."""
    return urlsplit(site_url()).hostname or "localhost"


def site_name() -> str:
    """What the site is called; the desk's own name where it was given none."""
    return site_set().name or _("Rulings Desk")


def languages_offered() -> list[str]:
    """The codes of the languages that visitors are offered, in the order of the settings; all where none is set."""
    known, offered = [code for code, _name in settings.LANGUAGES], site_set().languages
    return [code for code in known if code in offered] or known


def mail_sender() -> str:
    """Who mail comes from where nobody is named: of the site's name, which a number is not."""
    if settings.EMAIL_FROM or not address_set() or not re.search("[a-z]", site_host()):
        return settings.DEFAULT_FROM_EMAIL
    return f"rulings@{site_host()}"
