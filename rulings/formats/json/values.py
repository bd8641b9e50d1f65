"""Values of a session as JSON has them, and back. What stands in a field follows from the field's type alone.

A field that holds what it would hold anyway is left out. Amounts are texts, since a number in JSON is no decimal one;
cards, contracts and deals are texts as they are printed; a date is `2026-11-26`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import date
from decimal import Decimal
from enum import Enum
from functools import cache
from itertools import repeat
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from rulings.bridge import Auction, AuctionCall, Card, Contract, Deal
from rulings.formats.errors import Expected
from rulings.formats.text import MAX_TEXT
from rulings.formats.watching import watched

NOT_HELD = frozenset(("remarks", "line", "faults"))
"""What belongs to the file that a session was read from."""
_AMOUNT = re.compile(r"-?\d{1,30}(?:\.\d{1,30})?", re.ASCII)
_NO_TEXT = re.compile("[\x00-\x08\x0b-\x1e\ud800-\udfff]")
_MOST = 10**6
_Read = Callable[[Any], Any]


class Unreadable(Exception):
    """A value that is none of its field: what was expected, what stands there, and the path to it, innermost first."""

    def __init__(self, expected: Expected, found: object) -> None:
        super().__init__(expected, found)
        self.expected, self.found = expected, found
        self.path: list[str] = []

    @property
    def place(self) -> str:
        """As `session.results[3].contract`."""
        return "".join(reversed(self.path)).removeprefix(".")


def written(value: Any) -> Any:
    """A value as JSON takes it."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Decimal):
        return format(value, "f")
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Card | Contract | Deal):
        return str(value)
    if isinstance(value, Auction):
        return {"dealer": value.dealer.value, "calls": list(map(_call, value.calls))}
    if isinstance(value, Mapping):
        return {str(key): written(each) for key, each in value.items()}
    if isinstance(value, tuple):
        return list(map(written, value))
    if is_dataclass(value):
        return {each.name: written(held) for each, held in _held(value)}
    return value


def _call(made: AuctionCall) -> dict[str, Any]:
    told = {"seat": made.seat.value, "call": str(made.call)}
    return told | ({"note": made.note} if made.note else {}) | ({"cancelled": True} if made.cancelled else {})


def _held(value: Any) -> Iterator[tuple[Field[Any], Any]]:
    """The fields that say something, with what they hold."""
    for each in fields(value):
        held = getattr(value, each.name)
        if each.name not in NOT_HELD and held != _default(each):
            yield each, held


def _default(each: Field[Any]) -> Any:
    """What a field holds that nobody filled; MISSING where it must be filled."""
    return each.default if each.default_factory is MISSING else each.default_factory()


def unknown_in(kind: Any, given: Any) -> Counter[str]:
    """How often an object of JSON, and what is in it, has each name that no field of its class has."""
    found: Counter[str] = Counter()
    _count_unknown(kind, given, found)
    return found


def _count_unknown(kind: Any, given: Any, found: Counter[str]) -> None:
    """What stands in a list or an object; in anything else there are no names."""
    if not isinstance(given, dict | list):
        return
    origin, inner = get_origin(kind), get_args(kind)
    if origin is UnionType:
        for each in inner:
            _count_unknown(each, given, found)
    elif origin is tuple and isinstance(given, list):
        for each, one in zip(repeat(inner[0]) if inner[-1] is ... else inner, given, strict=False):
            _count_unknown(each, one, found)
    elif kind is Auction and isinstance(given, dict):
        found.update(given.keys() - {"dealer", "calls"})
        for call in given.get("calls", ()):
            found.update(call.keys() - _OF_A_CALL)
    elif kind not in _READERS and isinstance(given, dict) and _types_of(kind):
        known = _types_of(kind)
        found.update(given.keys() - known.keys())
        for name in given.keys() & known.keys():
            _count_unknown(known[name], given[name], found)


@cache
def _types_of(kind: Any) -> dict[str, Any]:
    """The types of the fields that are held, by name; none of what is no dataclass."""
    if not is_dataclass(kind):
        return {}
    types = get_type_hints(kind)
    return {each.name: types[each.name] for each in fields(kind) if each.name not in NOT_HELD}


