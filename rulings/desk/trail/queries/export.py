"""A ruling with its chain as one signed file, as `export_ruling` gives it away. Writes nothing."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.conf import settings
from django.utils import timezone

from rulings.desk.base.audit import canonical, hashed_of, instant
from rulings.desk.cases.values.content import content_of
from rulings.desk.trail.queries.histories import chain_of, texts_in
from rulings.desk.trail.queries.verification import erased_in
from rulings.models import AuditEntry, AuditText, Ruling

_FORMAT = "rulings-desk/ruling/1"


def exported(ruling: Ruling) -> str:
    """The file, as JSON that people can read; four queries."""
    club, entries = ruling.report.club, chain_of(ruling.report)
    texts, erased = list(texts_in(entries)), erased_in(club)
    known = {text.digest for text in texts} | {str(ruling.pk)}
    return _signed(
        {
            "format": _FORMAT,
            "site": settings.SITE_URL,
            "club": {"id": club.pk, "name": club.name, "slug": club.slug},
            "exported_at": instant(timezone.now()),
            "ruling": {"id": ruling.pk, "content": content_of(ruling)},
            "entries": [hashed_of(each) | {"hash": each.hash} for each in entries],
            "head": {"sequence": club.audit_sequence, "hash": club.audit_hash},
            "texts": _opened(texts),
            "erased": {key: now for key, now in erased.items() if key in known},
            "people": _people_in(entries),
        }
    )


def _opened(texts: Iterable[AuditText]) -> dict[str, dict[str, str]]:
    """The sealed texts by their digests."""
    return {each.digest: {"salt": each.salt, "text": each.text} for each in texts}


def _people_in(entries: Iterable[AuditEntry]) -> dict[str, str]:
    """The names of those who acted, by the number that stands in the entries."""
    return {str(each.actor.pk): each.actor.display_name for each in entries if each.actor}


def _signed(content: Mapping[str, Any]) -> str:
    """The content with the public key and, over the canonical JSON of both, the signature."""
    whole = {**content, "public_key": public_key()}
    signature = private_key().sign(canonical(whole)).hex()
    return json.dumps(whole | {"signature": signature}, ensure_ascii=False, indent=1, sort_keys=True)


def public_key() -> str:
    """What signatures are verified with, in hexadecimal."""
    return private_key().public_key().public_bytes_raw().hex()


def private_key() -> Ed25519PrivateKey:
    """The site's own, from the settings."""
    return Ed25519PrivateKey.from_private_bytes(settings.AUDIT_KEY)
