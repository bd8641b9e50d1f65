"""Walking a club's audit chain: every hash, who signed, every sealed text, every ruling. Changes and locks nothing.

Stretches of a chain may be walked apart, by several processes: each begins with what the entry before it says, of which
the stretch before tells whether it holds, and `joined` puts together what was found and what outlasts a stretch.
An entry's signature is covered by the hash of the next one, so the last signature of a stretch vouches for the whole of
it: one in each chunk is checked, and each of a chunk only where that one does not hold.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from django.db.models import Exists, Max, OuterRef

from rulings.desk.base.audit import ReadEntry, canonical, hashed_of, head_of, seal_of, statement_of
from rulings.desk.base.moving.origins import ONLY_HERE, Origins, origins_of
from rulings.desk.base.signing import is_signed, trusted_keys
from rulings.desk.cases.values.content import content_digest
from rulings.desk.trail.queries.erased import Erased, erased_in
from rulings.desk.trail.queries.reading import CHUNK, one_moment
from rulings.models import AuditEntry, AuditText, Club, Erasure, Ruling, Verb


@dataclass(frozen=True)
class BrokenEntry:
    """A place where the chain does not hold: a sequence number and, in English, what is wrong there."""

    sequence: int
    reason: str

    def __str__(self) -> str:
        return f"entry {self.sequence}: {self.reason}"


@dataclass
class Walk:
    """How far a chain was walked, and what the next entry has to follow; `club` has the head that it is walked to.

    `unconfirmed` are the changes of key that nobody answers for, with the entry of each, `confirmed` those that the
    administrator does; `is_forged`: a signature was found that does not hold. `is_cut`: an entry is missing, and
    nothing was walked beyond it. Entries are walked with the ids that they were written with, at their `origins`.
    """

    club: Club
    sequence: int = 0
    hash: str = ""
    key: str = ""
    signature: str = ""
    handed_to: str = ""
    unconfirmed: dict[tuple[str, str], int] = field(default_factory=dict)
    confirmed: set[tuple[str, str]] = field(default_factory=set)
    is_forged: bool = False
    is_cut: bool = False
    origins: Origins = ONLY_HERE


def broken_entries(club: Club) -> Iterator[BrokenEntry]:
    """Everything in the club's chain that does not hold, in its order; what is written meanwhile is not walked.

    Finds entries changed, deleted, inserted, put in another order or cut off at the end; sealed texts and rulings that
    no longer say what they said, unless an erasure that the chain tells of changed them; signatures that are not those
    of the key they name, a key that nobody handed over to or confirmed, and a head that is not this site's own.
    """
    last = read_head(club)
    walk = Walk(club, origins=origins_of(club))
    yield from _walked(walk, club.audit_sequence)
    yield from _broken_end(walk, last)


def read_head(club: Club) -> int:
    """Read the club's head as it is now; the number of the last entry that there is at that moment."""
    with one_moment():
        club.refresh_from_db()
        return AuditEntry.objects.filter(club=club).aggregate(last=Max("sequence"))["last"] or 0


def walk_stretch(club: Club, after: int, until: int) -> tuple[Walk, list[BrokenEntry]]:
    """Walk the entries after one and until another: how it ended, and what does not hold there."""
    walk = _begun(club, after)
    return walk, list(_walked(walk, until))


def joined(club: Club, last: int, stretches: Iterable[tuple[Walk, list[BrokenEntry]]]) -> Iterator[BrokenEntry]:
    """What `broken_entries` finds, from the stretches of the whole chain in order; `last` is what `read_head` gave."""
    whole = Walk(club)
    for walk, broken in stretches:
        yield from (each for each in broken if not (whole.is_forged and each.reason == _FORGED))
        before = {pair: at for pair, at in whole.unconfirmed.items() if pair not in walk.confirmed}
        is_forged = whole.is_forged or walk.is_forged
        whole = replace(walk, club=club, unconfirmed=before | walk.unconfirmed | before, is_forged=is_forged)
        if whole.is_cut:
            break
    yield from _broken_end(whole, last)


def _begun(club: Club, after: int) -> Walk:
    """The walk as it stands after an entry."""
    walk = Walk(club, sequence=after, origins=origins_of(club))
    for entry in _next_entries(replace(walk, sequence=after - 1), 1) if after else ():
        signed = AuditEntry.objects.filter(club=club, sequence__lt=after).exclude(key="").order_by("-sequence")
        walk.key = signed.values_list("key", flat=True).first() or ""
        list(_step(walk, entry))  # what it finds was found by the stretch that ends here
        walk.unconfirmed.clear()
        walk.confirmed.clear()
    return walk


