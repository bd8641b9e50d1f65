"""."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tallied:
    """One answer: how many gave it, and how many others considered it."""

    answer: str
    chosen: int
    considered: int
