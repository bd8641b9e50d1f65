"""The heads of the clubs' chains as they are kept beside a backup and elsewhere, and what is missing against them.

A line of JSON for each club: {"club": id, "slug", "sequence", "hash", "key"}; `key` is the public key of the site.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from rulings.desk.trail.queries.export import public_key
from rulings.models import AuditEntry, Club

_HASH = re.compile(r"[0-9a-f]{64}")


class NoHeads(Exception):
    """What was given is no file of heads; says why."""


@dataclass(frozen=True)
class Head:
    """How far a club's chain had come: `sequence` entries, the last with that `hash`, "" where there was none."""

    club: int
    slug: str
    sequence: int
    hash: str
    key: str = ""


def heads_now() -> list[Head]:
    """The head of every club."""
    return heads_of(Club.objects.order_by("pk").values_list("pk", "slug", "audit_sequence", "audit_hash"))


def heads_of(rows: Iterable[tuple[int, str, int, str]]) -> list[Head]:
    """Those of clubs that were read elsewhere, with the key of this site."""
    key = public_key()
    return [Head(*row, key) for row in rows]


def written(heads: Iterable[Head]) -> str:
    """The file's text."""
    return "".join(json.dumps(asdict(each), ensure_ascii=False) + "\n" for each in heads)


def beside(backup: Path) -> Path:
    """Where the heads of a backup are kept."""
    return backup.with_name(f"{backup.name}.heads")


def read_heads(path: Path) -> list[Head]:
    """The heads in a file; `NoHeads` says what is wrong with it."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        return [_head(json.loads(line)) for line in lines if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        raise NoHeads(f"{path}: cannot be read ({error})") from None
    except (ValueError, TypeError, KeyError, AttributeError):
        raise NoHeads(f"{path}: is no file of heads, which `backup` writes beside each backup") from None


def _head(told: dict[str, object]) -> Head:
    """One line's head."""
    head = Head(int(str(told["club"])), str(told.get("slug", "")), int(str(told["sequence"])), str(told["hash"]))
    if head.sequence and not _HASH.fullmatch(head.hash):
        raise ValueError(head.hash)
    return head


def missing_against(kept: Iterable[Head]) -> Iterator[str]:
    """A line for each club whose chain has not come so far as its kept head, or not that way."""
    for head in kept:
        club = Club.objects.filter(pk=head.club).first()
        name = head.slug or f"club {head.club}"
        if club is None:
            yield f"{name}: the whole club is missing, {head.sequence} entries"
        elif club.audit_sequence < head.sequence:
            yield (
                f"{name}: {head.sequence - club.audit_sequence} entries are missing:"
                f" the head kept elsewhere is entry {head.sequence}, this chain ends with entry {club.audit_sequence}"
            )
        elif head.sequence and not AuditEntry.objects.filter(club=club, sequence=head.sequence, hash=head.hash):
            yield f"{name}: entry {head.sequence} is not the one kept elsewhere: the past is another"
