"""What a reader has to say about a file it took: what it left out, and how it read what was unclear.

A remark is a key and values; `str()` is the English sentence, other languages make theirs from the key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from rulings.formats.remark_keys import RemarkKey

__all__ = ["Remark", "RemarkKey", "few"]
_MOST_NAMES = 50
_MOST_REMARKS = 100


@dataclass(frozen=True, slots=True)
class Remark:
    """A key and the values for its sentence, all texts."""

    key: RemarkKey
    values: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.key.value.format_map(self.values)

    @property
    def stored(self) -> dict[str, object]:
        """As an import keeps it: {"key", "values"}."""
        return {"key": self.key.name, "values": dict(self.values)}

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Remark:
        """One that an import kept."""
        return cls(RemarkKey[stored["key"]], stored["values"])

    @staticmethod
    def counting(key: RemarkKey, counts: Mapping[str, int]) -> Remark:
        """A remark that lists names, each with how often it was met; the first fifty of them."""
        listed = [f"{name} ({count})" for name, count in islice(counts.items(), _MOST_NAMES)]
        more = len(counts) - len(listed)
        return Remark.of(key, names=", ".join([*listed, f"... (+{more})"] if more else listed))

    @staticmethod
    def of(key: RemarkKey, **values: object) -> Remark:
        """A remark; values become texts of one line."""
        return Remark(key, {name: str(value).replace("\n", " ") for name, value in values.items()})


def few(remarks: Sequence[Remark]) -> tuple[Remark, ...]:
    """A file with thousands of faults that are forgiven is not worth thousands of sentences."""
    more = len(remarks) - _MOST_REMARKS
    said = tuple(remarks[:_MOST_REMARKS])
    return said if more <= 0 else (*said, Remark.of(RemarkKey.MORE, count=more))
