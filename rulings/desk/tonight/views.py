"""Tonight: what to begin from, the one form that begins a session, its settings, and the club's templates."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import clubs_with, find, member
from rulings.desk.base.forms import DeskForm, submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right
from rulings.desk.profiles.queries import profiles_of_club
from rulings.desk.tonight.forms import BeginForm, ChangeForm, RemoveTemplateForm, TemplateForm
from rulings.desk.tonight.queries import plan_of, start_of, starts_of
from rulings.desk.tonight.services import (
    begin_session,
    change_session,
    remove_template,
    reopen_session,
    save_template,
)
from rulings.desk.tonight.wording import TEMPLATE_GONE
from rulings.models import Club, Session


@require_safe
@page
def tonight(request: HttpRequest) -> HttpResponse:
    """What the member's clubs can begin from."""
    clubs = clubs_with(request, Right.RUN_SESSION)[Right.RUN_SESSION]
    return render(request, "tonight/index.html", {"clubs": [(club, starts_of(club)) for club in clubs]})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def begin(request: HttpRequest, club: str) -> HttpResponse:
    """Begin a session of the club, from what the address names."""
    its, _rights = find(request, Club, Right.RUN_SESSION, slug=club)
    start = start_of(its, request.GET.get("from", ""))
    form = BeginForm(request.POST or None, its, start, profiles_of_club(its), today=timezone.localdate())
    begun = submit(form, partial(begin_session, actor=member(request), club=its, template=start.template))
    if begun is not None:
        messages.success(request, _("The session has begun. Rulings can be filed from now on."))
        return redirect("session", begun.slug)
    context: dict[str, Any] = {"club": its, "form": form, "start": start}
    return render(request, "tonight/begin.html", context, status=form.status)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_settings(request: HttpRequest, slug: str) -> HttpResponse:
    """A session's name, day, form of scoring and boards; its settings kept as a template."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = ChangeForm(request.POST or None, initial=_as_it_is(shown))
    if submit(form, partial(change_session, actor=member(request), session=shown), shown=Refusal):
        messages.success(request, _("The session's settings are changed."))
        return redirect("session_settings", slug)
    return _settings_page(request, shown, form, TemplateForm(initial={"name": shown.event.name}))


def _as_it_is(shown: Session) -> dict[str, Any]:
    """What the form of a session's settings shows."""
    plan = plan_of(shown)
    boards = {"first_board": plan.first_board, "last_board": plan.last_board}
    return {"name": shown.event.name, "day": shown.date, "form": shown.form} | boards


def _settings_page(request: HttpRequest, shown: Session, form: DeskForm, template_form: DeskForm) -> HttpResponse:
    """Both forms."""
    context = {"session": shown, "form": form, "template_form": template_form}
    return render(request, "tonight/settings.html", context, status=max(form.status, template_form.status))


@act
def template_save(request: HttpRequest, slug: str) -> HttpResponse:
    """Keep the session's settings as a template."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = TemplateForm(request.POST)
    if submit(form, partial(save_template, actor=member(request), session=shown)):
        messages.success(request, _("The template is kept. Begin from it under Tonight."))
        return redirect("session_settings", slug)
    return _settings_page(request, shown, ChangeForm(initial=_as_it_is(shown)), form)


@act
def template_remove(request: HttpRequest, club: str) -> HttpResponse:
    """Take a template away."""
    its, _rights = find(request, Club, Right.RUN_SESSION, slug=club)
    form = RemoveTemplateForm(request.POST, its)
    if submit(form, partial(remove_template, actor=member(request))):
        messages.success(request, _("The template is removed. Sessions that began from it stay."))
    else:
        messages.info(request, TEMPLATE_GONE)
    return redirect("tonight")


@act
def session_reopen(request: HttpRequest, slug: str) -> HttpResponse:
    """Say that play goes on after all."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    reopen_session(actor=member(request), session=shown)
    messages.success(request, _("The session is open again."))
    return redirect("session", slug)
