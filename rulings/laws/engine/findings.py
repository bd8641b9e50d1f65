"""Findings: what a law orders, allows or leaves, each with its paragraph and typed values.

Sentences, scores, the follow-up list and the tests all read the same findings.
"""

from enum import StrEnum
from types import MappingProxyType


class Effect(StrEnum):
    """The closed set of what a finding does."""

    STANDS = "stands"
    CANCELLED = "cancelled"
    TURN_RETURNS = "turn_returns"
    MUST_PASS = "must_pass"
    MUST_PLAY = "must_play"
    LEAD_RESTRICTION = "lead_restriction"
    PLAY_RESTRICTION = "play_restriction"
    PENALTY_CARD = "penalty_card"
    CARD_RETURNED = "card_returned"
    CARD_ADDED = "card_added"
    TRICKS_TRANSFERRED = "tricks_transferred"
    INFORMATION = "information"
    ADJUSTED_SCORE = "adjusted_score"
    PENALTY = "penalty"
    CHECK_LATER = "check_later"
    PLAY_ON = "play_on"
    NO_RECTIFICATION = "no_rectification"
    SEE_LAW = "see_law"
    PROCEDURE = "procedure"


_Plain = bool | int | str | list[str]


def _plain(value: object) -> _Plain:
    """A typed value as JSON holds it."""
    if isinstance(value, frozenset):
        return [str(entry) for entry in sorted(value, reverse=True)]
    return value if isinstance(value, bool | int) else str(value)


class Finding:
    """One sentence of a ruling: `paragraph` of the Laws, `key` of its wording, `effect`, and `values`."""

    __slots__ = ("effect", "key", "paragraph", "values")

    def __init__(self, paragraph: str, key: str, effect: Effect, **values: object) -> None:
        self.paragraph = paragraph
        self.key = key
        self.effect = effect
        self.values = MappingProxyType(values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Finding) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.paragraph, self.key))

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!s}" for name, value in self.values.items())
        return f"Finding({self.paragraph!r}, {self.key!r}, {self.effect}{values})"

    def plain_values(self) -> dict[str, _Plain]:
        """The values as JSON holds them: seats and sides as letters, cards as SA, sets as lists."""
        return {name: _plain(value) for name, value in self.values.items()}

    def _parts(self) -> tuple[object, ...]:
        return self.paragraph, self.key, self.effect, dict(self.values)
