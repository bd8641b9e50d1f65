"""The site with its clubs: for whoever administers the site, and, on a new one, whoever has its address."""

from collections.abc import Callable
from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.archives.forms import BeginWithArchiveForm, InviteForm, NewClubForm, TakeInForm
from rulings.desk.archives.queries.site import clubs_of_site
from rulings.desk.archives.services.beginning import begin_with_archive, let_in
from rulings.desk.archives.services.closing import close_club, reopen_club
from rulings.desk.archives.services.federations import mark_federation
from rulings.desk.archives.services.site import begin_club
from rulings.desk.archives.services.taking_in import take_in
from rulings.desk.archives.values.manifest import MOST_BY_PAGE
from rulings.desk.archives.values.taken import TakenIn
from rulings.desk.archives.views.again import again
from rulings.desk.base.finding import member, or_404, site_administrator
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.texts import SAVED
from rulings.desk.beginning.queries import is_new, opens
from rulings.desk.beginning.values.places import HAS_BEGUN
from rulings.desk.beginning.views.clubs import likely
from rulings.desk.beginning.views.site import read_at
from rulings.desk.people.queries.links import link_shown
from rulings.desk.people.services.invitations import invite
from rulings.models import Club, Invitation, Role

_GONE = 410


@require_http_methods(["GET", "HEAD", "POST"])
@page
@again
def site_archive(request: HttpRequest) -> HttpResponse:
    """Take a club in from another site."""
    site_administrator(request)
    form = TakeInForm(request)
    taken = submit(form, partial(take_in, actor=member(request), most=MOST_BY_PAGE))
    if taken is None:
        return render(request, "archives/take_in.html", {"form": form}, status=form.status)
    return _taken_page(request, taken)


@require_safe
@page
def site_clubs(request: HttpRequest) -> HttpResponse:
    """The clubs of the site: when, how large, how lately."""
    site_administrator(request)
    return render(request, "archives/clubs.html", {"clubs": clubs_of_site()})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def site_new(request: HttpRequest) -> HttpResponse:
    """Begin a further club, and show the link of its administrator this once."""
    user = site_administrator(request)
    form = NewClubForm(request.POST or None, initial=likely())
    made = submit(form, partial(begin_club, actor=user))
    if made is None:
        return render(request, "archives/new.html", {"form": form}, status=form.status)
    return _invited(request, made)


@act
def site_invite(request: HttpRequest, slug: str) -> HttpResponse:
    """Invite an administrator anew for a club that has none, and show the link this once."""
    club = or_404(Club.objects.filter(slug=slug).first())
    user, its = site_administrator(request), InviteForm(request.POST)
    made = submit(its, partial(invite, actor=user, club=club, role=Role.ADMINISTRATOR))
    return redirect("site_clubs") if made is None else _invited(request, made)


@act
def site_close(request: HttpRequest, slug: str) -> HttpResponse:
    """Let nothing more be done in a club."""
    return _changed(request, slug, close_club)


@act
def site_reopen(request: HttpRequest, slug: str) -> HttpResponse:
    """Let a club go on."""
    return _changed(request, slug, reopen_club)


@act
def site_federation(request: HttpRequest, slug: str) -> HttpResponse:
    """Let a club be a federation, or no more."""
    return _changed(request, slug, partial(mark_federation, is_one=request.POST.get("is_one") == "yes"))


def _changed(request: HttpRequest, slug: str, change: Callable[..., Club]) -> HttpResponse:
    """A club of the site, closed or opened."""
    user = site_administrator(request)
    change(actor=user, club=or_404(Club.objects.filter(slug=slug).first()))
    messages.success(request, SAVED)
    return redirect("site_clubs")


def _invited(request: HttpRequest, made: Invitation) -> HttpResponse:
    """The link, shown this once."""
    shown = {"club": made.club, "made": made, "link": link_shown("join", made.token, made.mail)}
    return render(request, "archives/invited.html", shown)


def _taken_page(request: HttpRequest, taken: TakenIn) -> HttpResponse:
    """What came of it, and the links for who administers the club, shown this once."""
    links = let_in(actor=member(request), club=taken.club)
    shown = [(each.user, link_shown("new_password", each.token, each.user.email)) for each in links]
    return render(request, "archives/taken.html", {"taken": taken, "links": shown})


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def begin_archive(request: HttpRequest, token: str) -> HttpResponse:
    """A new site begins with a club of another one. There is no second time."""
    or_404(opens(token) or None)
    posted = (request.POST, request.FILES) if request.method == "POST" else ()
    form = BeginWithArchiveForm(*posted, here=read_at(request))
    try:
        link = submit(form, partial(begin_with_archive, most=MOST_BY_PAGE)) if is_new() else None
    except WrongState:
        return _over(request)
    if link is not None:
        return redirect("new_password", link.token)
    if not is_new():
        return _over(request)
    return render(request, "archives/begin.html", {"form": form, "token": token}, status=form.status)


def _over(request: HttpRequest) -> HttpResponse:
    """A site that has begun."""
    return render(request, "people/link_over.html", {"told": HAS_BEGUN}, status=_GONE)
