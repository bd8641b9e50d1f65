"""Guards on artificial scores (12C2): given at all, by fault, and to both sides together."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulings.bridge.seats import Side
from rulings.scoring.artificial import fixed_amount
from rulings.scoring.cautions import Caution, Guard
from rulings.scoring.lines import AmountUnit, Artificial, ArtificialScore, Average
from rulings.scoring.proposals import Fault, Proposal
from rulings.scoring.regulations import Unit

BY_FAULT = {Fault.NONE: Average.PLUS, Fault.PART: Average.AVERAGE, Fault.DIRECT: Average.MINUS}


def artificial_guards(proposal: Proposal) -> Iterator[Caution]:
    """All that speaks against an artificial score; nothing for any other."""
    given = _given(proposal)
    if not given:
        return
    yield from average_though_result(proposal)
    yield from by_fault(proposal, given)
    yield from both_together(proposal, given)
    yield from hidden_penalty(proposal, given)


def average_though_result(proposal: Proposal) -> Iterator[Caution]:
    """12C1(a): a result that can be assigned is assigned, unless the possibilities are numerous (12C1(d)); 86B1.

    Boards that 86B2 cancels have artificial scores whatever was obtained on them.
    """
    if proposal.paragraph.startswith("86B2"):
        return
    if proposal.other_table_favours:
        yield Caution.of(Guard.AVERAGE_THOUGH_OTHER_TABLE, "86B1")
    if proposal.can_assign and not proposal.is_numerous:
        yield Caution.of(Guard.AVERAGE_THOUGH_RESULT, "12C1(a)")


def by_fault(proposal: Proposal, given: dict[Side, ArtificialScore]) -> Iterator[Caution]:
    """12C2(a): average plus for no fault, average for part of it, average minus for direct fault.

    86B2(b) has a rule of its own where one team alone is at fault.
    """
    at_fault = [side for side in Side if proposal.faults.get(side, Fault.NONE) is not Fault.NONE]
    if proposal.paragraph.startswith("86B2") and len(at_fault) == 1:
        yield Caution.of(Guard.ONE_TEAM_AT_FAULT, "86B2(b)", side=at_fault[0])
        return
    if at_fault and all(_is_plus(proposal, score) for score in given.values()):
        yield Caution.of(Guard.BOTH_PLUS_THOUGH_FAULT, "12C2(a)", side=at_fault[0])
        return
    for side, fault in proposal.faults.items():
        due = BY_FAULT[fault]
        if side in given and given[side].average not in (due, Average.SET):
            yield Caution.of(Guard.AVERAGE_NOT_BY_FAULT, "12C2(a)", side=side, due=due, given=given[side].average)


def both_together(proposal: Proposal, given: dict[Side, ArtificialScore]) -> Iterator[Caution]:
    """Both sides together get no more than a board has, unless neither is at fault (12C2(a))."""
    whole = Fraction(100) if proposal.unit is Unit.MATCHPOINTS else Fraction(0)
    amounts = [_amount(proposal, score) for score in given.values()]
    innocent = proposal.is_outside_agency or all(proposal.faults.get(side) is Fault.NONE for side in Side)
    if None not in amounts and not innocent and sum(amount or 0 for amount in amounts) > whole:
        total = sum(amount or 0 for amount in amounts)
        yield Caution.of(Guard.ABOVE_WHOLE, "12C2(a)", total=total, whole=whole)


def hidden_penalty(proposal: Proposal, given: dict[Side, ArtificialScore]) -> Iterator[Caution]:
    """An amount set below average minus holds a penalty, which is given by itself (90A)."""
    for side, score in given.items():
        amount = _amount(proposal, score)
        least = proposal.averages.first.of(Average.MINUS, proposal.unit)
        if score.average is Average.SET and amount is not None and amount < least:
            yield Caution.of(Guard.PENALTY_IN_SCORE, "90A", side=side, amount=amount, least=least)


def _given(proposal: Proposal) -> dict[Side, ArtificialScore]:
    if not isinstance(proposal.outcome, Artificial):
        return {}
    return {Side.NS: proposal.outcome.ns, Side.EW: proposal.outcome.ew}


def _is_plus(proposal: Proposal, score: ArtificialScore) -> bool:
    amount = _amount(proposal, score)
    return score.average is Average.PLUS or (
        amount is not None and amount >= proposal.averages.first.of(Average.PLUS, proposal.unit)
    )


def _amount(proposal: Proposal, score: ArtificialScore) -> Fraction | None:
    """The fixed amount; None where the unit does not fit the session."""
    is_imps = proposal.unit is not Unit.MATCHPOINTS
    if score.average is Average.SET and (score.unit is AmountUnit.IMPS) is not is_imps:
        return None
    return fixed_amount(score, proposal.averages, proposal.unit, top=proposal.top, is_centred=proposal.is_centred)
