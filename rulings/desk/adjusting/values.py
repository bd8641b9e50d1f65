"""What a director gives when he adjusts a score, and how it may contradict the ruling that it is given for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rulings.scoring.boards.lines import Outcome
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.notation.adjustments import Judged, SidePenalty


@dataclass(frozen=True)
class Given(Judged):
    """An adjusted score as the director gives it, with what he judged. Without an outcome the table's score stands.

    `results` has the contracts that plain scores come from, by their place in the outcome, as in `AdjustedScore`.
    """

    outcome: Outcome | None
    paragraph: str
    results: Mapping[str, TableResult] = field(default_factory=dict)
    penalties: tuple[SidePenalty, ...] = ()


class Clash(StrEnum):
    """How a score cannot be what its ruling says; the value is the key of its sentence."""

    TRICKS = "tricks"
    LESS_THAN_TRANSFERRED = "less_than_transferred"
    AWARD = "award"
    TOTAL = "total"
    AVERAGE = "average"
    STANDS = "stands"


@dataclass(frozen=True)
class Contradiction:
    """A score against one finding of its own ruling, the one at `place` in its list; `values` are of the sentence."""

    clash: Clash
    place: int
    values: Mapping[str, object] = field(default_factory=dict)
