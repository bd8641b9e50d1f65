"""The trees of all situations as data, with whatever comes back written once.

A tree is learnt from the law itself, run at many points at once: all the answers that lead to one question. What
differs between them is an expression of the answers, or a feature that the tree turns on; no law is written here.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rulings.bridge import Denomination, Suit
from rulings.laws.engine import (
    AnyFact,
    Case,
    Finding,
    Law,
    Question,
    Ruling,
    UnknownAnswer,
    rule,
    settings_of,
)
from rulings.laws.pocket.expressions import Expression, explained, likeness, type_of, written
from rulings.laws.pocket.features import feature_of, telling
from rulings.laws.pocket.options import options_of
from rulings.laws.pocket.points import Chance, Point, first_points, sampled
from rulings.laws.pocket.words import Piece, QuestionWords, Words


@dataclass
class _Slots:
    """The values that differ from point to point, each at its place of the shape."""

    values: list[Any] = field(default_factory=list)

    def hold(self, value: Any) -> tuple[str, int, str] | tuple[str, str, Any]:
        """A mark for the value in a shape: its place, or itself where it never differs."""
        kind = type_of(value)
        if kind in ("str", "bool", "role", "denomination"):
            return ("same", kind, written(value))
        self.values.append(value)
        return ("slot", len(self.values) - 1, kind)


@dataclass
class Trees:
    """All that is written so far: a table of each kind of thing, in which nothing stands twice."""

    chance: Callable[[str], Chance]
    tables: dict[str, list[Any]] = field(default_factory=dict)
    places: dict[tuple[str, str], int] = field(default_factory=dict)

    def place(self, table: str, entry: Any) -> int:
        """Where the entry stands in the table; it is added where it is new."""
        where = (table, json.dumps(entry, ensure_ascii=False))
        if where not in self.places:
            entries = self.tables.setdefault(table, [])
            self.places[where] = len(entries)
            entries.append(entry)
        return self.places[where]

    def grow(self, law: Law, words: Words) -> int:
        """The root of a law's tree."""
        settings = settings_of(law)
        return _Grower(self, law, words, settings).node(first_points(settings), 0)


@dataclass
class _Grower:
    """Grows the tree of one law."""

    trees: Trees
    law: Law
    words: Words
    settings: tuple[str, ...]

    def node(self, points: list[Point], seen: int) -> int:
        """The place of the node at which all these points arrive, after so many findings."""
        shaped: dict[Any, list[tuple[Point, Ruling | None, list[Any]]]] = {}
        for point in points:
            shape, ruling, values = self.shape(point, seen)
            shaped.setdefault(shape, []).append((point, ruling, values))
        parted = [part for shape, group in shaped.items() for part in _parted(shape, group)]
        where = {id(point): number for number, (_shape, group, _slots) in enumerate(parted) for point, _r, _v in group}
        return self.turn(points, where, parted, seen)

    def turn(self, points: list[Point], where: dict[int, int], parted: list[Any], seen: int) -> int:
        """A node that turns on features until the points are of one part, then that part."""
        groups = [where[id(point)] for point in points]
        if len(set(groups)) == 1:
            shape, group, slots = parted[groups[0]]
            kept = {id(point) for point in points}
            return self.written(shape, [each for each in group if id(each[0]) in kept], slots, seen)
        feature = telling([point.known for point in points], groups, self.settings)
        turned: dict[str, list[Point]] = {}
        for point in points:
            turned.setdefault(feature_of(feature, point.known), []).append(point)
        to = {text: self.turn(some, where, parted, seen) for text, some in sorted(turned.items())}
        return self.trees.place("nodes", {"by": feature, "to": to})

    def shape(self, point: Point, seen: int) -> tuple[Any, Ruling | None, list[Any]]:
        """What is the same at every point of a part, with marks where values are; the ruling, and those values."""
        slots = _Slots()
        try:
            ruling = rule(self.law, Case(point.answers, regulations=point.regulations))
        except UnknownAnswer:
            return None, None, []
        found = tuple(self.finding(each, slots) for each in ruling.findings[seen:])
        asked = self.question(ruling, ruling.question, slots) if ruling.question else None
        return (found, asked), ruling, slots.values

    def finding(self, finding: Finding, slots: _Slots) -> Any:
        values = tuple((name, slots.hold(value)) for name, value in finding.values.items())
        return finding.paragraph, str(finding.effect), finding.key, self.words.sentence(finding), values

    def question(self, ruling: Ruling, question: Question, slots: _Slots) -> Any:
        words = self.words.question(ruling)
        kind, held = options_of(question)
        return (
            question.fact,
            (kind, tuple(slots.hold(value) for value in held) if kind not in ("these",) else held),
            _said_by(words, slots),
        )

    def written(self, shape: Any, group: list[Any], slots: list[Expression], seen: int) -> int:
        """The node of one part: what it finds, what it asks, and where each answer leads."""
        if shape is None:
            return self.trees.place("nodes", None)
        found, asked = shape
        places = [self.trees.place("findings", [*finding[:4], _filled(finding[4], slots)]) for finding in found]
        if asked is None:
            return self.trees.place("nodes", [places])
        fact, (kind, held), said = asked
        options = [kind, list(held)] if kind == "these" else [kind, *(_put(mark, slots) for mark in held)]
        entry = {"fact": self.trees.place("facts", _fact(fact)), "options": options, **_words(said, slots)}
        return self.trees.place(
            "nodes", [places, self.trees.place("questions", entry), self.branches(group, fact, seen + len(found))]
        )

    def branches(self, group: list[Any], fact: AnyFact, seen: int) -> Any:
        """By each answer that is chosen; one for all answers, in a list, where they are of the game."""
        asked = [(point, ruling.question) for point, ruling, _values in group]
        if _is_open(fact):
            return [self.node(sampled(asked, fact, self.trees.chance(fact.key)), seen)]
        options = asked[0][1].options
        return {
            str(fact.kind.write(option)): self.node([point.answered(fact, option) for point, _question in asked], seen)
            for option in options
        }


