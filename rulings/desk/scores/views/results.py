"""A table's own result, entered late or put right (79). A ruling's adjusted score is elsewhere."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import DeskForm, submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right, Rights, may_see_board
from rulings.desk.scores.forms.results import NewResultForm, ResultForm
from rulings.desk.scores.forms.scoring import QueryNoteForm
from rulings.desk.scores.queries.results import result_found, result_history
from rulings.desk.scores.services.results import correct_result, enter_result
from rulings.desk.scores.values.outcomes import mark_of, table_result
from rulings.desk.scores.wording.results import agreement_texts, line_text
from rulings.models import Board, Result, Session
from rulings.scoring.notation.results import write_result


@require_http_methods(["GET", "HEAD", "POST"])
@page
def result(request: HttpRequest, slug: str, number: int, pk: int) -> HttpResponse:
    """Put a table's result right."""
    board, rights = find(request, Board, Right.RUN_SESSION, session__slug=slug, number=number)
    shown = board.session
    line = or_404(result_found(board, pk))
    form = _line_form(request.POST or None, line)
    if submit(form, partial(correct_result, actor=member(request), result=line)):
        messages.success(request, _("The result is corrected, and the board scored anew."))
        return redirect("board", slug, number)
    return result_page(request, shown, rights, line, form=form)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def result_new(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Enter a result that the session does not have; who has still to play the board does it without its cards."""
    shown, rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    board = get_object_or_404(shown.boards, number=number)
    form = NewResultForm(request.POST or None, board)
    if submit(form, partial(enter_result, actor=member(request), board=board)):
        messages.success(request, _("The result is entered, and the board scored anew."))
        return redirect("board", slug, number)
    if not may_see_board(member(request), board):
        board.deal = ""
    return render(request, "scores/result.html", {"session": shown, "board": board, "may": rights, "form": form})


def _line_form(data: Any, line: Result) -> ResultForm:
    """The form with the line's result as it is."""
    return ResultForm(data, line.board, initial={"played": _played(line), "was": mark_of(line)})


def result_page(request: HttpRequest, shown: Session, rights: Rights, line: Result, **forms: DeskForm) -> HttpResponse:
    """The page of a line; `forms` are those that come back with their errors."""
    context = {"session": shown, "board": line.board, "may": rights} | _line_page(line)
    empty = {"form": _line_form(None, line), "query_form": QueryNoteForm()}
    return render(request, "scores/result.html", context | empty | forms)


def _line_page(line: Result) -> dict[str, Any]:
    """What the page says of the line: what it is, how it came about, and whether a ruling scores it otherwise."""
    return {
        "line": line,
        "title": line_text(line),
        "told": agreement_texts(result_history(line)),
        "is_adjusted": line.adjustments.filter(is_current=True).exists(),
    }


def _played(line: Result) -> str:
    """The result as it can be typed again; empty where it is not known."""
    table = table_result(line)
    return "" if table is None else write_result(table, get_language() or "en")
