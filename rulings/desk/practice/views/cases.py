"""Published cases to be ruled by who reads them: the same steps, and at the end what was ruled at the table."""

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import or_404
from rulings.desk.base.moving.closed import goes_on, refuse_moved
from rulings.desk.casebook.queries.search import publication_by_number
from rulings.desk.practice.queries.from_cases import cases_to_rule, exercise_of_case, ruled_at_the_table, told_of_case
from rulings.desk.practice.queries.practised import NotAnAnswer, Practised
from rulings.desk.practice.wording import NO_SUCH_ANSWER
from rulings.laws.practice.exercises import Exercise
from rulings.laws.practice.recorded import told_by_the_ruling
from rulings.wording.situations import situation_title


@require_safe
def practice_cases(request: HttpRequest) -> HttpResponse:
    """The newest published cases that can be ruled."""
    return render(request, "practice/cases.html", {"rows": cases_to_rule()})


@require_safe
@goes_on
def practice_case(request: HttpRequest, club: str, year: int, number: int) -> HttpResponse:
    """One published case, as far as the address has come with it; one that gives no exercise is shown as it is."""
    shown = or_404(publication_by_number(club, year, number))
    refuse_moved(request, shown.club)
    exercise = exercise_of_case(shown)
    if exercise is None:
        return redirect("casebook_case", club, year, number)
    context = told_of_case(shown) | ruled_at_the_table(shown) | {"exercise": exercise, "case": shown}
    context |= {"practised": _practised(request, exercise), "title": situation_title(exercise.situation)}
    return render(request, "practice/exercise.html", context)


def _practised(request: HttpRequest, exercise: Exercise) -> Practised:
    """The case as far as the address has come with it: only what its ruling tells is asked."""
    picks, ruled = request.GET.getlist("a")[:99], request.GET.get("ruling", "")
    try:
        return Practised(exercise, picks, ruled, told_by_the_ruling(exercise))
    except NotAnAnswer:
        raise BadRequest(NO_SUCH_ANSWER) from None
