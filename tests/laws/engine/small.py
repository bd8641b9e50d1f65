"""A law of this test's own, small enough to count its paths by hand."""

from collections.abc import Iterator
from enum import StrEnum

from rulings.laws.engine import Case, Effect, Finding, Setting, judgement, one_of, yes_no


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"


is_seen = yes_no("is_seen", law="50")
colour = one_of("colour", Colour, law="50A")
is_fair = judgement("is_fair", law="50B")


def small_law(case: Case) -> Iterator[Finding]:
    """A card unseen stands; one that was seen hangs on its colour, and a black one on judgement if regulations ask."""
    if not case[is_seen]:
        yield Finding("50", "stands", Effect.STANDS)
        return
    yield Finding("50", "was_seen", Effect.INFORMATION)
    if case[colour] is Colour.BLACK and case.regulations.memory_aids is Setting.ASK:
        yield Finding("50B", "fair" if case[is_fair] else "foul", Effect.PROCEDURE)
    else:
        yield Finding("50A", str(case[colour]), Effect.PROCEDURE)
