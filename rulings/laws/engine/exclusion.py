"""Which fact keeps another from its answer: of two that exclude each other both are named, and neither is preferred.

Found by running the law again with the other fact answered otherwise, so that no law has to say it itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from rulings.bridge import DECK
from rulings.laws.engine.answers import Cards, Number
from rulings.laws.engine.engine import Case, Law, Ruling, rule
from rulings.laws.engine.enumeration import every_path
from rulings.laws.engine.facts import AnyFact, Beside, UnknownAnswer
from rulings.laws.record.record import Record

RECORDED = "record: "
"""Before the name of an entry of the record."""


@dataclass(frozen=True)
class _Unasked:
    """An answer that a complete ruling did not ask for, and the fact that leads past its question."""

    key: str
    beside: Beside

    def __str__(self) -> str:
        return f"fact {self.key!r} is not asked where {self.beside}: it does not count"


def rule_naming_both(law: Law, case: Case) -> Ruling:
    """As `rule`; an `UnknownAnswer` names the fact, or the entry of the record, that the answer does not go with."""
    try:
        return rule(law, case)
    except UnknownAnswer as refused:
        key, raw = refused.key, refused.raw
        refused.known = {fact.key: value for fact, value in case.relied_on.items()}
        refused.beside = (
            _fact_that_excludes(law, case, key)
            or _entry_that_excludes(law, case, key)
            or _parting(law, case.relied_on, key, raw)
        )
        raise


def unasked(law: Law, case: Case, ruling: Ruling) -> tuple[_Unasked, ...]:
    """The answers that were given and that the complete ruling had no question for, with what leads past it: another
    answer, else an entry of the record.
    """
    read = {fact.key for fact in ruling.relied_on}
    left = (key for key in case.given if key not in read) if ruling.is_complete else ()
    parting = ((key, _parting(law, ruling.relied_on, key) or _entry_that_excludes(law, case, key)) for key in left)
    return tuple(_Unasked(key, beside) for key, beside in parting if beside is not None)


def _fact_that_excludes(law: Law, case: Case, key: str) -> Beside | None:
    """The last fact read before it that, were it otherwise, would let the law take the answer."""
    for fact, value in reversed(case.relied_on.items()):
        others = (other for other in _answers_to(fact, value) if other != value)
        if fact.key != key and any(_takes(law, case.instead(fact, other), key) for other in others):
            return Beside(fact.key, fact.kind.write(value))
    return None


def _entry_that_excludes(law: Law, case: Case, key: str) -> Beside | None:
    """The entry of the record without which the law would take the answer."""
    nothing = Record()
    for entry in fields(Record):
        without = replace(case.record, **{entry.name: getattr(nothing, entry.name)})
        if without != case.record and _takes(law, case.on(without), key):
            return Beside(f"{RECORDED}{entry.name}")
    return None


def _answers_to(fact: AnyFact, value: Any) -> Iterator[Any]:
    """Of an open kind every number, and each card by itself and beside those that were named."""
    kind = fact.kind
    if isinstance(kind, Number):
        yield from range(kind.least, kind.most + 1)
    elif isinstance(kind, Cards):
        yield from (cards for card in DECK for cards in (frozenset([card]), value | {card}) if len(cards) <= kind.most)
    else:
        yield from kind.options or kind.samples


def _takes(law: Law, case: Case, key: str) -> bool:
    """Whether the law reads the answer to that fact, and takes it."""
    try:
        rule(law, case)
    except UnknownAnswer as refused:
        if refused.key == key:
            return False
    return key in {fact.key for fact in case.relied_on}


def _parting(law: Law, relied: dict[AnyFact, Any], key: str, raw: object = None) -> Beside | None:
    """Of the ways of the law that ask for the fact (and are told `raw`), the one shared longest: where this parts."""
    ways = (path.ruling.relied_on for path in every_path(law))
    shared = [_shared(relied, way) for way in ways if any(_is_told(fact, way[fact], key, raw) for fact in way)]
    _length, fact = max(shared, key=lambda way: way[0], default=(0, None))
    return Beside(fact.key, fact.kind.write(relied[fact])) if fact else None


def _is_told(fact: AnyFact, value: Any, key: str, raw: object) -> bool:
    return fact.key == key and raw in (None, fact.kind.write(value))


def _shared(relied: dict[AnyFact, Any], other: dict[AnyFact, Any]) -> tuple[int, AnyFact | None]:
    """How many answers two ways share, and the first fact that they answer otherwise; a sample stands for all."""
    for length, (fact, value) in enumerate(relied.items()):
        if value in fact.kind.samples and fact in other and other[fact] != value:
            return length, fact
    return 0, None
