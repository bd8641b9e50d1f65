"""What is said beside a question, as the wording hands it to the trees: sentences by a number, and what they name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulings.laws.engine import Finding, Ruling


@dataclass(frozen=True)
class Piece:
    """One sentence, by its number, with the values that it names: (name, value, style)."""

    text: int
    names: tuple[tuple[str, Any, str], ...] = ()


@dataclass(frozen=True)
class Said:
    """An option's own words and its consequence; None where the value itself, or the question's hint, is said."""

    value: Any
    text: Piece | None
    hint: Piece | None


@dataclass(frozen=True)
class QuestionWords:
    """All that is said with a question."""

    text: Piece
    label: int
    guidance: Piece | None
    waits_for: int | None
    hint: Piece | None
    said: tuple[Said, ...]


@dataclass(frozen=True)
class Words:
    """How the wording answers for one situation: the question that is open in a ruling, and a finding's sentence."""

    question: Callable[[Ruling], QuestionWords]
    sentence: Callable[[Finding], int]
