"""What an administrator sets for a club: how it publishes, who keeps the head of its trail, who is made anonymous."""

from dataclasses import asdict
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import SAVED
from rulings.desk.casebook.forms import PublishingForm
from rulings.desk.casebook.services.publishing import set_publishing
from rulings.desk.casebook.values import read_publishing_settings
from rulings.desk.people.forms import EraseForm, FindPlayerForm, HeadsForm
from rulings.desk.people.queries.people import erasures_of
from rulings.desk.people.queries.prospects import Prospect, prospect, spellings
from rulings.desk.people.services.clubs import show_heads
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.people.wording import counts_text, forms_text
from rulings.models import Club


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_publishing(request: HttpRequest, slug: str) -> HttpResponse:
    """How the club shows rulings to the public."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = PublishingForm(request.POST or None, initial=asdict(read_publishing_settings(club.publishing)))
    if submit(form, partial(set_publishing, actor=member(request), club=club)):
        messages.success(request, _("Saved. It holds for every ruling published from now on."))
        return redirect("club_publishing", slug)
    return render(request, "people/publishing.html", {"club": club, "form": form})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_heads(request: HttpRequest, slug: str) -> HttpResponse:
    """Who keeps the head of the club's audit trail elsewhere, so that rewriting the past shows."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = HeadsForm(request.POST or None, initial={"is_shown": club.heads_shown, "mail": club.heads_mailed_to})
    if submit(form, partial(show_heads, actor=member(request), club=club)):
        messages.success(request, SAVED)
        return redirect("club_heads", slug)
    return render(request, "people/heads.html", {"club": club, "form": form})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_erase(request: HttpRequest, slug: str) -> HttpResponse:
    """Make a player anonymous: look for him, see what will change, then confirm."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = EraseForm(request.POST or None)
    erasure = submit(form, partial(erase_player, actor=member(request), club=club))
    if erasure is None:
        return _erase_page(request, club, form)
    messages.success(request, _("Done: the player is %(name)s everywhere now.") % {"name": erasure.pseudonym})
    return redirect("club_erase", slug)


def _erase_page(request: HttpRequest, club: Club, form: EraseForm) -> HttpResponse:
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
        "forms": forms_text(shown.forms) if shown else [],
        "erasures": erasures_of(club),
    }
    return render(request, "people/erase.html", context)
