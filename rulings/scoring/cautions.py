"""A caution: which guard spoke, the paragraph it leans on, and values for its sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Guard(StrEnum):
    """Every guard there is; the value is the key of its sentence."""

    AVERAGE_THOUGH_RESULT = "average_though_result"
    AVERAGE_THOUGH_OTHER_TABLE = "average_though_other_table"
    AVERAGE_NOT_BY_FAULT = "average_not_by_fault"
    BOTH_PLUS_THOUGH_FAULT = "both_plus_though_fault"
    ONE_TEAM_AT_FAULT = "one_team_at_fault"
    ABOVE_WHOLE = "above_whole"
    PENALTY_IN_SCORE = "penalty_in_score"
    WEIGHTS_NOT_100 = "weights_not_100"
    WEIGHTING_BARRED = "weighting_barred"
    WEIGHT_BY_INFRACTION = "weight_by_infraction"
    SPLIT_WITHOUT_PARAGRAPH = "split_without_paragraph"
    RAISED_LATE = "raised_late"
    OFFENDERS_GAIN = "offenders_gain"
    NO_POWER = "no_power"
    BLAMELESS_PARTNER = "blameless_partner"
    AFTER_PERIOD = "after_period"
    ASKED_LATE = "asked_late"


@dataclass(frozen=True, slots=True)
class Caution:
    """What a guard has to say; `values` are texts."""

    guard: Guard
    paragraph: str
    values: Mapping[str, str] = field(default_factory=dict)

    @staticmethod
    def of(guard: Guard, paragraph: str, **values: object) -> Caution:
        """A caution; values become texts."""
        return Caution(guard, paragraph, {name: str(value) for name, value in values.items()})
