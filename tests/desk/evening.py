"""Sessions begun on the evening itself, without a file."""

from datetime import date
from decimal import Decimal
from math import ceil
from typing import Any

from rulings.desk.movements.forms.sections import settings_suggested
from rulings.desk.tonight.services import begin_session
from rulings.desk.tonight.values import Plan, SectionPlan
from rulings.models import Club, Session, User

DAY = date(2026, 11, 24)


def mitchell(tables: int, boards: int = 3, **settings: Any) -> dict[str, Any]:
    """The settings of a Mitchell."""
    return {"kind": "mitchell", "tables": tables, "boards_per_round": boards} | settings


def howell(tables: int, boards: int = 3, **settings: Any) -> dict[str, Any]:
    """The settings of a Howell."""
    return {"kind": "howell", "tables": tables, "boards_per_round": boards} | settings


def section(name: str, tables: int, movement: dict[str, Any] | None = None) -> SectionPlan:
    return SectionPlan(name, tables, movement or {})


def usual(form: str, tables: str, boards: int = 24) -> SectionPlan:
    """The only section of so many tables, with the movement that is suggested."""
    made = settings_suggested(form, Decimal(tables), boards, 1)
    return SectionPlan("", ceil(Decimal(tables)), made)


def begun(
    actor: User, club: Club, *sections: SectionPlan, name: str = "Tuesday", form: str = "pairs_mp", **plan: Any
) -> Session:
    """A session begun by the service."""
    made = Plan(form, sections=sections, **plan)
    return begin_session(actor=actor, club=club, name=name, day=DAY, plan=made)
