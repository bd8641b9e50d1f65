"""A trial of the desk: begun from the first steps or from an empty desk, and thrown away from every page of it."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from rulings.desk.base.finding import CHOSEN, find, member
from rulings.desk.base.gate import act
from rulings.desk.base.rights import Right
from rulings.desk.beginning.services.trial import begin_trial, end_trial
from rulings.models import Club


@act
def trial_begin(request: HttpRequest, slug: str) -> HttpResponse:
    """An evening to try, at whose desk he is then."""
    club, _rights = find(request, Club, Right.RUN_SESSION, slug=slug)
    session = begin_trial(actor=member(request), club=club)
    request.session[CHOSEN] = session.event.club_id
    return redirect("desk")


@act
def trial_end(request: HttpRequest) -> HttpResponse:
    """Throw it away."""
    if end_trial(actor=member(request)):
        request.session.pop(CHOSEN, None)
        messages.success(request, _("The trial is thrown away: nobody opens anything of it any more."))
    return redirect("desk")
