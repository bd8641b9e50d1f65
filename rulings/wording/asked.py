"""The shape of a question's wording."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rulings.wording.terms import Text


@dataclass(frozen=True)
class Otherwise:
    """The words that a question has instead of its own where earlier answers or the situation change what follows.

    `after` maps the keys of facts, or "situation", to the written answers: `{"whose_turn": "partner lho"}`.
    """

    after: Mapping[str, str]
    text: Text = ""
    hints: dict[str, Text] = field(default_factory=dict)
    hint: Text = ""


@dataclass(frozen=True)
class Asked:
    """A question, its short label for the list of what is known, its options, and help where it is a judgement.

    `options` and `hints` are keyed by the written answer ("yes", "dropped"); an open question has none. `hint` is that
    of every option without its own. A hint of what a player chooses says what follows, for it is read aloud to him.
    """

    text: Text
    label: Text
    options: dict[str, Text] = field(default_factory=dict)
    hints: dict[str, Text] = field(default_factory=dict)
    guidance: Text = ""
    hint: Text = ""
    otherwise: tuple[Otherwise, ...] = ()

    def here(self, known: Mapping[str, Any]) -> "Asked":
        """The question after these answers: the first of the other wordings that fits, in the place of its own."""
        other = next((each for each in self.otherwise if fits(each.after, known)), None)
        if other is None:
            return self
        return replace(self, text=other.text or self.text, hints=self.hints | other.hints, hint=other.hint or self.hint)


def fits(after: Mapping[str, str], known: Mapping[str, Any]) -> bool:
    """Whether each of these facts is known with one of the written answers."""
    return all(key in known and _written(known[key]) in answers.split() for key, answers in after.items())


def _written(value: object) -> str:
    """An established value as answers are written."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class DoorWords:
    """A door as a director sees it: its title, a small line under it, and what he may type to find it."""

    title: Text
    words: Text
    hint: Text = ""
