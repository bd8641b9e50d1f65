"""The facts of Law 12 and 86B: what empowers the director, what can be judged, whose fault it was."""

from enum import StrEnum

from rulings.bridge import Fault
from rulings.laws.engine import AskedOf, Case, Fact, Grounds, OneOf, judgement, one_of, yes_no
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


class Without(StrEnum):
    """12C2(d): who has already failed to get a result on another board of the session."""

    NEITHER = "neither"
    NS = "ns"
    EW = "ew"
    BOTH = "both"


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
fault_of_ns: Fact[Fault] = Fact("fault_of_ns", "12C2(a)", OneOf(Fault), AskedOf.JUDGEMENT, grounds=Grounds.FAULT)
fault_of_ew: Fact[Fault] = Fact("fault_of_ew", "12C2(a)", OneOf(Fault), AskedOf.JUDGEMENT, grounds=Grounds.FAULT)
later_boards_are_regulated = yes_no("later_boards_are_regulated", law="12C2(d)")
without_result_before = one_of("without_result_before", Without, law="12C2(d)")
team_boards = one_of("team_boards", TeamBoards, law="86B")
