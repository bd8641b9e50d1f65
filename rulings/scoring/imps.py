"""International matchpoints (78B): the scale, and a difference of points turned into IMPs.

Differences of real scores are multiples of 10 and fall in no gap of the scale; a mean or a datum is
rounded to 10 before it is compared.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache

SCALE = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
"""The least difference in points for 1, 2, 3 ... 24 IMPs."""


@cache
def imps(difference: int) -> int:
    """IMPs for a difference in points, below nothing for one below nothing."""
    won = bisect_right(SCALE, abs(difference))
    return won if difference >= 0 else -won
