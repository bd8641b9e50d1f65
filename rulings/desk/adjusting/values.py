"""What a director gives when he adjusts a score."""

from collections.abc import Mapping
from dataclasses import dataclass, field

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
