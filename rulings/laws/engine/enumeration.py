"""Every path of a law: each answer to each question, run to the end.

Every law is finite. The tests walk these paths, count them and print them as an outline.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from rulings.laws.engine.engine import Case, Law, Question, Ruling, rule
from rulings.laws.engine.facts import AnyFact
from rulings.laws.engine.findings import Finding
from rulings.laws.engine.regulations import Regulations, Setting


@dataclass(frozen=True)
class Path:
    """One way through a law: the answers in the order asked, and the ruling they end in."""

    answers: dict[str, object]
    ruling: Ruling


@dataclass(frozen=True)
class Node:
    """One point of the tree: what has been found since the last question, then the next question if any."""

    findings: tuple[Finding, ...]
    ruling: Ruling
    branches: tuple[tuple[object, "Node"], ...]

    @property
    def question(self) -> Question | None:
        return self.ruling.question


def paths(law: Law, regulations: Regulations | None = None) -> Iterator[Path]:
    """All complete rulings of a law, from an empty record."""
    yield from _paths(law, {}, regulations or Regulations())


def _paths(law: Law, answers: dict[str, object], regulations: Regulations) -> Iterator[Path]:
    ruling = rule(law, Case(answers, regulations=regulations))
    if ruling.question is None:
        yield Path(answers, ruling)
        return
    fact = ruling.question.fact
    for sample in ruling.question.samples:
        yield from _paths(law, {**answers, fact.key: fact.kind.write(sample)}, regulations)


def tree(law: Law, answers: dict[str, object] | None = None, seen: int = 0) -> Node:
    """The whole decision tree of a law, from an empty record and the default regulations."""
    given = answers or {}
    ruling = rule(law, Case(given))
    branches: tuple[tuple[object, Node], ...] = ()
    if ruling.question is not None:
        fact, found = ruling.question.fact, len(ruling.findings)
        branches = tuple(
            (sample, tree(law, {**given, fact.key: fact.kind.write(sample)}, found))
            for sample in ruling.question.samples
        )
    return Node(ruling.findings[seen:], ruling, branches)


class _Watched(Regulations):
    """Default regulations that remember which settings a law has read."""

    def __getattribute__(self, name: str) -> object:
        if not name.startswith("_"):
            read = object.__getattribute__(self, "__dict__").setdefault("_read", {})
            read[name] = None
        return object.__getattribute__(self, name)


@cache
def _default_paths(law: Law) -> tuple[tuple[Path, ...], tuple[str, ...]]:
    """All complete rulings under the default regulations, and the settings that they read."""
    watched = _Watched()
    walked = tuple(paths(law, watched))
    return walked, tuple(vars(watched).get("_read", {}))


@cache
def every_path(law: Law) -> tuple[Path, ...]:
    """All complete rulings under the default regulations and under each other value of each setting that is read."""
    walked, settings = _default_paths(law)
    default = Regulations()
    others = (
        replace(default, **{name: setting})
        for name in settings
        for setting in Setting
        if setting is not getattr(default, name)
    )
    return (*walked, *(path for regulations in others for path in paths(law, regulations)))


@cache
def facts_of(law: Law) -> dict[str, AnyFact]:
    """Every fact that some path of the law reads, by key, in the order first asked, or that a record makes it ask."""
    read = (fact for path in every_path(law) for fact in path.ruling.relied_on)
    return {each.key: each for fact in read for each in (*fact.derived_through, fact)}


def settings_of(law: Law) -> tuple[str, ...]:
    """The regulations that some path of the law reads."""
    return _default_paths(law)[1]


@cache
def count(law: Law) -> int:
    """The number of rulings: paths under the default regulations."""
    return len(_default_paths(law)[0])


@cache
def longest(law: Law) -> int:
    """The number of questions on the longest path."""
    return max(len(path.answers) for path in every_path(law))
