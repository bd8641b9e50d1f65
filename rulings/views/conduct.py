"""Notes on conduct: a director writes one from a report, the recorder reads them; everybody else finds no trace."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings import queries
from rulings.forms.conduct import NoteForm, ResponseForm
from rulings.models import IrregularityReport, NoteKind
from rulings.permissions import Right
from rulings.queries.conduct import note_counts, note_found, notes_kept
from rulings.services.recording import add_response, write_note
from rulings.views import found
from rulings.views.gate import page


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_note(request: HttpRequest, pk: int) -> HttpResponse:
    """Write a memo for the recorder."""
    shown, _rights = found.report(request, pk, Right.RULE)
    form = NoteForm(request.POST or None, names_at_table(shown))
    if form.is_valid():
        write_note(actor=found.member(request), report=shown, **form.cleaned_data)
        messages.success(request, _("The recorder has your note. It is not part of the report."))
        return redirect("report", pk)
    return render(request, "conduct/write.html", {"report": shown, "board": shown.board, "form": form})


@require_safe
@page
def club_notes(request: HttpRequest, slug: str) -> HttpResponse:
    """The notes that are kept, for the recorder."""
    club, _rights = found.club(request, slug, Right.RECORD)
    notes = notes_kept(club, found.member(request), timezone.localdate())[:500]
    return render(request, "conduct/notes.html", {"club": club, "notes": notes})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def conduct_note(request: HttpRequest, pk: int) -> HttpResponse:
    """One note, and the player's answer to it."""
    note = found.or_404(note_found(found.member(request), pk))
    found.checked(request, note.club, Right.RECORD, note.report.board if note.report else None)
    found.or_404(note if note.expires_on > timezone.localdate() else None)
    form = ResponseForm(request.POST or None, initial={"response": note.response})
    if form.is_valid():
        add_response(actor=found.member(request), note=note, response=form.cleaned_data["response"])
        messages.success(request, _("Kept."))
        return redirect("conduct_note", pk)
    return render(request, "conduct/note.html", {"note": note, "form": form})


def names_at_table(report: IrregularityReport) -> list[str]:
    """Everybody who is known to have sat at the report's table."""
    players = [player.name for player in queries.players_of([report.ns, report.ew])]
    seats = (dict(report.result.seats) if report.result else {}) | dict(report.seats)
    return list(dict.fromkeys(name for name in (*players, *seats.values()) if name.strip()))


def conduct_counts(report: IrregularityReport) -> list[tuple[str, str, int]]:
    """How many notes of each kind there are on those at the table; for directors, who read no more than that."""
    counted = note_counts(report.club, names_at_table(report), timezone.localdate())
    return [(player, str(NoteKind(kind).label), count) for player, kind, count in counted]
