"""What a page of a situation says of itself to machines: its one address, that in each language, schema.org's data.

No query. The data is no script: a browser runs none of it, and so the content security policy lets it stand.
"""

import json
from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rulings.desk.base.watching.site import site_name, site_url
from rulings.laws.engine.situation import Situation
from rulings.laws.situations import DEFAULT_EDITION
from rulings.wording.commentary import mistakes
from rulings.wording.situations import situation_title

_ESCAPED = str.maketrans({"<": "\\u003C", ">": "\\u003E", "&": "\\u0026"})


@dataclass(frozen=True)
class _Addresses:
    """Where a page is found: its one address, that without a language, and by the code of each language."""

    own: str
    plain: str
    alternates: tuple[tuple[str, str], ...]


def addresses_of(request: HttpRequest, edition: str = "") -> _Addresses:
    """The addresses of the page asked for, without anything that was answered; an older edition stays in them."""
    kept = f"edition={edition}" if edition not in ("", DEFAULT_EDITION) else ""
    path = f"{site_url()}{request.path}"
    plain = f"{path}?{kept}" if kept else path
    beginning = f"{plain}&" if kept else f"{plain}?"
    alternates = tuple((code, f"{beginning}lang={code}") for code, _name in settings.LANGUAGES)
    return _Addresses(dict(alternates).get(request.GET.get("lang", ""), plain), plain, alternates)


def structured(situation: Situation, address: str) -> SafeString:
    """The page of a situation in the words of schema.org, as the element that holds such data."""
    title = situation_title(situation.key)
    guide = f"{site_url()}{reverse('guide')}"
    page = {
        "@type": "LearningResource",
        "name": title,
        "url": address,
        "inLanguage": get_language(),
        "isAccessibleForFree": True,
        "educationalUse": "reference",
        "about": {"@type": "Thing", "name": _("Law %(law)s of duplicate bridge") % {"law": situation.law}},
        "teaches": [str(each) for each in mistakes(situation.key)],
        "isPartOf": {"@type": "WebSite", "name": site_name(), "url": f"{site_url()}/"},
    }
    steps = [(_("Laws guide"), guide), (title, address)]
    trail = [
        {"@type": "ListItem", "position": place, "name": name, "item": where}
        for place, (name, where) in enumerate(steps, start=1)
    ]
    data = {"@context": "https://schema.org", "@graph": [page, {"@type": "BreadcrumbList", "itemListElement": trail}]}
    text = json.dumps(data, ensure_ascii=False).translate(_ESCAPED)
    return format_html('<script type="application/ld+json">{}</script>', mark_safe(text))  # noqa: S308 escaped above
