"""What programs are given of situations and rulings: plain data that JSON holds, each shape with its keys.

`manage.py rule --json`, the package `bridge_laws` and the site under /api/ all give these.
"""

from collections.abc import Mapping
from typing import NotRequired, TypedDict

Plain = bool | int | str | list[str]
"""An answer as it is written: "yes", "W", "2S", ["SA", "H10"], 3."""


class FollowUpData(TypedDict):
    """The situation that a finding leads on to, with the facts that need not be asked again."""

    situation: str
    facts: dict[str, object]


class FindingData(TypedDict):
    """One sentence of a ruling: its paragraph of the Laws, what it does, its key, its values, and how it reads."""

    paragraph: str
    effect: str
    key: str
    values: Mapping[str, Plain]
    text: str
    follow_up: NotRequired[FollowUpData]


class OptionData(TypedDict):
    """An answer as it is sent, and how it reads."""

    value: Plain
    text: str


class OutcomeData(TypedDict):
    """What an answer leads to: `said` is what its chooser hears, `question` the key of what is asked next."""

    value: Plain
    said: str
    findings: list[FindingData]
    question: str | None


class QuestionData(TypedDict):
    """The fact that must be told next. `asked_of` is the director, his judgement, or a player's role at the table;
    `options` is empty where the answer is open: cards, suits, a number.
    """

    key: str
    paragraph: str
    asked_of: str
    options: list[OptionData]
    text: str
    guidance: str
    outcomes: list[OutcomeData]


class RulingData(TypedDict):
    """A ruling. It is complete when no question is left; `derived` are the facts that the record told."""

    situation: str
    law: str
    edition: str
    complete: bool
    language: str
    findings: list[FindingData]
    relied_on: dict[str, Plain]
    derived: dict[str, Plain]
    question: QuestionData | None


class DoorData(TypedDict):
    """What a director sees, and the facts that it tells already."""

    key: str
    title: str
    hint: str
    facts: dict[str, str]


class SituationData(TypedDict):
    """Something a director is called for: its law, when on the board, the editions that rule on it, and its doors."""

    key: str
    law: str
    title: str
    stage: str
    editions: list[str]
    doors: list[DoorData]


class FactData(TypedDict):
    """A fact that some way through a situation asks. `kind` is yes_no, one_of, seat, bid, call, cards, suits or number;
    a name that only a case tells stands in `text` as “…”.
    """

    key: str
    paragraph: str
    asked_of: str
    kind: str
    text: str
    guidance: str
    options: list[OptionData]


class SituationInFull(SituationData):
    """A situation in one edition with every fact that it may ask, in the order first asked."""

    edition: str
    language: str
    facts: list[FactData]
