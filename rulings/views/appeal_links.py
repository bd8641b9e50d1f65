"""What a side does with an appeal on its private page: lodge it, agree to it, comment on the other side's."""

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.cache import never_cache

from rulings import queries
from rulings.models import Appeal, PrivateLink
from rulings.queries.appeals import appeals_told_of
from rulings.services.appeal_steps import Act
from rulings.services.appeals import consent_to_appeal, lodge_appeal
from rulings.services.hearing import comment_on_appeal
from rulings.views.appeal_forms import refusal_on
from rulings.views.appeal_players import form_left, lodge_form
from rulings.views.found import or_404
from rulings.views.links import players_page_of

DOES: dict[str, Callable[..., Appeal]] = {Act.CONSENT: consent_to_appeal, Act.COMMENT: comment_on_appeal}


@never_cache
def link_lodge(request: HttpRequest, token: str) -> HttpResponse:
    """Lodge the side's appeal; an error or a refusal comes back on its page with what was written."""
    link = or_404(queries.link_by_token(token))
    if request.method != "POST":
        return redirect(here(request, link))
    rulings = {str(each.pk): each for each in queries.rulings_told(link.report)}
    form = lodge_form(link, rulings.values(), request.POST)
    told: dict[str, Any] = {"actor": None, "link": link, "side": link.side}
    if not form.is_valid() or refusal_on(
        form, lambda: lodge_appeal(**told, ruling=rulings[form.cleaned_data["ruling"]], **form.lodged())
    ):
        return players_page_of(request, link, lodge_form=form)
    return redirect(f"{here(request, link)}#appeals")


@never_cache
def link_act(request: HttpRequest, token: str, pk: int, name: str) -> HttpResponse:
    """Agree to the side's own appeal, or comment on the other side's."""
    link = or_404(queries.link_by_token(token))
    appeal = next((each for each in appeals_told_of(link) if each.pk == pk), None)
    if appeal is None or name not in DOES:
        raise Http404
    if request.method != "POST":
        return redirect(here(request, link))
    form = form_left(appeal, Act(name), request.POST)
    given: dict[str, Any] = {"actor": None, "link": link, "appeal": appeal}
    if not form.is_valid() or refusal_on(form, lambda: DOES[name](**given, **form.cleaned_data)):
        return players_page_of(request, link, sent=form)
    return redirect(f"{here(request, link)}#appeals")


def here(request: HttpRequest, link: PrivateLink) -> str:
    """The side's page, in the language that it was read in."""
    return f"{reverse('players_page', args=[link.token])}?{request.GET.urlencode()}"
