"""A round of exercises as its address has it: level, seed, number, place, what was right so far, and when it began."""

from dataclasses import dataclass, replace

from rulings.laws.practice.levels import Level, Named, chosen, seconds_for

MOST_EXERCISES = 30
MOST_EXTRA = 200
LONGEST_TEST = 180
"""Minutes."""
LONGEST_LINK = 90
"""Days."""


@dataclass(frozen=True)
class Test:
    """What a trainer sets: `only` are its situations, none for all of the level, `seconds` its time, 0 for no clock;
    `until` is when the link ends, in seconds since 1970.
    """

    __test__ = False

    level: Level
    seed: int
    number: int
    only: tuple[str, ...]
    seconds: int
    until: int

    @property
    def exercises(self) -> tuple[Named, ...]:
        """What is to be ruled, in order."""
        return chosen(self.level, self.seed, self.number, self.only)


@dataclass(frozen=True)
class Round:
    """`marks` has a 1 for each exercise ruled without a mistake, a 0 for any other; `extra` is in hundredths of the
    time, `began` in seconds since 1970.
    """

    level: Level
    seed: int
    number: int
    extra: int
    began: int
    marks: str = ""

    @property
    def exercises(self) -> tuple[Named, ...]:
        """What is to be ruled, in order."""
        return chosen(self.level, self.seed, self.number)

    @property
    def place(self) -> int:
        """Which exercise is at hand, counted from 0."""
        return len(self.marks)

    @property
    def current(self) -> Named | None:
        """The exercise at hand, none at the end."""
        return self.exercises[self.place] if self.place < len(self.exercises) else None

    @property
    def seconds(self) -> int:
        """The time for all of it, 0 where no clock runs."""
        return seconds_for(self.level, len(self.exercises), self.extra)

    @property
    def fields(self) -> dict[str, object]:
        """The same by name, as a form sends them."""
        return {
            "level": str(self.level),
            "round": self.seed,
            "number": self.number,
            "extra": self.extra,
            "began": self.began,
            "marks": self.marks,
        }

    def marked(self, is_right: bool) -> "Round":
        """The round once the exercise at hand is done."""
        return replace(self, marks=f"{self.marks}{int(is_right)}")
