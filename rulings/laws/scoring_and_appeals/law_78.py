"""Law 78: what a result is worth against those it is compared with, in matchpoints; IMPs (78B) have a table."""

from collections.abc import Iterator

from rulings.laws.engine import Case, Effect, Fact, Finding, Number
from rulings.laws.preliminaries.law_12.facts import form_of_scoring
from rulings.laws.record.record import Form

_MOST_RESULTS = 200


def _results(key: str) -> Fact[int]:
    return Fact(key, "78A", Number(0, _MOST_RESULTS, (0, 3)))


_results_beaten, _results_equalled = _results("results_beaten"), _results("results_equalled")
_results_not_reached = _results("results_not_reached")


def worth_of_a_result(case: Case) -> Iterator[Finding]:
    """78A: two for each comparable result that is beaten, one for each equal one; 78B by the difference."""
    if case[form_of_scoring] not in (Form.PAIRS_MP, Form.INDIVIDUAL):
        yield Finding("78B", "difference_is_turned_into_imps", Effect.PROCEDURE)
        return
    beaten, equal, better = case[_results_beaten], case[_results_equalled], case[_results_not_reached]
    top = 2 * (beaten + equal + better)
    yield Finding("78A", "matchpoints_of_the_result", Effect.PROCEDURE, points=2 * beaten + equal, top=top)
