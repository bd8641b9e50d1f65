"""What a reader has no place for, counted by kind: one sentence for all of a kind, with the line of the first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rulings.formats.remarks import Remark, RemarkKey


@dataclass(slots=True)
class Counted:
    """How often each kind was met, and the offset of the first."""

    counts: dict[RemarkKey, int] = field(default_factory=dict)
    first: dict[RemarkKey, int] = field(default_factory=dict)

    def add(self, key: RemarkKey, at: int, count: int = 1) -> None:
        """Count some more of a kind, the first of them at an offset."""
        self.counts[key] = self.counts.get(key, 0) + count
        self.first.setdefault(key, at)

    def told(self, line: Callable[[int], int]) -> list[Remark]:
        """A remark for each kind; `line` says in which line an offset is."""
        return [Remark.of(key, count=count, line=line(self.first[key])) for key, count in self.counts.items()]
