"""The Laws guide for everybody: situation, questions, ruling; and what the desk does for each law of the book.

No account, nothing stored: the address holds it all.
"""

from typing import Any
from urllib.parse import urlencode

from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from rulings.bridge import Seat, Vulnerability
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.cases.queries.asking import (
    ToldFact,
    asked_again,
    finding_sheets,
    known_sheets,
    outcome_sheets,
    question_sheet,
    sent,
)
from rulings.desk.guide.forms import GuideForm
from rulings.desk.guide.queries.commentary import commentary, first_question, newest_cases
from rulings.desk.guide.queries.described import addresses_of, structured
from rulings.desk.guide.queries.editions import side_by_side
from rulings.desk.guide.queries.shelf import held_book
from rulings.desk.guide.views.manners import for_everybody, in_language
from rulings.desk.guide.wording import part_title
from rulings.desk.reports.forms.filing import EDITION_NAMES, DoorSearchForm
from rulings.desk.reports.queries.door_search import door_sheet
from rulings.laws.coverage import PARTS, coverage, totals
from rulings.laws.engine import Question, Ruling, UnknownAnswer, outcomes
from rulings.laws.engine.exclusion import rule_naming_both
from rulings.laws.engine.situation import Situation, Stage
from rulings.laws.examples import EXAMPLES
from rulings.laws.follow_ups import continuation
from rulings.laws.practice.levels import PRACTISED
from rulings.laws.situations import DEFAULT_EDITION, SITUATIONS
from rulings.models import Board
from rulings.wording.situations import situation_title

_Pair = tuple[str, str]
"""A parameter of an address."""


@require_safe
@vary_on_headers("HX-Request")
@in_language
def guide(request: HtmxRequest) -> HttpResponse:
    """The situations as doors, with a search."""
    form = DoorSearchForm(request.GET)
    asked = form.cleaned_data if form.is_valid() else {"q": "", "stage": "", "edition": DEFAULT_EDITION}
    context = door_sheet(asked["edition"], asked["q"], asked["stage"]) | {"address": request.path}
    if request.htmx:
        template = "reports/_stage.html" if asked["stage"] else "reports/_found.html"
        return render(request, template, context | {"swapped": True})
    book = held_book(asked["edition"], get_language() or "")
    more = {"form": form, "editions": EDITION_NAMES, "book": book, "is_live": True}
    return render(request, "guide/index.html", context | more)


@require_safe
@in_language
def guide_situation(request: HttpRequest, key: str) -> HttpResponse:
    """One situation: the next question, or the ruling."""
    situation = situation_or_404(key)
    form = GuideForm(request.GET, situation)
    if not form.is_valid():
        raise BadRequest(next(iter(form.errors.values()))[0])
    return render(request, "guide/situation.html", _situation_context(request, situation, form))


def _situation_context(request: HttpRequest, situation: Situation, form: GuideForm) -> dict[str, Any]:
    """What the page of one situation shows; `ask` in the address is the key of an answer that is to be changed."""
    ruling = _ruled(form)
    known, again = known_sheets(ruling, situation.key), _question_again(form, ruling)
    question = again or ruling.question
    return {
        "situation": situation,
        "title": situation_title(situation.key),
        "edition": form.cleaned_data["edition"],
        "addresses": addresses_of(request, form.cleaned_data["edition"]),
        "question": question_sheet(question, ruling, situation.key) if question else None,
        "sheet": {"known": known},
        "known": [(each, _address_to_change(form, ruling, each), _address_back(form, ruling, each)) for each in known],
        "answered": [pair for pair in _answered(form, ruling) if question is None or pair[0] != question.fact.key],
        "leave": "?" + urlencode(_answered(form, ruling)) if again else "",
        "findings": finding_sheets(ruling),
        "onward": [] if question else _onward(form, ruling),
        "address": urlencode(_answered(form, ruling)),
        "has_auction": bool(form.query.get("auction")),
        **_diagram(form.record()),
        "asks_of_auction": situation.stage is Stage.AUCTION,
        "is_practised": situation.key in PRACTISED,
    }


@require_safe
def guide_compare(request: HttpRequest, key: str) -> HttpResponse:
    """What each answer to the open question would lead to; the address goes back to the question."""
    situation = situation_or_404(key)
    form = GuideForm(request.GET, situation)
    if not form.is_valid():
        raise BadRequest(next(iter(form.errors.values()))[0])
    ruling, back = _ruled(form), f"{reverse('guide_situation', args=[key])}?{request.GET.urlencode()}"
    if ruling.question is None:
        return redirect(back)
    found = outcomes(form.word_on, form.cleaned_data["answers"])
    question, told = question_sheet(ruling.question, ruling, key), outcome_sheets(ruling.question, ruling, found, key)
    context = {"title": situation_title(key), "back": back, "question": question, "outcomes": told}
    return render(request, "guide/compare.html", context)


