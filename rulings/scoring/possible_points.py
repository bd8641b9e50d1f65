"""Which points a board can be worth to north-south (77): what is typed as points without a contract is held to it."""

from __future__ import annotations

from functools import cache

from rulings.bridge.boards import Vulnerability
from rulings.bridge.calls import Denomination
from rulings.bridge.contracts import Contract, Doubled
from rulings.bridge.seats import Seat
from rulings.scoring.table_results import ALL_TRICKS, PASSED_OUT, TableResult

LEVELS = range(1, 8)


@cache
def possible_points(vulnerability: Vulnerability) -> frozenset[int]:
    """The points of every contract with every number of tricks, and 0 for a board passed out."""
    results = (
        TableResult(Contract(level, denomination, doubled, declarer), tricks)
        for level in LEVELS
        for denomination in Denomination
        for doubled in Doubled
        for declarer in (Seat.NORTH, Seat.EAST)
        for tricks in range(ALL_TRICKS + 1)
    )
    return frozenset(result.points_ns(vulnerability) for result in (PASSED_OUT, *results))
