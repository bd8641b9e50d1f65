"""The practice for everybody: an exercise step by step, rounds of them by level. The address holds it all."""

import time
from secrets import randbelow

from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from rulings.desk.practice.forms import BeginForm, round_of
from rulings.desk.practice.queries.practised import NotAnAnswer, Practised, told
from rulings.desk.practice.queries.told import address
from rulings.desk.practice.values import Round
from rulings.desk.practice.wording import ABOUT, LEVELS, NO_SUCH_ANSWER, NO_SUCH_SET, situations_by_stage
from rulings.laws.practice.exercises import LARGEST_SEED, Exercise, NoExercise, exercise_of, named_paths, shuffled
from rulings.laws.practice.levels import PRACTISED
from rulings.laws.situations import DEFAULT_EDITION, UnknownSituation
from rulings.wording.situations import situation_title


@require_safe
def practice(request: HttpRequest) -> HttpResponse:
    """The levels, and every situation that is practised."""
    levels = [(level, name, ABOUT[level]) for level, name in LEVELS.items()]
    context = {"form": BeginForm(initial={"level": "player"}), "levels": levels, "stages": situations_by_stage()}
    return render(request, "practice/index.html", context)


@require_safe
def practice_begin(request: HttpRequest) -> HttpResponse:
    """Begin a round of a level."""
    form = BeginForm(request.GET)
    if not form.is_valid():
        raise BadRequest(NO_SUCH_SET)
    return redirect(address(form.begun(randbelow(LARGEST_SEED + 1), int(time.time()))))


@require_safe
def practice_situation(request: HttpRequest, key: str) -> HttpResponse:
    """Some exercise of one situation."""
    if key not in PRACTISED:
        raise Http404
    seed = randbelow(LARGEST_SEED + 1)
    name = shuffled(list(named_paths(key, DEFAULT_EDITION)), seed)[0]
    return redirect("practice_exercise", key, DEFAULT_EDITION, name, seed)


@require_safe
def practice_exercise(request: HttpRequest, key: str, edition: str, name: str, seed: int) -> HttpResponse:
    """One exercise, as far as the address has come with it."""
    exercise, around = _exercise_or_404(key, edition, name, seed), _round(request)
    try:
        practised = Practised(exercise, request.GET.getlist("a")[:99], request.GET.get("ruling", ""))
    except NotAnAnswer:
        raise BadRequest(NO_SUCH_ANSWER) from None
    context = told(exercise) | {"practised": practised, "title": situation_title(key), "round": around}
    onward = address(around.marked(practised.is_right)) if around and practised.is_over else ""
    return render(
        request,
        "practice/exercise.html",
        context | {"exercise": exercise, "onward": onward, "fields": around.fields if around else {}},
    )


@require_safe
def practice_end(request: HttpRequest) -> HttpResponse:
    """What a round came to: how many were right, and how long it took."""
    around = _round(request)
    if around is None or around.current is not None:
        raise BadRequest(NO_SUCH_SET)
    taken = max(0, int(time.time()) - around.began)
    rows = [
        (situation_title(each.situation), mark == "1")
        for each, mark in zip(around.exercises, around.marks, strict=True)
    ]
    right = around.marks.count("1")
    context = {"round": around, "rows": rows, "right": right, "minutes": taken // 60, "seconds": taken % 60}
    return render(request, "practice/end.html", context | {"is_late": 0 < around.seconds < taken})


def _round(request: HttpRequest) -> Round | None:
    """The round of the address; one sentence where there is no such round."""
    try:
        return round_of(request.GET)
    except ValueError:
        raise BadRequest(NO_SUCH_SET) from None


def _exercise_or_404(key: str, edition: str, name: str, seed: int) -> Exercise:
    """The exercise of that name."""
    try:
        if key in PRACTISED:
            return exercise_of(key, edition, name, seed)
    except (NoExercise, UnknownSituation):
        pass
    raise Http404
