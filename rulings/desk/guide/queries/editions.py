"""One situation under the Laws of 2007 and of 2017 side by side: what each finds and asks, and what only one has.

No query.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import get_language

from rulings.desk.base.known import Known
from rulings.desk.guide.queries.kept import MOST_OF_THE_GUIDE
from rulings.laws.cited import cited
from rulings.laws.engine import (
    Difference,
    Finding,
    Node,
    Question,
    Ruling,
    Steps,
    UnknownAnswer,
    count,
    differences,
    facts_of,
    rule,
)
from rulings.laws.engine.situation import Situation
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import EDITIONS
from rulings.wording.findings import sentence
from rulings.wording.questions import fact_label, option_text, question_text
from rulings.wording.rulings import known_values

_OF_A_PAGE = 3
"""Points where the editions part that the page about a situation shows itself."""
_COMPARED: Known["_Comparison"] = Known(MOST_OF_THE_GUIDE, is_own=True)
_Pair = tuple["_Side", "_Side"]


@dataclass(frozen=True)
class _Line:
    """A sentence or an option; `is_new_number` where the other edition says the same under another paragraph."""

    text: str
    paragraph: str = ""
    is_only_here: bool = False
    is_new_number: bool = False


@dataclass(frozen=True)
class _Side:
    """One edition at one point. `is_silent` where it takes no such answer, `refused` names the fact whose answer."""

    edition: str
    findings: tuple[_Line, ...] = ()
    question: str = ""
    is_question_only_here: bool = False
    options: tuple[_Line, ...] = ()
    is_silent: bool = False
    refused: str = ""


@dataclass(frozen=True)
class _Parting:
    """A point where the editions part: the answers that lead there, the two sides, at how many places it is so."""

    steps: tuple[tuple[str, str], ...]
    sides: _Pair
    times: int


@dataclass(frozen=True)
class _View:
    """What one edition finds and asks at a point; `is_silent` and `refused` as in the sheet."""

    situation: str
    edition: str
    findings: tuple[Finding, ...] = ()
    question: Question | None = None
    known: Mapping[str, Any] = field(default_factory=dict)
    is_silent: bool = False
    refused: str = ""


@dataclass(frozen=True)
class _Comparison:
    """Every point where the rulings differ, then every one where only the numbers of the paragraphs do."""

    differing: tuple[_Parting, ...]
    renumbered: tuple[_Parting, ...]


@dataclass(frozen=True)
class _Own:
    """What only one edition has: the questions that it asks, and the paragraphs that it cites."""

    edition: str
    rulings: int
    questions: tuple[str, ...]
    paragraphs: tuple[str, ...]


def is_in_both(situation: Situation) -> bool:
    """Whether there is anything to compare."""
    return set(EDITIONS) <= set(situation.laws)


def comparison(situation: Situation) -> _Comparison:
    """Both editions at each point, in the language that is active."""
    return _COMPARED.of((situation.key, get_language()), lambda: _compared(situation))


def _compared(situation: Situation) -> _Comparison:
    laws = [situation.laws[edition] for edition in EDITIONS]
    found = differences(*laws)
    kinds = [each for each in found if not each.is_renumbered], [each for each in found if each.is_renumbered]
    return _Comparison(*(tuple(_difference_sheet(situation.key, each) for each in kind) for kind in kinds))


def side_by_side(situation: Situation) -> dict[str, Any] | None:
    """What the page about a situation shows of both editions; None where only one has it."""
    if not is_in_both(situation):
        return None
    found = comparison(situation)
    return {
        "differences": found.differing[:_OF_A_PAGE],
        "points": len(found.differing),
        "renumbered": len(found.renumbered),
        "own": [_own(situation, *each) for each in (EDITIONS, tuple(reversed(EDITIONS)))],
    }


def _own(situation: Situation, edition: str, other: str) -> _Own:
    """What this edition has and the other has not."""
    facts, others = (facts_of(situation.laws[each]) for each in (edition, other))
    here, there = (cited()[situation.key][each].paragraphs for each in (edition, other))
    questions = tuple(fact_label(fact, {}, situation.key) for key, fact in facts.items() if key not in others)
    paragraphs = tuple(each for each in here if each not in there)
    return _Own(edition, count(situation.laws[edition]), questions, paragraphs)


def _difference_sheet(situation: str, found: Difference) -> _Parting:
    """One difference in words."""
    first, second = (_node_view(situation, *each) for each in zip(EDITIONS, (found.first, found.second), strict=True))
    return _Parting(_answers_on_the_way(situation, found.steps), _pair(first, second), found.times)


def _answers_on_the_way(situation: str, steps: Steps) -> tuple[tuple[str, str], ...]:
    """The answers on the way, each with the name of its fact."""
    known = {fact.key: value for fact, value in steps}
    return tuple((fact_label(fact, known, situation), option_text(fact, value, known)) for fact, value in steps)


def _node_view(situation: str, edition: str, node: Node | None) -> _View:
    """A point of a tree."""
    if node is None:
        return _View(situation, edition, is_silent=True)
    return _View(situation, edition, node.findings, node.question, known_values(node.ruling))


def same_answers(situation: Situation, answers: Mapping[str, object]) -> _Pair:
    """Both editions ruling on the same answers."""
    return _pair(*(_ruled_view(situation, edition, answers) for edition in EDITIONS))


def _ruled_view(situation: Situation, edition: str, answers: Mapping[str, object]) -> _View:
    """One edition's ruling; answers to what it does not ask are left out, one that it does not take is named."""
    law = situation.laws[edition]
    asked = facts_of(law)
    try:
        ruling: Ruling = rule(law, read_case(law, {key: raw for key, raw in answers.items() if key in asked}))
    except UnknownAnswer as error:
        return _View(situation.key, edition, refused=fact_label(asked[error.key], {}, situation.key))
    return _View(situation.key, edition, ruling.findings, ruling.question, known_values(ruling))


def _pair(first: _View, second: _View) -> _Pair:
    """Two views with what only one of them has marked in it."""
    return _side(first, second), _side(second, first)


def _side(view: _View, other: _View) -> _Side:
    """One edition, marked against the other."""
    key = view.question.fact.key if view.question else ""
    return _Side(
        edition=view.edition,
        findings=tuple(_finding_line(finding, other.findings) for finding in view.findings),
        question=question_text(view.question.fact, view.known, view.situation) if view.question else "",
        is_question_only_here=bool(key) and (other.question is None or other.question.fact.key != key),
        options=tuple(_option_lines(view, other)),
        is_silent=view.is_silent,
        refused=view.refused,
    )


def _finding_line(finding: Finding, others: Iterable[Finding]) -> _Line:
    """One finding, and whether the other edition has it, perhaps under another number."""
    alike = [other for other in others if (other.key, other.values) == (finding.key, finding.values)]
    is_new_number = bool(alike) and all(other.paragraph != finding.paragraph for other in alike)
    return _Line(sentence(finding), finding.paragraph, not alike, is_new_number)


def _option_lines(view: _View, other: _View) -> Iterable[_Line]:
    """The options of a question; those of another question are not compared."""
    if view.question is None:
        return
    fact, taken = view.question.fact, other.question.options if other.question else ()
    is_same = other.question is not None and other.question.fact is fact
    for value in view.question.options:
        yield _Line(option_text(fact, value, view.known), is_only_here=is_same and value not in taken)
