"""What a report is about: what is told of it, what is still missing, and the calls and cards to choose from.

Writes nothing.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from rulings.bridge import CLOCKWISE, Seat
from rulings.desk.cases.queries.table import record_read, table_record
from rulings.desk.reports.values import DEMANDED, MATTERS, Action, Matter, Wanted
from rulings.desk.reports.wording import about_label, action_text
from rulings.models import IrregularityReport
from rulings.wording.terms import value_text


@dataclass(frozen=True)
class _Choice:
    """A call or card that may be tapped: what it sends, what it says, whose it is; "" for an empty place."""

    value: str = ""
    text: str = ""
    who: str = ""


@dataclass(frozen=True)
class Choices:
    """The recorded calls in columns from west on, and the recorded tricks in order of play."""

    heads: tuple[str, ...]
    calls: tuple[tuple[_Choice, ...], ...]
    tricks: tuple[tuple[_Choice, ...], ...]

    def has(self, action: Action) -> bool:
        """Whether the action is one of them."""
        return any(each.value == str(action) for row in (*self.calls, *self.tricks) for each in row)


def matter_of(situations: Iterable[str]) -> Matter | None:
    """What the first of these situations that needs words of its own is about."""
    return next((MATTERS[situation] for situation in situations if situation in MATTERS), None)


def about_told(report: IrregularityReport, situations: Iterable[str]) -> list[tuple[str, str]]:
    """What is told, each with its name."""
    matter, action = matter_of(situations), Action.of(report.about)
    told = {Wanted.ACTION: action_text(action) if action else ""}
    told |= {wanted: report.about.get(wanted, "") for wanted in (Wanted.SAID, Wanted.AGREEMENT)}
    return [(about_label(wanted, matter), text) for wanted, text in told.items() if text]


def about_missing(report: IrregularityReport, situation: str) -> list[str]:
    """The names of what a ruling in that situation is not understood without, and nobody has told."""
    matter = matter_of([situation])
    if matter is None:
        return []
    return [about_label(wanted, matter) for wanted in DEMANDED[matter] if not _is_told(report, matter, wanted)]


def untold(report: IrregularityReport, situation: str) -> Iterator[str]:
    """The sentence that holds a ruling back from the public while something is missing."""
    if missing := about_missing(report, situation):
        sentence = _("Not told yet: %(what)s. Add it on the report, under “What it is about”.")
        yield sentence % {"what": "; ".join(missing)}


def _is_told(report: IrregularityReport, matter: Matter, wanted: Wanted) -> bool:
    """Whether the report tells it, or what is recorded of the table: an irregular call, the statement of a claim."""
    if report.about.get(wanted):
        return True
    if matter is Matter.CLAIMED:
        return bool(report.claim.get("statement"))
    calls = table_record(report).auction.auction.calls
    return matter is Matter.WITHDRAWN and any(made.irregular or made.cancelled for made in calls)


def choices_of(report: IrregularityReport) -> Choices:
    """What may be tapped."""
    auction, record = table_record(report).auction.auction, record_read(report)
    order = tuple(Seat.WEST.after(steps) for steps in range(len(CLOCKWISE)))
    rows: list[list[_Choice]] = []
    column = len(order)
    for place, made in enumerate(auction.calls, start=1):
        previous, column = column, order.index(made.seat)
        if column <= previous:
            rows.append([_Choice() for _seat in order])
        rows[-1][column] = _choice(Action(made.seat, made.call, place))
    tricks = tuple(tuple(_choice(Action(*play)) for play in trick.plays) for trick in record.tricks)
    return Choices(tuple(map(value_text, order)), tuple(map(tuple, rows)), tricks)


def _choice(action: Action) -> _Choice:
    """The call or card as it is tapped."""
    return _Choice(str(action), value_text(action.made), value_text(action.seat))
