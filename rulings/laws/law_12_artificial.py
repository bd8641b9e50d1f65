"""Law 12C2 to C4: averages by fault, each contestant for himself."""

from collections.abc import Iterator

from rulings.bridge.seats import Side
from rulings.laws.adjusting import Average, artificial
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_12_facts import Fault, fault_of_ew, fault_of_ns, form_of_scoring
from rulings.laws.record import Form

AVERAGES = {Fault.NONE: Average.PLUS, Fault.PARTLY: Average.PLAIN, Fault.DIRECTLY: Average.MINUS}
BALANCED = ({Average.PLUS, Average.MINUS}, {Average.PLAIN})
MATCHPOINTS = (Form.PAIRS_MP, Form.INDIVIDUAL)


def artificial_scores(case: Case) -> Iterator[Finding]:
    """12C2(a) in matchpoints, (b) in IMPs; (c) looks at the rest of the session."""
    form = case[form_of_scoring]
    given = {Side.NS: AVERAGES[case[fault_of_ns]], Side.EW: AVERAGES[case[fault_of_ew]]}
    for side, average in given.items():
        yield average_for(side, average, form)
    if Average.PLUS in given.values() or Average.MINUS in given.values():
        yield Finding("12C2(c)", "session_score_may_move_the_average", Effect.PROCEDURE)
    yield from knockout_average(form, set(given.values()) in BALANCED)
    yield from no_penalty_for_blameless_partner(form)


def average_for(side: Side, average: Average, form: Form) -> Finding:
    """In IMPs the plain average is 0 by implication: 12C2(b) gives figures only for plus and minus."""
    unit = "matchpoints" if form in MATCHPOINTS else "imps"
    paragraph = "12C2(b)" if unit == "imps" and average is not Average.PLAIN else "12C2(a)"
    return artificial(paragraph, f"average_{average}_in_{unit}", to=side, average=average)


def knockout_average(form: Form, balanced: bool) -> Iterator[Finding]:
    """12C4: scores of a knockout match that do not balance are averaged."""
    if form is Form.KNOCKOUT and not balanced:
        yield Finding("12C4", "knockout_scores_are_averaged", Effect.PROCEDURE)


def no_penalty_for_blameless_partner(form: Form) -> Iterator[Finding]:
    """12C3: in an individual both partners bear the rectification, a penalty only who is to blame."""
    if form is Form.INDIVIDUAL:
        yield Finding("12C3", "individual_partners_share_the_score", Effect.PROCEDURE)
