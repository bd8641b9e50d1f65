"""The shape of a question's wording."""

from dataclasses import dataclass, field

from rulings.wording.terms import Text


@dataclass(frozen=True)
class Asked:
    """A question, its short label for the list of what is known, its options, and help where it is a judgement.

    `options` and `hints` are keyed by the written answer ("yes", "dropped"); an open question has none.
    """

    text: Text
    label: Text
    options: dict[str, Text] = field(default_factory=dict)
    hints: dict[str, Text] = field(default_factory=dict)
    guidance: Text = ""


@dataclass(frozen=True)
class DoorWords:
    """A door as a director sees it: its title, a small line under it, and what he may type to find it."""

    title: Text
    words: Text
    hint: Text = ""
