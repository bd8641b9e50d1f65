"""Boards put off: putting one off, looking at one, and saying what became of it."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right
from rulings.desk.movements.queries import Sitting, seating_of
from rulings.desk.pace.forms import EndForm, PutOffForm
from rulings.desk.pace.queries.late_boards import has_result, label_of, late_board_of, search_for_ruling, slow_counts
from rulings.desk.pace.services.late_boards import end_late_board, put_off_board
from rulings.desk.pace.wording import WHAT_BECAME
from rulings.desk.playing.queries import unseen_of
from rulings.models import LateState, Session


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_late(request: HttpRequest, slug: str) -> HttpResponse:
    """Put a board off; the address may name table and board, and then says who sits there."""
    shown, _rights = find(request, Session, Right.RULE, slug=slug)
    initial = {"table": request.GET.get("table", ""), "board_number": request.GET.get("board", "")}
    form = PutOffForm(request.POST if request.method == "POST" else None, initial=initial)
    late = submit(form, partial(put_off_board, actor=member(request), session=shown))
    if late:
        messages.success(request, _("The board is put off. It stands among the late boards."))
        return redirect("session_pace", slug)
    context = {"session": shown, "form": form, "sitting": _sitting(shown, **initial), "counts": slow_counts(shown)}
    return render(request, "pace/put_off.html", context, status=form.status)


def _sitting(shown: Session, table: str, board_number: str) -> Sitting | None:
    """Who plays the board at the table, as far as both are named and known."""
    if not (board_number.isascii() and board_number.isdigit()):
        return None
    seating = seating_of(shown)
    place = seating.place(table)
    return seating.on_board(place, int(board_number)) if place else None


@require_safe
@page
def late_board(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """One board put off, and the rulings that it may lead to. Who has still to play it is not told why."""
    shown, rights = find(request, Session, slug=slug)
    late = or_404(late_board_of(shown, pk))
    context: dict[str, Any] = {
        "session": shown,
        "may": rights,
        "late": late,
        "table": label_of(late),
        "is_unseen": late.board_id in unseen_of(member(request)).ids,
        "is_recorded": has_result(shown, late),
        "search": search_for_ruling(shown, late),
        "counts": slow_counts(shown),
    }
    return render(request, "pace/late_board.html", context)


@act
def late_board_end(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Played late, not played, or owed after all."""
    shown, _rights = find(request, Session, Right.RULE, slug=slug)
    late = or_404(late_board_of(shown, pk))
    form = EndForm(request.POST)
    if not form.is_valid():
        raise BadInput(WHAT_BECAME, "state")
    late.session = shown
    ended = end_late_board(actor=member(request), late=late, **form.given())
    return redirect("late_board", slug, pk) if ended.state == LateState.CANCELLED else redirect("session_pace", slug)
