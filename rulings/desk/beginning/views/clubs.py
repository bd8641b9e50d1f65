"""The page at which a new site gets its first club; what a club begins with, and what it is called."""

from functools import partial

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.errors import SECONDS_WHEN_BUSY, wait
from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.hashing import TooBusy
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.rights import Right, memberships_of
from rulings.desk.base.texts import SAVED
from rulings.desk.base.watching.sign_ins import enter
from rulings.desk.base.watching.site import site_url
from rulings.desk.beginning.forms import BeginForm, PlaceForm
from rulings.desk.beginning.queries import is_new, opens, steps_of, trial_of
from rulings.desk.beginning.services.clubs import begin_site, settle_club
from rulings.desk.beginning.values.countries import country_of_zone, country_text
from rulings.desk.beginning.values.places import HAS_BEGUN
from rulings.desk.beginning.views.site import read_at
from rulings.desk.tasks.queries import sends_mail
from rulings.models import Club, User

_GONE = 410


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def begin(request: HttpRequest, token: str) -> HttpResponse:
    """The first club and its administrator, who is signed in then. There is no second time."""
    or_404(opens(token) or None)
    if not is_new():
        return _over(request)
    form = BeginForm(request.POST or None, initial=likely(), here=read_at(request))
    try:
        user = submit(form, begin_site)
    except WrongState:
        return _over(request)
    except TooBusy:
        return wait(request, SECONDS_WHEN_BUSY, status=503)
    if user is None:
        return render(request, "beginning/begin.html", {"form": form, "token": token}, status=form.status)
    return _begun(request, user, mail_next=form.cleaned_data["mail_next"])


def likely() -> dict[str, str]:
    """What the first club is likely to choose."""
    zone = settings.TIME_ZONE
    return {"time_zone": zone, "language": get_language(), "country": country_of_zone(zone)}


def _begun(request: HttpRequest, user: User, *, mail_next: bool) -> HttpResponse:
    """Signed in, and on to what the club plays by, or to the site's mail before that."""
    enter(request, user)
    if mail_next:
        return redirect("site_mail")
    messages.success(request, _("The club is there. Next: what it plays by."))
    return redirect("club_regulations", memberships_of(user)[0].club.slug)


@require_safe
@page
def club_steps(request: HttpRequest, slug: str) -> HttpResponse:
    """What a club begins with: each step with what is there already, in any order, now or later."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    context = {"club": club, "steps": steps_of(club), "has_mail": sends_mail(), "country": country_text(club.country)}
    context |= {"trial": trial_of(member(request)), "site_address": site_url()}
    return render(request, "beginning/steps.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_place(request: HttpRequest, slug: str) -> HttpResponse:
    """What the club is called, where it is, and in which language it is read."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    known = {"club_name": club.name, "country": club.country, "time_zone": club.time_zone, "language": club.language}
    form = PlaceForm(request.POST or None, initial=known)
    if submit(form, partial(settle_club, actor=member(request), club=club)):
        messages.success(request, SAVED)
        return redirect("club_place", slug)
    return render(request, "beginning/place.html", {"club": club, "form": form}, status=form.status)


def _over(request: HttpRequest) -> HttpResponse:
    """A site that has begun."""
    return render(request, "people/link_over.html", {"told": HAS_BEGUN}, status=_GONE)
