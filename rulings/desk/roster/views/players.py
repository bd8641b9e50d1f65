"""The club's list of players: seen, searched, added to, changed, taken in and out as CSV."""

from functools import partial

from django.contrib import messages
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import content_disposition_header
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import clubs_with, find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.pages import page_of
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import SAVED
from rulings.desk.roster.forms.players import FindForm, FromSessionForm, NewPlayerForm, PasteForm, form_of
from rulings.desk.roster.queries.listed import roster_of, searched, sessions_with_names
from rulings.desk.roster.services.listing import add_players, change_player, remove_player, take_from_session
from rulings.desk.roster.values.lists import write_list
from rulings.models import Club, RosterPlayer


@require_safe
@page
def players(request: HttpRequest) -> HttpResponse:
    """The list of the only club, else which club's."""
    clubs = clubs_with(request, Right.RUN_SESSION)[Right.RUN_SESSION]
    if len(clubs) == 1:
        return redirect("club_players", clubs[0].slug)
    return render(request, "roster/clubs.html", {"clubs": clubs})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_players(request: HttpRequest, slug: str) -> HttpResponse:
    """The list, searched; add one player."""
    club, _rights = find(request, Club, Right.RUN_SESSION, slug=slug)
    form = NewPlayerForm(request.POST or None)
    counts = submit(form, partial(add_players, actor=member(request), club=club))
    if counts is None:
        return _list_page(request, club, adding=form)
    messages.success(request, _counted(*counts))
    return redirect("club_players", slug)


@act
def players_paste(request: HttpRequest, slug: str) -> HttpResponse:
    """Add many, as text or as a file."""
    club, _rights = find(request, Club, Right.RUN_SESSION, slug=slug)
    form = PasteForm(request.POST, request.FILES)
    counts = submit(form, partial(add_players, actor=member(request), club=club))
    if counts is None:
        return _list_page(request, club, pasting=form)
    messages.success(request, _counted(*counts))
    return redirect("club_players", slug)


@act
def players_from_session(request: HttpRequest, slug: str) -> HttpResponse:
    """Add everybody who plays in a session."""
    club, _rights = find(request, Club, Right.RUN_SESSION, slug=slug)
    form = FromSessionForm(request.POST, sessions_with_names(club))
    counts = submit(form, partial(take_from_session, actor=member(request), club=club))
    if counts is None:
        return _list_page(request, club, taking=form)
    messages.success(request, _counted(*counts))
    return redirect("club_players", slug)


@require_safe
@page
def players_csv(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole list as CSV."""
    club, _rights = find(request, Club, Right.RUN_SESSION, slug=slug)
    rows = ((row.name, row.number, _partner(row)) for row in roster_of(club))
    text = write_list(rows, (_("Name"), _("Number"), _("Partner")))
    headers = {"Content-Disposition": content_disposition_header(True, f"players-{club.slug}.csv") or ""}
    return HttpResponse(text, content_type="text/csv; charset=utf-8", headers=headers)


def _partner(row: RosterPlayer) -> str:
    """The usual partner as the list reads him again: by number where he has one."""
    return (row.partner.number or row.partner.name) if row.partner else ""


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_player(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """One player of the list, to be changed."""
    club, _rights = find(request, Club, Right.RUN_SESSION, slug=slug)
    shown = or_404(roster_of(club).filter(pk=pk).first())
    form = form_of(shown, request.POST or None)
    if submit(form, partial(change_player, actor=member(request), player=shown)):
        messages.success(request, SAVED)
        return redirect("club_players", slug)
    return render(request, "roster/player.html", {"club": club, "player": shown, "form": form})


@act
def club_player_remove(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Take a player off the list."""
    club, _rights = find(request, Club, Right.RUN_SESSION, slug=slug)
    shown = or_404(roster_of(club).filter(pk=pk).first())
    remove_player(actor=member(request), player=shown, sheet=request.POST.get("sheet") or None)
    messages.success(request, _("%(name)s is off the list.") % {"name": shown.name})
    return redirect("club_players", slug)


def _list_page(request: HttpRequest, club: Club, **forms: Form) -> HttpResponse:
    """The page of the list; `forms` are those that come back with their errors."""
    finding = FindForm(request.GET)
    asked = finding.cleaned_data["q"] if finding.is_valid() else ""
    context = {
        "club": club,
        "finding": finding,
        "asked": asked,
        "players": page_of(request, searched(club, asked).order_by("folded", "pk")),
        "adding": NewPlayerForm(),
        "pasting": PasteForm(),
        "taking": FromSessionForm(None, sessions_with_names(club)),
    }
    return render(request, "roster/players.html", context | forms)


def _counted(added: int, changed: int) -> str:
    """What became of it."""
    if not added and not changed:
        return _("Everybody was on the list already: nothing changed.")
    return _("On the list: %(added)s new, %(changed)s brought up to date.") % {"added": added, "changed": changed}
