"""A table's own result, entered late or put right (79). A ruling's adjusted score is elsewhere."""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings import queries
from rulings.forms.results import NewResultForm, ResultForm
from rulings.models import Result
from rulings.permissions import Right
from rulings.scoring.notation import write_result
from rulings.services.refusals import BadInput
from rulings.services.results import correct_result, enter_result, mark_of
from rulings.services.table_outcomes import table_result
from rulings.views import found
from rulings.views.gate import page
from rulings.wording.results import agreements_told, line_text


@require_http_methods(["GET", "HEAD", "POST"])
@page
def result(request: HttpRequest, slug: str, number: int, pk: int) -> HttpResponse:
    """Put a table's result right."""
    shown, rights = found.session(request, slug, Right.RUN_SESSION)
    board = found.or_404(queries.board_found(shown, number))
    line = found.or_404(queries.result_found(board, pk))
    form = ResultForm(request.POST or None, board, initial={"played": played(line), "was": mark_of(line)})
    if form.is_valid() and is_taken(form, partial(correct_result, actor=found.member(request), result=line)):
        messages.success(request, _("The result is corrected, and the board scored anew."))
        return redirect("board", slug, number)
    context = {"session": shown, "board": board, "may": rights, "form": form}
    return render(request, "sessions/result.html", context | line_page(line))


@require_http_methods(["GET", "HEAD", "POST"])
@page
def result_new(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Enter a result that the session does not have."""
    shown, rights = found.session(request, slug, Right.RUN_SESSION)
    board = found.or_404(queries.board_found(shown, number))
    form = NewResultForm(request.POST or None, board)
    if form.is_valid() and is_taken(form, partial(enter_result, actor=found.member(request), board=board)):
        messages.success(request, _("The result is entered, and the board scored anew."))
        return redirect("board", slug, number)
    return render(request, "sessions/result.html", {"session": shown, "board": board, "may": rights, "form": form})


def is_taken(form: ResultForm, act: Callable[..., Result]) -> bool:
    """Whether the service took it; else its refusal stands on the field."""
    try:
        act(**form.given())
    except BadInput as refusal:
        form.add_error(refusal.field if refusal.field in form.fields else None, str(refusal))
        return False
    return True


def line_page(line: Result) -> dict[str, Any]:
    """What the page says of the line: what it is, how it came about, and whether a ruling scores it otherwise."""
    return {
        "line": line,
        "title": line_text(line),
        "told": agreements_told(queries.result_history(line)),
        "is_adjusted": line.adjustments.filter(is_current=True).exists(),
    }


def played(line: Result) -> str:
    """The result as it can be typed again; empty where it is not known."""
    table = table_result(line)
    return "" if table is None else write_result(table, get_language() or "en")
