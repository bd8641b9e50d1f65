"""What the casebook says of a case: its dates and its appeal; and which situations are called by a word."""

from datetime import date
from functools import cache
from typing import Any

from django.utils import formats

from rulings.laws.situations import SITUATIONS
from rulings.queries.casebook_terms import words
from rulings.wording.appeals import APPEAL_LABELS, appeal_value
from rulings.wording.situations import door_words

SHOWN_OF_APPEALS = ("body", "decision", "text", "merit", "dissent")


@cache
def situations_by_word() -> dict[str, tuple[str, ...]]:
    """The situations for each word of their titles and doors, in any language."""
    found: dict[str, list[str]] = {}
    for situation in SITUATIONS:
        for word in {word for door in situation.doors for word in words(door_words(situation, door))}:
            found.setdefault(word, []).append(situation.key)
    return {word: tuple(keys) for word, keys in found.items()}


def date_shown(coarse: str) -> str:
    """A date as coarse as the club shows it, `2026-11-17`, `2026-11` or `2026`, in the reader's language."""
    numbers = [int(part) for part in coarse.split("-") if part]
    if not numbers:
        return ""
    style = ("Y", "YEAR_MONTH_FORMAT", "DATE_FORMAT")[len(numbers) - 1]
    return formats.date_format(date(*[*numbers, 1, 1][:3]), style)


def appeal_told(appeal: dict[str, Any]) -> list[tuple[str, str]]:
    """How the last appeal ended: what each line is about, and what it says; no lines without an appeal."""
    known = [(name, appeal_value(name, appeal.get(name, ""))) for name in SHOWN_OF_APPEALS]
    return [(str(APPEAL_LABELS["decision_text" if name == "text" else name]), text) for name, text in known if text]
