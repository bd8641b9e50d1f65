"""What a row holds, as the trail would hold it, and in a sentence."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from rulings.desk.base.audit import instant
from rulings.desk.trail.queries.replay.tells import Near, OneOf


def held(row: Any, name: str) -> Any:
    """What the row holds under a name; None where a row on the way is not there."""
    for part in name.split("."):
        row = getattr(row, part) if row is not None else None
    return row


def plain(value: Any) -> Any:
    """A value as the trail would hold it."""
    if isinstance(value, datetime):
        return instant(value)
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return list(map(plain, value))
    return value if value is None or isinstance(value, bool | int | float) else str(value)


def said(value: Any) -> str:
    """A value in a sentence, not longer than anybody reads."""
    words = repr(plain(value)) if not isinstance(value, Near | OneOf) else str(value)
    return words if len(words) <= 120 else f"{words[:117]}..."


def told_by(merged: Callable[[Any], Mapping[str, Any]], row: Any) -> Mapping[str, Any]:
    """What the row holds by key; a key that nothing is told of where it holds what this program never writes."""
    try:
        return merged(row)
    except (AttributeError, LookupError, TypeError):
        return {"it": "nothing that can be read"}
