"""Exercises: one path of a situation, on a board and with seats that its seed chooses. Holds no sentence.

An exercise is named by situation, edition, path and seed, so that its address gives the same one for ever: a path by
its answers, not by its place in the tree. A path on which another door to the same event lets the law rule otherwise
gives none (`doors.py`).
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from types import MappingProxyType

from rulings.bridge import Seat, Side, dealer_of
from rulings.laws.engine import Case, Law, Path, Question, Ruling, facts_of, paths, rule
from rulings.laws.practice.doors import is_disputed
from rulings.laws.situations import EDITIONS, SITUATIONS, find_situation

LARGEST_SEED = 9999
_NAME_LENGTH = 10
_BOARDS = 32
_DEALER = "dealer_of_the_board"
_ONE_SIDE_AT_FAULT = re.compile(r"(ns|ew)_(directly|partly)")
_Answers = Mapping[str, object]


@dataclass(frozen=True)
class Exercise:
    """`answers` are what the story tells, by fact, as they are written; `ruling` is what the law says of them."""

    situation: str
    edition: str
    path: str
    seed: int
    answers: _Answers
    ruling: Ruling

    @property
    def law(self) -> Law:
        return find_situation(self.situation, self.edition).laws[self.edition]

    @property
    def board(self) -> int:
        """The number of the board, 1 to 32, which gives dealer and vulnerability: the dealer that the story tells."""
        told = self.answers.get(_DEALER)
        boards = [number for number in range(1, _BOARDS + 1) if told in (None, str(dealer_of(number)))]
        return boards[settled(self.seed, "board") % len(boards)]

    @property
    def steps(self) -> tuple[Question, ...]:
        """Every question in the order asked, and nothing else is asked on the way."""
        return tuple(_questions(self.law, self.answers))

    def after(self, count: int) -> Ruling:
        """What the law has said once the first so many questions are answered as the story tells."""
        told = list(self.answers.items())[:count]
        return rule(self.law, Case(dict(told)))


class NoExercise(KeyError):
    """No such path is practised."""


@cache
def named_paths(situation: str, edition: str) -> Mapping[str, Path]:
    """The paths of a situation under the default regulations, by name, without those that two doors disagree on."""
    law = find_situation(situation, edition).laws[edition]
    found = (path for path in paths(law) if not is_disputed(situation, edition, path))
    return MappingProxyType({_name(path.answers): path for path in found})


def exercise_of(situation: str, edition: str, path: str, seed: int) -> Exercise:
    """The exercise of that name; `NoExercise` where there is no such path or seed, `UnknownSituation` as it says."""
    found = named_paths(situation, edition).get(path)
    if found is None or not 0 <= seed <= LARGEST_SEED:
        raise NoExercise(path)
    law = find_situation(situation, edition).laws[edition]
    answers, ruling = _seated(law, found, _steps(found.answers, seed))
    return Exercise(situation, edition, path, seed, MappingProxyType(answers), ruling)


def other_rulings(chosen: Exercise, most: int) -> tuple[Ruling, ...]:
    """What the law says on other paths, those that part latest from this one first: never what it says on this one."""
    seen, found = {said(chosen.ruling)}, list[Ruling]()
    others = named_paths(chosen.situation, chosen.edition).values()
    for path in sorted(others, key=lambda each: -_shared(chosen.answers, each.answers)):
        if len(found) == most:
            break
        ruling = _seated(chosen.law, path, _as_far(path.answers, chosen))[1]
        if said(ruling) not in seen:
            seen.add(said(ruling))
            found.append(ruling)
    return tuple(found)


def said(ruling: Ruling) -> tuple[tuple[str, str, str], ...]:
    """What tells two rulings apart: paragraph, key and values of each finding."""
    return tuple((each.paragraph, each.key, json.dumps(each.plain_values(), default=str)) for each in ruling.findings)


def shuffled(names: list[str], seed: int) -> list[str]:
    """The names in an order that the seed gives, the same every time."""
    return sorted(names, key=lambda name: (settled(seed, name), name))


def editions_of(situation: str) -> tuple[str, ...]:
    """The editions in which a situation is ruled on, none where there is no such situation."""
    return tuple(code for code in EDITIONS for each in SITUATIONS if each.key == situation and code in each.laws)


def _questions(law: Law, answers: _Answers) -> Iterator[Question]:
    """What is asked of a reader who answers as the story tells."""
    told: dict[str, object] = {}
    while (question := rule(law, Case(told)).question) is not None:
        yield question
        told = {**told, question.fact.key: answers[question.fact.key]}


def _steps(answers: _Answers, seed: int) -> int:
    """How many places the seed moves every seat: where one side alone is at fault, the offender is one of that side."""
    steps = settled(seed, "seats") % len(Seat)
    blamed = _ONE_SIDE_AT_FAULT.fullmatch(str(answers.get("at_fault")))
    if not blamed or "offender" not in answers:
        return steps
    who = Seat(str(answers["offender"])).after(steps)
    return steps if who in Side(blamed[1].upper()).seats else steps + 1


def _as_far(answers: _Answers, chosen: Exercise) -> int:
    """How many places the offender of the exercise sits from the path's; where one has none, as its seed says."""
    if not {"offender"} <= set(answers) & set(chosen.answers):
        return settled(chosen.seed, "seats") % len(Seat)
    here, there = Seat(str(answers["offender"])), Seat(str(chosen.answers["offender"]))
    return next(steps for steps in range(len(Seat)) if here.after(steps) is there)


def _seated(law: Law, path: Path, steps: int) -> tuple[dict[str, object], Ruling]:
    """The path with every seat so many places on; as it is where the law would then ask or take something else."""
    facts = facts_of(law)
    turned = {
        key: str(Seat(str(raw)).after(steps)) if facts[key].kind.name == "seat" else raw
        for key, raw in path.answers.items()
    }
    ruling = rule(law, Case(turned))
    return (turned, ruling) if ruling.is_complete else (dict(path.answers), path.ruling)


def _name(answers: _Answers) -> str:
    """A path's name: what its answers come to."""
    return sha256(json.dumps(answers, sort_keys=True, default=str).encode()).hexdigest()[:_NAME_LENGTH]


def _shared(one: _Answers, other: _Answers) -> int:
    """How many answers two paths have alike."""
    return sum(key in other and other[key] == raw for key, raw in one.items())


def settled(seed: int, purpose: str) -> int:
    """A number that the seed settles for one purpose: no chance is in it."""
    return int.from_bytes(sha256(f"{purpose} {seed}".encode()).digest()[:4])
