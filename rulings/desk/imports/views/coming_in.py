"""A session's file comes in through a page: what was taken, what was left and why, or where the file is wrong.

Where it is likely, but not beyond doubt, that the file belongs to a session that is here, the page asks.
"""

from functools import partial

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import clubs_with, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right, demand
from rulings.desk.base.seen import note_club
from rulings.desk.imports.forms.files import ImportForm, WhichSessionForm
from rulings.desk.imports.queries.files import QUEUED, waiting_file
from rulings.desk.imports.queries.layouts import layouts_for
from rulings.desk.imports.queries.matching import candidates
from rulings.desk.imports.queries.reading import sessions_in
from rulings.desk.imports.queries.templates import can_write_workbooks
from rulings.desk.imports.services.importing import settle_waiting
from rulings.desk.imports.services.queued import or_queue
from rulings.desk.imports.values import UNDER_WAY, Imported, asked_day, asks_columns
from rulings.desk.imports.wording.files import remark_text
from rulings.models import WaitingFile


@page
def import_page(request: HttpRequest) -> HttpResponse:
    """Choose a file; then what came of it, or the question to which session it belongs."""
    clubs = clubs_with(request, Right.RUN_SESSION)
    form = ImportForm(request.POST or None, request.FILES or None, clubs[Right.RUN_SESSION])
    taken = submit(form, partial(or_queue, actor=member(request)))
    if isinstance(taken, WaitingFile):
        return where_next(taken)
    if taken is None:
        shown = {"form": form, "workbooks": can_write_workbooks()}
        return render(request, "imports/form.html", shown, status=form.status)
    return done(request, taken)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def import_which(request: HttpRequest, pk: int) -> HttpResponse:
    """To which session a file belongs: one of the likely ones, or one of its own."""
    waiting = or_404(waiting_file(member(request), pk))
    demand(member(request), waiting.club, Right.RUN_SESSION)
    note_club(request, waiting.club)
    (file,) = sessions_in(bytes(waiting.data), waiting.filename, layouts_for(waiting))
    fits = candidates(waiting.club, file, waiting.filename)
    form = WhichSessionForm(request.POST or None, fits, asks_day=file.date is None and asked_day(waiting) is None)
    taken = submit(form, partial(settle_waiting, actor=member(request), waiting=waiting))
    if taken is not None:
        return done(request, taken)
    return render(request, "imports/which.html", {"form": form, "waiting": waiting, "fits": fits}, status=form.status)


def done(request: HttpRequest, imported: Imported) -> HttpResponse:
    """What was taken, session by session."""
    sessions = [(each, [remark_text(remark) for remark in each.remarks]) for each in (imported, *imported.others)]
    return render(request, "imports/done.html", {"sessions": sessions, "session": imported.session})


def where_next(waiting: WaitingFile) -> HttpResponse:
    """The page on which a file goes on that is not in yet."""
    if QUEUED in waiting.layout:
        return redirect("import_queued", waiting.layout[UNDER_WAY])
    return redirect("import_columns" if asks_columns(waiting) else "import_which", waiting.pk)
