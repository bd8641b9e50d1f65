"""How an answer to a fact is read from JSON and written back: one small class a kind of answer.

`read` turns what came from a form or a file into the value a law works with and raises `BadAnswer`;
`write` turns it back into plain JSON. `options` are all possible answers of a closed kind (else empty);
`samples` are the answers the enumeration of a law tries.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from rulings.bridge import Call, Card, Denomination, Seat, Suit

_T = TypeVar("_T")
_E = TypeVar("_E", bound=StrEnum)
CardSet = frozenset[Card]
_Plain = bool | int | str | list[str]


class BadAnswer(ValueError):
    """An answer that the fact does not take. `expected` says in plain words what it does take."""

    def __init__(self, expected: str) -> None:
        super().__init__(expected)
        self.expected = expected


class Kind(Protocol[_T]):
    """What every kind of answer can do."""

    name: str

    @property
    def options(self) -> tuple[_T, ...]: ...

    @property
    def samples(self) -> tuple[_T, ...]: ...

    def read(self, raw: object) -> _T: ...

    def write(self, value: _T) -> _Plain: ...


class YesNo:
    """Yes or no: JSON true and false, or the words."""

    name = "yes_no"
    options = samples = (True, False)
    words: dict[object, bool] = {True: True, False: False, "yes": True, "no": False}

    def read(self, raw: object) -> bool:
        if isinstance(raw, (bool, str)) and raw in self.words:
            return self.words[raw]
        raise BadAnswer("yes, no")

    def write(self, value: bool) -> _Plain:
        return "yes" if value else "no"


class OneOf(Generic[_E]):
    """One of a closed set; `samples` where not every answer branches."""

    name = "one_of"

    def __init__(self, choices: type[_E], samples: tuple[_E, ...] = ()) -> None:
        self.options = tuple(choices)
        self.samples = samples or self.options
        self._by_word: dict[object, _E] = {str(choice): choice for choice in choices}
        for truth, word in ((True, "yes"), (False, "no")):
            if word in self._by_word:
                self._by_word[truth] = self._by_word[word]

    def read(self, raw: object) -> _E:
        if isinstance(raw, bool | str) and raw in self._by_word:
            return self._by_word[raw]
        raise BadAnswer(", ".join(str(option) for option in self.options))

    def write(self, value: _E) -> _Plain:
        return str(value)


class OneSeat:
    """A seat: N, n or North. It travels into sentences, so the enumeration tries one."""

    name = "seat"
    options = tuple(Seat)
    samples = (Seat.WEST,)

    def read(self, raw: object) -> Seat:
        try:
            if isinstance(raw, str):
                return Seat.parse(raw)
        except ValueError:
            pass
        raise BadAnswer("N, E, S, W")

    def write(self, value: Seat) -> _Plain:
        return str(value)


class OneBid:
    """A bid such as 2S. It travels into sentences, so the enumeration tries one."""

    name = "bid"
    options = tuple(Call.bid(level, denomination) for level in range(1, 8) for denomination in Denomination)
    samples = (Call.bid(2, Denomination.SPADES),)

    def read(self, raw: object) -> Call:
        try:
            bid = Call.parse(raw) if isinstance(raw, str) else None
        except ValueError:
            bid = None
        if bid is None or not bid.is_bid:
            raise BadAnswer("a bid such as 2S or 3NT")
        return bid

    def write(self, value: Call) -> _Plain:
        return str(value)


class OneCall:
    """A call such as 2S, P, X or XX. It travels into sentences, so the enumeration tries one."""

    name = "call"
    options = (*OneBid.options, Call.PASS, Call.DOUBLE, Call.REDOUBLE)
    samples = OneBid.samples

    def read(self, raw: object) -> Call:
        try:
            if isinstance(raw, str):
                return Call.parse(raw)
        except ValueError:
            pass
        raise BadAnswer("a call such as 2S, P, X or XX")

    def write(self, value: Call) -> _Plain:
        return str(value)


class Cards:
    """One or more cards, `["SA", "H10"]` or `"SA H10"`; `least` may be 0 where none is an answer."""

    name = "cards"
    options: tuple[CardSet, ...] = ()

    def __init__(self, samples: Iterable[str], least: int = 1, most: int = 13) -> None:
        self.least, self.most = least, most
        self.samples = tuple(self.read(sample) for sample in samples)

    def read(self, raw: object) -> CardSet:
        words = raw.split() if isinstance(raw, str) else raw
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise BadAnswer(self._expected())
        try:
            cards = [Card.parse(word) for word in words]
        except ValueError as error:
            raise BadAnswer(f"{self._expected()} ({error})") from None
        if len(set(cards)) < len(cards):
            raise BadAnswer(f"{self._expected()} (each card once)")
        if not self.least <= len(cards) <= self.most:
            raise BadAnswer(self._expected())
        return frozenset(cards)

    def write(self, value: CardSet) -> _Plain:
        return [str(card) for card in sorted(value, reverse=True)]

    def _expected(self) -> str:
        return f"{self.least} to {self.most} cards such as SA or H10"


class Suits:
    """One or more suits, `["S", "D"]` or `"s d"`; `least` is 0 where none is an answer."""

    name = "suits"
    options: tuple[frozenset[Suit], ...] = ()

    def __init__(self, samples: Iterable[str], least: int = 1) -> None:
        self.least = least
        self.samples = tuple(self.read(sample) for sample in samples)

    def read(self, raw: object) -> frozenset[Suit]:
        words = raw.split() if isinstance(raw, str) else raw
        try:
            if isinstance(words, list) and len(words) >= self.least and all(isinstance(word, str) for word in words):
                return frozenset(Suit.parse(word) for word in words)
        except ValueError:
            pass
        raise BadAnswer("one or more of S, H, D, C" if self.least else "none or more of S, H, D, C")

    def write(self, value: frozenset[Suit]) -> _Plain:
        return [str(suit) for suit in sorted(value, key=list(Suit).index, reverse=True)]


class Number:
    """A whole number from `least` to `most`, such as a count of tricks."""

    name = "number"
    options: tuple[int, ...] = ()

    def __init__(self, least: int, most: int, samples: tuple[int, ...]) -> None:
        self.least, self.most, self.samples = least, most, samples

    def read(self, raw: object) -> int:
        number = int(raw) if isinstance(raw, str) and raw.isascii() and raw.isdigit() and len(raw) < 5 else raw
        if isinstance(number, int) and not isinstance(number, bool) and self.least <= number <= self.most:
            return number
        raise BadAnswer(f"a whole number from {self.least} to {self.most}")

    def write(self, value: int) -> _Plain:
        return value
