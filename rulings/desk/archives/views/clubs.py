"""What an administrator does with the whole of a club: its archive, its end or move, what it holds of a person."""

from functools import partial
from typing import IO, Any, cast

from django.contrib import messages
from django.http import FileResponse, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.archives.forms import AgainForm, FederationForm, MoveForm, PersonForm
from rulings.desk.archives.queries.person_data import Held, file_of, in_groups
from rulings.desk.archives.services.closing import close_club, move_club, reopen_club
from rulings.desk.archives.services.federations import choose_federation
from rulings.desk.archives.services.making import make_archive
from rulings.desk.archives.services.telling import tell_person
from rulings.desk.archives.views.again import again
from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import SAVED
from rulings.desk.people.forms import FindPlayerForm
from rulings.desk.people.queries.prospects import spellings
from rulings.models import Club


@require_http_methods(["GET", "HEAD", "POST"])
@page
@again
def club_archive(request: HttpRequest, slug: str) -> HttpResponse:
    """All of the club as one file."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = AgainForm(request)
    file = submit(form, partial(make_archive, actor=member(request), club=club))
    if file is None:
        return render(request, "archives/archive.html", {"club": club, "form": form}, status=form.status)
    return _answered_with(file, f"{club.slug}-{timezone.localdate():%Y-%m-%d}.zip")


_AT_ONCE = 8 * 1024 * 1024
"""Bytes that are answered at once; more are read from the disk as they are sent."""


def _answered_with(file: IO[bytes], name: str) -> HttpResponse:
    """The file, to be saved."""
    start = file.read(_AT_ONCE)
    if len(start) < _AT_ONCE:
        file.close()
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return HttpResponse(start, content_type="application/zip", headers=headers)
    file.seek(0)
    response = FileResponse(file, as_attachment=True, filename=name, content_type="application/zip")
    return cast("HttpResponse", response)


@require_http_methods(["GET", "HEAD", "POST"])
@page
@again
def club_end(request: HttpRequest, slug: str) -> HttpResponse:
    """Whether anything more is done in the club here, and where it goes on."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = MoveForm(request)
    if submit(form, partial(move_club, actor=member(request), club=club)):
        messages.success(request, _("Noted. The club’s public pages lead there from now on."))
        return redirect("club_end", slug)
    return render(request, "archives/end.html", {"club": club, "form": form}, status=form.status)


@act
def club_close(request: HttpRequest, slug: str) -> HttpResponse:
    """Let nothing more be done in the club."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    close_club(actor=member(request), club=club)
    messages.success(request, _("The club is closed."))
    return redirect("club_end", slug)


@act
def club_reopen(request: HttpRequest, slug: str) -> HttpResponse:
    """Let the club go on here."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    reopen_club(actor=member(request), club=club)
    messages.success(request, _("The club is open again."))
    return redirect("club_end", slug)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_federation(request: HttpRequest, slug: str) -> HttpResponse:
    """The federation whose regulations the club may play by, and whether its rulings count there."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    known = {"federation": club.federation_id, "is_counted": club.counted_there}
    form = FederationForm(request.POST if request.method == "POST" else None, initial=known)
    if submit(form, partial(choose_federation, actor=member(request), club=club)):
        messages.success(request, SAVED)
        return redirect("club_federation", slug)
    return render(request, "archives/federation.html", {"club": club, "form": form}, status=form.status)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_person(request: HttpRequest, slug: str) -> HttpResponse:
    """What the club holds of a person: looked for, then to be printed, or as a file."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = PersonForm(request.POST or None)
    told = submit(form, partial(tell_person, actor=member(request), club=club))
    if told is None:
        return _person_page(request, club, form)
    return _told_page(request, club, form, *told)


def _told_page(
    request: HttpRequest, club: Club, form: PersonForm, held: list[Held], notes_left_out: int
) -> HttpResponse:
    """All of it."""
    names = form.cleaned_data["names"]
    if form.cleaned_data["kind"] == "json":
        response = JsonResponse(file_of(club, names, held, notes_left_out), json_dumps_params={"ensure_ascii": False})
        response["Content-Disposition"] = 'attachment; filename="person.json"'
        return response
    shown = {"club": club, "names": names, "groups": in_groups(held), "notes": notes_left_out}
    return render(request, "archives/told.html", shown)


def _person_page(request: HttpRequest, club: Club, form: PersonForm) -> HttpResponse:
    """The names found, and those chosen."""
    finding = FindPlayerForm(request.POST or request.GET)
    asked: dict[str, Any] = finding.cleaned_data if finding.is_valid() else {}
    name = asked.get("name", "")
    known = spellings(club, name) if name else []
    context = {"club": club, "form": form, "finding": finding, "name": name, "known": known}
    return render(request, "archives/person.html", context, status=form.status)
