"""The common profiles as they come with the house: the entries of a file, and the columns of a row for each."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from rulings.desk.profiles.values.stored import PLAIN
from rulings.models import RegulationProfile

_COMMON = Path(__file__).parent.with_name("common.json")


def common_entries() -> Iterator[dict[str, Any]]:
    """The common profiles as they are written."""
    yield from json.loads(_COMMON.read_text(encoding="utf-8"))


def columns_of(entry: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A profile's columns: those by which it is known, and the others."""
    known = {"club": None, "name": entry["name"], "valid_from": date.fromisoformat(entry["valid_from"])}
    columns = ("edition", "correction_minutes", "appeal_minutes", "source")
    written = {name: entry[name] for name in columns} | {
        "settings": entry.get("settings", {}),
        "scoring": entry.get("scoring", {}) | {"sources": entry["sources"]},
        "review": entry.get("review", {}),
        "source_date": date.fromisoformat(entry["source_date"]),
    }
    return known, written


def plain_profile() -> RegulationProfile:
    """The Laws as they stand, not stored."""
    known, written = next(columns_of(entry) for entry in common_entries() if entry["name"] == PLAIN)
    return RegulationProfile(**known, **written)
