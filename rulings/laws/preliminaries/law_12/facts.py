"""The facts of Law 12 and 86B: what empowers the director, what can be judged, whose fault it was."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from rulings.bridge import Fault, Side
from rulings.laws.engine import AnyFact, AskedOf, Case, Fact, OneOf, judgement, one_of
from rulings.laws.record.record import Form

TEAMS = (Form.TEAMS, Form.KNOCKOUT)


class Basis(StrEnum):
    """12A: why an adjusted score is asked for."""

    LAW_ADJUSTS = "law_adjusts"
    LAW_ALLOWS = "law_allows"
    NO_RECTIFICATION_PRESCRIBED = "no_rectification_prescribed"
    NO_NORMAL_PLAY = "no_normal_play"
    WRONGLY_RECTIFIED = "wrongly_rectified"
    SEEMS_UNFAIR = "seems_unfair"
    TOO_LATE = "too_late"


class OwnDamage(StrEnum):
    """12C1(e): did the non-offending side add to its own damage after the irregularity?"""

    NONE = "none"
    EXTREMELY_SERIOUS_ERROR = "extremely_serious_error"
    GAMBLING_ACTION = "gambling_action"


class OwnDamage2007(StrEnum):
    """2007 12C1(b): did the non-offending side add to its own damage after the irregularity?"""

    NONE = "none"
    SERIOUS_ERROR = "serious_error"
    WILD_OR_GAMBLING = "wild_or_gambling"


class AtFault(StrEnum):
    """12C2(a): whose fault it is that the board has no result, both sides in one answer."""

    NEITHER = "neither"
    NS_DIRECTLY = "ns_directly"
    EW_DIRECTLY = "ew_directly"
    BOTH_DIRECTLY = "both_directly"
    NS_PARTLY = "ns_partly"
    EW_PARTLY = "ew_partly"
    BOTH_PARTLY = "both_partly"
    NS_DIRECTLY_EW_PARTLY = "ns_directly_ew_partly"
    EW_DIRECTLY_NS_PARTLY = "ew_directly_ns_partly"

    def of(self, side: Side) -> Fault:
        """One side's part in it."""
        return _FAULTS[self][list(Side).index(side)]


_FAULTS = {
    AtFault.NEITHER: (Fault.NONE, Fault.NONE),
    AtFault.NS_DIRECTLY: (Fault.DIRECTLY, Fault.NONE),
    AtFault.EW_DIRECTLY: (Fault.NONE, Fault.DIRECTLY),
    AtFault.BOTH_DIRECTLY: (Fault.DIRECTLY, Fault.DIRECTLY),
    AtFault.NS_PARTLY: (Fault.PARTLY, Fault.NONE),
    AtFault.EW_PARTLY: (Fault.NONE, Fault.PARTLY),
    AtFault.BOTH_PARTLY: (Fault.PARTLY, Fault.PARTLY),
    AtFault.NS_DIRECTLY_EW_PARTLY: (Fault.DIRECTLY, Fault.PARTLY),
    AtFault.EW_DIRECTLY_NS_PARTLY: (Fault.PARTLY, Fault.DIRECTLY),
}


class TeamBoards(StrEnum):
    """86B: how many adjusted scores, and what the other table says."""

    ONE_OTHER_TABLE_CLEAR = "one_other_table_clear"
    ONE_OTHER_TABLE_NOT_CLEAR = "one_other_table_not_clear"
    SEVERAL = "several"
    BY_REGULATION = "by_regulation"


def _recorded_form(case: Case) -> Form | None:
    return case.record.form


adjusted_score_basis = one_of("adjusted_score_basis", Basis, law="12A")
innocent_side_damaged = judgement("innocent_side_damaged", law="12B1")
form_of_scoring = one_of("form_of_scoring", Form, law="12C", derive=_recorded_form)
result_can_be_assigned = judgement("result_can_be_assigned", law="12C1(a)")
own_damage = one_of("own_damage", OwnDamage, "12C1(e)", AskedOf.JUDGEMENT)
innocent_side_damaged_2007 = judgement("innocent_side_damaged_2007", law="12B1")
own_damage_2007 = one_of("own_damage_2007", OwnDamage2007, "12C1(b)", AskedOf.JUDGEMENT)
_fault_of_ns = one_of("fault_of_ns", Fault, "12C2(a)", AskedOf.JUDGEMENT)
_fault_of_ew = one_of("fault_of_ew", Fault, "12C2(a)", AskedOf.JUDGEMENT)
_BY_ITSELF = {Side.NS: _fault_of_ns, Side.EW: _fault_of_ew}
_at_fault: Fact[AtFault] = Fact(
    "at_fault", "12C2(a)", OneOf(AtFault), AskedOf.JUDGEMENT, derived_through=(_fault_of_ns, _fault_of_ew)
)
team_boards = one_of("team_boards", TeamBoards, law="86B")


def fault_of(case: Case, side: Side) -> Fault:
    """12C2(a): asked once about both sides, where it was not told of this one by itself; both must agree."""
    if case.answered(_BY_ITSELF[side]) is None:
        return case[_at_fault].of(side)
    if case.answered(_at_fault) is None:
        return fault_alone(case, side)
    return case.among(_BY_ITSELF[side], (case[_at_fault].of(side),))


def fault_alone(case: Case, side: Side) -> Fault:
    """12C2(a), where only this side gets an average."""
    return case[_BY_ITSELF[side]]


def told_fault(told: Callable[[AnyFact], Any], side: Side) -> Fault | None:
    """The same of a ruling that is over, which tells what it relied on for a fact; None where none was asked."""
    by_itself: Fault | None = told(_BY_ITSELF[side])
    both: AtFault | None = told(_at_fault)
    return by_itself or (both.of(side) if both else None)