def _walked(walk: Walk, until: int) -> Iterator[BrokenEntry]:
    """What does not hold up to an entry; where one is missing the walk ends."""
    while walk.sequence < until and not walk.is_cut:
        with one_moment():
            found = list(_broken_in(walk, list(_next_entries(walk, min(CHUNK, until - walk.sequence)))))
        yield from found


_READ = ReadEntry._fields[:-1]


def _next_entries(walk: Walk, most: int) -> Iterator[ReadEntry]:
    """The next entries up to the head, each with the signature before it."""
    signature = walk.signature
    after = AuditEntry.objects.filter(club=walk.club, sequence__gt=walk.sequence)
    rows = after.filter(sequence__lte=walk.club.audit_sequence).order_by("sequence").values_list(*_READ)
    for row in rows[:most]:
        entry = walk.origins.as_written(ReadEntry._make((*row, signature)))
        signature = entry.signature
        yield entry


_SEAL = re.compile(rb'\{"sealed":"(\w+)"\}')
"""How a sealed text is written in an entry; a quotation mark that somebody typed stands behind a stroke there."""


def _broken_in(walk: Walk, entries: list[ReadEntry]) -> Iterator[BrokenEntry]:
    """What does not hold in the next entries, which are walked."""
    written = [canonical(hashed_of(entry)) for entry in entries]
    sealed = [_SEAL.findall(each) for each in written]
    erased, texts, rulings = erased_in(walk.club, walk.origins), _texts_of(sealed), _rulings_of(walk, entries)
    broken: list[BrokenEntry] = []
    for entry, wrote, seals in zip(entries, written, sealed, strict=True):
        if entry.sequence != walk.sequence + 1:
            broken.append(BrokenEntry(walk.sequence + 1, "missing"))
            walk.is_cut = True
            break
        broken += _broken_link(walk, entry, sha256(wrote).hexdigest())
        broken += _broken_texts(entry, seals, texts, erased)
        if entry.verb == Verb.RULING_ISSUED:
            broken += _broken_ruling(walk.origins, entry, rulings.get(entry.sequence), erased)
        broken += _step(walk, entry)
    if not entries:
        ends = f"missing: the chain ends before its head, {walk.club.audit_sequence}"
        broken.append(BrokenEntry(walk.sequence + 1, ends))
        walk.is_cut = True
    yield from sorted([*broken, *_first_forged(walk, entries, bool(broken))], key=lambda each: each.sequence)


def _broken_link(walk: Walk, entry: ReadEntry, taken: str) -> Iterator[BrokenEntry]:
    """An entry that is not the next one, or not as it was: `taken` is the hash of it now."""
    if entry.previous_hash != walk.hash:
        yield BrokenEntry(entry.sequence, "does not follow the entry before it")
    if entry.hash != taken:
        yield BrokenEntry(entry.sequence, "changed since it was written")


_FORGED = "is not signed by the key that it names"


def _first_forged(walk: Walk, entries: list[ReadEntry], is_doubtful: bool) -> Iterator[BrokenEntry]:
    """The first entry whose signature does not hold; after one was found nothing more is said of signatures."""
    if not entries or walk.is_forged or not (is_doubtful or not _holds(entries[-1])):
        return
    first = next((entry.sequence for entry in entries if not _holds(entry)), None)
    if first is not None:
        walk.is_forged = True
        yield BrokenEntry(first, _FORGED)


def _holds(entry: ReadEntry) -> bool:
    """Whether the signature is the key's; an entry from before there were any has neither."""
    if not entry.key:
        return not entry.signature
    return is_signed(statement_of(head_of(entry)), entry.key, entry.signature)


CONFIRMING = (Verb.KEY_CONFIRMED.value, Verb.CLUB_TAKEN_IN.value)
"""What answers for another key than the one before: who says so is known, or the whole chain was seen to hold."""


def _step(walk: Walk, entry: ReadEntry) -> Iterator[BrokenEntry]:
    """The entry is walked: what its key says to the one before, and what the next one has to follow."""
    if walk.key and not entry.key:
        yield BrokenEntry(entry.sequence, "is not signed, and the entry before it is")
    elif walk.key and entry.key not in (walk.key, walk.handed_to):
        walk.unconfirmed.setdefault((walk.key, entry.key), entry.sequence)
    if entry.verb in CONFIRMING:
        pair = (str(entry.before.get("key")), str(entry.after.get("key")))
        walk.unconfirmed.pop(pair, None)
        walk.confirmed.add(pair)
    is_handed = entry.verb == Verb.KEY_CHANGED and entry.key == walk.key and _holds(entry)
    walk.handed_to = str(entry.after.get("key")) if is_handed else ""
    walk.sequence, walk.hash = entry.sequence, entry.hash
    walk.key, walk.signature = entry.key or walk.key, entry.signature


