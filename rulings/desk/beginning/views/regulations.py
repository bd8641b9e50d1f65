"""What a club begins to play by: the regulations of its federation, each figure explained, taken by one button."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.gate import act, page
from rulings.desk.base.rights import Right
from rulings.desk.beginning.forms import AdoptForm, CountryForm
from rulings.desk.beginning.queries import profile_for
from rulings.desk.beginning.values.countries import country_text, federation_of
from rulings.desk.profiles.queries import profile_found
from rulings.desk.profiles.services import copy_profile
from rulings.desk.profiles.views.profiles import groups_of
from rulings.models import Club


@require_safe
@page
def club_regulations(request: HttpRequest, slug: str) -> HttpResponse:
    """What is proposed to the club by its country, or by another that is chosen."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = CountryForm(request.GET if "country" in request.GET else None, initial={"country": club.country})
    country = form.cleaned_data["country"] if form.is_valid() else club.country
    proposed = profile_for(country)
    context = {"club": club, "form": form, "country": country_text(country), "proposed": proposed}
    if proposed is not None:
        context["own"] = club.profiles.filter(name=proposed.name).order_by("-valid_from").first()
        context["is_of_federation"] = proposed.name == federation_of(country)
        context["groups"] = groups_of(proposed, may_try=False)
    return render(request, "beginning/regulations.html", context)


@act
def club_adopt(request: HttpRequest, slug: str) -> HttpResponse:
    """The club takes a copy of what was proposed."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    user, form = member(request), AdoptForm(request.POST)
    wanted = or_404(profile_found(user, form.cleaned_data["profile"]) if form.is_valid() else None)
    copy_profile(actor=user, club=club, profile=wanted)
    messages.success(request, _("The club plays by these now. Change what it plays otherwise whenever you like."))
    return redirect("club_steps", slug)
