"""The names that stand in a text for certain, as the gate finds them."""

from collections.abc import Iterable

from rulings.desk.base.naming.marks import known, marks_in


def names_in(text: str, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(mark.word for mark in marks_in(text, known(names)) if mark.is_certain)
