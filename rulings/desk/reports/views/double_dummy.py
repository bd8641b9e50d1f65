"""Double dummy as help: what a board makes, what was still to be made before each trick, a whole session solved.

A session is solved board by board, one a request, or by the worker: what has been done is seen as it grows.
"""

from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from rulings.bridge import Side
from rulings.desk.base.finding import find, member
from rulings.desk.base.gate import act, page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.refusals import Sentence
from rulings.desk.base.rights import Right, Rights
from rulings.desk.reports.queries.double_dummy import (
    ABSENT,
    CannotSolve,
    NotInstalled,
    Outlook,
    boards_with_cards,
    complete_deal,
    is_being_solved,
    is_installed,
    outlooks,
)
from rulings.desk.reports.services.double_dummy import order_solving, solve_board
from rulings.models import Board, IrregularityReport, Session
from rulings.wording.terms import SEATS


@dataclass(frozen=True)
class _OutlookRow:
    """A position: the trick before which it is, 0 where nobody knows; who plays; what each side can win, and declarer.

    `is_changed` where declarer’s tricks are not those of the row before: somebody gave one away.
    """

    trick: int
    seat: Sentence
    ns: int | None
    ew: int | None
    declarer: int | None
    is_changed: bool


@dataclass(frozen=True)
class _Progress:
    """How many boards of a session are solved, and of how many whose hands are known."""

    solved: int
    total: int
    failed: list[int]
    following: int | None


@require_safe
@page
def report_double_dummy(request: HtmxRequest, pk: int) -> HttpResponse:
    """What could be made on the board of a report, and from each position of its play."""
    shown, rights = find(request, IrregularityReport, pk=pk)
    return _help_page(request, shown, rights)


@act
def report_solve(request: HtmxRequest, pk: int) -> HttpResponse:
    """Solve the board of a report."""
    shown, rights = find(request, IrregularityReport, Right.RUN_SESSION, pk=pk)
    solve_board(actor=member(request), board=shown.board)
    if request.htmx:
        return _help_page(request, shown, rights)
    return redirect("report_double_dummy", pk)


@require_safe
@page
def session_solve(request: HtmxRequest, slug: str) -> HttpResponse:
    """How far a session is solved."""
    shown, rights = find(request, Session, slug=slug)
    return _solve_page(request, shown, rights, after=_number_in(request.GET.get("after", "")))


@act
def session_solve_next(request: HtmxRequest, slug: str) -> HttpResponse:
    """Solve the next board; one that cannot be solved is passed over."""
    shown, rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    after = _number_in(request.POST.get("after", ""))
    number = _progress(shown, after).following
    if number is not None:
        _try_board(request, shown.boards.get(number=number))
        after = number
    if request.htmx:
        return _solve_page(request, shown, rights, after, is_running=True)
    return redirect(f"{reverse('session_solve', args=[slug])}?after={after}")


@act
def session_solve_all(request: HttpRequest, slug: str) -> HttpResponse:
    """Let the worker solve them all."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    order_solving(actor=member(request), session=shown)
    return redirect("session_solve", slug)


def _help_page(request: HtmxRequest, shown: IrregularityReport, rights: Rights) -> HttpResponse:
    """The page of the help, or for htmx the part of it that another page shows."""
    rows, why_not = _outlooks_or_reason(shown)
    context = {
        "report": shown,
        "board": shown.board,
        "may": rights,
        "can_solve": is_installed() and complete_deal(shown.board) is not None,
        "rows": rows,
        "why_not": why_not,
    }
    whole = not request.htmx
    return render(request, "reports/double_dummy.html" if whole else "reports/_double_dummy.html", context)


def _outlooks_or_reason(shown: IrregularityReport) -> tuple[list[_OutlookRow], Sentence]:
    """The positions of the report, or the sentence that says why they are not here."""
    if not is_installed():
        return [], ABSENT
    try:
        return _outlook_rows(outlooks(shown)), ""
    except CannotSolve as refusal:
        return [], refusal.message


def _outlook_rows(found_from: list[Outlook]) -> list[_OutlookRow]:
    """The positions as the page shows them."""
    rows: list[_OutlookRow] = []
    for each in found_from:
        still = each.still or {}
        before = rows[-1].declarer if rows else None
        changed = None not in (before, each.declarer) and before != each.declarer
        position = each.position
        seat = SEATS[position.turn]
        rows.append(_OutlookRow(position.trick, seat, still.get(Side.NS), still.get(Side.EW), each.declarer, changed))
    return rows


def _try_board(request: HttpRequest, board: Board) -> None:
    """Solve a board; a note on the page where it fails. Without the extra there is no point in going on."""
    try:
        solve_board(actor=member(request), board=board)
    except NotInstalled:
        raise
    except CannotSolve as refusal:
        messages.error(request, str(refusal))


def _solve_page(
    request: HtmxRequest, shown: Session, rights: Rights, after: int = 0, is_running: bool = False
) -> HttpResponse:
    """The page of a session that is being solved, or for htmx the part of it that grows."""
    context: dict[str, Any] = {
        "session": shown,
        "may": rights,
        "progress": _progress(shown, after),
        "after": after,
        "is_running": is_running,
        "is_queued": is_being_solved(shown),
        "why_not": "" if is_installed() else ABSENT,
    }
    whole = not request.htmx
    return render(request, "reports/solving.html" if whole else "reports/_solving.html", context)


def _progress(shown: Session, after: int) -> _Progress:
    """How far it is; boards up to the number `after` that are not solved have been tried in vain."""
    boards = [board for board in boards_with_cards(shown) if complete_deal(board)]
    waiting = [board.number for board in boards if not board.double_dummy]
    following = next((number for number in waiting if number > after), None)
    return _Progress(len(boards) - len(waiting), len(boards), [n for n in waiting if n <= after], following)


def _number_in(text: str) -> int:
    """A board number as a form or an address has it; 0 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