def _broken_end(walk: Walk, last: int) -> Iterator[BrokenEntry]:
    """What is wrong with the head, and what no entry tells of; nothing is said of either where an entry is missing."""
    club = walk.club
    if walk.is_cut:
        return
    if last > club.audit_sequence:
        yield BrokenEntry(club.audit_sequence + 1, "added after the head of the chain")
    if walk.hash != club.audit_hash:
        yield BrokenEntry(club.audit_sequence, "is not the head of the chain")
    elif (walk.key, walk.signature) != (club.audit_key, club.audit_signature):
        yield BrokenEntry(club.audit_sequence, "the head of the chain has another signature")
    for (_before, key), sequence in walk.unconfirmed.items():
        yield BrokenEntry(sequence, f"signed by another key, {key}, which nobody handed over to or confirmed")
    if club.audit_sequence and not walk.key:
        yield BrokenEntry(club.audit_sequence, "the head of the chain is not signed: run sign_heads after the upgrade")
    elif club.audit_sequence and walk.key not in trusted_keys():
        yield BrokenEntry(club.audit_sequence, f"the head of the chain is signed by {walk.key}, no key of this site")
    yield from _left_over(club)


def _left_over(club: Club) -> Iterator[BrokenEntry]:
    """Rulings that no entry tells of, and an erasure that was begun alone."""
    after = club.audit_sequence + 1
    issued = AuditEntry.objects.filter(
        club=club, verb=Verb.RULING_ISSUED, object_type=Ruling.__name__, object_id=OuterRef("pk")
    )
    alone = Ruling.objects.filter(~Exists(issued), report__club=club).order_by("pk")
    for pk in alone.values_list("pk", flat=True):
        yield BrokenEntry(after, f"missing: no entry tells of ruling {pk}")
    for pk in Erasure.objects.filter(club=club, ended_at=None).values_list("pk", flat=True):
        yield BrokenEntry(after, f"missing: erasure {pk} was begun and never ended")


def _texts_of(sealed: list[list[bytes]]) -> dict[str, str]:
    """What the entries seal: by the digest that stands in the chain, the digest of the text as it is now."""
    wanted = {digest.decode() for digests in sealed for digest in digests}
    if not wanted:
        return {}
    kept = AuditText.objects.filter(digest__in=wanted).values_list("digest", "salt", "text")
    return {digest: seal_of(salt, text) for digest, salt, text in kept}


def _rulings_of(walk: Walk, entries: list[ReadEntry]) -> dict[int, Ruling]:
    """The rulings that the entries say were issued, by the number of the entry."""
    issued = {
        entry.sequence: walk.origins.at(entry.sequence).here(entry.object_type, entry.object_id)
        for entry in entries
        if entry.verb == Verb.RULING_ISSUED
    }
    found = Ruling.objects.in_bulk(set(issued.values())) if issued else {}
    return {sequence: found[key] for sequence, key in issued.items() if key in found}


def _broken_texts(
    entry: ReadEntry, seals: Sequence[bytes], texts: Mapping[str, str], erased: Erased
) -> Iterator[BrokenEntry]:
    """The texts that an entry seals, when one is gone or reads otherwise now."""
    for digest in map(bytes.decode, seals):
        if digest not in texts:
            yield BrokenEntry(entry.sequence, "a text of it is gone")
        elif texts[digest] != erased.texts.get(digest, digest):
            yield BrokenEntry(entry.sequence, "a text of it was changed since")


def _broken_ruling(origins: Origins, entry: ReadEntry, ruling: Ruling | None, erased: Erased) -> Iterator[BrokenEntry]:
    """The ruling that an entry tells of, when it is gone or says something else now."""
    if ruling is None:
        yield BrokenEntry(entry.sequence, f"ruling {entry.object_id}, which it tells of, is gone")
        return
    said, told_at = erased.rulings.get(ruling.pk, (entry.after.get("digest"), entry.sequence))
    if content_digest(ruling, origins.at(told_at)) != said:
        yield BrokenEntry(entry.sequence, f"ruling {ruling.pk}, which it tells of, was changed since")
