"""What is said at the table when something has happened, in each language: more phrases that find a door.

They are told as players tell them, so each names its event by more than one word; no page shows them.
"""

from collections.abc import Mapping

from rulings.wording.sayings import en, it, pl

_SAYINGS: Mapping[str, Mapping[str, str]] = {"en": en.SAYINGS, "it": it.SAYINGS, "pl": pl.SAYINGS}


def sayings(door: str, language: str) -> list[str]:
    """The phrases of a door in that language; none for a door without."""
    return [each.strip() for each in _SAYINGS.get(language, {}).get(door, "").split(",") if each.strip()]
