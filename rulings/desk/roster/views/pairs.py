"""Who plays in a session: the list of its numbers, the names under one of them, and substitutes."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from django.contrib import messages
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render, resolve_url
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.rights import Right
from rulings.desk.roster.forms.door import ConfirmForm
from rulings.desk.roster.forms.pairs import AddForm, AllNamesForm, ExchangeForm, NamesForm, SubstituteForm
from rulings.desk.roster.queries.door import door_sheet, waiting_entries
from rulings.desk.roster.queries.listed import found
from rulings.desk.roster.queries.pairs import Field, Place, field_of
from rulings.desk.roster.services.naming import name_all, name_contestant
from rulings.desk.roster.services.places import add_contestant, exchange_contestants
from rulings.desk.roster.services.substitutes import name_substitute, take_back_substitute
from rulings.desk.roster.values.typed import Named
from rulings.models import Player, RosterPlayer, Session


@require_http_methods(["GET", "HEAD", "POST"])
@page
def who_plays(request: HtmxRequest, slug: str) -> HttpResponse:
    """Everybody by number, and who waits at the door; enter many at once. For htmx those who wait alone."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    if request.method != "POST":
        return who_plays_page(request, shown)
    form = AllNamesForm(request.POST, field_of(shown).has_files_names)
    lines = submit(form, partial(name_all, actor=member(request), session=shown))
    if lines is None:
        return who_plays_page(request, shown, pasting=form)
    told = ngettext("%(number)s line is entered.", "%(number)s lines are entered.", lines)
    messages.success(request, told % {"number": lines})
    return redirect("who_plays", slug)


@act
def who_plays_add(request: HtmxRequest, slug: str) -> HttpResponse:
    """A number more; then its names."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = AddForm(request.POST, field_of(shown).open_sections)
    made = submit(form, partial(add_contestant, actor=member(request), session=shown))
    return redirect("pair_names", slug, made.pk) if made else who_plays_page(request, shown, adding=form)


@act
def who_plays_exchange(request: HtmxRequest, slug: str) -> HttpResponse:
    """Two that sat the wrong way round."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = ExchangeForm(request.POST, field_of(shown))
    submit(form, partial(exchange_contestants, actor=member(request)))
    if form.errors:
        return who_plays_page(request, shown, exchanging=form)
    messages.success(request, _("They have exchanged their numbers."))
    return redirect("who_plays", slug)


