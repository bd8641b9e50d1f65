"""Notes on conduct: a director writes one from a report, the recorder reads it; everybody else finds no trace."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right
from rulings.desk.people.forms import ConductNoteForm, ResponseForm
from rulings.desk.people.queries.people import names_at_table, notes_kept
from rulings.desk.people.services.conduct import add_response, write_note
from rulings.models import Club, IrregularityReport, RecorderNote


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_note(request: HttpRequest, pk: int) -> HttpResponse:
    """Write a memo for the recorder."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk)
    form = ConductNoteForm(request.POST or None, names_at_table(shown))
    if submit(form, partial(write_note, actor=member(request), report=shown)):
        messages.success(request, _("The recorder has your note. It is not part of the report."))
        return redirect("report", pk)
    return render(request, "people/write_note.html", {"report": shown, "board": shown.board, "form": form})


@require_safe
@page
def club_notes(request: HttpRequest, slug: str) -> HttpResponse:
    """The notes that are kept, for the recorder."""
    club, _rights = find(request, Club, Right.RECORD, slug=slug)
    notes = notes_kept(club, member(request), timezone.localdate())[:500]
    return render(request, "people/notes.html", {"club": club, "notes": notes})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def conduct_note(request: HttpRequest, pk: int) -> HttpResponse:
    """One note, and the player's answer to it."""
    note, _rights = find(request, RecorderNote, Right.RECORD, pk=pk)
    or_404(note if note.expires_on > timezone.localdate() else None)
    form = ResponseForm(request.POST or None, initial={"response": note.response})
    if submit(form, partial(add_response, actor=member(request), note=note)):
        messages.success(request, _("Kept."))
        return redirect("conduct_note", pk)
    return render(request, "people/note.html", {"note": note, "form": form})
