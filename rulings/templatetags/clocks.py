"""What is dated before what came before it: a clock was set back. Its place is by its number, not by its date."""

from collections.abc import Iterable
from typing import Any

from django import template

from rulings.models import AuditEntry, Ruling

register = template.Library()


@register.filter
def dated_back(rows: Iterable[Any]) -> set[int]:
    """The keys of those versions of a ruling, or rows of a history, that are dated before one of smaller number."""
    found: set[int] = set()
    latest = None
    for _number, at, key in sorted(map(_placed, rows)):
        if latest is not None and at < latest:
            found.add(key)
        else:
            latest = at
    return found


def _placed(row: Any) -> tuple[int, Any, int]:
    """Number, moment and key of a version, or of the entry that a row of a history begins with."""
    about = row[0] if isinstance(row, tuple) else row
    match about:
        case Ruling():
            return about.version, about.issued_at, about.pk
        case AuditEntry():
            return about.sequence, about.at, about.pk
    raise TypeError(f"{row!r} has no number and date")
