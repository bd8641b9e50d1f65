"""The page in the pocket, the same for everybody; and the page of a report that clashed when it came."""

from functools import partial

from django.contrib import messages
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.rights import Right
from rulings.desk.pocket.forms import DecideForm, PlaceForm
from rulings.desk.pocket.queries.arrivals import choices_of, sheet_of
from rulings.desk.pocket.queries.meanwhile import others_of
from rulings.desk.pocket.services.deciding import decide, place
from rulings.models import Arrival, ArrivalState


@require_safe
def pocket(request: HttpRequest) -> HttpResponse:
    """The shell that a device keeps: it knows nobody, for whoever opens it without a network gets it as it is kept."""
    return render(request, "pocket/pocket.html", {"user": AnonymousUser()})


@require_safe
@page
def arrival(request: HttpRequest, pk: int) -> HttpResponse:
    """What came, what it clashes with, and what may become of it."""
    shown, _rights = find(request, Arrival, Right.RULE, pk=pk)
    return _arrival_page(request, shown)


@act
def arrival_decide(request: HttpRequest, pk: int) -> HttpResponse:
    """Do with it what was chosen."""
    shown, _rights = find(request, Arrival, Right.RULE, pk=pk)
    others = others_of(shown)
    form = DecideForm(request.POST, choices_of(shown, others), others)
    decided = submit(form, partial(decide, actor=member(request), arrival=shown))
    return _after(request, shown, decided, form)


@act
def arrival_place(request: HttpRequest, pk: int) -> HttpResponse:
    """Say to which session and board it belongs."""
    shown, _rights = find(request, Arrival, Right.RULE, pk=pk)
    form = PlaceForm(request.POST, shown)
    placed = submit(form, partial(place, actor=member(request), arrival=shown))
    return _after(request, shown, placed, form)


def _after(request: HttpRequest, shown: Arrival, done: Arrival | None, form: DecideForm | PlaceForm) -> HttpResponse:
    """The report that was made of it; else the page, with what is still to be decided."""
    if done is None:
        return _arrival_page(request, shown, form)
    if done.state == ArrivalState.WAITING:
        messages.warning(request, _("It still clashes: read what the Laws give now, and decide again."))
    if done.report is not None:
        return redirect("report", done.report.pk)
    return redirect("arrival", shown.pk)


def _arrival_page(request: HttpRequest, shown: Arrival, form: DecideForm | PlaceForm | None = None) -> HttpResponse:
    """The page, with what was refused where something was."""
    sheet = sheet_of(shown)
    choices, others = [each for each, _does in sheet["choices"]], sheet["others"]
    sheet["deciding"] = form if isinstance(form, DecideForm) else DecideForm(None, choices, others)
    sheet["placing"] = form if isinstance(form, PlaceForm) else PlaceForm(None, shown)
    status = form.status if form is not None else 200
    return render(request, "pocket/arrival.html", sheet, status=status)
