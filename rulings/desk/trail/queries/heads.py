"""The heads of the clubs' chains: as they are told to the world, and compared with those that were kept elsewhere.

A head kept elsewhere is what nobody who has the database, or even the key, can rewrite.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from django.db.models import F, OuterRef, Subquery, Window
from django.db.models.functions import Lag

from rulings.desk.base.audit import head_of, statement_of
from rulings.desk.base.moving.origins import origins_of, written_of
from rulings.desk.base.signing import is_signed
from rulings.desk.trail.queries.chain import CONFIRMING
from rulings.desk.trail.queries.replay.story import Difference
from rulings.models import AuditEntry, Club, Verb

_HASH = re.compile(r"[0-9a-f]{64}\Z")


class NoHead(Exception):
    """What was given is no head; says why."""


def published_head(entry: AuditEntry) -> dict[str, Any]:
    """What is told of a head: what is signed of it, and the signature."""
    return head_of(entry) | {"signature": entry.signature}


def head_now(club: Club) -> dict[str, Any] | None:
    """The head of the club's chain as it is told to the world, None before its first signed entry; one query."""
    last = AuditEntry.objects.filter(club=club).order_by("-sequence").first()
    return published_head(last) if last is not None and last.key else None


def heads_shown() -> list[dict[str, Any]]:
    """The heads of the clubs that show theirs to everybody, by their short names; two queries at most."""
    head = AuditEntry.objects.filter(club=OuterRef("pk"), sequence=OuterRef("audit_sequence")).values("pk")
    last = Club.objects.filter(heads_shown=True).annotate(head=Subquery(head)).values_list("head", flat=True)
    signed = AuditEntry.objects.filter(pk__in=[pk for pk in last if pk is not None]).exclude(key="")
    return [
        published_head(each) | {"slug": each.club.slug} for each in signed.select_related("club").order_by("club_id")
    ]


def read_heads(text: str) -> list[dict[str, Any]]:
    """The heads in what was kept: a hash alone, a line of JSON for each head, the page of a club, or a ruling's export.

    `NoHead` for anything else, and for a head whose own signature does not hold.
    """
    if _HASH.match(text.strip().lower()):
        return [{"hash": text.strip().lower()}]
    heads = [head for value in _values_in(text) for head in _heads_in(value)]
    if not heads:
        raise NoHead("there is no head in it")
    for head in heads:
        _check(head)
    return heads


def _values_in(text: str) -> list[Any]:
    """The JSON of a file: one value, or one a line."""
    try:
        return [json.loads(text)]
    except ValueError:
        pass
    try:
        return [json.loads(line) for line in text.splitlines() if line.strip()]
    except ValueError:
        raise NoHead("it is neither 64 hexadecimal digits nor JSON") from None


def _heads_in(value: Any) -> Iterator[dict[str, Any]]:
    """A head, those of a list, or what a file has under "head" or "heads"."""
    if isinstance(value, list):
        for each in value:
            yield from _heads_in(each)
    elif isinstance(value, Mapping) and isinstance(value.get("hash"), str) and "sequence" in value:
        yield dict(value)
    elif isinstance(value, Mapping):
        yield from _heads_in(value.get("heads", value.get("head")))


def _check(head: Mapping[str, Any]) -> None:
    """`NoHead` for a hash or number that is none, and for a signature that is not on this head."""
    if not (_HASH.match(head["hash"]) and isinstance(head["sequence"], int)):
        raise NoHead("a head has a sequence number and a hash of 64 hexadecimal digits")
    if head.get("signature"):
        try:
            is_held = is_signed(statement_of(head), str(head["key"]), str(head["signature"]))
        except (KeyError, ValueError):
            is_held = False
        if not is_held:
            raise NoHead(f"the signature on head {head['sequence']} is not on what it says")


def differences_from(kept: list[dict[str, Any]]) -> Iterator[Difference]:
    """The heads kept elsewhere that are in no chain here, or not where they were."""
    for head in kept:
        about = f"head {head.get('sequence', '')} {head['hash'][:12]}"
        entries = AuditEntry.objects.select_related("club").filter(hash=head["hash"])
        if "sequence" in head:
            entries = entries.filter(sequence=head["sequence"])
        if not any("club" not in head or _club_there(entry) == head["club"] for entry in entries):
            yield Difference(
                about.replace("  ", " "),
                "was kept elsewhere and is not in the trail: the past was rewritten, or an older backup put back",
            )


def _club_there(entry: AuditEntry) -> int:
    """The club's id where the entry was written."""
    return origins_of(entry.club).as_written(written_of(entry)).club_id


def breaks_of(club: Club) -> list[tuple[str, str]]:
    """The changes of key that nothing vouches for: which key came after which, each once, in order."""
    entries = AuditEntry.objects.filter(club=club).exclude(key="").order_by("sequence")
    lagging = [Window(Lag(name), order_by="sequence") for name in ("key", "verb", "after")]
    told = entries.annotate(before_key=lagging[0], before_verb=lagging[1], handed=lagging[2])
    changed = told.filter(before_key__isnull=False).exclude(before_key=F("key"))
    found = {
        (each.before_key, each.key): None
        for each in changed
        if not (each.before_verb == Verb.KEY_CHANGED and each.handed.get("key") == each.key)
    }
    confirmed = AuditEntry.objects.filter(club=club, object_type=Club.__name__, verb__in=CONFIRMING)
    for entry in confirmed:
        found.pop((entry.before.get("key"), entry.after.get("key")), None)
    return list(found)
