"""Results recorded while play goes on: the traveller of a board, and all that a table plays."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right
from rulings.desk.movements.queries import seating_of
from rulings.desk.playing.queries import unseen_of
from rulings.desk.scores.forms.lines import LinesForm
from rulings.desk.scores.queries.lines import lines_of_board, lines_of_table
from rulings.desk.scores.services.recording import record_results
from rulings.models import Board, Session
from rulings.scoring.notation.habits import habit_of


@require_http_methods(["GET", "HEAD", "POST"])
@page
def traveller(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Everybody who plays a board, with what was recorded."""
    board, _rights = find(request, Board, Right.RUN_SESSION, session__slug=slug, number=number)
    form = LinesForm(request.POST or None, lines_of_board(board, seating_of(board.session)))
    if _kept(request, board.session, form):
        return redirect("board", slug, number)
    return _lines_page(request, "scores/traveller.html", form, session=board.session, board=board)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def table_results(request: HttpRequest, slug: str, label: str) -> HttpResponse:
    """All that a table plays, round by round."""
    session, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    seating = seating_of(session)
    place = or_404(seating.place(label))
    unseen = unseen_of(member(request)).of(session)
    boards = [each for each in session.boards.all() if each.pk not in unseen.ids]
    form = LinesForm(request.POST or None, lines_of_table(session, seating, place, boards))
    if _kept(request, session, form):
        return redirect("table_results", slug, label)
    return _lines_page(request, "scores/table.html", form, session=session, place=place)


def _kept(request: HttpRequest, session: Session, form: LinesForm) -> bool:
    """Whether what was written is stored; else the form says why not."""
    stored = submit(form, partial(record_results, actor=member(request), session=session), shown=Refusal)
    if stored is not None:
        messages.success(request, _("The results are recorded.") if stored else _("Nothing was changed."))
    return stored is not None


def _lines_page(request: HttpRequest, template: str, form: LinesForm, **context: object) -> HttpResponse:
    """The form with an example of how a result is written."""
    context |= {"form": form, "example": habit_of(form.language).example}
    return render(request, template, context, status=form.status)
