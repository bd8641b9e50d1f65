"""Countries, and whose regulations a club there is likely to play by. Two letters each (ISO 3166)."""

from collections.abc import Mapping
from functools import cache

from babel import Locale
from babel.core import get_global
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput
from rulings.desk.base.texts import folded

_NO_COUNTRIES = frozenset({"EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"})
"""What stands among them in lists, and is none."""
_FEDERATION: Mapping[str, str] = {
    "GB": "EBU",
    "IT": "FIGB",
    "SM": "FIGB",
    "PL": "PZBS",
    "US": "ACBL",
    "CA": "ACBL",
    "MX": "ACBL",
    "BM": "ACBL",
}
"""The name of the profile that comes with the house, of the federation to which clubs there belong."""
_NO_COUNTRY = _("There is no such country: choose one of the list.")


@cache
def countries(language: str) -> list[tuple[str, str]]:
    """Every country with its name in that language, in the order of its names."""
    named = {str(code): str(name) for code, name in Locale.parse(language).territories.items()}
    known = [(code, named[code]) for code in named if code.isalpha() and len(code) == 2 and code not in _NO_COUNTRIES]
    return sorted(known, key=lambda each: folded(each[1]))


def country_named(code: str) -> str:
    """The country, "" for none; `BadInput` where there is none of that code."""
    if code and code not in dict(countries("en")):
        raise BadInput(_NO_COUNTRY, "country")
    return code


def country_text(code: str) -> str:
    """Its name in the reader's language, "" of none."""
    return dict(countries(get_language() or "en")).get(code, "") if code else ""


def country_of_zone(time_zone: str) -> str:
    """The country in which that time is kept, "" where it is kept nowhere in particular."""
    found: str = get_global("zone_territories").get(time_zone, "")
    return found if len(found) == 2 and found.isalpha() and found not in _NO_COUNTRIES else ""


def federation_of(country: str) -> str:
    """The profile's name of the federation there, "" where none comes with the house."""
    return _FEDERATION.get(country, "")
