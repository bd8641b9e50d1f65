"""Help, for everybody: the two sheets, what is new, and what to say of a fault without anybody's data."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from rulings.desk.manual.values import version
from rulings.desk.manual.wording.guides import DIRECTORS, NEWS, PLAYERS
from rulings.desk.manual.wording.pages import PAGES, page_text

_LONGEST_BROWSER = 200


@require_safe
def manual(request: HttpRequest) -> HttpResponse:
    """Where help is found, and what is new in this version."""
    name = _page_of(request)
    context = {"version": version(), "news": NEWS, "name": name, "about": page_text(name)}
    return render(request, "manual/index.html", context)


@require_safe
def manual_directors(request: HttpRequest) -> HttpResponse:
    """What a director needs, on one sheet."""
    return render(request, "manual/directors.html", {"sections": DIRECTORS})


@require_safe
def manual_players(request: HttpRequest) -> HttpResponse:
    """What a player needs, on one sheet."""
    return render(request, "manual/players.html", {"sections": PLAYERS})


@never_cache
@require_safe
def manual_fault(request: HttpRequest) -> HttpResponse:
    """What to say of a fault: the kind of page, never its address, the browser, the version, the time in UTC."""
    browser = request.headers.get("User-Agent", "")[:_LONGEST_BROWSER]
    told = {"name": _page_of(request), "browser": browser, "version": version()}
    return render(request, "manual/fault.html", told | {"at": timezone.now().strftime("%Y-%m-%d %H:%M UTC")})


def _page_of(request: HttpRequest) -> str:
    """The name of the page that help was asked for on; "" for none that there is."""
    name = request.GET.get("page", "")
    return name if name in PAGES else ""
