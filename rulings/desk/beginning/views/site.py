"""What the site is called, its address and its languages: for whoever administers the site."""

from functools import partial

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import site_administrator
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.texts import SAVED
from rulings.desk.base.watching.site import languages_offered, site_set, site_url
from rulings.desk.beginning.forms import SiteForm
from rulings.desk.beginning.queries import places_before
from rulings.desk.beginning.services.site import set_site


def read_at(request: HttpRequest) -> str:
    """The address by which the page is read, as the site's would be written."""
    return f"{request.scheme}://{request.get_host().lower()}"


@require_http_methods(["GET", "HEAD", "POST"])
@page
def site_place(request: HttpRequest) -> HttpResponse:
    """What is set now, and what was before."""
    user = site_administrator(request)
    known = {"site_name": site_set().name, "address": site_url(), "languages": languages_offered()}
    form = SiteForm(request.POST or None, initial=known, here=read_at(request))
    if submit(form, partial(set_site, actor=user)):
        messages.success(request, SAVED)
        return redirect("site_place")
    context = {"form": form, "is_given": settings.SITE_URL_IS_GIVEN, "address": site_url(), "before": places_before()}
    return render(request, "beginning/site.html", context, status=form.status)
