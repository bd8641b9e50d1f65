"""A large file that the worker reads: how far it has come, its end before that, and what came of it."""

from uuid import UUID

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import member, or_404
from rulings.desk.base.gate import page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.rights import Right, demand
from rulings.desk.base.seen import note_club
from rulings.desk.imports.queries.files import OUTCOME, file_under_way, gave_up_on, taken_of, waiting_file
from rulings.desk.imports.services.following import cancel_import
from rulings.desk.imports.values import Cancelled
from rulings.desk.imports.views.coming_in import done, where_next
from rulings.desk.imports.wording.files import OUR_FAULT, added_text
from rulings.desk.imports.wording.progress import progress_text
from rulings.models import WaitingFile


@require_http_methods(["GET", "HEAD", "POST"])
@page
def import_queued(request: HtmxRequest, key: UUID) -> HttpResponse:
    """The file's way, asked for again and again until it is over; then what came of it."""
    under_way = _found(request, key)
    if request.method == "POST":
        cancel_import(actor=member(request), under_way=under_way)
        messages.success(request, str(Cancelled()))
        return redirect("import")
    is_over = OUTCOME in under_way.layout or gave_up_on(under_way)
    if is_over and not request.htmx:
        return _came_of(request, under_way)
    shown = {"key": key, "under_way": under_way, "text": progress_text(under_way)}
    answer = render(request, "imports/_queued.html" if request.htmx else "imports/queued.html", shown)
    if is_over:
        answer["HX-Refresh"] = "true"
    return answer


def _found(request: HtmxRequest, key: UUID) -> WaitingFile:
    """A file of the reader's own, in a club in which he still may run a session."""
    under_way = or_404(file_under_way(member(request), key))
    demand(member(request), under_way.club, Right.RUN_SESSION)
    note_club(request, under_way.club)
    return under_way


def _came_of(request: HtmxRequest, under_way: WaitingFile) -> HttpResponse:
    """The sessions, the question that is open, or why nothing was taken."""
    outcome, taken = under_way.layout.get(OUTCOME, {"failed": True}), taken_of(under_way)
    if taken is not None and under_way.session is not None:
        messages.success(request, added_text(taken))
        return redirect("session_files", under_way.session.slug)
    if taken is not None:
        return done(request, taken)
    if asked := waiting_file(member(request), outcome.get("asks", 0)):
        return where_next(asked)
    why = "" if "taken" in outcome else outcome.get("refused") or OUR_FAULT
    return render(request, "imports/queued.html", {"under_way": under_way, "why": why})
