"""What Law 12C2(a) gives a contestant for a board without a result, and the fault that it hangs on. Holds no numbers.

The values are those of the laws' facts and findings; stored scores spell three of them otherwise, which
`rulings.scoring.notation.spelling` alone knows.
"""

from __future__ import annotations

from enum import StrEnum


class Average(StrEnum):
    """The three artificial adjusted scores."""

    PLUS = "plus"
    PLAIN = "plain"
    MINUS = "minus"


class Fault(StrEnum):
    """How far a contestant is at fault."""

    NONE = "none"
    PARTLY = "partly"
    DIRECTLY = "directly"
