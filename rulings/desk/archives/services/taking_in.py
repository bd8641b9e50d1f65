"""An archive taken in: a club of another site, whole or not at all, under ids of here, its chain going on.

Nothing of the chain is changed: its first entry here tells, signed by this site, what was added to the ids, and the
whole of it is walked before anything stays.
"""

from base64 import b64decode
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice
from typing import IO, Any

from django.apps import apps
from django.core.exceptions import ValidationError
from django.db import DataError, IntegrityError, connection, transaction
from django.utils import timezone
from django.utils.text import slugify

from rulings.desk.archives.queries.arriving import (
    Contents,
    Moved,
    contents_of,
    entries_of,
    free_username,
    read_row,
    refuse_here_already,
    rows_of,
    same_account,
    same_profile,
    taken_slugs,
)
from rulings.desk.archives.queries.reading import Archive, refused
from rulings.desk.archives.services.room import reserve
from rulings.desk.archives.values.tables import ACCOUNTS, ALL, CLUBS, PROFILES, TABLES, Table
from rulings.desk.archives.values.taken import TakenIn
from rulings.desk.archives.wording import CHAIN_BROKEN, DOES_NOT_FIT, SLUG_TAKEN
from rulings.desk.base.audit import record
from rulings.desk.base.keys import digest_of, new_token
from rulings.desk.base.locks import lock_site
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.signing import site_signer
from rulings.desk.beginning.queries import free_slug
from rulings.desk.beginning.services.logos import drawn_anew
from rulings.desk.casebook.services.index import index
from rulings.desk.profiles.services import load_profiles
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.verification import replayed
from rulings.models import AuditEntry, Club, ClubLogo, PasswordLink, RegulationProfile, Session, User, Verb

_BATCH = 1000
_DIFFERENCES_TOLD = 100
_Renamed = list[tuple[Session, dict[str, str]]]


def take_in(*, actor: User | None, file: IO[bytes], most: int, slug: str = "") -> TakenIn:
    """The club of an archive that unpacks to `most` bytes; recorded in its chain. `actor` is None for a command.

    Accounts under the same names with the same mail address are those of here; others are made, without a password.
    `slug` is its short name here, "" for its own or the next one to it that is free. What it says otherwise than its
    trail is told, as `verify_audit` tells it. Refuses what is no archive, whole, of this version or an earlier one; a
    chain that does not hold; a club that is here already.
    """
    archive = Archive(file, most)
    contents = contents_of(archive)
    try:
        return _taken_in(actor, archive, contents, slug)
    except (IntegrityError, DataError, ValidationError, ValueError, OverflowError):
        raise refused(DOES_NOT_FIT) from None


@transaction.atomic
def _taken_in(actor: User | None, archive: Archive, contents: Contents, slug: str) -> TakenIn:
    """All of it, stored; of two who send the same archive at once the second waits here, and is refused."""
    load_profiles()
    lock_site()
    refuse_here_already(contents)
    moved = Moved(contents, _room(contents))
    club = _club(contents, moved, slug)
    taken = TakenIn(club, archive.manifest.key)
    _accounts(moved, taken)
    copied = _profiles(archive, moved, club)
    renamed = [each for table in TABLES for each in _store(archive, table, moved)]
    _refuse_other_logo(club)
    for entries in _batches(entries_of(archive, club, moved)):
        AuditEntry.objects.bulk_create(entries)
    _arrive(actor, archive, club, moved)
    _tell(actor, club, copied, renamed)
    for publication in club.publications.filter(withdrawn_at__isnull=True).order_by("pk").iterator(chunk_size=_BATCH):
        index(publication=publication)
    connection.check_constraints([*(each.model._meta.db_table for each in ALL), AuditEntry._meta.db_table])
    _refuse_broken(club)
    taken.differences = list(map(str, islice(replayed(club), _DIFFERENCES_TOLD)))
    return taken


def _room(contents: Contents) -> dict[str, int]:
    """What is added to the ids of each kind."""
    return {
        kind: reserve(model=apps.get_model("rulings", kind), count=high - low + 1) + 1 - low
        for kind, (low, high) in contents.ids.items()
    }


def _club(contents: Contents, moved: Moved, slug: str) -> Club:
    """The club, with the head of its chain as it came."""
    club: Club = read_row(CLUBS, contents.club, moved)
    club.slug = _free_slug(club.slug, slug)
    last = contents.last
    club.audit_sequence, club.audit_hash = last.get("sequence", 0), last.get("hash", "")
    club.audit_key, club.audit_signature = last.get("key", ""), last.get("signature", "")
    club.clean_fields()
    club.save(force_insert=True)
    return club


def _free_slug(its: str, wanted: str) -> str:
    """The short name that the club gets."""
    if wanted and (wanted != slugify(wanted) or Club.objects.filter(slug=wanted).exists()):
        raise BadInput(SLUG_TAKEN, "slug")
    return wanted or (free_slug(its) if Club.objects.filter(slug=its).exists() else its)


def _accounts(moved: Moved, taken: TakenIn) -> None:
    """Everybody whom the rows name: who has an account here, or gets one without a password."""
    for key, row in moved.contents.people.items():
        known = same_account(row)
        user = known or _account(row)
        (taken.known if known else taken.made)[str(row["username"])] = user
        moved.users[key] = user.pk


