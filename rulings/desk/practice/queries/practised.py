"""What a page of the practice shows: the story, what was answered, where that left the path, what is asked next.

Reads no row: everything follows from the address.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rulings.bridge import CLOCKWISE, Deal, Seat, dealer_of, vulnerability_of
from rulings.desk.cases.queries.asking import AskedQuestion, ToldFinding, finding_sheets, question_sheet, sent
from rulings.laws.engine import Question, Ruling
from rulings.laws.practice.boards import record_of
from rulings.laws.practice.exercises import Exercise, other_rulings, shuffled
from rulings.models import Board
from rulings.wording.questions import option_text, question_text
from rulings.wording.rulings import known_values
from rulings.wording.stories import story
from rulings.wording.terms import SEATS, VULNERABLE

_OTHER_RULINGS = 3


class NotAnAnswer(ValueError):
    """Something that the question at hand does not take."""


@dataclass(frozen=True)
class _Choice:
    """One answer to press: what it sends, and what it says."""

    value: str
    text: str


@dataclass(frozen=True)
class _Answered:
    """One question that was answered: `right` is what the story tells."""

    paragraph: str
    question: str
    picked: str
    right: str

    @property
    def is_right(self) -> bool:
        """Whether the reader stayed on the path."""
        return self.picked == self.right


class Practised:
    """An exercise as far as a reader has come with it: `picks` are his answers in order, `ruled` the ruling he chose.

    `NotAnAnswer` where a pick is none of those that could be pressed. With `only`, no other facts are asked.
    """

    def __init__(self, exercise: Exercise, picks: list[str], ruled: str, only: frozenset[str] | None = None) -> None:
        self.exercise, self.picks, self.ruled = exercise, picks, ruled
        asked = [(place, question) for place, question in enumerate(exercise.steps) if len(_open(question)) > 1]
        self._asked: list[tuple[int, Question]] = [each for each in asked if only is None or each[1].fact.key in only]
        if len(picks) > len(asked) or (ruled and (len(picks) < len(asked) or ruled not in self._by_name)):
            raise NotAnAnswer
        self.answered = [self._answered(pick, *step) for pick, step in zip(picks, asked, strict=False)]

    @property
    def count(self) -> int:
        """How many questions there are, with that for the ruling."""
        return len(self._asked) + 1

    @property
    def question(self) -> AskedQuestion | None:
        """The question at hand; none when only the ruling is left."""
        if len(self.picks) == len(self._asked):
            return None
        place, question = self._asked[len(self.picks)]
        return question_sheet(question, self.exercise.after(place), self.exercise.situation)

    @property
    def choices(self) -> list[_Choice]:
        """What can be pressed in answer to it."""
        if len(self.picks) == len(self._asked):
            return []
        return list(self._choices(*self._asked[len(self.picks)]).values())

    @property
    def rulings(self) -> list[tuple[str, list[ToldFinding]]]:
        """The rulings to choose among, the right one somewhere among them; each without what all of them say."""
        names = shuffled(list(self._by_name), self.exercise.seed)
        return [(name, [each for each in self._told(name) if each not in self.in_any_case]) for name in names]

    @cached_property
    def in_any_case(self) -> list[ToldFinding]:
        """What every one of the rulings says, where each of them says something more."""
        told = [self._told(name) for name in self._by_name]
        shared = [each for each in told[0] if all(each in other for other in told)]
        return shared if all(len(shared) < len(one) for one in told) else []

    @property
    def chosen(self) -> tuple[ToldFinding, ...]:
        """The ruling that was chosen."""
        return self._told(self.ruled)

    @property
    def findings(self) -> tuple[ToldFinding, ...]:
        """The right ruling."""
        return finding_sheets(self.exercise.ruling)

    @property
    def is_over(self) -> bool:
        """Whether everything was answered."""
        return bool(self.ruled)

    @property
    def rules_rightly(self) -> bool:
        """Whether the ruling chosen is the law's."""
        return bool(self.ruled) and self._by_name[self.ruled] is self.exercise.ruling

    @property
    def is_right(self) -> bool:
        """Whether nothing went wrong on the whole way."""
        return self.rules_rightly and all(each.is_right for each in self.answered)

    @cached_property
    def _by_name(self) -> dict[str, Ruling]:
        """The rulings to choose among by the letter that is sent, which says nothing of which is right."""
        rulings = [self.exercise.ruling, *other_rulings(self.exercise, _OTHER_RULINGS)]
        letters = shuffled([chr(ord("a") + place) for place in range(len(rulings))], self.exercise.seed + 1)
        return dict(zip(letters, rulings, strict=True))

    def _told(self, name: str) -> tuple[ToldFinding, ...]:
        """A ruling in sentences."""
        return finding_sheets(self._by_name[name])

    def _choices(self, place: int, question: Question) -> dict[str, _Choice]:
        """What can be pressed in answer to a question, by what is sent."""
        known = known_values(self.exercise.after(place))
        options = ((sent(question.fact, value), option_text(question.fact, value, known)) for value in _open(question))
        return {value: _Choice(value, text) for value, text in options}

    def _answered(self, pick: str, place: int, question: Question) -> _Answered:
        """A question with what was pressed and what is told."""
        choices, fact = self._choices(place, question), question.fact
        right = sent(fact, fact.read(self.exercise.answers[fact.key]))
        if pick not in choices:
            raise NotAnAnswer
        text = question_text(fact, known_values(self.exercise.after(place)), self.exercise.situation)
        return _Answered(fact.law, text, choices[pick].text, choices[right].text)


def _open(question: Question) -> tuple[Any, ...]:
    """What a reader may choose among: every option, every seat, or what the enumeration tries of an open answer."""
    if question.fact.kind.name == "seat":
        return tuple(seat for seat in CLOCKWISE if not question.options or seat in question.options)
    if question.fact.kind.name in ("bid", "call"):
        return question.samples
    return question.options or question.samples


def told(exercise: Exercise) -> dict[str, Any]:
    """The story and the board as templates show them."""
    record = record_of(exercise.situation, exercise.edition, exercise.path, exercise.seed)
    dealer, vulnerability = dealer_of(exercise.board), vulnerability_of(exercise.board)
    hands = Deal.parse(record["deal"]).hands if "deal" in record else dict[Seat, Any]()
    return {
        "story": [each.text for each in story(exercise)],
        "number": exercise.board,
        "dealer": SEATS[dealer],
        "vulnerable": VULNERABLE[vulnerability],
        "board": Board(dealer=str(dealer), vulnerability=str(vulnerability)),
        "auction": record.get("auction"),
        "hands": {str(seat): str(hand) for seat, hand in hands.items()},
    }