@require_safe
@in_language
def guide_about(request: HttpRequest, key: str) -> HttpResponse:
    """All that the guide has on a situation: chart, interview, mistakes, an example, the editions, published cases."""
    situation = situation_or_404(key)
    shown, addresses = commentary(situation), addresses_of(request)
    context = {
        "question": first_question(situation, shown["edition"]),
        "editions": side_by_side(situation),
        "cases": newest_cases(situation),
        "addresses": addresses,
        "structured": structured(situation, addresses.own),
        "is_live": True,
    }
    record = dict(EXAMPLES[key].get("record", {}))
    return render(request, "guide/about.html", shown | context | _diagram(record))


def _diagram(record: dict[str, object]) -> dict[str, Any]:
    """What the auction's diagram is drawn from; the guide knows no board, and so nobody's vulnerability."""
    board = Board(dealer=str(record.get("dealer", Seat.NORTH)), vulnerability=str(Vulnerability.NONE))
    return {"board": board, "auction": record.get("auction")}


def _onward(form: GuideForm, ruling: Ruling) -> list[_Pair]:
    """The situations that the ruling leads on to, each once: its title, and its address with what is known."""
    edition, found = form.cleaned_data["edition"], dict[str, str]()
    for each in (continuation(finding, ruling, edition) for finding in ruling.findings):
        if each is not None:
            query = urlencode({"edition": edition, **each.facts}, doseq=True)
            found.setdefault(
                f"{reverse('guide_situation', args=[each.situation])}?{query}", situation_title(each.situation)
            )
    return list(found.items())


def _question_again(form: GuideForm, ruling: Ruling) -> Question | None:
    """The question behind what the auction told, or behind an answer against it; None where none is asked for."""
    told = {fact.key: fact for fact in (*ruling.derived, *ruling.overruled)}
    fact = told.get(form.query.get("ask", ""))
    return asked_again(form.cleaned_data["law"], ruling, fact) if fact else None


def situation_or_404(key: str) -> Situation:
    """The situation in any edition."""
    for situation in SITUATIONS:
        if situation.key == key:
            return situation
    raise Http404


def _ruled(form: GuideForm) -> Ruling:
    """The law run over the answers; an answer that does not fit the others is refused."""
    try:
        return rule_naming_both(form.cleaned_data["law"], form.cleaned_data["case"])
    except UnknownAnswer as error:
        raise BadRequest(form.refusal(error)) from None


def _answered(form: GuideForm, ruling: Ruling) -> list[_Pair]:
    """The edition, the auction, every answer relied on, and those yet to be read, for the next address."""
    given = [(fact.key, sent(fact, value)) for fact, value in ruling.relied_on.items() if fact not in ruling.derived]
    auction = [(name, form.query[name]) for name in ("dealer", "auction") if form.query.get(name)]
    read = {fact.key for fact in ruling.relied_on}
    unread = [(key, raw) for key in form.asked() if key not in read for raw in form.query.getlist(key)]
    return [("edition", form.cleaned_data["edition"]), *auction, *given, *unread]


def _address_to_change(form: GuideForm, ruling: Ruling, known: ToldFact) -> str:
    """The query that asks for it again: against the auction, or with what was answered before it and at the door."""
    pairs = _answered(form, ruling)
    if known.source:
        return "?" + urlencode([*pairs, ("ask", known.key)])
    place = [name for name, _value in pairs].index(known.key)
    door = {item for door in form.situation.doors for item in door.facts.items()}
    return "?" + urlencode([*pairs[:place], *(pair for pair in pairs[place + 1 :] if pair in door)])


def _address_back(form: GuideForm, ruling: Ruling, known: ToldFact) -> str:
    """The query in which the auction counts again; empty where nothing was said against it."""
    pairs = [pair for pair in _answered(form, ruling) if pair[0] != known.key]
    return "?" + urlencode(pairs) if known.source == "overruled" else ""


@require_safe
@for_everybody
def guide_coverage(request: HttpRequest) -> HttpResponse:
    """Laws 1 to 93 in their parts."""
    covered = {each.law: each for each in coverage()}
    parts = [(part, part_title(part), [covered[law] for law in laws]) for part, laws in PARTS.items()]
    return render(request, "guide/coverage.html", {"parts": parts, "totals": totals()})
