"""What an adjusted score may be: the typed values of findings whose effect is `ADJUSTED_SCORE`. Holds no numbers.

`kind` says assigned or artificial; `otherwise` is what takes its place where the first cannot be given (12C1(d),
12C2(a)); `weighted` whether an assigned score may be weighted (12C1(c)); `to` a side, where only that side's score
is meant; `average` which artificial score.
"""

from enum import StrEnum

from rulings.laws.engine.findings import Effect, Finding


class Award(StrEnum):
    """The two kinds of adjusted score (12C1, 12C2)."""

    ASSIGNED = "assigned"
    ARTIFICIAL = "artificial"


def assigned(paragraph: str, key: str, **values: object) -> Finding:
    return Finding(paragraph, key, Effect.ADJUSTED_SCORE, kind=Award.ASSIGNED, weighted=True, **values)


def assigned_if_possible(paragraph: str, key: str, **values: object) -> Finding:
    """The text says "adjusted score": assigned where a result can be judged, otherwise artificial."""
    return assigned(paragraph, key, otherwise=Award.ARTIFICIAL, **values)


def artificial(paragraph: str, key: str, **values: object) -> Finding:
    return Finding(paragraph, key, Effect.ADJUSTED_SCORE, kind=Award.ARTIFICIAL, **values)
