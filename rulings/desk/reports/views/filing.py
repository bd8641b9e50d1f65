"""New ruling: which board, then what happened, by doors grouped by stage of play and a search among them.

Filing opens the case, whose first question comes next.
"""

from functools import partial
from typing import Any
from urllib.parse import urlencode
from uuid import uuid4

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render, resolve_url
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right, may_see_board
from rulings.desk.base.texts import folded
from rulings.desk.calls.queries import boards_in, call_named, plays_now
from rulings.desk.calls.services.calls import attach_report
from rulings.desk.calls.values import place_of
from rulings.desk.movements.queries import Sitting, seating_of
from rulings.desk.playing.views import first_page
from rulings.desk.reports.forms.filing import AT, BoardForm, DoorSearchForm, FilingForm
from rulings.desk.reports.queries.offers import offers
from rulings.desk.reports.services.filing import file_report
from rulings.desk.reports.views.auctions import begins_with_the_auction, box_before
from rulings.desk.scores.queries.results import board_of, results_of
from rulings.desk.sessions.queries import boards_of
from rulings.laws.engine import Case, Law, UnknownAnswer, rule
from rulings.laws.engine.situation import Door, Situation
from rulings.laws.record.roles import offender
from rulings.laws.situations import situations
from rulings.models import Board, Result, Session, TableCall
from rulings.wording.questions import question_text
from rulings.wording.situations import MOST_OFTEN, STAGES, door_words, stage_title


@require_safe
@page
def new_ruling(request: HttpRequest, slug: str) -> HttpResponse:
    """The session's boards as buttons, and a field for another number."""
    session, _rights = find(request, Session, Right.FILE, slug=slug)
    form = BoardForm(request.GET if "number" in request.GET else None)
    if form.is_valid():
        board = board_of(session, form.cleaned_data["number"])
        return redirect(_with_call(resolve_url("board_new", slug, board.number), request.GET))
    context = {"session": session, "form": form, "boards": boards_of(session), "query": _with_call("", request.GET)}
    call = _call_of(session, request.GET)
    context |= {"offers": offers(member(request), session, call), "filing_key": uuid4()}
    context |= {"often": quick_doors(session.profile.edition)}
    return render(request, "reports/boards.html", context | _at_the_table(session, call, "all" in request.GET))


def _with_call(address: str, asked: QueryDict) -> str:
    """The address with the table and the call that a director comes from."""
    known = {name: asked[name] for name in ("table", "call") if asked.get(name)}
    return f"{address}?{urlencode(known)}" if known else address


def _call_of(session: Session, asked: QueryDict) -> TableCall | None:
    """The call that a director comes from, None where he comes from none."""
    number = str(asked.get("call", ""))
    return call_named(session, number) if number else None


def _at_the_table(session: Session, call: TableCall | None, with_all: bool) -> dict[str, Any]:
    """For a call: the boards that its table has in that round alone, unless all were asked for."""
    if call is None or with_all:
        return {}
    its = boards_in(session, place_of(call), call.round)
    narrowed = {"boards": boards_of(session).filter(pk__in=[board.pk for board in its]), "is_narrowed": True}
    return {"place": place_of(call), **(narrowed if its else {})}