def who_plays_page(
    request: HtmxRequest, shown: Session, entry: ConfirmForm | None = None, **forms: Form
) -> HttpResponse:
    """The page; `forms` are those that come back with their errors, `entry` that of an entry at the door."""
    everybody = field_of(shown)
    entries = [(each, ConfirmForm(None, each, everybody.kind.value)) for each in waiting_entries(everybody)]
    context: dict[str, Any] = {
        "session": shown,
        "everybody": everybody,
        "entries": [(each, entry if entry and entry.auto_id == form.auto_id else form) for each, form in entries],
    }
    if request.htmx:
        return render(request, "roster/_waiting.html", context)
    context |= {
        "pasting": AllNamesForm(None, everybody.has_files_names),
        "adding": AddForm(None, everybody.open_sections) if everybody.open_sections else None,
        "exchanging": ExchangeForm(None, everybody),
    }
    return render(request, "roster/pairs.html", context | door_sheet(shown) | forms)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def pair_names(request: HtmxRequest, slug: str, pk: int) -> HttpResponse:
    """Who plays under one number: typed, looked for in the club's list, saved."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    everybody = field_of(shown)
    place = or_404(everybody.place(pk))
    if _is_looking(request):
        return _names_page(request, everybody, place, NamesForm(None, place, _typed(request)))
    form = NamesForm(request.POST, place)
    if submit(form, partial(name_contestant, actor=member(request), contestant=place.contestant)) is None:
        return _names_page(request, everybody, place, form)
    messages.success(request, _("Saved: number %(number)s.") % {"number": place.label})
    return redirect(_after(request, everybody, place))


def _is_looking(request: HttpRequest) -> bool:
    """Whether names are only looked for, or the page is asked for."""
    return request.method != "POST" or "take" in request.POST or request.POST.get("act") == "find"


def _typed(request: HttpRequest) -> dict[str, str]:
    """What is typed, and what was chosen of the names found: `take` is `1:Anna Nowak (1234)`."""
    sent = request.POST or request.GET
    typed = {name: str(value) for name, value in sent.items() if name.startswith("player_") or name == "title"}
    place, between, chosen = sent.get("take", "").partition(":")
    return typed | ({f"player_{place}": chosen} if between else {})


def _names_page(request: HtmxRequest, everybody: Field, place: Place, form: NamesForm, **forms: Form) -> HttpResponse:
    """The page of one number; for htmx the names found for the field typed in, or the form."""
    names = (
        form.fields
        if not request.htmx
        else {str(request.htmx.trigger_name): None}
        if _is_field(request)
        else form.fields
    )
    offered = _offered(request, everybody, form, names)
    rows = [(at, field, offered.get(field.name, [])) for at, field in enumerate(form.player_fields, start=1)]
    context = {"session": everybody.session, "place": place, "form": form, "rows": rows}
    if request.htmx and _is_field(request):
        shown = next((row for row in rows if row[1].name == request.htmx.trigger_name), rows[0])
        return render(request, "roster/_found.html", context | {"at": shown[0], "offered": shown[2]})
    if request.htmx:
        return render(request, "roster/_names.html", context)
    context |= {"substitute": SubstituteForm(None, place) if place.players else None}
    return render(request, "roster/names.html", context | forms)


def _is_field(request: HtmxRequest) -> bool:
    """Whether somebody is typing in the field of a player."""
    return (request.htmx.trigger_name or "").startswith("player_")


def _offered(
    request: HttpRequest, everybody: Field, form: NamesForm, names: Mapping[str, object]
) -> dict[str, list[tuple[str, RosterPlayer]]]:
    """Whom the club's list has for what is typed, by field; nobody where nothing was looked for."""
    if form.is_bound or not (request.POST or request.GET):
        return {}
    texts = {field.name: str(field.value() or "") for field in form.player_fields}
    offered = {}
    for name in texts.keys() & names.keys():
        beside = next((text for other, text in texts.items() if other != name and text), "")
        rows = [
            (str(Named(row.name, row.number)), row) for row in found(everybody.session.event.club, texts[name], beside)
        ]
        offered[name] = [] if texts[name] in dict(rows) else rows
    return offered


def _after(request: HttpRequest, everybody: Field, place: Place) -> str:
    """The next number that nobody has, where that is wanted; else the list."""
    slug = everybody.session.slug
    if request.POST.get("act") == "next":
        at = everybody.places.index(place)
        later = (each for each in (*everybody.places[at + 1 :], *everybody.places[:at]) if each in everybody.free)
        following = next(later, None)
        if following is not None:
            return resolve_url("pair_names", slug, following.contestant.pk)
    return resolve_url("who_plays", slug)


@act
def pair_substitute(request: HtmxRequest, slug: str, pk: int) -> HttpResponse:
    """Somebody plays in a player's place from a board on."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    everybody = field_of(shown)
    place = or_404(everybody.place(pk))
    form = SubstituteForm(request.POST, place)
    made = submit(form, partial(name_substitute, actor=member(request)))
    if made is None:
        return _names_page(request, everybody, place, NamesForm(None, place), substitute=form)
    told = {"name": made.name, "board": made.from_board}
    messages.success(request, _("%(name)s plays from board %(board)s on.") % told)
    return redirect("pair_names", slug, pk)


@act
def pair_substitute_back(request: HtmxRequest, slug: str, pk: int) -> HttpResponse:
    """A substitute does not play after all."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    rows = Player.objects.filter(contestant__in=shown.contestants.filter(pk=pk))
    wanted = request.POST.get("substitute", "")
    row = get_object_or_404(rows, pk=int(wanted) if wanted.isdecimal() and len(wanted) < 19 else 0)
    take_back_substitute(actor=member(request), substitute=row)
    messages.success(request, _("%(name)s is taken back.") % {"name": row.name})
    return redirect("pair_names", slug, pk)
