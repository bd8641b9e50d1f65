"""A test as it is being taken: what is answered, what is asked next, what it came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rulings.desk.base.keys import digest_of
from rulings.desk.practice.queries.practised import Practised
from rulings.desk.practice.queries.sealed import Result, name_of, stored_test
from rulings.desk.practice.values import Test
from rulings.laws.practice.exercises import Exercise, NoExercise, exercise_of
from rulings.laws.practice.levels import Named
from rulings.laws.situations import DEFAULT_EDITION
from rulings.models import Sitting


def sitting_by_token(token: str) -> Sitting | None:
    """The sitting of that address, its answers with it."""
    return Sitting.objects.prefetch_related("answers").filter(digest=digest_of(token)).first()


@dataclass(frozen=True)
class Sat:
    """How far a sitting has come; `NoExercise` or `NotAnAnswer` where the site is no more the one that it began on."""

    sitting: Sitting

    @cached_property
    def test(self) -> Test:
        """What is taken."""
        test = stored_test(self.sitting.sealed)
        if test is None:
            raise NoExercise(self.sitting.test)
        return test

    @cached_property
    def exercises(self) -> Sequence[Named]:
        """What is to be ruled, in order."""
        return self.test.exercises

    @property
    def seconds(self) -> int:
        """The time for all of it, 0 where no clock runs."""
        return self.test.seconds

    @property
    def began(self) -> int:
        """In seconds since 1970."""
        return int(self.sitting.begun_at.timestamp())

    @cached_property
    def place(self) -> int:
        """Which exercise is at hand, counted from 0; their number at the end."""
        last = max((each.exercise for each in self.sitting.answers.all()), default=0)
        return last + int(self.practised(last).is_over)

    def exercise(self, place: int) -> Exercise:
        """The exercise at that place."""
        named = self.exercises[place]
        return exercise_of(named.situation, DEFAULT_EDITION, named.path, self.test.seed)

    def given(self, place: int) -> list[str]:
        """What was answered there, in order."""
        return [each.given for each in self.sitting.answers.all() if each.exercise == place]

    def practised(self, place: int, more: str = "") -> Practised:
        """The exercise as far as it is answered, and with `more` one answer further."""
        exercise, given = self.exercise(place), [*self.given(place), *([more] if more else [])]
        asked = Practised(exercise, [], "").count - 1
        return Practised(exercise, given[:asked], "".join(given[asked:]))

    def result(self, name: str, begun: int) -> Result:
        """What it came to for the taker of that name, once all is answered; `begun` sittings there are of the test."""
        marks = "".join(str(int(self.practised(place).is_right)) for place in range(len(self.exercises)))
        at = max((int(each.given_at.timestamp()) for each in self.sitting.answers.all()), default=self.began)
        number = self.sitting.number
        return Result(name_of(self.test), name, marks, at - self.began, self.seconds, at, number, begun)


def begun_of(sitting: Sitting) -> int:
    """How many sittings of the same test were begun."""
    return Sitting.objects.filter(test=sitting.test).count()