@require_safe
@page
def board_new(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """What happened on this board: the situations as doors, and who met as the results or the movement have it."""
    session, _rights = find(request, Session, Right.FILE, slug=slug)
    return _doors_page(request, session, board_of(session, number))


@act
def board_file(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """File the report and go to its first question; before an irregular call that no record holds, to the auction."""
    session, _rights = find(request, Session, Right.FILE, slug=slug)
    board = board_of(session, number)
    form = FilingForm(request.POST, board, _doors_by_key(session.profile.edition), _tables_of(board))
    report = submit(form, partial(file_report, actor=member(request), session=session, board_number=number))
    if report is None:
        _refuse_hidden(form)
        return _doors_page(request, session, board, form)
    if called_by := form.cleaned_data["call"]:
        attach_report(actor=member(request), call=called_by, report=report)
    case = report.cases.order_by("position")[0]
    with_box = begins_with_the_auction(case) and not report.is_blind and offender.key not in case.answers
    return redirect(first_page(request, report, box_before(case) if with_box else resolve_url("case", case.pk)))


def _doors_page(request: HttpRequest, session: Session, board: Board, form: FilingForm | None = None) -> HttpResponse:
    """The doors of a board. What was typed at the search narrows them."""
    search = DoorSearchForm({"q": request.GET.get("q", "")})
    typed = search.cleaned_data["q"] if search.is_valid() else ""
    results = _bare_results(request, board)
    sittings = _without_result(board, results, request.GET.get("table", ""))
    begun = _begun(request, session, results, sittings)
    context: dict[str, Any] = {
        "session": session,
        "board": board,
        "search": search,
        "filing": form or FilingForm(None, board, {}, initial=begun),
        "at": "" if form else _at(str(begun.get("result", ""))),
        "groups": door_groups(session.profile.edition, typed),
        "often": [] if typed else quick_doors(session.profile.edition),
        "results": results,
        "sittings": [(f"{AT}{each.place}", each) for each in sittings],
    }
    return render(request, "reports/doors.html", context)


def _at(value: str) -> str:
    """The label of the table that is tapped already, "" where none is, or where its result says it."""
    return value.removeprefix(AT) if value.startswith(AT) else ""


def _tables_of(board: Board) -> list[str]:
    """The tables that play the board, as the movement has it."""
    return [str(sitting.place) for sitting in seating_of(board.session).of_board(board.number)]


def _without_result(board: Board, results: list[Result], first: str) -> list[Sitting]:
    """Who plays the board at a table that has no result on it yet; the table `first` before the others."""
    known = {f"{result.section}{result.table}" for result in results} | {result.table for result in results}
    playing = (each for each in seating_of(board.session).of_board(board.number) if each.meeting.is_played)
    return sorted((each for each in playing if str(each.place) not in known), key=lambda each: str(each.place) != first)


def _begun(request: HttpRequest, session: Session, results: list[Result], sittings: list[Sitting]) -> dict[str, Any]:
    """The form as it begins: at the table that the director was called to, else at the one that plays the board now."""
    label = request.GET.get("table", "")
    begun = {"filing_key": uuid4(), "call": _call_of(session, request.GET)}
    if label in {str(each.place) for each in sittings}:
        return begun | {"result": AT + label}
    if not label and (now := plays_now(session, sittings)):
        return begun | {"result": f"{AT}{now.place}"}
    there = [each for each in results if label and label in (each.table, f"{each.section}{each.table}")]
    return begun | ({"result": str(there[0].pk)} if len(there) == 1 else {"table": label})


def _bare_results(request: HttpRequest, board: Board) -> list[Result]:
    """Who met on the board; without what they played where that is hidden from the reader."""
    results = list(results_of(board))
    if not may_see_board(member(request), board):
        for result in results:
            result.contract = result.declarer = ""
    return results


def _refuse_hidden(form: FilingForm) -> None:
    """What no person can have typed is not asked again; its sentence is the refusal."""
    for name in ("door", "result", "filing_key", "call"):
        for sentence in form.errors.get(name, []):
            raise BadInput(str(sentence), name)


_LAW = frozenset({"law", "legge", "art", "prawo", "przepis"})
"""Words that people type before a law's number."""
COMMONEST = (
    "insufficient_bid",
    "bid_out_of_rotation",
    "pass_out_of_rotation",
    "hesitation",
    "wrong_explanation",
    "opening_lead_out_of_turn",
    "defender_led_out_of_turn",
    "penalty_card",
    "revoke",
    "contested_claim",
)
"""What a director at a club is called for most, in the order of a deal: nobody scrolls or searches for these."""


_Opens = tuple[Situation, Door]
"""A door with the situation that it opens."""


def door_groups(edition: str, typed: str) -> list[tuple[str, list[_Opens]]]:
    """The doors that match what was typed, by stage; the commonest stand first as well while nothing is typed."""
    often = [] if typed else commonest(edition)
    groups = [(stage_title(stage), _doors_of(edition, str(stage), typed)) for stage in STAGES]
    return [(title, doors) for title, doors in [(str(MOST_OFTEN), often), *groups] if doors]


def commonest(edition: str) -> list[_Opens]:
    """The commonest doors that the edition has."""
    doors = _doors_by_key(edition)
    return [doors[key] for key in COMMONEST if key in doors]


_OF_HIS_PARTNER = {"hesitation"}
"""Doors of what one player did, whose offender is his partner: who that is, is asked on a page of its own."""


def quick_doors(edition: str) -> list[tuple[Situation, Door, str]]:
    """The commonest doors, each with its first question where a seat answers it, so that one tap is both; else ""."""
    return [(situation, door, _who(situation, door, edition)) for situation, door in commonest(edition)]


def _who(situation: Situation, door: Door, edition: str) -> str:
    """The question of who the offender is, where it comes first, "" where another does."""
    question = rule(situation.laws[edition], Case(door.facts)).question
    if question is None or question.fact.key != offender.key or door.key in _OF_HIS_PARTNER:
        return ""
    return question_text(question.fact, dict(door.facts), situation.key)


def _doors_of(edition: str, stage: str, typed: str) -> list[_Opens]:
    """The matching doors of one stage."""
    return [
        (situation, door)
        for situation in situations(edition)
        if situation.stage == stage
        for door in _doors_in(situation, edition)
        if _matches(situation, door, typed)
    ]


def _doors_in(situation: Situation, edition: str) -> tuple[Door, ...]:
    """The doors of a situation whose answers that edition knows."""
    return tuple(door for door in situation.doors if _is_known(situation.laws[edition], door))


def _is_known(law: Law, door: Door) -> bool:
    """Whether the law takes the answers that the door gives."""
    try:
        rule(law, Case(door.facts))
    except UnknownAnswer:
        return False
    return True


def _matches(situation: Situation, door: Door, typed: str) -> bool:
    """Every word typed is found in the door's words, in any language, with or without its accents."""
    words = folded(door_words(situation, door))
    return all(word in words for word in folded(typed).split() if word not in _LAW)


def _doors_by_key(edition: str) -> dict[str, _Opens]:
    """Every door of an edition with the situation it opens."""
    return {door.key: (situation, door) for situation in situations(edition) for door in _doors_in(situation, edition)}
