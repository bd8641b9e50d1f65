"""An adjustment before it is issued, with what the director judged: what the guards look at. Decides nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from fractions import Fraction

from rulings.bridge import Fault, Side
from rulings.scoring.adjusted.penalties import Penalty
from rulings.scoring.boards.lines import Outcome
from rulings.scoring.regulations import Averages, Unit

SPLITTING = ("11A", "12C1(e)", "43B3", "79B3", "82C", "86B2")
"""The paragraphs that let two sides of a table have different assigned scores."""
FOR_BOTH = ("82C",)
"""Those of them under which both sides are non-offending, and may together get more than the board has."""


@dataclass(frozen=True, slots=True)
class Period:
    """A moment and the end of the period that it should fall in, both as the club's clock has them."""

    moment: datetime
    ends: datetime

    @property
    def is_over(self) -> bool:
        """Whether the moment is after the end."""
        return self.moment > self.ends


@dataclass(frozen=True, slots=True)
class Proposal:
    """An adjusted score about to be issued.

    `outcome` is the adjustment, None where the table's score stands and penalties alone are given; `table` is the line
    as it stands (None where no result was obtained). `paragraph` is the one that gives the power to adjust, "" where
    none was named. `faults` holds what the director judged, by side; a side left out was not judged. `by_infraction`
    are the points (as north-south see them) of results that could be reached only through the infraction. `awards` and
    `table_awards` are both sides' numbers in `unit`, `top` the board's top at matchpoints: none where they are not
    known; `is_centred` where matchpoints are counted from the average. `blameless` are partners of offenders, in no way
    to blame. `period` has the moment when the ruling was asked for, of a score correction when it is made; None where
    no period runs.
    """

    outcome: Outcome | None
    table: Outcome | None = None
    paragraph: str = ""
    offending: Side | None = None
    faults: Mapping[Side, Fault] = field(default_factory=dict)
    can_assign: bool = False
    is_numerous: bool = False
    is_outside_agency: bool = False
    other_table_favours: bool = False
    by_infraction: frozenset[int] = frozenset()
    weighting_allowed: bool = True
    averages: Averages = field(default_factory=Averages)
    unit: Unit = Unit.MATCHPOINTS
    top: int = 0
    is_centred: bool = False
    awards: Mapping[Side, Fraction] = field(default_factory=dict)
    table_awards: Mapping[Side, Fraction] = field(default_factory=dict)
    penalties: tuple[Penalty, ...] = ()
    blameless: frozenset[str] = frozenset()
    period: Period | None = None
    is_score_correction: bool = False
