"""A test as somebody takes it, by the address of his sitting: question after question, and its code at the end."""

from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import or_404
from rulings.desk.base.gate import refused
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.refusals import Refusal
from rulings.desk.practice.forms import AnswerForm, NameForm
from rulings.desk.practice.queries.practised import NotAnAnswer, told
from rulings.desk.practice.queries.sealed import code_of
from rulings.desk.practice.queries.sittings import Sat, begun_of, sitting_by_token
from rulings.desk.practice.services import give_answer
from rulings.desk.practice.wording import LAWS_HAVE_CHANGED, NO_SUCH_ANSWER
from rulings.laws.practice.exercises import NoExercise
from rulings.wording.situations import situation_title


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def practice_sitting(request: HtmxRequest, token: str, place: int) -> HttpResponse:
    """One exercise of the test as far as it is answered; a POST answers the question at hand."""
    sat, at_hand = _sat(token)
    if not 0 < place <= len(sat.exercises):
        raise Http404
    if place - 1 > at_hand:
        return redirect("practice_sitting", token, at_hand + 1)
    if request.method == "POST":
        return _answered(request, sat, token, place)
    return _shown(render(request, "practice/exercise.html", _context(sat, token, place - 1)))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def practice_done(request: HttpRequest, token: str) -> HttpResponse:
    """The end of a test: a name or a pseudonym, and then the code for the trainer."""
    sat, at_hand = _sat(token)
    if at_hand < len(sat.exercises):
        return redirect("practice_sitting", token, at_hand + 1)
    form = NameForm(request.POST or None)
    named = form.cleaned_data["name"] if form.is_valid() else ""
    code = code_of(sat.result(named, begun_of(sat.sitting))) if named else ""
    return _shown(render(request, "practice/done.html", {"form": form, "code": code}))


def _sat(token: str) -> tuple[Sat, int]:
    """The sitting of that address, and which exercise is at hand; one sentence where the site has changed since."""
    sat = Sat(or_404(sitting_by_token(token)))
    try:
        return sat, sat.place
    except (NoExercise, NotAnAnswer):
        raise BadRequest(LAWS_HAVE_CHANGED) from None


def _answered(request: HtmxRequest, sat: Sat, token: str, place: int) -> HttpResponse:
    """Take the answer, and show the exercise with it."""
    form = AnswerForm(request.POST)
    if not form.is_valid():
        raise BadRequest(NO_SUCH_ANSWER)
    try:
        give_answer(sitting=sat.sitting, place=place - 1, step=form.cleaned_data["step"], given=form.pressed)
    except Refusal as refusal:
        return refused(request, refusal)
    return redirect("practice_sitting", token, place)


def _context(sat: Sat, token: str, place: int) -> dict[str, object]:
    """What the page of an exercise shows."""
    exercise, practised = sat.exercise(place), sat.practised(place)
    return told(exercise) | {
        "exercise": exercise,
        "practised": practised,
        "title": situation_title(exercise.situation),
        "round": {"place": place, "exercises": sat.exercises, "began": sat.began, "seconds": sat.seconds},
        "token": token,
        "step": len(sat.given(place)),
        "is_last": place + 1 == len(sat.exercises),
    }


def _shown(response: HttpResponse) -> HttpResponse:
    """The page; no search engine keeps it, and its address goes to no other site."""
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response
