"""New ruling: which board, then what happened. Filing opens the case, whose first question comes next."""

from typing import Any
from uuid import uuid4

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.views.decorators.http import require_safe

from rulings import queries
from rulings.forms.filing import BoardForm, FilingForm
from rulings.forms.guide import DoorSearchForm
from rulings.models import Board, Result, Session
from rulings.permissions import Right, may_see_board
from rulings.services.filing import file_report
from rulings.services.refusals import BadInput
from rulings.services.tables import board_of
from rulings.views import found
from rulings.views.auctions import begins_with_the_auction, box_before
from rulings.views.doors import door_groups, doors_by_key
from rulings.views.gate import act, page
from rulings.views.playing import first_page


@require_safe
@page
def new_ruling(request: HttpRequest, slug: str) -> HttpResponse:
    """The session's boards as buttons, and a field for another number."""
    session, _rights = found.session(request, slug, Right.FILE)
    form = BoardForm(request.GET if "number" in request.GET else None)
    if form.is_valid():
        return redirect("board_new", slug, board_of(session, form.cleaned_data["number"]).number)
    return render(
        request, "filing/boards.html", {"session": session, "form": form, "boards": queries.boards_of(session)}
    )


@require_safe
@page
def board_new(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """What happened on this board: the situations as doors, and the pairs as the results have them."""
    session, _rights = found.session(request, slug, Right.FILE)
    return doors_page(request, session, board_of(session, number))


@act
def board_file(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """File the report and go to its first question; before an irregular call that no record holds, to the auction."""
    session, _rights = found.session(request, slug, Right.FILE)
    board = board_of(session, number)
    form = FilingForm(request.POST, board, doors_by_key(session.profile.edition))
    if not form.is_valid():
        refuse_hidden(form)
        return doors_page(request, session, board, form)
    report = file_report(actor=found.member(request), session=session, board_number=number, **form.filed())
    case = report.cases.order_by("position")[0]
    with_box = begins_with_the_auction(case) and not report.is_blind
    return redirect(first_page(request, report, box_before(case) if with_box else resolve_url("case", case.pk)))


def doors_page(request: HttpRequest, session: Session, board: Board, form: FilingForm | None = None) -> HttpResponse:
    """The doors of a board. What was typed at the search narrows them."""
    search = DoorSearchForm({"q": request.GET.get("q", "")})
    typed = search.cleaned_data["q"] if search.is_valid() else ""
    context: dict[str, Any] = {
        "session": session,
        "board": board,
        "search": search,
        "filing": form or FilingForm(None, board, {}, initial={"filing_key": uuid4()}),
        "groups": door_groups(session.profile.edition, typed),
        "results": bare_results(request, board),
    }
    return render(request, "filing/doors.html", context)


def bare_results(request: HttpRequest, board: Board) -> list[Result]:
    """Who met on the board; without what they played where that is hidden from the reader."""
    results = list(queries.results_of(board))
    if not may_see_board(found.member(request), board):
        for result in results:
            result.contract = result.declarer = ""
    return results


def refuse_hidden(form: FilingForm) -> None:
    """What no person can have typed is not asked again; its sentence is the refusal."""
    for name in ("door", "result", "filing_key"):
        for sentence in form.errors.get(name, []):
            raise BadInput(str(sentence), name)
