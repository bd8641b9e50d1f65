"""What is said of a session before it begins, by its form and by its service; and its settings in a history."""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from django.utils.formats import date_format
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from rulings.desk.movements.wording import movement_text, tables_text
from rulings.desk.tonight.values import Plan
from rulings.models import SessionStatus
from rulings.wording.terms import FORMS, Text

NAME = _("Give it a name, such as Tuesday Pairs.")
NAME_TOO_LONG = _("The name of an event has at most 200 characters. Give it a shorter name.")
BOARDS = _("Boards run from the first to the last, between 1 and 999. Write them so.")
TEMPLATE_GONE = _("This template is no longer there.")
_OPEN = _("still open")

SETTINGS: dict[str, Text] = {
    "event": _("Name"),
    "date": _("Day"),
    "form": _("Form of scoring"),
    "first_board": _("First board"),
    "last_board": _("Last board"),
    "section": _("Section"),
    "tables": _("Tables"),
    "movement": _("Movement"),
    "plan": _("Settings"),
    "status": _("State"),
}
"""What a history tells of a session's settings, and of those that a template keeps."""


def setting_text(name: str, value: Any) -> str:
    """One of `SETTINGS` as a person reads it."""
    match name:
        case "date":
            return date_format(date.fromisoformat(value), "SHORT_DATE_FORMAT")
        case "form":
            return str(FORMS[value])
        case "movement":
            return movement_text(value)
        case "plan":
            return plan_text(Plan.read(value))
        case "status":
            return str(SessionStatus(value).label)
    return str(value)


def plan_text(plan: Plan) -> str:
    """A plan in a line: `Pairs, matchpoints; A: 8 tables, Mitchell, 8 rounds; boards 1 to 24`."""
    return "; ".join(_parts(plan))


def _parts(plan: Plan) -> Iterator[str]:
    """What a plan says, thing by thing."""
    yield str(FORMS[plan.form] if plan.form else _OPEN)
    for section in plan.sections:
        made = [tables_text(section.tables), movement_text(section.movement)]
        told = ", ".join(each for each in made if each)
        yield f"{section.name}: {told}" if section.name else told
    values: Mapping[str, int] = {"first": plan.first_board, "last": plan.last_board}
    yield gettext("boards %(first)s to %(last)s") % values
