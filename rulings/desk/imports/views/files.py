"""The files of a session: one more comes in, what differs is decided, the last is taken back, a program sends."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.rights import Right
from rulings.desk.imports.forms.files import AddFileForm, ChosenForm, TokenForm
from rulings.desk.imports.queries.files import (
    adjusted_by_result,
    difference_found,
    file_found,
    files_of,
    reported_results,
    sides_of,
    token_found,
    tokens_of,
    waiting_differences,
)
from rulings.desk.imports.queries.reading import brought_by
from rulings.desk.imports.services.differences import leave_difference, take_difference
from rulings.desk.imports.services.queued import or_queue
from rulings.desk.imports.services.tokens import make_token, revoke_token
from rulings.desk.imports.services.undoing import undo_import
from rulings.desk.imports.views.coming_in import where_next
from rulings.desk.imports.wording.differences import about_text, sides_text
from rulings.desk.imports.wording.files import added_text, scores_shown
from rulings.desk.playing.queries import unseen_of
from rulings.models import Difference, FaultState, Session, SessionImport, WaitingFile


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_files(request: HttpRequest, slug: str) -> HttpResponse:
    """The files and what waits to be decided; another file comes in."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = AddFileForm(request.POST or None, request.FILES or None)
    add = partial(or_queue, actor=member(request), club=session.event.club, session=session)
    added = submit(form, add)
    if isinstance(added, WaitingFile):
        return where_next(added)
    if added is not None:
        messages.success(request, added_text(added))
        return redirect("session_files", slug)
    return _files_page(request, session, form, TokenForm())


def _files_page(
    request: HttpRequest, session: Session, form: AddFileForm, token_form: TokenForm, token: str = ""
) -> HttpResponse:
    """The page; `token` is the text of one that was made just now."""
    differences, hidden = waiting_differences(session, unseen_of(member(request)))
    context = {
        "session": session,
        "form": form,
        "differences": _shown(session, differences),
        "hidden": hidden,
        "aside": session.kept_aside.filter(state=FaultState.WAITING).count(),
        "files": _listed(files_of(session)),
        "tokens": tokens_of(session),
        "token_form": token_form,
        "token": token,
        "address": request.build_absolute_uri("/").rstrip("/"),
    }
    return render(request, "imports/files.html", context, status=max(form.status, token_form.status))


def _listed(files: Iterable[SessionImport]) -> list[tuple[SessionImport, int, bool, list[dict[str, str]]]]:
    """Each file with how many results it brought, whether it is the last one, and what it scores otherwise.

    The last one alone may be taken back.
    """
    live = [each.pk for each in files if each.undone_at is None]
    last = max(live, default=0)
    return [(each, brought_by(each), each.pk == last, scores_shown(each.stored.get("scores", {}))) for each in files]


def _shown(session: Session, differences: list[Difference]) -> list[dict[str, Any]]:
    """Each difference in words, with what stands on its result."""
    adjusted, reported = adjusted_by_result(session), reported_results(differences)
    sides = sides_of(differences)
    shown = []
    for each in differences:
        here, there = sides_text(each, sides)
        result = each.result_id or 0
        standing = {"adjusted": adjusted.get(result), "is_reported": result in reported}
        shown.append({"pk": each.pk, "about": about_text(each), "here": here, "there": there, **standing})
    return shown


@act
def difference_take(request: HttpRequest, slug: str) -> HttpResponse:
    """Take what the file has otherwise."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    take_difference(actor=member(request), difference=or_404(difference_found(session, _chosen(request))))
    messages.success(request, _("Taken as the file has it."))
    return redirect("session_files", slug)


@act
def difference_leave(request: HttpRequest, slug: str) -> HttpResponse:
    """Leave what the file has otherwise as it is here."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    leave_difference(actor=member(request), difference=or_404(difference_found(session, _chosen(request))))
    messages.success(request, _("Left as it is here."))
    return redirect("session_files", slug)


@act
def file_undo(request: HttpRequest, slug: str) -> HttpResponse:
    """Take a file back."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    left = undo_import(actor=member(request), taken=or_404(file_found(session, _chosen(request))))
    messages.success(request, _("The file is taken back, with all that it had brought."))
    return redirect("session_files", slug) if left else redirect("sessions")


@act
def token_make(request: HttpRequest, slug: str) -> HttpResponse:
    """Make a token for a program, and show it once."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = TokenForm(request.POST)
    made = submit(form, partial(make_token, actor=member(request), session=session))
    return _files_page(request, session, AddFileForm(), form if made is None else TokenForm(), made[1] if made else "")


@act
def token_revoke(request: HttpRequest, slug: str) -> HttpResponse:
    """Close a token."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    revoke_token(actor=member(request), token=or_404(token_found(session, _chosen(request))))
    messages.success(request, _("The token opens nothing any more."))
    return redirect("session_files", slug)


def _chosen(request: HttpRequest) -> int:
    """The key of what a button is about; 0, which nothing has, for anything else."""
    form = ChosenForm(request.POST)
    return form.cleaned_data["pk"] if form.is_valid() else 0
