"""A trainer's test: set by who is signed in, opened by whoever has the link, its codes read by the trainer."""

import time
from secrets import randbelow

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import content_disposition_header
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.addresses import client_network
from rulings.desk.base.gate import act, page, refused
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.refusals import BadInput, Refusal
from rulings.desk.practice.forms import ResultsForm, SetForm
from rulings.desk.practice.queries.sealed import link_of, opened_test, results_of
from rulings.desk.practice.queries.told import link_shown, results_csv
from rulings.desk.practice.services import begin_sitting
from rulings.desk.practice.values import Test
from rulings.desk.practice.wording import LEVELS, NO_SUCH_TEST, TEST_IS_OVER
from rulings.laws.practice.exercises import LARGEST_SEED
from rulings.laws.practice.levels import Level


class _Over(Refusal):
    """The link of a test has ended."""

    status, code = 410, "test_is_over"


@require_safe
@page
def practice_set(request: HttpRequest) -> HttpResponse:
    """Choose what a test holds; the link stands on the same page."""
    form = SetForm(request.GET) if "level" in request.GET else SetForm(initial={"level": str(Level.DIRECTOR)})
    made = form.test(randbelow(LARGEST_SEED + 1), int(time.time())) if form.is_valid() else None
    context = {"form": form, "results": ResultsForm(), "link": link_shown(link_of(made)) if made else None}
    return render(request, "practice/set.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def practice_test(request: HtmxRequest) -> HttpResponse:
    """What the test is; begun by a button."""
    test = _test(request)
    if test.until < time.time():
        return refused(request, _Over(TEST_IS_OVER))
    if request.method == "POST":
        try:
            return redirect("practice_sitting", begin_sitting(test=test, network=client_network(request)).token, 1)
        except Refusal as refusal:
            return refused(request, refusal)
    return render(request, "practice/test.html", {"test": test, "level": LEVELS[test.level]})


@act
def practice_results(request: HttpRequest) -> HttpResponse:
    """The codes that takers gave to their trainer, as CSV."""
    form = ResultsForm(request.POST)
    if not form.is_valid():
        raise BadInput(str(next(iter(form.errors.values()))[0]))
    results, strangers = results_of(form.cleaned_data["codes"].split())
    headers = {"Content-Disposition": content_disposition_header(True, "practice-results.csv") or ""}
    text = results_csv(results, strangers)
    return HttpResponse(text, content_type="text/csv; charset=utf-8", headers=headers)


def _test(request: HttpRequest) -> Test:
    """The test of the link; one sentence where it is none."""
    test = opened_test(request.GET.get("of", ""))
    if test is None:
        raise BadRequest(NO_SUCH_TEST)
    return test
