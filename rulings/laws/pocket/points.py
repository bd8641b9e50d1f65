"""The points at which a law is run to learn its tree: answers by answers, of every sort that a law may tell apart."""

from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from rulings.bridge import DECK, Card, Seat, Suit
from rulings.laws.engine import AnyFact, Question, Regulations, Setting
from rulings.laws.pocket.expressions import SuitSet, type_of

_T = TypeVar("_T")


class Chance(Protocol):
    """What chooses among too many: the same every time, as `random.Random` with a seed does."""

    def shuffle(self, x: MutableSequence[Any]) -> None: ...
    def sample(self, population: Sequence[_T], k: int) -> list[_T]: ...
    def choice(self, seq: Sequence[_T]) -> _T: ...
    def randint(self, a: int, b: int) -> int: ...


_MOST_POINTS = 40
_MOST_POINTS_OF_SETS = 640
_HANDS = (
    *("S7", "SK", "H4", "DJ", "C2", "DT"),
    *("S7 S5", "SJ SQ", "S7 H4", "SA H3", "D9 C2", "CK DJ"),
    *("H2 H3 H4", "S7 S5 H4", "S2 H3 D4", "C2 C3 D2", "HJ HT H9 D2"),
    *("ST D9 H8 C7", "SA HK DQ CJ", "S2 S3 H3 H4 D4 D5", "S2 H3 H4 D4 D5 C5 C6"),
)
"""Sets of cards that differ in all that laws have been seen to ask of them; random ones are taken besides."""


@dataclass(frozen=True)
class Point:
    """Answers as they are written and as the law has them, under some regulations."""

    answers: dict[str, Any]
    known: dict[str, Any]
    regulations: Regulations
    is_sample: bool = True

    def beside(self, value: Any) -> tuple[Any, ...]:
        """What was answered before that is of the kind of a value: sets beside a set, seats beside anything else."""
        kind = frozenset if isinstance(value, frozenset) else Seat
        return tuple(each for each in self.known.values() if isinstance(each, kind))

    def answered(self, fact: AnyFact, value: Any, is_sample: bool = True) -> "Point":
        """The point after one more answer; `is_sample` where the enumeration tries it."""
        known = SuitSet(value) if fact.kind.name == "suits" else value
        return Point(
            {**self.answers, fact.key: fact.kind.write(value)},
            {**self.known, fact.key: known},
            self.regulations,
            self.is_sample and is_sample,
        )


_Pair = tuple[Point, Any, bool]


def first_points(settings: tuple[str, ...]) -> list[Point]:
    """Nothing answered, under the usual regulations and each other value of each setting."""
    return [Point({}, _settings(each), each) for each in _regulations(settings)]


def _settings(regulations: Regulations) -> dict[str, Any]:
    return {f"setting {name}": str(value) for name, value in vars(regulations).items()}


def _regulations(settings: tuple[str, ...]) -> Iterator[Regulations]:
    """Under each value of each setting that the law reads: the usual readings and each other one by itself."""
    yield Regulations()
    for name in settings:
        yield from (Regulations(**{name: value}) for value in Setting if value is not getattr(Regulations(), name))


def sampled(asked: list[tuple[Point, Question]], fact: AnyFact, random: Chance) -> list[Point]:
    """The points with each answer to the question; where they would be too many, some, with every answer among them."""
    samples = [(point, value, True) for point, question in asked if point.is_sample for value in question.samples]
    pairs = [(point, value, False) for point, question in asked for value in _domain(point, question, fact, random)]
    most = _MOST_POINTS_OF_SETS if fact.kind.name in ("cards", "suits") else _MOST_POINTS
    if len(pairs) > most:
        random.shuffle(pairs)
        pairs = list({id(pair): pair for pair in (*_each_once(pairs), *pairs)}.values())[:most]
    return [point.answered(fact, value, is_sample) for point, value, is_sample in (*samples, *pairs)]


def _each_once(pairs: list[_Pair]) -> list[_Pair]:
    """One point for each answer, one for each answer beside what was answered before, and one for each point."""
    by_value = {pair[1]: pair for pair in pairs}
    before: dict[tuple[int, bool], tuple[Any, ...]] = {}
    for point, value, _is_sample in pairs:
        which = (id(point), isinstance(value, frozenset))
        if which not in before:
            before[which] = point.beside(value)
    beside = {(before[id(pair[0]), isinstance(pair[1], frozenset)], pair[1]): pair for pair in pairs}
    by_point = {id(pair[0]): pair for pair in pairs}
    return [*by_value.values(), *beside.values(), *by_point.values()]


def _domain(point: Point, question: Question, fact: AnyFact, random: Chance) -> Iterable[Any]:
    """Every answer where they can be counted, else sets of cards of every sort."""
    if question.options:
        return question.options
    kind: Any = fact.kind
    if kind.name == "number":
        return range(kind.least, kind.most + 1)
    if kind.name == "suits":
        sets = (frozenset(suit for bit, suit in enumerate(Suit) if number >> bit & 1) for number in range(16))
        return [suits for suits in sets if len(suits) >= kind.least]
    return _card_sets(point, fact, random)


def _card_sets(point: Point, fact: AnyFact, random: Chance) -> list[frozenset[Any]]:
    """Every card by itself, none where that is an answer, some sets; and cards that were named before."""
    kind: Any = fact.kind
    before = [value for value in point.known.values() if isinstance(value, frozenset) and type_of(value) == "cards"]
    if kind.most > 1:
        sets = [*map(kind.read, _HANDS), *kind.samples]
        sets += [frozenset(random.sample(DECK, random.randint(1, 5))) for _ in range(4)]
    elif before:
        sets = [frozenset([card]) for card in _beside(min(before[0] or [DECK[0]]), random)]
    else:
        sets = [frozenset([card]) for card in DECK]
    sets += [value for value in before if kind.least <= len(value) <= kind.most]
    return list(dict.fromkeys([*sets, *([frozenset()] if kind.least == 0 else [])]))


def _beside(led: Card, random: Chance) -> list[Card]:
    """Cards that may follow: some of the suit led, and one of each other suit."""
    follow = random.sample([card for card in DECK if card.suit is led.suit and card != led], 4)
    return [
        *follow,
        *(random.choice([card for card in DECK if card.suit is suit]) for suit in Suit if suit is not led.suit),
    ]
