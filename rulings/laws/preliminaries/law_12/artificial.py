"""Law 12C2 to C4: averages by fault, each contestant for himself."""

from collections.abc import Iterator, Mapping

from rulings.bridge.awards import Average, Fault
from rulings.bridge.seats import Side
from rulings.laws.engine.adjusting import artificial
from rulings.laws.engine.engine import Case
from rulings.laws.engine.findings import Effect, Finding
from rulings.laws.engine.regulations import Setting
from rulings.laws.preliminaries.law_12.facts import (
    Without,
    fault_of_ew,
    fault_of_ns,
    form_of_scoring,
    later_boards_are_regulated,
    without_result_before,
)
from rulings.laws.record.record import Form

AVERAGES = {Fault.NONE: Average.PLUS, Fault.PARTLY: Average.PLAIN, Fault.DIRECTLY: Average.MINUS}
BALANCED = ({Average.PLUS, Average.MINUS}, {Average.PLAIN})
AGAIN = {Without.NEITHER: (), Without.NS: (Side.NS,), Without.EW: (Side.EW,), Without.BOTH: tuple(Side)}
MATCHPOINTS = (Form.PAIRS_MP, Form.INDIVIDUAL)


def artificial_scores(case: Case) -> Iterator[Finding]:
    """12C2(a) in matchpoints, (b) in IMPs; (c) and (d) look at the rest of the session."""
    form = case[form_of_scoring]
    given = {Side.NS: AVERAGES[case[fault_of_ns]], Side.EW: AVERAGES[case[fault_of_ew]]}
    for side, average in given.items():
        yield average_for(side, average, form)
    yield from moved_by_the_session(given)
    yield from several_in_the_session(case)
    yield from knockout_average(form, is_balanced(given))
    yield from no_penalty_for_blameless_partner(form)


def moved_by_the_session(given: Mapping[Side, Average]) -> Iterator[Finding]:
    """12C2(c): a plain average never moves."""
    if set(given.values()) != {Average.PLAIN}:
        yield Finding("12C2(c)", "session_score_may_move_the_average", Effect.PROCEDURE)


def is_balanced(given: Mapping[Side, Average]) -> bool:
    """Plus for one side and minus for the other, or plain for both."""
    return set(given.values()) in BALANCED


def average_for(side: Side, average: Average, form: Form) -> Finding:
    """In IMPs the plain average is 0 by implication: 12C2(b) gives figures only for plus and minus."""
    unit = "matchpoints" if form in MATCHPOINTS else "imps"
    paragraph = "12C2(b)" if unit == "imps" and average is not Average.PLAIN else "12C2(a)"
    return artificial(paragraph, f"average_{average}_in_{unit}", to=side, average=average)


def several_in_the_session(case: Case) -> Iterator[Finding]:
    """12C2(d): on a contestant's second and later boards without a result a regulation may have other amounts."""
    setting = case.regulations.law12c2d_multiple_boards
    if case[later_boards_are_regulated] if setting is Setting.ASK else setting is Setting.YES:
        for side in AGAIN[case[without_result_before]]:
            yield Finding("12C2(d)", "regulated_amount_for_a_later_board", Effect.PROCEDURE, side=side)


def knockout_average(form: Form, balanced: bool, number: str = "12C4") -> Iterator[Finding]:
    """12C4 (2007: 86B): scores of a knockout match that do not balance are averaged."""
    if form is Form.KNOCKOUT and not balanced:
        yield Finding(number, "knockout_scores_are_averaged", Effect.PROCEDURE)


def no_penalty_for_blameless_partner(form: Form) -> Iterator[Finding]:
    """12C3: in an individual both partners bear the rectification, a penalty only who is to blame."""
    if form is Form.INDIVIDUAL:
        yield Finding("12C3", "individual_partners_share_the_score", Effect.PROCEDURE)
