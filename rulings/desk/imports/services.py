"""Bringing a session in from a file: the whole of it or nothing, and the same file only once.

Some programs write an adjusted score as 0 points without a contract, as others write a board passed out: the file's own
awards tell the two apart.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import PurePath
from zoneinfo import ZoneInfo

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right, demand
from rulings.desk.imports.queries.own_awards import Match, match, shown_by_awards
from rulings.desk.imports.queries.own_totals import contradictions, shown_by_totals
from rulings.desk.imports.queries.rows import (
    board_rows,
    check_lengths,
    contestant_rows,
    form_of,
    player_rows,
    result_row,
)
from rulings.desk.imports.values import BadFile, Imported
from rulings.desk.profiles.services import load_plain_profile
from rulings.desk.profiles.values.stored import PLAIN
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.values.scoring import CannotScore, with_method, words_of
from rulings.formats.errors import FormatError
from rulings.formats.reader import read_sessions
from rulings.formats.remarks import Remark, RemarkKey, few
from rulings.formats.session import SessionFile
from rulings.models import (
    Club,
    Contestant,
    Event,
    Player,
    RegulationProfile,
    Result,
    Session,
    SessionImport,
    User,
    Verb,
)
from rulings.scoring.sessions.ranking import Beside

_NAME_LENGTH = 200
_BATCH = 500


@transaction.atomic
def import_session(
    *, actor: User | None, club: Club, event_name: str | None = None, data: bytes, filename: str
) -> Imported:
    """Store every session that a PBN, USEBIO or LIN file holds; `actor` is None for a command.

    Makes events, sessions, contestants, players, boards and results, and records each session. A file that this club
    has taken before changes nothing. `BadFile` when it cannot be read: then nothing of it is stored.
    """
    club = locked_club(club.pk)
    if actor is not None:
        demand(actor, club, Right.RUN_SESSION)
    try:
        files = read_sessions(data, filename)
    except FormatError as error:
        raise BadFile(error) from None
    digests = _digests_of(data, len(files))
    taken = SessionImport.objects.select_related("session__event").filter(club=club, digest__in=digests)
    before = {each.digest: each for each in taken}
    first, *others = [
        _imported(before[digest], created=False)
        if digest in before
        else _stored(actor, club, file, event_name, filename, digest)
        for file, digest in zip(files, digests, strict=True)
    ]
    return replace(first, others=tuple(others))


def _digests_of(data: bytes, sessions: int) -> list[str]:
    """The file's digest for its first session, and for each further one a digest of that and its place."""
    own = hashlib.sha256(data).hexdigest()
    return [own, *(hashlib.sha256(f"{own} {place}".encode()).hexdigest() for place in range(1, sessions))]


def _stored(
    actor: User | None, club: Club, file: SessionFile, event_name: str | None, filename: str, digest: str
) -> Imported:
    """Store one session of a file, and record it."""
    session = _new_session(club, file, event_name, filename)
    _store(session, file)
    remarks = [*file.remarks, *_settle_by_scores(session, file), *few(list(contradictions(file)))]
    name = PurePath(filename).name[-_NAME_LENGTH:]
    made = SessionImport.objects.create(
        club=club,
        session=session,
        digest=digest,
        filename=name,
        remarks=[remark.stored for remark in remarks],
        imported_at=timezone.now(),
        imported_by=actor,
    )
    counted = {"boards": len(file.boards), "contestants": len(file.contestants), "results": len(file.results)}
    told = {"session": session.slug, "event": session.event.name, "format": str(file.format), "filename": name}
    record(club, actor, Verb.SESSION_IMPORTED, session, after={**told, "digest": digest, **counted})
    return _imported(made, created=True)


def _settle_by_scores(session: Session, file: SessionFile) -> list[Remark]:
    """Let the file's own awards and totals say how it was scored where its words leave that open; what to say of it."""
    adjusted = _shown_adjusted(session)
    by_awards = shown_by_awards(session, file)
    if by_awards.method is not None:
        session.scoring = with_method(session.scoring, by_awards.method)
    session.own_scoring = by_awards.settings
    session.save(update_fields=["scoring", "own_scoring"])
    by_totals = shown_by_totals(session, file)
    if by_totals.settings:
        session.own_scoring = by_awards.settings | by_totals.settings
        session.save(update_fields=["own_scoring"])
    _keep_beside(session, by_totals.beside)
    return [*adjusted, *by_awards.remarks, *by_totals.remarks]


def _imported(taken: SessionImport, created: bool) -> Imported:
    """What an import made, counted in the database."""
    session = taken.session
    return Imported(
        session=session,
        created=created,
        boards=session.boards.count(),
        contestants=session.contestants.count(),
        results=Result.objects.filter(board__session=session).count(),
        remarks=tuple(map(Remark.read, taken.remarks)),
    )