@cache
def reader_of(kind: Any) -> _Read:
    """What makes a value of this type of what JSON has; it raises `Unreadable`."""
    if kind in _READERS:
        return _READERS[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is UnionType:
        (one,) = (reader_of(each) for each in inner if each is not NoneType)
        return lambda given: None if given is None else one(given)
    if origin is tuple:
        return _of_list(reader_of(inner[0])) if inner[-1] is ... else _of_parts(tuple(map(reader_of, inner)))
    if origin is not None:
        return _of_mapping(*map(reader_of, inner))
    return _of_fields(kind) if isinstance(kind, type) and is_dataclass(kind) else _parsed(kind, Expected.VALUE)


def _of_list(one: _Read) -> _Read:
    return lambda given: tuple(_each(enumerate(watched(_known(given, list))), lambda _at: one))


def _of_parts(parts: tuple[_Read, ...]) -> _Read:
    """A list of so many values, each of its own kind."""

    def read(given: Any) -> tuple[Any, ...]:
        if len(_known(given, list)) != len(parts):
            raise Unreadable(Expected.VALUE, given)
        return tuple(_each(enumerate(given), parts.__getitem__))

    return read


def _each(given: Iterable[tuple[int, Any]], reader: Callable[[int], _Read]) -> Iterator[Any]:
    for at, value in given:
        try:
            yield reader(at)(value)
        except Unreadable as error:
            error.path.append(f"[{at}]")
            raise


def _of_mapping(key: _Read, value: _Read) -> _Read:
    return lambda given: {key(name): value(each) for name, each in _known(given, dict).items()}


def _of_fields(kind: type[Any]) -> _Read:
    """An object with the fields of a class; other names in it are passed over, and told by `unknown_in`."""
    types = get_type_hints(kind)
    known = {each.name: reader_of(types[each.name]) for each in fields(kind) if each.name not in NOT_HELD}
    needed = [each.name for each in fields(kind) if each.name in known and _default(each) is MISSING]

    def read(given: Any) -> Any:
        told = _known(given, dict)
        for name in needed:
            if name not in told:
                raise _missing(name)
        return kind(**{name: _at(name, known[name], value) for name, value in told.items() if name in known})

    return read


def _missing(name: str) -> Unreadable:
    error = Unreadable(Expected.VALUE, "")
    error.path.append(f".{name}")
    return error


def _at(name: str, reader: _Read, value: Any) -> Any:
    try:
        return reader(value)
    except Unreadable as error:
        error.path.append(f".{name}")
        raise


def _known(given: Any, kind: type) -> Any:
    """What JSON gave, where it is of that kind."""
    if type(given) is not kind:
        raise Unreadable(Expected.VALUE, given)
    return given


def _parsed(parse: Callable[[str], Any], expected: Expected) -> _Read:
    """A text that is read as a value."""

    def read(given: Any) -> Any:
        try:
            value = parse(_text(given))
        except ValueError:
            raise Unreadable(expected, given) from None
        if value is None:
            raise Unreadable(expected, given)
        return value

    return read


def _text(given: Any) -> str:
    text: str = _known(given, str)
    if len(text) > MAX_TEXT:
        raise Unreadable(Expected.SHORTER_TEXT, text)
    if _NO_TEXT.search(text):
        raise Unreadable(Expected.PLAIN_TEXT, text)
    return text


def _number(given: Any) -> int:
    if abs(_known(given, int)) > _MOST:
        raise Unreadable(Expected.NUMBER, "")
    return int(given)


def _amount(text: str) -> Decimal:
    if not _AMOUNT.fullmatch(text):
        raise ValueError
    return Decimal(text)


def _auction(given: Any) -> Auction:
    """An auction with its calls, which are marked anew for what is irregular about them."""
    told = _known(given, dict)
    dealer = _at("dealer", reader_of(_SEAT), told.get("dealer"))
    calls = _known(told.get("calls"), list)
    for made in calls:
        for value in _known(made, dict).values():
            if value is not True:
                _text(value)
    try:
        return Auction.of(dealer, calls)
    except ValueError:
        raise Unreadable(Expected.CALL, calls) from None


_OF_A_CALL = frozenset(("seat", "call", "note", "cancelled"))
_SEAT = get_type_hints(AuctionCall)["seat"]
_READERS: dict[Any, _Read] = {
    str: _text,
    int: _number,
    bool: lambda given: _known(given, bool),
    Decimal: _parsed(_amount, Expected.NUMBER),
    date: _parsed(date.fromisoformat, Expected.DATE),
    Card: _parsed(Card.parse, Expected.CARD),
    Contract: _parsed(Contract.parse, Expected.CONTRACT),
    Deal: _parsed(Deal.parse, Expected.DEAL),
    Auction: _auction,
}
