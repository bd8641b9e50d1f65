"""Law 86B2: several adjusted scores, or results that cannot be compared, between the same two teams: by fault."""

from collections.abc import Iterator

from rulings.bridge import Average, Fault, Side
from rulings.laws.engine import Case, Effect, Finding, artificial, assigned_if_possible
from rulings.laws.preliminaries.law_12.artificial import artificial_scores
from rulings.laws.preliminaries.law_12.facts import fault_of


def several_boards(case: Case) -> Iterator[Finding]:
    """Nobody at fault: cancelled, or substitute boards. One: better of two for the others. Both: no substitute."""
    innocent = [side for side in Side if fault_of(case, side) is Fault.NONE]
    if len(innocent) == 1:
        yield from _one_side_at_fault(innocent[0])
        return
    paragraph = "86B2(a)" if innocent else "86B2(c)"
    yield Finding(paragraph, "boards_are_cancelled", Effect.CANCELLED)
    if innocent:
        yield Finding("86B2(a)", "substitute_boards_if_time_permits", Effect.PROCEDURE)
    else:
        yield Finding("86B2(c)", "no_substitute_boards", Effect.PROCEDURE)
    yield from artificial_scores(case)


def _one_side_at_fault(innocent: Side) -> Iterator[Finding]:
    """86B2(b): the other side gets the complement, not an average minus of its own."""
    yield assigned_if_possible("86B2(b)", "better_of_average_plus_and_assigned", to=innocent, average=Average.PLUS)
    yield artificial("86B2(b)", "complement_for_the_side_at_fault", to=innocent.other)