def _new_session(club: Club, file: SessionFile, event_name: str | None, filename: str) -> Session:
    """The session and, unless the club has it under that name and date, its event."""
    played = file.date or timezone.localdate(timezone=ZoneInfo(club.time_zone))
    name = (event_name or file.event or file.competition or PurePath(filename).stem or "?").strip()
    if len(name) > _NAME_LENGTH:
        raise BadInput(_("The name of an event has at most 200 characters. Give it a shorter name."), "event_name")
    event, _made = Event.objects.get_or_create(club=club, name=name, date=played)
    return Session.objects.create(
        event=event,
        slug=_free_slug(club, played),
        date=played,
        form=form_of(file),
        scoring=words_of(file),
        profile=_profile_for(club, played),
    )


def _free_slug(club: Club, played: date) -> str:
    """`club-2026-11-24`, with a number behind it when that is taken."""
    stem = f"{slugify(club.slug)}-{played.isoformat()}"
    taken = set(Session.objects.filter(slug__startswith=stem).values_list("slug", flat=True))
    numbered = (f"{stem}-{number}" for number in range(2, len(taken) + 3))
    return next(slug for slug in (stem, *numbered) if slug not in taken)


def _store(session: Session, file: SessionFile) -> None:
    """Contestants, players, boards and results, each kind in a few statements."""
    contestants, boards = contestant_rows(session, file), board_rows(session, file)
    check_lengths([*contestants, *boards])
    session.contestants.bulk_create(contestants, batch_size=_BATCH)
    session.boards.bulk_create(boards, batch_size=_BATCH)
    by_key = {contestant.key: contestant for contestant in contestants}
    by_number = {board.number: board for board in boards}
    players = [player for entry in file.contestants for player in player_rows(by_key[entry.key], entry)]
    results = [result_row(entry, by_number[entry.board], by_key) for entry in file.results]
    check_lengths([*players, *results])
    Player.objects.bulk_create(players, batch_size=_BATCH)
    Result.objects.bulk_create(results, batch_size=_BATCH)


_UNSCORED = Match(0, 10**9, 0)


def _shown_adjusted(session: Session) -> list[Remark]:
    """Let such lines count what their awards say, where more of the file's awards come out then; names the boards."""
    doubtful = [
        result
        for result in Result.objects.filter(board__session=session, contract="", artificial="", score_ns=0)
        .select_related("board")
        .order_by("pk")
        if result.tricks is None and any(None not in (award["ns"], award["ew"]) for award in result.awards)
    ]
    if not doubtful or _others(before := _found(session)) == 0 or before is _UNSCORED:
        return []
    with transaction.atomic():
        _by_awards(doubtful)
        is_shown = _others(_found(session)) < _others(before)
        if not is_shown:
            transaction.set_rollback(True)
    boards = sorted({result.board.number for result in doubtful})
    return [Remark.of(RemarkKey.ADJUSTED_IN_AWARDS, board=number) for number in boards] if is_shown else []


def _by_awards(results: Sequence[Result]) -> None:
    """Store that these lines have what their awards say; the caret says so."""
    for result in results:
        award = next(award for award in result.awards if None not in (award["ns"], award["ew"]))
        result.artificial = f"^{award['ns']}/^{award['ew']}"
        result.score_ns = result.score_ew = None
    Result.objects.bulk_update(results, ["artificial", "score_ns", "score_ew"])


def _found(session: Session) -> Match:
    """How many of the file's awards come out; none where the session cannot be scored."""
    try:
        sheet = score_sheet(session)
    except CannotScore:
        return _UNSCORED
    return match(sheet.scores, sheet.results)


def _others(given: Match) -> int:
    """How many lines have other awards than in the file."""
    return given.lines - given.same


def _keep_beside(session: Session, beside: Mapping[str, Beside]) -> None:
    """Store what each contestant has beside his boards."""
    for contestant in Contestant.objects.filter(session=session, key__in=beside):
        given = beside[contestant.key]
        contestant.beside = {"amount": str(given.amount), "is_percent": given.is_percent}
        contestant.save(update_fields=["beside"])


def _profile_for(club: Club, played: date) -> RegulationProfile:
    """The regulations in force that day: the club's newest, else the Laws as they stand."""
    theirs = Q(club=club) | Q(club__isnull=True, name=PLAIN)
    in_force = RegulationProfile.objects.filter(theirs, valid_from__lte=played)
    newest = sorted(in_force, key=lambda profile: (profile.club_id is not None, profile.valid_from, profile.pk))
    return newest[-1] if newest else load_plain_profile()
