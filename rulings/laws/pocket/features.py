"""What a law turns on besides a chosen option: how many cards, an honour among them, the same suit, who sits where.

A feature is JSON, and is a short text after any answers. `static/js/pocket/values.js` reads the same ones.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import log2
from typing import Any

from rulings.bridge import is_honour
from rulings.laws.pocket.expressions import (
    Expression,
    Known,
    cards,
    evaluated,
    facts_by_type,
    suits_of_one,
    trick_of,
    written,
)

_MOST = (1, 2, 3)


def feature_of(feature: Expression, known: Known) -> str:
    """The text of a feature; "" where an expression in it is nothing."""
    word, *parts = feature
    return _MEANINGS[word](known, *parts)


def _text(value: Any) -> str:
    """As JavaScript writes it."""
    plain = written(value)
    if isinstance(plain, bool):
        return "true" if plain else "false"
    return ",".join(plain) if isinstance(plain, list) else str(plain)


def _is(known: Known, part: Expression) -> str:
    return _text(evaluated(part, known))


def _size(known: Known, part: Expression, most: int) -> str:
    held = evaluated(part, known)
    return "" if held is None else str(min(len(held), most))


def _honour(known: Known, part: Expression) -> str:
    return "yes" if any(is_honour(card) for card in evaluated(part, known)) else "no"


def _turn(known: Known, one: Expression, other: Expression) -> str:
    return str(evaluated(one, known).steps_to(evaluated(other, known)))


def _most(known: Known, part: Expression, most: int) -> str:
    return str(min(evaluated(part, known), most))


def _same(known: Known, one: Expression, other: Expression) -> str:
    first, second = evaluated(one, known), evaluated(other, known)
    return "yes" if first is not None and second is not None and _text(first) == _text(second) else "no"


_MEANINGS: dict[str, Callable[..., str]] = {
    "is": _is,
    "size": _size,
    "honour": _honour,
    "turn": _turn,
    "most": _most,
    "same": _same,
    "setting": lambda known, name: str(known[f"setting {name}"]),
}


def _features(known: Known, settings: Sequence[str]) -> Iterator[Expression]:
    """All that the answers may be asked, the simplest first."""
    of = facts_by_type({key: value for key, value in known.items() if not key.startswith("setting ")})
    yield from (["setting", name] for name in settings)
    yield from _of_cards(of)
    yield from _of_numbers(of)
    facts: list[Expression] = [["f", key] for key in of.get("seat", ())]
    yield from (["turn", one, other] for one, other in combinations(facts, 2))
    yield from (
        ["is", ["f", key]]
        for kind in ("suit", "suits", "denomination", "seat", "int", "call")
        for key in of.get(kind, ())
    )


def _of_cards(of: Mapping[str, list[str]]) -> Iterator[Expression]:
    """How many, of how many suits, with an honour; and which are of one suit, or are the same cards."""
    held = list(cards(of))
    yield from (["size", each, 2] for each in held if each[0] in ("f", "in", "out"))
    yield from (["honour", each] for each in held if each[0] == "f")
    yield from (["size", ["suits", each], 4] for each in held if each[0] == "f")
    yield from (["size", ["f", key], 2] for key in of.get("suits", ()))
    yield from (["same", one, other] for one, other in combinations([each for each in held if each[0] == "f"], 2))
    suits = list(suits_of_one(of))
    if trick := trick_of(of):
        suits = [*suits, ["suit", ["best", *trick]]]
    suits += [["f", key] for key in of.get("denomination", ())]
    yield from (["same", one, other] for one, other in combinations(suits, 2))


def _of_numbers(of: Mapping[str, list[str]]) -> Iterator[Expression]:
    """Each number up to a few, and the sum of two."""
    numbers = of.get("int", ())
    sums: list[Expression] = [["sum", 0, [1, one], [1, other]] for one, other in combinations(numbers, 2)]
    for most in _MOST:
        yield from (["most", each, most] for each in (*([["f", key] for key in numbers]), *sums))


def telling(all_known: Sequence[Known], groups: Sequence[Hashable], settings: Sequence[str]) -> Expression:
    """The feature to turn on first, so that in the end it is told which group each of the answers belongs to.

    Raises `ValueError` where nothing tells them apart.
    """
    features = list(_features(all_known[0], settings))
    for each in features:
        if _tells((feature_of(each, known) for known in all_known), groups):
            return each
    told = [(each, [feature_of(each, known) for known in all_known]) for each in features]
    told = [(each, texts) for each, texts in told if len(set(texts)) > 1]
    for one, other in combinations(told, 2):
        if _tells(zip(one[1], other[1], strict=True), groups):
            return one[0]
    if not told:
        raise ValueError(f"nothing tells apart {Counter(groups)}")
    return max(told, key=lambda each: _worth(each[1], groups))[0]


def _tells(texts: Iterable[Hashable], groups: Sequence[Hashable]) -> bool:
    """Whether the same text never stands for two groups; no text is looked at after the first that does."""
    met: dict[Hashable, Hashable] = {}
    return all(met.setdefault(text, group) == group for text, group in zip(texts, groups, strict=True))


def _worth(texts: Sequence[str], groups: Sequence[Hashable]) -> float:
    """How much of what tells the groups apart the feature tells, against into how many it divides."""
    left = sum(
        texts.count(text)
        / len(texts)
        * _unsure([group for each, group in zip(texts, groups, strict=True) if each == text])
        for text in set(texts)
    )
    return (_unsure(groups) - left) / log2(len(set(texts)) + 1)


def _unsure(groups: Sequence[Hashable]) -> float:
    """Shannon's entropy, in bits."""
    return -sum(count / len(groups) * log2(count / len(groups)) for count in Counter(groups).values())
