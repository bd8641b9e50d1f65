"""What an archive says of itself, and how much one may hold; `docs/club-archive.md` tells it to other programs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FORMAT = "rulings-desk/club"
VERSION = 1
MANIFEST, CHAIN = "manifest.json", "chain.jsonl"
LONGEST_LINE = 16 * 1024 * 1024
LONGEST_MANIFEST = 256 * 1024
MOST_BY_PAGE, MOST_BY_COMMAND = 40 * 1024 * 1024, 20 * 1024**3
"""Bytes of all that an archive holds once it is unpacked: a page has half a minute at most to take them in."""
HIGHEST_ID = 2**48
"""Ids of rows are below it, so that there is room for thousands of such archives in a column of 63 bits."""


def file_of(table: str) -> str:
    """Where an archive has a table."""
    return f"tables/{table}.jsonl"


@dataclass(frozen=True)
class Part:
    """A file of an archive: its lines, each of one row, its bytes, and the SHA-256 of these in hexadecimal."""

    rows: int
    size: int
    sha256: str

    @property
    def told(self) -> dict[str, Any]:
        """As the manifest has it."""
        return {"rows": self.rows, "bytes": self.size, "sha256": self.sha256}

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> "Part":
        """As the manifest has it; `TypeError`, `KeyError` or `ValueError` for anything else."""
        part = cls(told["rows"], told["bytes"], told["sha256"])
        if not (isinstance(part.rows, int) and isinstance(part.size, int) and min(part.rows, part.size) >= 0):
            raise ValueError("counts are numbers")
        return part


@dataclass(frozen=True)
class Manifest:
    """The site that made an archive and its key, the club, the head of its chain, and every file."""

    site: str
    made_at: str
    name: str
    slug: str
    head: Mapping[str, Any]
    key: str
    parts: Mapping[str, Part]