def _account(row: Any) -> User:
    """A new account, under the next name that is free."""
    columns = {each.name for each in ACCOUNTS.fields} - {"id"}
    user = User(**{name: value for name, value in row.items() if name in columns})
    user.username = free_username(user.username)
    user.set_unusable_password()
    user.clean_fields()
    user.save(force_insert=True)
    return user


def _profiles(archive: Archive, moved: Moved, club: Club) -> list[tuple[RegulationProfile, str]]:
    """Common regulations are those of here that say the same; others become the club's own, each with its name before.

    The club's own are stored with the rest of its rows.
    """
    copied = []
    moved.profiles = {row["id"]: 0 for row in moved.contents.common}
    for row in moved.contents.common:
        profile: RegulationProfile = read_row(PROFILES, row, moved)
        if known := same_profile(profile):
            moved.profiles[row["id"]] = known.pk
        else:
            copied.append((row["id"], profile))
    own = (row for row in archive.rows(f"tables/{PROFILES.name}.jsonl") if row.get("club") is not None)
    for batch in _batches(read_row(PROFILES, row, moved) for row in own):
        RegulationProfile.objects.bulk_create(batch)
    names = [profile.name for _key, profile in copied]
    return list(zip((_copied(moved, club, *each) for each in copied), names, strict=True))


def _copied(moved: Moved, club: Club, key: int, profile: RegulationProfile) -> RegulationProfile:
    """Common regulations of the other site as the club's own."""
    profile.pk, profile.club = None, club
    number, name = 1, profile.name
    while RegulationProfile.objects.filter(club=club, name=profile.name, valid_from=profile.valid_from).exists():
        number += 1
        profile.name = f"{name[:190]} ({number})"
    profile.save(force_insert=True)
    moved.profiles[key] = profile.pk
    return profile


def _store(archive: Archive, table: Table, moved: Moved) -> _Renamed:
    """The rows of a table; which sessions had to get another short name, or another public address."""
    renamed: _Renamed = []
    for batch in _batches(rows_of(archive, table, moved, lambda: digest_of(new_token()))):
        if table.model is Session:
            renamed += _with_free_names(batch, moved)
        if table.model is PasswordLink:
            _let_end(batch)
        table.model._default_manager.bulk_create(batch)
    return renamed


def _batches(rows: Iterable[Any]) -> Iterator[list[Any]]:
    """So many rows at a time."""
    each = iter(rows)
    while batch := list(islice(each, _BATCH)):
        yield batch


def _with_free_names(sessions: list[Session], moved: Moved) -> _Renamed:
    """What names a session to everybody is given once on a site."""
    renamed: dict[int, tuple[Session, dict[str, str]]] = {}
    for column in ("slug", "public_address"):
        taken = taken_slugs(column, [wanted for each in sessions if (wanted := getattr(each, column))])
        for session in (each for each in sessions if getattr(each, column) in taken):
            before = renamed.setdefault(session.pk, (session, {}))[1]
            before[column] = getattr(session, column)
            setattr(session, column, f"{before[column][:44]}-{session.pk}")
    return list(renamed.values())


def _let_end(links: list[PasswordLink]) -> None:
    """A link that waits opens nothing here."""
    for link in links:
        if link.used_at is None and link.revoked_at is None:
            link.revoked_at = timezone.now()


def _arrive(actor: User | None, archive: Archive, club: Club, moved: Moved) -> None:
    """The first entry that is written here: what was added to ids, and that this site's key follows the other's."""
    after = {
        "name": archive.manifest.site,
        "slug": club.slug,
        "entries": club.audit_sequence,
        "offsets": dict(sorted(moved.offsets.items())),
        "users": {str(there): here for there, here in sorted(moved.users.items())},
        "key": site_signer().public,
    }
    record(club, actor, Verb.CLUB_TAKEN_IN, club, before={"key": club.audit_key}, after=after)


def _tell(actor: User | None, club: Club, copied: list[tuple[RegulationProfile, str]], renamed: _Renamed) -> None:
    """What is called otherwise here than the chain has told."""
    for profile, name in copied:
        told = {"profile": profile.name, "valid_from": str(profile.valid_from), "edition": profile.edition}
        record(club, actor, Verb.PROFILE_COPIED, profile, after=told)
        for session in profile.sessions.order_by("pk") if profile.name != name else ():
            told = {"profile": profile.name}
            record(club, actor, Verb.PROFILE_CHOSEN, session, before={"profile": name}, after=told)
    for session, before in renamed:
        if "slug" in before:
            was, now = {"session": before["slug"]}, {"session": session.slug}
            record(club, actor, Verb.SESSION_CHANGED, session, before=was, after=now)
        if "public_address" in before:
            was, now = {"address": before["public_address"]}, {"address": session.public_address}
            record(club, actor, Verb.RANKING_SHOWN, session, before=was, after=now)


def _refuse_other_logo(club: Club) -> None:
    """`BadInput` for a picture that is not the one that the club names, or that the desk has not drawn."""
    pictures = list(ClubLogo.objects.filter(club=club).values_list("image", flat=True))
    try:
        drawn = [b64decode(each, validate=True) for each in pictures]
        fits = [sha256(each).hexdigest() for each in drawn] == ([club.logo] if club.logo else [])
        for each in drawn:
            drawn_anew(data=each)
    except (ValueError, BadInput):
        fits = False
    if not fits:
        raise refused(DOES_NOT_FIT)


def _refuse_broken(club: Club) -> None:
    """`BadInput` where the chain does not hold as it stands here now."""
    first = next(broken_entries(club), None)
    if first is not None:
        raise refused(CHAIN_BROKEN % {"why": first})
