"""A sheet whose columns nobody knows: what they hold is proposed, corrected, and kept; our own columns, empty."""

from functools import partial
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import content_disposition_header
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right, demand
from rulings.desk.base.seen import note_club
from rulings.desk.imports.forms.columns import ColumnsForm, PlaceForm
from rulings.desk.imports.queries.files import waiting_file
from rulings.desk.imports.queries.layouts import proposal
from rulings.desk.imports.queries.templates import template_text, template_workbook
from rulings.desk.imports.services.columns import say_columns
from rulings.desk.imports.views.coming_in import done
from rulings.desk.imports.wording.columns import needs_text
from rulings.formats.sheets.reader import Found
from rulings.formats.sheets.sheet import Book, letters_of
from rulings.models import WaitingFile

_SHOWN = 6
_XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@require_http_methods(["GET", "HEAD", "POST"])
@page
def import_columns(request: HttpRequest, pk: int) -> HttpResponse:
    """What the columns of a sheet hold: proposed, corrected, kept for the next one with the same headings."""
    waiting = or_404(waiting_file(member(request), pk))
    demand(member(request), waiting.club, Right.RUN_SESSION)
    note_club(request, waiting.club)
    book, at, found = proposal(waiting, *PlaceForm(request.GET).place)
    form = ColumnsForm(request.POST or None, found)
    taken = submit(form, partial(say_columns, actor=member(request), waiting=waiting))
    if isinstance(taken, WaitingFile):
        return redirect("import_which", taken.pk)
    if taken is not None:
        return done(request, taken)
    return render(request, "imports/columns.html", _shown(waiting, book, at, found, form), status=form.status)


def _shown(waiting: WaitingFile, book: Book, at: int, found: Found, form: ColumnsForm) -> dict[str, Any]:
    """The sheets to choose from, the rows that a heading may be in, the first lines below it, what is missing."""
    sheet, heading = found.sheet, found.heading
    rows = [(place, " · ".join(text for text in row if text.strip())) for place, row in enumerate(sheet.rows[:20])]
    return {
        "waiting": waiting,
        "form": form,
        "missing": needs_text(found.needs),
        "sheets": [(place, each.name or str(place + 1)) for place, each in enumerate(book.sheets)],
        "sheet": at,
        "rows": rows,
        "row": heading.row,
        "letters": [letters_of(column) for column in range(sheet.width)],
        "headings": [*heading.texts, *[""] * (sheet.width - len(heading.texts))],
        "first": [[*row, *[""] * (sheet.width - len(row))] for row in sheet.rows[heading.after :][:_SHOWN]],
        "place": f"?sheet={at}&row={heading.row}" if heading.after == heading.row + 1 else f"?sheet={at}",
    }


@require_safe
@page
def template_csv(request: HttpRequest) -> HttpResponse:
    """Our own columns, empty, in the reader's language, as CSV."""
    return _sent(template_text(get_language() or "en"), "text/csv; charset=utf-8", "csv")


@require_safe
@page
def template_xlsx(request: HttpRequest) -> HttpResponse:
    """The same as a workbook, where the extra is installed that writes one."""
    return _sent(or_404(template_workbook(get_language() or "en")), _XLSX, "xlsx")


def _sent(content: bytes, kind: str, suffix: str) -> HttpResponse:
    answer = HttpResponse(content, content_type=kind)
    answer["Content-Disposition"] = content_disposition_header(True, f"{_('results')}.{suffix}")
    return answer
