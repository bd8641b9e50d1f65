"""Queries about a score: asked on a side's private page, answered by whoever runs the session."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right, Rights, may_see_board, unseen
from rulings.desk.playing.queries import unseen_of
from rulings.desk.scores.forms.scoring import QueryAnswerForm, QueryNoteForm
from rulings.desk.scores.queries.results import result_found, score_queries_of, score_query_found
from rulings.desk.scores.services.score_queries import answer_query, note_query
from rulings.desk.scores.views.results import result_page
from rulings.desk.sessions.queries import clocks_of
from rulings.models import Board, ScoreQuery, Session


@act
def query_note(request: HttpRequest, slug: str, number: int, pk: int) -> HttpResponse:
    """Note a query that a side made in person about a table's score."""
    board, rights = find(request, Board, Right.RUN_SESSION, session__slug=slug, number=number)
    line = or_404(result_found(board, pk))
    form = QueryNoteForm(request.POST)
    if not form.is_valid():
        return result_page(request, board.session, rights, line, query_form=form)
    query = note_query(actor=member(request), result=line, **form.cleaned_data)
    messages.success(request, _("Noted: it waits for its answer among the score queries."))
    return redirect(f"{reverse('session_queries', args=[slug])}#query-{query.pk}")


@require_safe
@page
def session_queries(request: HttpRequest, slug: str) -> HttpResponse:
    """Every query about a score of the session, each open one with a form for its answer."""
    shown, rights = find(request, Session, slug=slug)
    return _queries_page(request, shown, rights)


@act
def query_answer(request: HttpRequest, slug: str) -> HttpResponse:
    """Answer a query."""
    shown, rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = QueryAnswerForm(request.POST, request.POST.get("query", ""))
    is_whole = form.is_valid()
    query = score_query_found(shown, form.cleaned_data.pop("query", 0))
    if query is None:
        raise BadInput(_("There is no such query in this session. Choose one on the page, and answer it there."))
    if query.board and not may_see_board(member(request), query.board):
        raise unseen(query.board)
    if not is_whole:
        return _queries_page(request, shown, rights, {query.pk: form})
    answer_query(actor=member(request), query=query, **form.cleaned_data)
    messages.success(request, _("Answered: the players read it on their page."))
    return redirect("session_queries", slug)


def _queries_page(
    request: HttpRequest, shown: Session, rights: Rights, forms: dict[int, QueryAnswerForm] | None = None
) -> HttpResponse:
    """The page of a session's queries."""
    unseen = unseen_of(member(request)).of(shown)
    seen = [each for each in score_queries_of(shown) if each.board not in unseen.boards]
    asked = [(each, _where(shown, each), _answer_form(each, forms or {})) for each in seen]
    context: dict[str, Any] = {"session": shown, "may": rights, "queries": asked, "unseen": unseen}
    return render(request, "scores/queries.html", context | clocks_of(shown))


def _answer_form(query: ScoreQuery, forms: dict[int, QueryAnswerForm]) -> QueryAnswerForm | None:
    """The form for an answer; None where there is one."""
    return None if query.outcome else forms.get(query.pk) or QueryAnswerForm(None, query.pk)


def _where(shown: Session, query: ScoreQuery) -> str:
    """The page where the table's result is put right (79C); the board's where the line is not known."""
    if query.board is None:
        return reverse("session_scores", args=[shown.slug])
    if query.result is None:
        return reverse("board", args=[shown.slug, query.board.number])
    return reverse("result", args=[shown.slug, query.board.number, query.result.pk])
