"""The audit trail: written by services inside their own transaction and under the club's lock, and read as it is today.

The chain holds a salted digest of what people typed; the text itself lies beside it. Whatever stands under a key that
is not known to hold codes counts as typed: a service that says nothing leaks nothing.
"""

import hashlib
import json
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from django.db import models, transaction
from django.utils import timezone

from rulings.desk.base.bounds import refuse_acts_beyond
from rulings.desk.base.moving.closed import refuse_closed
from rulings.desk.base.moving.sealed_rows import seal_of_row, seal_of_rows
from rulings.desk.base.seen import note_written, refuse_unseen
from rulings.desk.base.signing import Signer, signer_before, site_signer
from rulings.desk.base.watching.metrics import count_act
from rulings.models import FORMER, AuditEntry, AuditText, Club, IrregularityReport, User, Verb, name_of_former

_SEALED = "sealed"
"""The one key of what stands in an entry for a text: {"sealed": digest}."""


class ReadEntry(NamedTuple):
    """An entry as it is read by the million, with the signature before it: a model of it would cost as much again."""

    club_id: int
    sequence: int
    actor_id: int | None
    verb: str
    object_type: str
    object_id: int
    report_id: int | None
    before: dict[str, Any]
    after: dict[str, Any]
    at: datetime
    previous_hash: str
    hash: str
    key: str
    signature: str
    previous_signature: str = ""


def opened(entries: Iterable[AuditEntry]) -> list[AuditEntry]:
    """The entries with their texts in place; one query for all of them, none where nothing is sealed."""
    found = list(entries)
    wanted = {digest for entry in found for digest in digests_in([entry.before, entry.after])}
    kept = AuditText.objects.filter(digest__in=wanted).values_list("digest", "text", "erasure") if wanted else ()
    texts = {digest: _said(text, erasure) for digest, text, erasure in kept}
    for entry in found:
        entry.before, entry.after = unsealed(entry.before, texts), unsealed(entry.after, texts)
    return found


def _said(text: str, erasure: int | None) -> str:
    """A text as it is read: the number of an account that was deleted, in the reader's language."""
    return name_of_former(text.removeprefix(FORMER)) if erasure and text.startswith(FORMER) else text


_LEAVES = frozenset({str, int, bool, float, type(None)})
"""What holds nothing else. Asked first: whether a class is a mapping takes longer to find out."""


def digests_in(value: Any) -> Iterator[str]:
    """The digests of every sealed text in a value."""
    if value.__class__ in _LEAVES:
        return
    if _is_sealed(value):
        yield value[_SEALED]
    elif isinstance(value, Mapping):
        for each in value.values():
            if each.__class__ not in _LEAVES:
                yield from digests_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from digests_in(each)


def _is_sealed(value: Any) -> bool:
    """Whether it stands for a text."""
    return (value.__class__ is dict or isinstance(value, Mapping)) and len(value) == 1 and _SEALED in value


def unsealed(value: Any, texts: Mapping[str, str]) -> Any:
    """The value with its texts in place; one that is gone reads as nothing, and `verify_audit` finds it."""
    if value.__class__ in _LEAVES:
        return value
    if _is_sealed(value):
        return texts.get(value[_SEALED], "")
    if isinstance(value, Mapping):
        return {name: each if each.__class__ in _LEAVES else unsealed(each, texts) for name, each in value.items()}
    return [unsealed(each, texts) for each in value] if isinstance(value, list) else value


SALT_BYTES = 16
_WORD = re.compile(r"(?!(?:[1-7]NT|XX)\Z).*[^\W\d_]{2}", re.DOTALL)
"""What may hold a name: two letters in a row, and no call."""
_CODES = """
agreed_at answers artificial at awards because board boards_sealed body by call cards cautions claimer contract date
date_shown deal dealer decision declarer denomination digest dropped edition fate faults follow_ups form format hands
key kind language lead leader lines marks merit number numbers offending opening_leader paragraph penalties
penalty_cards period places play plays_sealed pseudonym role row rows_sealed rule rulings seat session side situation
slug stage state status texts tricks until valid_from value via vulnerability waits_for
"""
_PLAIN = frozenset(_CODES.split())
"""The keys that, with all that lies under them, hold codes, calls, cards, dates and figures, never anybody's words."""


def with_texts(value: Any, change: Callable[[str], Any], key: str = "") -> Any:
    """The JSON value with `change` done to every text in it that somebody typed. `key` is what it stands under."""
    if key in _PLAIN:
        return value
    if isinstance(value, str):
        return change(value) if _WORD.match(value) else value
    if isinstance(value, Mapping):
        return {name: with_texts(each, change, name) for name, each in value.items()}
    return [with_texts(each, change, key) for each in value] if isinstance(value, list | tuple) else value


def _sealed(club: Club, value: Mapping[str, Any], texts: list[AuditText]) -> Any:
    """The value with a digest for every typed text; `texts` grows by what is to be stored beside the chain."""

    def seal(text: str) -> dict[str, str]:
        salt = secrets.token_hex(SALT_BYTES)
        texts.append(AuditText(club=club, salt=salt, text=str(text), digest=seal_of(salt, text)))
        return {_SEALED: texts[-1].digest}

    return with_texts(value, seal)


def seal_of(salt: str, text: str) -> str:
    """The SHA-256 of the salt and the text, in hexadecimal."""
    return hashlib.sha256((salt + text).encode()).hexdigest()


def locked_club(club_id: int) -> Club:
    """The club, its row locked until the transaction ends: whoever writes in a club waits his turn here.

    SQLite has no row locks; there every transaction begins by locking the database.
    """
    return Club.objects.select_for_update().get(pk=club_id)


