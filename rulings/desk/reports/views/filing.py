"""New ruling: which table, which board, then what happened: the commonest doors, a search, and all by stage of play.

Filing opens the case, whose first question comes next.
"""

from functools import partial
from typing import Any
from urllib.parse import urlencode
from uuid import uuid4

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render, resolve_url
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right, may_see_board
from rulings.desk.calls.queries import call_named
from rulings.desk.calls.services.calls import attach_report
from rulings.desk.calls.values import place_of
from rulings.desk.movements.queries import Seating, seating_of
from rulings.desk.movements.values import TablePlace, read_label
from rulings.desk.playing.views import first_page
from rulings.desk.reports.forms.filing import BoardForm, DoorSearchForm, FilingForm, TableForm
from rulings.desk.reports.queries.door_search import door_sheet
from rulings.desk.reports.queries.doors import doors_of
from rulings.desk.reports.queries.offers import Offer, offers
from rulings.desk.reports.queries.tables import Choice, boards_at, choices, chosen, tables_of
from rulings.desk.reports.services.filing import file_report
from rulings.desk.reports.views.auctions import begins_with_the_auction, box_before
from rulings.desk.scores.queries.results import board_of, results_of
from rulings.desk.sessions.queries import boards_of
from rulings.laws.record.roles import offender
from rulings.models import Board, Result, Session, TableCall


@require_safe
@page
def new_ruling(request: HtmxRequest, slug: str) -> HttpResponse:
    """What happened where he is likely to be, one tap from another place; else which table, and which board."""
    session, _rights = find(request, Session, Right.FILE, slug=slug)
    form = BoardForm(request.GET if "number" in request.GET else None)
    if form.is_valid():
        board = board_of(session, form.cleaned_data["number"])
        return redirect(_with_call(resolve_url("board_new", slug, board.number), request.GET))
    call = _call_of(session, request.GET)
    offered = offers(member(request), session, call)
    is_elsewhere = "table" in request.GET or form.is_bound
    if offered and offered[0].board and not is_elsewhere:
        return _doors_page(request, session, board_of(session, offered[0].board), offered=offered)
    context = {"session": session, "form": form} | _where(request.GET, session, call, offered)
    context["offers"] = [each for each in offered if each.board or each.table != context["table"]]
    return render(request, "reports/_where.html" if request.htmx else "reports/boards.html", context)


def _with_call(address: str, asked: QueryDict) -> str:
    """The address with the table and the call that a director comes from."""
    known = {name: asked[name] for name in ("table", "call") if asked.get(name)}
    return f"{address}?{urlencode(known)}" if known else address


def _call_of(session: Session, asked: QueryDict) -> TableCall | None:
    """The call that a director comes from, None where he comes from none."""
    number = str(asked.get("call", ""))
    return call_named(session, number) if number else None


def _where(asked: QueryDict, session: Session, call: TableCall | None, offered: list[Offer]) -> dict[str, Any]:
    """The session's tables with the one that is meant, and its boards of the round; all boards where all are wanted."""
    seating = seating_of(session)
    sections = tables_of(session, seating)
    typing = TableForm(asked if asked.get("table") else None, _labels(sections) if seating.sections else ())
    if typing.is_valid():
        table = typing.cleaned_data["table"]
        typing = TableForm(None, ()) if table in _labels(sections) else typing
    else:
        table = "" if typing.is_bound or not offered else offered[0].table
    place = read_label(table) if table else None
    its = (
        boards_at(session, seating, place, call.round if call and place == place_of(call) else None) if place else set()
    )
    boards, is_narrowed = boards_of(session), bool(its) and "all" not in asked
    return {
        "sections": sections,
        "typing": typing,
        "is_typed": not seating.sections or typing.is_bound,
        "table": table,
        "call": call,
        "boards": tuple(each for each in boards if each.number in its) if is_narrowed else boards,
        "is_narrowed": is_narrowed,
        "with_call": f"&call={call.pk}" if call else "",
        "query": _with_call("", QueryDict(urlencode({"table": table, "call": call.pk if call else ""}))),
    }


def _labels(sections: list[tuple[str, list[TablePlace]]]) -> list[str]:
    """How all the tables are called."""
    return [str(place) for _section, places in sections for place in places]


@require_http_methods(["GET", "HEAD", "POST"])
@page
def board_new(request: HtmxRequest, slug: str, number: int) -> HttpResponse:
    """What happened on this board, and at which table.

    A POST stores nothing: without scripts it carries all that was entered to the doors that were searched for.
    """
    session, _rights = find(request, Session, Right.FILE, slug=slug)
    if request.htmx:
        return _doors_found(request, session)
    return _doors_page(request, session, board_of(session, number))


