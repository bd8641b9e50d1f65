"""The page that rules without a network, the same for everybody so that a browser may keep it; and what installs it."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.guide.views.manners import for_everybody

_ICONS = (
    ("desk-192.png", "192x192", "any"),
    ("desk-512.png", "512x512", "any"),
    ("desk.svg", "any", "any"),
    ("maskable-192.png", "192x192", "maskable"),
    ("maskable-512.png", "512x512", "maskable"),
    ("monochrome-192.png", "192x192", "monochrome"),
    ("monochrome-512.png", "512x512", "monochrome"),
)
"""File, sizes and purpose of each icon of the desk on a screen."""
_TYPES = {"png": "image/png", "svg": "image/svg+xml"}
_LOOK = {
    "dir": "ltr",
    "display": "standalone",
    "background_color": "#faf8f3",
    "theme_color": "#17594a",
    "categories": ["sports", "utilities"],
}
_WHERE = dict.fromkeys(("id", "start_url", "scope"), "/")


@require_safe
def guide_offline(request: HttpRequest) -> HttpResponse:
    """Empty but for what its script needs: situations, questions and rulings are drawn from the data on the device."""
    return render(request, "guide/offline.html")


@require_safe
@for_everybody
def web_manifest(request: HttpRequest) -> HttpResponse:
    """What a browser reads to put the desk on a screen (W3C Web Application Manifest), in the address's language."""
    told = {
        "name": _("Rulings Desk"),
        "short_name": _("Rulings"),
        "description": _("Rulings for duplicate bridge directors, with the Laws guide that works without a network."),
        "lang": get_language(),
        "shortcuts": [{"name": _("Laws guide"), "url": reverse("guide_offline")}],
        "icons": [_icon(*each) for each in _ICONS],
    }
    return JsonResponse(_WHERE | _LOOK | told, content_type="application/manifest+json")


def _icon(file: str, sizes: str, purpose: str) -> dict[str, str]:
    kind = _TYPES[file.rpartition(".")[2]]
    return {"src": static(f"icons/{file}"), "type": kind, "sizes": sizes, "purpose": purpose}