def _is_open(fact: AnyFact) -> bool:
    """Whether its answers are of the game (a card, a seat, a number) and not choices of the law's own."""
    return fact.kind.name not in ("yes_no", "one_of") or isinstance(fact.kind.options[0], Suit | Denomination)


def _fact(fact: AnyFact) -> dict[str, Any]:
    """A fact as the interpreter reads its answers; `samples` are those that the enumeration tries, where not all."""
    kind: Any = fact.kind
    entry: dict[str, Any] = {
        "key": fact.key,
        "paragraph": fact.law,
        "asked_of": str(fact.asked_of),
        "kind": kind.name,
    }
    if kind.samples != kind.options:
        entry["samples"] = [kind.write(sample) for sample in kind.samples]
    if kind.name == "one_of":
        entry |= {"type": type_of(kind.options[0]), "options": [written(option) for option in kind.options]}
    elif kind.name == "yes_no":
        entry |= {"options": ["yes", "no"]}
    elif kind.name in ("cards", "number"):
        entry |= {"least": kind.least, "most": kind.most}
    elif kind.name == "suits":
        entry |= {"least": kind.least, "most": 4}
    else:
        entry |= {"type": type_of(kind.options[0])}
    return entry


def _parted(shape: Any, group: list[Any]) -> Iterator[tuple[Any, list[Any], list[Expression]]]:
    """The group with an expression for each of its slots; parts of it where nothing explains all values of a slot."""
    all_known = [point.known for point, _ruling, _values in group]
    slots: list[Expression] = []
    known: dict[Any, Expression | None] = {}
    for place in range(len(group[0][2])):
        values = [values[place] for _point, _ruling, values in group]
        same = (type_of(values[0]), *values)
        if same not in known:
            known[same] = explained(values, all_known)
        found = known[same]
        if found is None:
            alike = likeness(values, all_known)
            for kept in (True, False):
                yield from _parted(
                    shape, [each for each, is_alike in zip(group, alike, strict=True) if is_alike is kept]
                )
            return
        slots.append(found)
    yield shape, group, slots


def _said_by(words: QuestionWords, slots: _Slots) -> Any:
    """All that is said with a question, as a shape."""
    said = tuple((each.value, _piece(each.text, slots), _piece(each.hint, slots)) for each in words.said)
    return (
        _piece(words.text, slots),
        words.label,
        _piece(words.guidance, slots),
        words.waits_for,
        _piece(words.hint, slots),
        said,
    )


def _piece(piece: Piece | None, slots: _Slots) -> Any:
    return piece and (piece.text, tuple((name, slots.hold(value), style) for name, value, style in piece.names))


def _words(said: Any, slots: list[Expression]) -> dict[str, Any]:
    text, label, guidance, waits_for, hint, options = said
    entry = {
        "text": _put_piece(text, slots),
        "label": label,
        "guidance": _put_piece(guidance, slots),
        "waits_for": waits_for,
        "hint": _put_piece(hint, slots),
    }
    rows = [[value, _put_piece(said, slots), _put_piece(follows, slots)] for value, said, follows in options]
    return {name: value for name, value in entry.items() if value is not None} | {"said": rows}


def _put_piece(piece: Any, slots: list[Expression]) -> Any:
    if piece is None:
        return None
    text, names = piece
    return [text, *([name, _put(mark, slots), *([style] if style else [])] for name, mark, style in names)]


def _filled(values: Any, slots: list[Expression]) -> list[Any]:
    return [[name, _put(mark, slots)] for name, mark in values]


def _put(mark: Any, slots: list[Expression]) -> Expression:
    """What stands at a mark: the slot's expression, or the value that is always the same."""
    return slots[mark[1]] if mark[0] == "slot" else ["=", mark[1], mark[2]]
