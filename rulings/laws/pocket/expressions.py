"""What a place of a ruling says in terms of the answers: `["partner", ["f", "offender"]]` rather than the one seat.

An expression is JSON. `static/js/pocket/values.js` reads the same ones; what they mean stands in docs/pocket.md.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from fractions import Fraction
from itertools import permutations
from operator import mul
from typing import Any

from rulings.bridge import Call, Card, Denomination, Role, Seat, Side, Suit, Trick, winner

Expression = list[Any]
Known = Mapping[str, Any]
_TYPES: dict[type, str] = {
    bool: "bool",
    int: "int",
    Seat: "seat",
    Side: "side",
    Role: "role",
    Suit: "suit",
    Denomination: "denomination",
    Card: "card",
    Call: "call",
}
_TRICK = ("first_card", "second_card", "third_card", "fourth_card")


class SuitSet(frozenset[Suit]):
    """Suits that were answered, so that none of them are still suits."""


def type_of(value: object) -> str:
    """The word for the type of a value; a plain set without entries counts as one of cards."""
    if isinstance(value, frozenset):
        return (
            "suits"
            if isinstance(value, SuitSet) or (value and all(isinstance(entry, Suit) for entry in value))
            else "cards"
        )
    return _TYPES.get(type(value), "str")


def written(value: Any) -> Any:
    """A value as JSON holds it; sets highest first."""
    if isinstance(value, frozenset):
        return [str(entry) for entry in sorted(value, reverse=True)]
    return value if isinstance(value, bool | int) and not isinstance(value, Enum) else str(value)


def literal(value: object) -> Expression:
    """The value itself."""
    return ["=", type_of(value), written(value)]


def evaluated(expression: Expression, known: Known) -> Any:
    """What an expression is after these answers; None where it is nothing."""
    word, *parts = expression
    return _MEANINGS[word](known, *parts)


def _of(known: Known, part: Expression) -> Any:
    return evaluated(part, known)


def _only(known: Known, part: Expression) -> Card | None:
    cards = _of(known, part)
    return next(iter(cards)) if len(cards) == 1 else None


def _suit(known: Known, part: Expression) -> Suit | None:
    suits = {card.suit for card in _of(known, part) or ()}
    return suits.pop() if len(suits) == 1 else None


def _among(known: Known, cards: Expression, suits: Expression, inside: bool) -> frozenset[Card] | None:
    wanted = _of(known, suits)
    if wanted is None:
        return None
    wanted = {wanted} if isinstance(wanted, Suit) else wanted
    return frozenset(card for card in _of(known, cards) if (card.suit in wanted) is inside)


def _won(known: Known, leader: str, trumps: str, *cards: str) -> tuple[Seat, Card] | None:
    played = [next(iter(known[key]), None) for key in cards]
    if None in played or len(set(played)) < len(played):
        return None
    trick = Trick(known[leader], tuple(card for card in played if card))
    seat = winner(trick, known[trumps].trumps)
    card = trick.card_of(seat)
    return (seat, card) if card else None


def _winner(known: Known, *parts: str) -> Seat | None:
    won = _won(known, *parts)
    return won and won[0]


def _best(known: Known, *parts: str) -> frozenset[Card] | None:
    won = _won(known, *parts)
    return won and frozenset([won[1]])


def _set(known: Known, part: Expression) -> frozenset[Suit] | None:
    suit = _of(known, part)
    return None if suit is None else frozenset([suit])


def _sum(known: Known, base: int, *terms: tuple[int, str]) -> int:
    return base + sum(times * int(known[key]) for times, key in terms)


_MEANINGS: dict[str, Callable[..., Any]] = {
    "f": lambda known, key: known[key],
    "partner": lambda known, part: _of(known, part).partner,
    "lho": lambda known, part: _of(known, part).lho,
    "rho": lambda known, part: _of(known, part).rho,
    "side": lambda known, part: _of(known, part).side,
    "others": lambda known, part: _of(known, part).side.other,
    "only": _only,
    "suit": _suit,
    "suits": lambda known, part: frozenset(card.suit for card in _of(known, part)),
    "set": _set,
    "in": lambda known, cards, suits: _among(known, cards, suits, True),
    "out": lambda known, cards, suits: _among(known, cards, suits, False),
    "join": lambda known, *parts: frozenset().union(*(_of(known, part) for part in parts)),
    "sum": _sum,
    "winner": _winner,
    "best": _best,
}


def facts_by_type(known: Known) -> dict[str, list[str]]:
    """The keys of the answers, by the type of what was answered."""
    found: dict[str, list[str]] = {}
    for key, value in known.items():
        if (kind := type_of(value)) != "str":
            found.setdefault(kind, []).append(key)
    return found


def _seats(of: Mapping[str, list[str]]) -> Iterator[Expression]:
    """Whoever the answers name, and those beside him."""
    if trick := trick_of(of):
        yield ["winner", *trick]
    for key in of.get("seat", ()):
        yield ["f", key]
        yield from ([word, ["f", key]] for word in ("partner", "lho", "rho"))


def _sides(of: Mapping[str, list[str]]) -> Iterator[Expression]:
    """The sides of the players whom the answers name."""
    for key in of.get("seat", ()):
        yield from (["side", ["f", key]], ["others", ["f", key]])


def cards(of: Mapping[str, list[str]]) -> Iterator[Expression]:
    """The cards that were named, those of them that are of a suit that was named, and those that are not."""
    named = [key for key in of.get("cards", ()) if key not in _TRICK]
    chosen: list[Expression] = [["f", key] for key in (*of.get("suit", ()), *of.get("suits", ()))]
    if trick := trick_of(of):
        yield ["best", *trick]
    for key in of.get("cards", ()):
        yield ["f", key]
    for key in named:
        others: list[Expression] = [["suits", ["f", other]] for other in named if other != key]
        for suits in (*chosen, *others):
            yield from (["in", ["f", key], suits], ["out", ["f", key], suits])
    for one, other in permutations(named, 2):
        yield ["join", ["f", one], ["f", other]]


def _single_cards(of: Mapping[str, list[str]]) -> Iterator[Expression]:
    """A card that was named alone."""
    yield from (["only", ["f", key]] for key in of.get("cards", ()))


def suits_of_one(of: Mapping[str, list[str]]) -> Iterator[Expression]:
    """A suit that was named, or that of the cards."""
    yield from (["f", key] for key in of.get("suit", ()))
    yield from (["suit", ["f", key]] for key in of.get("cards", ()))


def _suit_sets(of: Mapping[str, list[str]]) -> Iterator[Expression]:
    """Suits that were named, or those of the cards."""
    yield from (["f", key] for key in of.get("suits", ()))
    yield from (["suits", ["f", key]] for key in of.get("cards", ()))
    yield from (["set", suit] for suit in suits_of_one(of))


def _calls(of: Mapping[str, list[str]]) -> Iterator[Expression]:
    """Calls that were named."""
    yield from (["f", key] for key in of.get("call", ()))


def trick_of(of: Mapping[str, list[str]]) -> list[str]:
    """The leader, the denomination and the four cards of a trick, where the answers have them all."""
    is_whole = {"seat", "denomination"} <= of.keys() and set(_TRICK) <= set(of.get("cards", ()))
    return [of["seat"][0], of["denomination"][0], *_TRICK] if is_whole else []


_OF_TYPE = {
    "seat": _seats,
    "side": _sides,
    "cards": cards,
    "card": _single_cards,
    "suit": suits_of_one,
    "suits": _suit_sets,
    "call": _calls,
}


def _nothing(_of: Mapping[str, list[str]]) -> Iterator[Expression]:
    yield from ()


def explained(values: list[Any], all_known: list[Known]) -> Expression | None:
    """One expression that is each of these values after the answers beside it; None where there is none."""
    kind = type_of(values[0])
    if kind == "int":
        return _linear(values, all_known)
    for each in _OF_TYPE.get(kind, _nothing)(facts_by_type(all_known[0])):
        if all(evaluated(each, known) == value for known, value in zip(all_known, values, strict=True)):
            return each
    return literal(values[0]) if len(set(values)) == 1 else None


def likeness(values: list[Any], all_known: list[Known]) -> list[bool]:
    """Where one expression alone does not explain them: which of the values the one that explains most is."""
    kind = type_of(values[0])
    tried = _OF_TYPE.get(kind, _nothing)(facts_by_type(all_known[0]))
    fits = ([evaluated(each, known) == value for known, value in zip(all_known, values, strict=True)] for each in tried)
    equal = ([value == one for value in values] for one in dict.fromkeys(values))
    return max((*fits, *equal), key=sum)


def _linear(values: list[int], all_known: list[Known]) -> Expression | None:
    """A number: always the same, or a sum of numbers that were answered, each some times."""
    if len(set(values)) == 1:
        return literal(values[0])
    keys = [key for key in facts_by_type(all_known[0]).get("int", ()) if len({known[key] for known in all_known}) > 1]
    rows = list(
        dict.fromkeys((1, *(known[key] for key in keys), value) for known, value in zip(all_known, values, strict=True))
    )
    for some in (rows[: 2 * len(keys) + 2], rows):
        times = _solved([[Fraction(number) for number in row] for row in some], len(keys) + 1)
        if times and all(sum(map(mul, times, row[:-1])) == row[-1] for row in rows):
            base, *others = (int(number) for number in times)
            return ["sum", base, *([each, key] for each, key in zip(others, keys, strict=True) if each)]
    return None


def _solved(rows: list[list[Fraction]], unknown: int) -> list[Fraction] | None:
    """The one solution of linear equations, an unknown that nothing settles being 0; None where there is none."""
    pivots: list[int] = []
    for column in range(unknown):
        done = len(pivots)
        pivot = next((row for row in range(done, len(rows)) if rows[row][column]), None)
        if pivot is None:
            continue
        rows[done], rows[pivot] = rows[pivot], rows[done]
        head = rows[done] = [entry / rows[done][column] for entry in rows[done]]
        for other, row in enumerate(rows):
            if other != done and row[column]:
                rows[other] = [entry - row[column] * top for entry, top in zip(row, head, strict=True)]
        pivots.append(column)
    if any(row[-1] for row in rows[len(pivots) :]):
        return None
    solved = [Fraction(0)] * unknown
    for row, column in zip(rows, pivots, strict=False):
        solved[column] = row[-1]
    return solved if all(number.denominator == 1 for number in solved) else None
