"""Law 12C2 to C4: averages by fault, each contestant for himself.

Whose fault it is is one question about both sides. That a side has other boards of the session without a result is not
asked: where a regulation has amounts for those (12C2(d)), the score reckons them from the boards that there are.

In 2007 the averages in IMPs, a knockout's and those of teams had paragraphs of Law 86 (A, B and D).
"""

from collections.abc import Iterator, Mapping

from rulings.bridge import Average, Fault, Side
from rulings.laws.engine import Case, Edition, Effect, Finding, Setting, artificial
from rulings.laws.preliminaries.law_12.facts import TEAMS, fault_alone, fault_of, form_of_scoring
from rulings.laws.record.record import Form

_AVERAGES = {Fault.NONE: Average.PLUS, Fault.PARTLY: Average.PLAIN, Fault.DIRECTLY: Average.MINUS}
_BALANCED = ({Average.PLUS, Average.MINUS}, {Average.PLAIN})
_MATCHPOINTS = (Form.PAIRS_MP, Form.INDIVIDUAL)


def artificial_scores(case: Case) -> Iterator[Finding]:
    """12C2(a) in matchpoints, (b) in IMPs; (c) and (d) look at the rest of the session."""
    form = case[form_of_scoring]
    yield from averages(case, *Side)
    given = {side: _AVERAGES[fault_of(case, side)] for side in Side}
    if case.edition is Edition.LAWS_2017:
        yield from _several_in_the_session(case)
    yield from knockout_average(case, balanced=_is_balanced(given))
    if case.edition is Edition.LAWS_2007 and form in TEAMS:
        yield Finding("86D", "result_of_the_other_table_may_count", Effect.PROCEDURE)
    yield from no_penalty_for_blameless_partner(form)


def averages(case: Case, *sides: Side) -> Iterator[Finding]:
    """12C2(a) to (c) for these sides alone, each by its own fault."""
    fault = fault_alone if len(sides) == 1 else fault_of
    given = {side: _AVERAGES[fault(case, side)] for side in sides}
    for side, average in given.items():
        yield _average_for(case, side, average)
    yield from _moved_by_the_session(given)


def average_plus_for_both(case: Case) -> Iterator[Finding]:
    """12C2(a) to (c) and C4, where both sides count as not at fault."""
    given = dict.fromkeys(Side, Average.PLUS)
    for side, average in given.items():
        yield _average_for(case, side, average)
    yield from _moved_by_the_session(given)
    yield from knockout_average(case, balanced=False)


def _moved_by_the_session(given: Mapping[Side, Average]) -> Iterator[Finding]:
    """12C2(c): a plain average never moves."""
    if set(given.values()) != {Average.PLAIN}:
        yield Finding("12C2(c)", "session_score_may_move_the_average", Effect.PROCEDURE)


def _is_balanced(given: Mapping[Side, Average]) -> bool:
    """Plus for one side and minus for the other, or plain for both."""
    return set(given.values()) in _BALANCED


def _average_for(case: Case, side: Side, average: Average) -> Finding:
    """In IMPs the plain average is 0 by implication: 12C2(b) gives figures only for plus and minus."""
    unit, paragraph = "matchpoints", "12C2(a)"
    if case[form_of_scoring] not in _MATCHPOINTS:
        unit = "imps"
        paragraph = case.by_edition("12C2(a)" if average is Average.PLAIN else "12C2(b)", in_2007="86A")
    return artificial(paragraph, f"average_{average}_in_{unit}", to=side, average=average)


def _several_in_the_session(case: Case) -> Iterator[Finding]:
    """12C2(d): on a contestant's second and later boards without a result a regulation may have other amounts."""
    if case.regulations.law12c2d_multiple_boards is not Setting.NO:
        yield Finding("12C2(d)", "regulated_amount_for_a_later_board", Effect.PROCEDURE)


def knockout_average(case: Case, balanced: bool) -> Iterator[Finding]:
    """12C4 (2007: 86B): scores of a knockout match that do not balance are averaged."""
    if case[form_of_scoring] is Form.KNOCKOUT and not balanced:
        yield Finding(case.by_edition("12C4", in_2007="86B"), "knockout_scores_are_averaged", Effect.PROCEDURE)


def no_penalty_for_blameless_partner(form: Form) -> Iterator[Finding]:
    """12C3: in an individual both partners bear the rectification, a penalty only who is to blame."""
    if form is Form.INDIVIDUAL:
        yield Finding("12C3", "individual_partners_share_the_score", Effect.PROCEDURE)