def record(
    club: Club,
    actor: User | None,
    verb: Verb,
    about: models.Model,
    *,
    report: IrregularityReport | None = None,
    before: Mapping[str, Any] | None = None,
    after: Mapping[str, Any] | None = None,
    rows: Iterable[models.Model] = (),
) -> AuditEntry:
    """Append one entry to the club's chain and move its head. `club` comes from `locked_club`.

    `rows` came with what it is about, and are sealed with it.

    What people typed is stored beside the chain, and its digest in the entry: `opened` reads it again. `TooMany` where
    `bounds` lets no more of it be written, `WrongState` where the club is closed.
    """
    if not transaction.get_connection().in_atomic_block:
        raise RuntimeError("an audit entry is written in the transaction of the act it tells of")
    refuse_closed(club, verb)
    refuse_acts_beyond(actor, about, after or {}, report.pk if report else None)
    refuse_unseen(club, actor, verb, about, report)
    sealed = {**seal_of_row(verb, about, digest), **seal_of_rows(rows, digest)}
    before, after, signer = before or {}, {**(after or {}), **sealed}, site_signer()
    if club.audit_key not in ("", signer.public):
        _hand_over(club, signer)
    about_it = (verb.value, type(about).__name__, about.pk)
    return _append(club, actor, about_it, report, before, after, signer)


def _hand_over(club: Club, signer: Signer) -> None:
    """The key that signed until now names the one that signs from now on, where it is still there.

    Where it is not, `verify_audit` finds the change of key, until the administrator has confirmed it by `sign_heads`.
    """
    leaving = signer_before(club.audit_key)
    if leaving is not None:
        about = (Verb.KEY_CHANGED.value, type(club).__name__, club.pk)
        _append(club, None, about, None, {"key": leaving.public}, {"key": signer.public}, leaving)


def _append(
    club: Club,
    actor: User | None,
    about: tuple[str, str, int],
    report: IrregularityReport | None,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    signer: Signer,
) -> AuditEntry:
    """The entry, stored as the new head. `about`: the verb, and what it was done to, by type and id."""
    texts: list[AuditText] = []
    verb, object_type, object_id = about
    entry = AuditEntry(
        club=club,
        sequence=club.audit_sequence + 1,
        actor=actor,
        verb=verb,
        object_type=object_type,
        object_id=object_id,
        report=report,
        before=_sealed(club, before, texts),
        after=_sealed(club, after, texts),
        at=timezone.now(),
        previous_hash=club.audit_hash,
        key=signer.public,
    )
    entry.previous_signature = club.audit_signature
    entry.hash = hash_of(entry)
    entry.signature = signer.sign(statement_of(head_of(entry)))
    _move_head(club, entry)
    AuditText.objects.bulk_create(texts)
    entry.save(force_insert=True)
    note_written(club)
    count_act(entry.verb)
    return entry


def _move_head(club: Club, entry: AuditEntry) -> None:
    """The club's head is the entry; a loud error where it was moved by somebody who has not our lock."""
    moved = Club.objects.filter(pk=club.pk, audit_sequence=club.audit_sequence, audit_hash=club.audit_hash).update(
        audit_sequence=entry.sequence,
        audit_hash=entry.hash,
        audit_key=entry.key,
        audit_signature=entry.signature,
    )
    if not moved:
        raise RuntimeError(f"the audit chain of club {club.pk} moved under our lock")
    club.audit_sequence, club.audit_hash = entry.sequence, entry.hash
    club.audit_key, club.audit_signature = entry.key, entry.signature


def head_of(entry: AuditEntry | ReadEntry) -> dict[str, Any]:
    """What is signed of an entry, and what is published of one that is its club's head; its hash covers the rest."""
    return {
        "format": "rulings-desk/head/1",
        "club": entry.club_id,
        "sequence": entry.sequence,
        "hash": entry.hash,
        "at": instant(entry.at),
        "key": entry.key,
    }


def statement_of(head: Mapping[str, Any]) -> bytes:
    """The bytes that are signed of a head; `head` may say more beside."""
    names = ("format", "club", "sequence", "hash", "at", "key")
    return canonical({name: head[name] for name in names})


def hash_of(entry: AuditEntry) -> str:
    """The SHA-256 of every field of the entry but its own hash, in hexadecimal."""
    return digest(hashed_of(entry))


def hashed_of(entry: AuditEntry | ReadEntry) -> dict[str, Any]:
    """What the entry's hash is taken of; entries that are signed name the key, and bind the signature before them."""
    signed = {"key": entry.key, "previous_signature": entry.previous_signature} if entry.key else {}
    return signed | {
        "club": entry.club_id,
        "sequence": entry.sequence,
        "actor": entry.actor_id,
        "verb": entry.verb,
        "object_type": entry.object_type,
        "object_id": entry.object_id,
        "report": entry.report_id,
        "before": entry.before,
        "after": entry.after,
        "at": instant(entry.at),
        "previous_hash": entry.previous_hash,
    }


def digest(value: Mapping[str, Any]) -> str:
    """The SHA-256 of a value's canonical JSON, in hexadecimal."""
    return hashlib.sha256(canonical(value)).hexdigest()


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def canonical(value: Mapping[str, Any]) -> bytes:
    """The value in one writing: JSON with its keys sorted, no spaces, UTF-8."""
    return _CANONICAL.encode(value).encode()


def instant(at: datetime) -> str:
    """A moment in one writing, whatever zone it came in."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")
