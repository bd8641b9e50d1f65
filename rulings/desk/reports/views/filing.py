"""New ruling: which board, then what happened, by doors grouped by stage of play and a search among them.

Filing opens the case, whose first question comes next.
"""

from functools import partial
from typing import Any
from uuid import uuid4

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right, may_see_board
from rulings.desk.base.texts import folded
from rulings.desk.playing.views import first_page
from rulings.desk.reports.forms.filing import BoardForm, DoorSearchForm, FilingForm
from rulings.desk.reports.services.filing import file_report
from rulings.desk.reports.views.auctions import begins_with_the_auction, box_before
from rulings.desk.scores.queries.results import board_of, results_of
from rulings.desk.sessions.queries import boards_of
from rulings.laws.engine import Case, Law, UnknownAnswer, rule
from rulings.laws.engine.situation import Door, Situation
from rulings.laws.situations import situations
from rulings.models import Board, Result, Session
from rulings.wording.situations import MOST_OFTEN, STAGES, door_words, stage_title


@require_safe
@page
def new_ruling(request: HttpRequest, slug: str) -> HttpResponse:
    """The session's boards as buttons, and a field for another number."""
    session, _rights = find(request, Session, Right.FILE, slug=slug)
    form = BoardForm(request.GET if "number" in request.GET else None)
    if form.is_valid():
        return redirect("board_new", slug, board_of(session, form.cleaned_data["number"]).number)
    return render(request, "reports/boards.html", {"session": session, "form": form, "boards": boards_of(session)})


@require_safe
@page
def board_new(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """What happened on this board: the situations as doors, and the pairs as the results have them."""
    session, _rights = find(request, Session, Right.FILE, slug=slug)
    return _doors_page(request, session, board_of(session, number))


@act
def board_file(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """File the report and go to its first question; before an irregular call that no record holds, to the auction."""
    session, _rights = find(request, Session, Right.FILE, slug=slug)
    board = board_of(session, number)
    form = FilingForm(request.POST, board, _doors_by_key(session.profile.edition))
    report = submit(form, partial(file_report, actor=member(request), session=session, board_number=number))
    if report is None:
        _refuse_hidden(form)
        return _doors_page(request, session, board, form)
    case = report.cases.order_by("position")[0]
    with_box = begins_with_the_auction(case) and not report.is_blind
    return redirect(first_page(request, report, box_before(case) if with_box else resolve_url("case", case.pk)))


def _doors_page(request: HttpRequest, session: Session, board: Board, form: FilingForm | None = None) -> HttpResponse:
    """The doors of a board. What was typed at the search narrows them."""
    search = DoorSearchForm({"q": request.GET.get("q", "")})
    typed = search.cleaned_data["q"] if search.is_valid() else ""
    context: dict[str, Any] = {
        "session": session,
        "board": board,
        "search": search,
        "filing": form or FilingForm(None, board, {}, initial={"filing_key": uuid4()}),
        "groups": door_groups(session.profile.edition, typed),
        "results": _bare_results(request, board),
    }
    return render(request, "reports/doors.html", context)


def _bare_results(request: HttpRequest, board: Board) -> list[Result]:
    """Who met on the board; without what they played where that is hidden from the reader."""
    results = list(results_of(board))
    if not may_see_board(member(request), board):
        for result in results:
            result.contract = result.declarer = ""
    return results


def _refuse_hidden(form: FilingForm) -> None:
    """What no person can have typed is not asked again; its sentence is the refusal."""
    for name in ("door", "result", "filing_key"):
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
