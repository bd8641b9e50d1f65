"""The history of a session, a ruling, a profile, an appeal and a whole club in words. A report's is with the report."""

from collections.abc import Mapping

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.permissions import Right
from rulings.queries import histories
from rulings.queries.regulations import profile_found
from rulings.views import found
from rulings.views.gate import page
from rulings.views.told import Told, told
from rulings.wording.audit import ABOUT
from rulings.wording.situations import situation_title

MOST = 50


@require_safe
@page
def session_history(request: HttpRequest, slug: str) -> HttpResponse:
    """What was done with a session."""
    shown, _rights = found.session(request, slug)
    entries = histories.history_of_session(shown, found.member(request))
    return history_page(request, str(shown), reverse("session", args=[slug]), told(entries))


@require_safe
@page
def ruling_history(request: HttpRequest, pk: int) -> HttpResponse:
    """What was done with a ruling; whoever reviews may take it away as a signed file."""
    shown, rights = found.ruling(request, pk)
    entries = told(histories.history_of_ruling(shown), [shown.case])
    export = reverse("ruling_export", args=[pk]) if Right.REVIEW in rights else ""
    name = situation_title(shown.situation)
    return history_page(request, name, reverse("ruling", args=[pk]), entries, {"export": export})


@require_safe
@page
def appeal_history(request: HttpRequest, pk: int) -> HttpResponse:
    """What was done with an appeal."""
    shown, _rights = found.appeal(request, pk)
    name = _("Appeal %(number)s") % {"number": shown.number}
    return history_page(request, name, reverse("appeal", args=[pk]), told(histories.history_of_appeal(shown)))


@require_safe
@page
def profile_history(request: HttpRequest, pk: int) -> HttpResponse:
    """What was done with one version of a regulation profile."""
    shown = found.or_404(profile_found(found.member(request), pk))
    if shown.club:
        found.at_club(shown.club)
    entries = histories.history_of_profile(shown)
    return history_page(request, str(shown), reverse("profile", args=[pk]), told(entries))


@require_safe
@page
def club_history(request: HttpRequest, slug: str) -> HttpResponse:
    """What was done in a club, the latest first."""
    club, _rights = found.club(request, slug, Right.REVIEW)
    asked, before = request.GET.get("about", ""), request.GET.get("before", "")
    about = asked if asked in ABOUT else ""
    last = int(before) if before.isascii() and before.isdigit() and len(before) < 16 else None
    latest = histories.history_of_club(club, found.member(request), last, MOST + 1, about)
    entries = told(latest, histories.cases_in(latest))
    more: dict[str, object] = {"kinds": list(ABOUT.items()), "about": about, "is_latest_first": True}
    more["older"] = entries[MOST - 1][0].sequence if len(entries) > MOST else None
    return history_page(request, str(club), reverse("queue"), entries[:MOST], more)


def history_page(
    request: HttpRequest, name: str, back: str, entries: list[Told], more: Mapping[str, object] | None = None
) -> HttpResponse:
    """The page of a history."""
    context = {"name": name, "back": back, "entries": entries} | dict(more or {})
    return render(request, "audit/history.html", context)
