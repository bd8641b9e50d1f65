"""What an administrator sees of the work behind the pages: mail that did not go out, and what runs every night."""

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member, or_404, the_only
from rulings.desk.base.gate import act, page
from rulings.desk.base.rights import Right
from rulings.desk.base.watching.queues import due_since
from rulings.desk.tasks.forms import TaskForm
from rulings.desk.tasks.queries import given_up, nights, sees_whole_site, sends_mail, undelivered
from rulings.desk.tasks.services import forget, try_again
from rulings.models import Club, Task


@require_safe
@page
def club_tasks(request: HttpRequest, slug: str) -> HttpResponse:
    """What of the club's mail did not go out and why, and how the last night went."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    context = {
        "club": club,
        "has_mail": sends_mail(),
        "late": due_since(),
        "undelivered": undelivered(club),
        "nights": nights(is_told=sees_whole_site(member(request))),
        "at": settings.NIGHTLY_AT,
    }
    return render(request, "tasks/tasks.html", context)


@act
def task_again(request: HttpRequest, slug: str) -> HttpResponse:
    """Try it again now."""
    club, task = _meant(request, slug)
    if try_again(actor=member(request), club=club, task=task):
        messages.success(request, _("It is tried again now."))
    return redirect("club_tasks", slug)


@act
def task_forget(request: HttpRequest, slug: str) -> HttpResponse:
    """Try it no more."""
    club, task = _meant(request, slug)
    if forget(actor=member(request), club=club, task=task):
        messages.success(request, _("Forgotten: it is not tried again."))
    return redirect("club_tasks", slug)


def _meant(request: HttpRequest, slug: str) -> tuple[Club, Task]:
    """The club, and one of the tasks on its page."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = TaskForm(request.POST)
    found = the_only(given_up(club).filter(pk=form.cleaned_data["task"])) if form.is_valid() else None
    return club, or_404(found)
