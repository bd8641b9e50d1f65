"""What an administrator sets for a club: how it publishes, and which player is made anonymous."""

from dataclasses import asdict
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.forms.clubs import EraseForm, FindPlayerForm
from rulings.forms.publishing import PublishingForm
from rulings.models import Club
from rulings.permissions import Right
from rulings.queries.clubs import erasures_of
from rulings.services.erasing import Prospect, erase_player, prospect, spellings
from rulings.services.publishing_settings import read_publishing_settings, set_publishing
from rulings.views import found
from rulings.views.gate import page
from rulings.wording.erasing import counts_text


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_publishing(request: HttpRequest, slug: str) -> HttpResponse:
    """How the club shows rulings to the public."""
    club, _rights = found.club(request, slug, Right.ADMINISTER)
    form = PublishingForm(request.POST or None, initial=asdict(read_publishing_settings(club.publishing)))
    if form.is_valid():
        set_publishing(actor=found.member(request), club=club, settings=form.settings())
        messages.success(request, _("Saved. It holds for every ruling published from now on."))
        return redirect("club_publishing", slug)
    return render(request, "clubs/publishing.html", {"club": club, "form": form})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_erase(request: HttpRequest, slug: str) -> HttpResponse:
    """Make a player anonymous: look for him, see what will change, then confirm."""
    club, _rights = found.club(request, slug, Right.ADMINISTER)
    form = EraseForm(request.POST or None)
    if not form.is_valid():
        return erase_page(request, club, form)
    erasure = erase_player(actor=found.member(request), club=club, **form.cleaned_data)
    messages.success(request, _("Done: the player is %(name)s everywhere now.") % {"name": erasure.pseudonym})
    return redirect("club_erase", slug)


def erase_page(request: HttpRequest, club: Club, form: EraseForm) -> HttpResponse:
    """The names found, those chosen, and what would change with them."""
    finding = FindPlayerForm(request.POST or request.GET)
    asked: dict[str, Any] = finding.cleaned_data if finding.is_valid() else {}
    names = asked.get("names", [])
    shown: Prospect | None = prospect(club, names) if names else None
    context = {
        "club": club,
        "form": form,
        "finding": finding,
        "name": asked.get("name", ""),
        "names": names,
        "known": spellings(club, asked.get("name", "")),
        "prospect": shown,
        "counts": counts_text(shown.rows) if shown else [],
        "erasures": erasures_of(club),
    }
    return render(request, "clubs/erase.html", context)
