"""A ruling with its chain as one signed file, as `export_ruling` gives it away. Writes nothing."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from django.utils import timezone

from rulings.desk.base.audit import ReadEntry, canonical, hashed_of, instant
from rulings.desk.base.moving.origins import Origins, origins_of, written_of
from rulings.desk.base.signing import site_signer
from rulings.desk.base.watching.site import site_url
from rulings.desk.cases.values.content import content_of
from rulings.desk.trail.queries.erased import erased_in
from rulings.desk.trail.queries.heads import published_head
from rulings.desk.trail.queries.histories import chain_of, texts_in
from rulings.models import AuditEntry, AuditText, Club, Ruling, Verb

_FORMAT = "rulings-desk/ruling/1"


def exported(ruling: Ruling) -> str:
    """The file, as JSON that people can read; six queries."""
    club, entries = ruling.report.club, chain_of(ruling.report)
    signed, origins = _signed_in(club, entries), origins_of(club)
    texts, erased = list(texts_in(entries)), erased_in(club, origins)
    written = [origins.as_written(written_of(each)) for each in entries]
    key, issued_at = _issued(written, ruling, origins)
    said, told_at = erased.rulings.get(ruling.pk, ("", issued_at))
    return signed_file(
        {
            "format": _FORMAT,
            "site": site_url(),
            "club": {"id": club.pk, "name": club.name, "slug": club.slug},
            "exported_at": instant(timezone.now()),
            "ruling": {"id": key, "content": content_of(ruling, origins.at(told_at))},
            "entries": [hashed_of(each) | {"hash": each.hash} for each in written],
            "signatures": {str(each.sequence): each.signature for each in entries if each.signature},
            "head": published_head(signed[club.audit_sequence]),
            "texts": _opened(texts),
            "erased": {each.digest: erased.texts[each.digest] for each in texts if each.digest in erased.texts}
            | ({str(key): said} if said else {}),
            "people": _people_in(entries, written),
        }
    )


def _issued(written: Iterable[ReadEntry], ruling: Ruling, origins: Origins) -> tuple[int, int]:
    """The ruling's id as the entry has it that tells of its issue, and the number of that entry."""
    for each in written:
        key = origins.at(each.sequence).here(Ruling.__name__, each.object_id)
        if each.verb == Verb.RULING_ISSUED and key == ruling.pk:
            return each.object_id, each.sequence
    return ruling.pk, 0


def _signed_in(club: Club, entries: Iterable[AuditEntry]) -> dict[int, AuditEntry]:
    """The head and what stands before each entry, by their numbers; each entry gets the signature before it."""
    entries = list(entries)
    wanted = {club.audit_sequence, *(each.sequence - 1 for each in entries)}
    found = {each.sequence: each for each in AuditEntry.objects.filter(club=club, sequence__in=wanted)}
    for each in entries:
        before = found.get(each.sequence - 1)
        each.previous_signature = before.signature if before else ""
    return found


def _opened(texts: Iterable[AuditText]) -> dict[str, dict[str, str]]:
    """The sealed texts by their digests."""
    return {each.digest: {"salt": each.salt, "text": each.text} for each in texts}


def _people_in(entries: Iterable[AuditEntry], written: Iterable[ReadEntry]) -> dict[str, str]:
    """The names of those who acted, by the number that stands in the entries."""
    both = zip(entries, written, strict=True)
    return {str(then.actor_id): now.actor.display_name for now, then in both if now.actor}


def signed_file(content: Mapping[str, Any]) -> str:
    """The content with the public key and, over the canonical JSON of both, the signature."""
    whole = {**content, "public_key": public_key()}
    signature = site_signer().sign(canonical(whole))
    return json.dumps(whole | {"signature": signature}, ensure_ascii=False, indent=1, sort_keys=True)


def public_key() -> str:
    """What signatures are verified with, in hexadecimal."""
    return site_signer().public