@act
def board_file(request: HtmxRequest, slug: str, number: int) -> HttpResponse:
    """File the report and go to its first question; before an irregular call that no record holds, to the auction."""
    session, _rights = find(request, Session, Right.FILE, slug=slug)
    board = board_of(session, number)
    form = _filing_form(request, session, board)
    report = submit(form, partial(file_report, actor=member(request), session=session, board_number=number))
    if report is None:
        _refuse_hidden(form)
        return _asked_again(request, session, board, form)
    if called_by := form.cleaned_data["call"]:
        attach_report(actor=member(request), call=called_by, report=report)
    case = report.cases.order_by("position")[0]
    with_box = begins_with_the_auction(case) and not report.is_blind and offender.key not in case.answers
    return redirect(first_page(request, report, box_before(case) if with_box else resolve_url("case", case.pk)))


def _filing_form(request: HttpRequest, session: Session, board: Board) -> FilingForm:
    """What was sent, with the doors and tables that it may name."""
    seating = seating_of(session)
    places = _labels(tables_of(session, seating))
    doors = doors_of(session.profile.edition)
    return FilingForm(request.POST, board, doors, places, places if seating.sections else ())


def _asked_again(request: HtmxRequest, session: Session, board: Board, form: FilingForm) -> HttpResponse:
    """What was refused, beside what caused it: the table alone on a page of its own, where one tap goes on."""
    if not form.lacks_only_its_table:
        return _doors_page(request, session, board, form)
    asked = {"table", "result", "no_table"}
    context = {
        "session": session,
        "board": board,
        "filing": form,
        "told": [(name, value) for name, value in request.POST.items() if name in form.fields and name not in asked],
        "tables": _tables(request, board, seating_of(session)),
    }
    return render(request, "reports/which_table.html", context)


def _searched(request: HttpRequest) -> tuple[str, str, DoorSearchForm]:
    """What was typed, and the stage that is to be opened."""
    asked = request.POST if request.method == "POST" else request.GET
    form = DoorSearchForm({name: asked.get(name, "") for name in ("q", "stage")})
    told = form.cleaned_data if form.is_valid() else {"q": "", "stage": ""}
    return told["q"], told["stage"], form


def _doors_found(request: HtmxRequest, session: Session) -> HttpResponse:
    """The doors alone, while somebody types; or those of one stage."""
    typed, stage, _form = _searched(request)
    sheet = door_sheet(session.profile.edition, typed, stage, session.event.club)
    template = "reports/_stage.html" if stage else "reports/_found.html"
    return render(request, template, sheet | {"as_form": True, "address": request.path, "swapped": True})


def _doors_page(
    request: HtmxRequest,
    session: Session,
    board: Board,
    form: FilingForm | None = None,
    offered: list[Offer] | None = None,
) -> HttpResponse:
    """The doors of a board, and its tables; `offered` where the director did not choose the place himself."""
    typed, stage, search = _searched(request)
    offer = offered[0] if offered else None
    tables = [] if offer and offer.table else _tables(request, board, seating_of(session))
    said = request.GET.get("table", "")
    begun = _begun(request, session, offer, chosen(board, tables, said), said)
    context: dict[str, Any] = {
        "session": session,
        "board": board,
        "search": search,
        "filing": form or FilingForm(None, board, {}, initial=begun),
        "tables": tables,
        "is_chosen": bool(begun.get("result")) and not form,
        "offer": offer,
        "others": offered[1:] if offered else [],
        "as_form": True,
        "address": resolve_url("board_new", session.slug, board.number),
        "query": _with_call("", request.GET),
    }
    return render(
        request, "reports/doors.html", context | door_sheet(session.profile.edition, typed, stage, session.event.club)
    )


def _tables(request: HttpRequest, board: Board, seating: Seating) -> list[Choice]:
    """The tables to be tapped for a board."""
    labels = _labels(tables_of(board.session, seating))
    return choices(board, _bare_results(request, board), seating, labels)


def _begun(
    request: HttpRequest, session: Session, offer: Offer | None, table: Choice | None, said: str
) -> dict[str, Any]:
    """The form as it begins: with what was entered already, else at the table that is meant."""
    if request.method == "POST":
        return request.POST.dict()
    call = offer.call if offer else _call_of(session, request.GET)
    result = table.value if table else ""
    return {"filing_key": uuid4(), "call": call, "result": result, "table": "" if result else said}


def _bare_results(request: HttpRequest, board: Board) -> list[Result]:
    """Who met on the board; without what they played where that is hidden from the reader."""
    results = results_of(board.pk)
    if not may_see_board(member(request), board):
        for result in results:
            result.contract = result.declarer = ""
    return results


def _refuse_hidden(form: FilingForm) -> None:
    """What no person can have typed is not asked again; its sentence is the refusal."""
    for name in ("door", "result", "filing_key", "call"):
        for sentence in form.errors.get(name, []):
            raise BadInput(str(sentence), name)
