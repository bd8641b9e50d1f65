"""The options of a question as data: all that the fact takes, a list, or what follows from answers."""

from itertools import combinations
from typing import Any

from rulings.bridge import Card, Suit
from rulings.laws.engine import Question
from rulings.laws.pocket.expressions import written


def options_of(question: Question) -> tuple[str, tuple[Any, ...]]:
    """How they are listed, and the values that the list is made of: `range` has its ends, `each` and `some` a set."""
    options, kind = question.options, question.fact.kind
    if not options:
        return "open", ()
    if options == kind.options:
        return "all", ()
    if kind.name == "number":
        return _numbers(options)
    if kind.name in ("cards", "suits") or isinstance(options[0], Suit):
        return _sets(options)
    if kind.name in ("seat", "bid", "call"):
        return "list", options
    return "these", tuple(written(option) for option in options)


def _numbers(options: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
    is_run = list(options) == list(range(options[0], options[-1] + 1))
    return ("range", (options[0], options[-1])) if is_run else ("list", options)


def _sets(options: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
    """Cards one by one, suits one by one, or every choice among the suits, as the laws list them: the highest first."""
    if all(isinstance(option, Suit) for option in options):
        return ("each", (frozenset(options),)) if list(options) == sorted(options, reverse=True) else ("list", options)
    entries = frozenset[Card | Suit]().union(*options)
    down = sorted(entries, reverse=True)
    if options == tuple(frozenset([entry]) for entry in down):
        return "each", (entries,)
    sizes = (combinations(down, size) for size in range(1, len(down) + 1))
    if options == tuple(frozenset(chosen) for some in sizes for chosen in some):
        return "some", (entries,)
    return "list", options
