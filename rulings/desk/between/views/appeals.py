"""Appeals before a federation, for who hears them there; and who does what for a federation."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.appeals.values import STEPS, Act, is_possible
from rulings.desk.appeals.views import DEEDS
from rulings.desk.appeals.wording.refused import HAD_A_PART
from rulings.desk.appeals.wording.steps import STEP_WORDS
from rulings.desk.base.finding import at_club, find, member, or_404
from rulings.desk.base.forms import DeskForm, submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.pages import page_of
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right, may_see_board, unseen
from rulings.desk.base.seen import note_club
from rulings.desk.base.texts import SAVED
from rulings.desk.between.forms import OfficeForm
from rulings.desk.between.queries.appeals import appeal_before, appeals_before, file_of
from rulings.desk.between.queries.offices import federations_of, offices_of
from rulings.desk.between.services.offices import end_office, give_office
from rulings.desk.cases.queries.hearers import took_part
from rulings.desk.playing.queries import unseen_of
from rulings.models import Appeal, AppealState, Club, OfficeKind

_ACTS = (Act.ASK, Act.DECIDE_FURTHER)


@require_safe
@page
def federation_appeals(request: HttpRequest) -> HttpResponse:
    """The appeals before the federations for which the reader hears them."""
    user = member(request)
    or_404(federations_of(user, OfficeKind.APPEALS) or None)
    shown = appeals_before(user).exclude(ruling__report__board__in=unseen_of(user).ids)
    return render(request, "between/appeals.html", {"appeals": page_of(request, shown)})


@require_safe
@page
def federation_appeal(request: HttpRequest, pk: int) -> HttpResponse:
    """One of them, with its whole file."""
    return _file_page(request, _found(request, pk))


@act
def federation_act(request: HttpRequest, pk: int, name: str) -> HttpResponse:
    """Ask the club, or decide; what is wrong comes back on the page with what was written."""
    shown = _found(request, pk)
    if name not in _ACTS:
        raise Http404
    step = Act(name)
    form = _form_of(step, shown, request.POST)
    if not submit(form, partial(DEEDS[step].service, actor=member(request), appeal=shown), Refusal):
        return _file_page(request, _found(request, pk), form, form.status)
    messages.success(request, str(STEP_WORDS[step].done))
    return redirect("federation_appeal", pk)


def _found(request: HttpRequest, pk: int) -> Appeal:
    """The appeal, in its club's time; refused while its board is hidden from the reader, who plays there."""
    shown = or_404(appeal_before(member(request), pk))
    board = shown.ruling.report.board
    if not may_see_board(member(request), board):
        raise unseen(board)
    at_club(shown.club)
    note_club(request, shown.club)
    return shown


def _form_of(step: Act, appeal: Appeal, data: Any = None) -> DeskForm:
    """The form of a step, as sent or as it begins."""
    return DEEDS[step].form(data, appeal, auto_id=f"{step}_%s")


def _file_page(request: HttpRequest, shown: Appeal, sent: DeskForm | None = None, status: int = 200) -> HttpResponse:
    """The page of an appeal; of a withdrawn one no more than that it was."""
    if shown.state == AppealState.WITHDRAWN:
        return render(request, "between/withdrawn.html", {"appeal": shown})
    why_not = HAD_A_PART if took_part(member(request), shown.ruling) else ""
    context = {"appeal": shown, **file_of(shown), "why_not": why_not}
    open_ones = [step for step in _ACTS if is_possible(step, AppealState(shown.state)) and not context["why_not"]]
    context["steps"] = [
        (step, STEP_WORDS[step], STEPS[step].paragraph, _sent_or_new(step, shown, sent)) for step in open_ones
    ]
    return render(request, "between/appeal.html", context, status=status)


def _sent_or_new(step: Act, shown: Appeal, sent: DeskForm | None) -> DeskForm:
    """The form that comes back with its errors, where it is this step's."""
    return sent if sent is not None and sent.auto_id == f"{step}_%s" else _form_of(step, shown)


def _federation(request: HttpRequest, slug: str) -> Club:
    """The federation, for its chief director; 404 for a club that is none."""
    club, _rights = find(request, Club, Right.PUBLISH, slug=slug)
    return or_404(club if club.is_federation else None)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def federation_offices(request: HttpRequest, slug: str) -> HttpResponse:
    """Who hears appeals at the federation, and who reviews published cases."""
    club = _federation(request, slug)
    form = OfficeForm(request.POST if request.method == "POST" else None, club)
    if submit(form, partial(give_office, actor=member(request), club=club)):
        messages.success(request, SAVED)
        return redirect("federation_offices", slug)
    context = {"club": club, "form": form, "offices": offices_of(club)}
    return render(request, "between/offices.html", context, status=form.status)


@act
def office_end(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """End an office."""
    club = _federation(request, slug)
    office = or_404(club.offices.filter(pk=pk).first())
    end_office(actor=member(request), office=office)
    messages.success(request, SAVED)
    return redirect("federation_offices", slug)
