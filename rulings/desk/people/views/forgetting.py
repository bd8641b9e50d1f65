"""A forgotten password: whoever asks is answered alike, and the link goes to the address that the owner confirmed."""

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from rulings.desk.base.addresses import client_network
from rulings.desk.base.bounds import TooMany
from rulings.desk.base.gate import refused
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.texts import without_no_text
from rulings.desk.people.forms import ForgottenForm
from rulings.desk.people.services.passwords import ask_for_link
from rulings.desk.tasks.queries import sends_mail


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def forgotten(request: HtmxRequest) -> HttpResponse:
    """Ask for a link by mail. Who asks learns nothing of who has an account."""
    form = ForgottenForm(request.POST if request.method == "POST" else None)
    is_asked = sends_mail() and form.is_valid()
    if is_asked:
        try:
            ask_for_link(name=without_no_text(form.cleaned_data["name"]), network=client_network(request))
        except TooMany as refusal:
            return refused(request, refusal)
    context = {"form": form, "is_asked": is_asked, "has_mail": sends_mail()}
    return render(request, "people/forgotten.html", context)
