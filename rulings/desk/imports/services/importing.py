"""Files that come in: each session of a file makes a session, or adds to the one it belongs to, or waits to be asked.

The whole of a file or nothing, and the same file only once. A file is read before anything is locked: while a large one
is, nobody waits for it.
"""

from dataclasses import replace
from datetime import date
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.base.rights import Right, demand
from rulings.desk.base.signatures import lose_signatures, on_columns
from rulings.desk.imports.queries.asking import is_to_be_asked
from rulings.desk.imports.queries.comparing import with_known_keys
from rulings.desk.imports.queries.explaining import Explained, explained
from rulings.desk.imports.queries.layouts import layouts_for, layouts_of
from rulings.desk.imports.queries.matching import Fit, candidates, event_in, fit
from rulings.desk.imports.queries.own_totals import contradictions
from rulings.desk.imports.queries.reading import called, digests_of, imported, open_file, taken_before
from rulings.desk.imports.queries.rows import form_of
from rulings.desk.imports.queries.snapshots import changed_since, snapshot
from rulings.desk.imports.services.adding import add, find_differences
from rulings.desk.imports.services.faults import keep_aside
from rulings.desk.imports.services.settling import settle_by_scores
from rulings.desk.imports.services.waiting import wait
from rulings.desk.imports.values import Added, Imported, Opened
from rulings.desk.imports.wording.files import NO_DAY
from rulings.desk.scores.queries.sealed_lines import lines_of
from rulings.desk.scores.values.scoring import CHOSEN, words_of
from rulings.desk.tonight.services import new_session
from rulings.desk.tonight.wording import NAME_TOO_LONG
from rulings.formats.remarks import Remark, RemarkKey, few
from rulings.formats.session import SessionFile
from rulings.formats.sheets.reader import Layouts
from rulings.models import Club, Session, SessionImport, User, Verb, WaitingFile

_NAME_LENGTH = 200
_OTHER_EVENING = _(
    "This file is of another session than %(session)s: its day, players, boards, cards or results are others. Import "
    "it by itself."
)
_ELSEWHERE = _("This file was taken by the session %(session)s. Take it back there first.")


def import_session(
    *,
    actor: User | None,
    club: Club,
    event_name: str | None = None,
    data: bytes,
    filename: str,
    layouts: Layouts | None = None,
    day: date | None = None,
    is_strict: bool = False,
) -> Imported:
    """Store every session that a file holds; `actor` is None for a command.

    A session that the club has already, beyond doubt, takes what is new of it; each other one is made, on `day` where
    the file does not say which it was. A file that this club has taken before changes nothing. `BadFile` when it cannot
    be read, read strictly when anything in it is wrong: then nothing of it is stored. `layouts` say what columns hold
    besides what the club knows.
    """
    opened = open_file(data, filename, layouts_of(club) | dict(layouts or {}), is_strict=is_strict).on(day)
    with transaction.atomic():
        return take_opened(actor=actor, club=club, event_name=event_name, opened=opened)


def take_opened(*, actor: User | None, club: Club, event_name: str | None, opened: Opened) -> Imported:
    """Store every session of a file that was read."""
    return _imported(actor, _club_for(actor, club), event_name, opened)


def take_file(
    *,
    actor: User,
    club: Club,
    event_name: str | None,
    data: bytes,
    filename: str,
    day: date | None = None,
    is_strict: bool = False,
) -> Imported | WaitingFile:
    """As `import_session`; but a file of which it is not beyond doubt whose it is waits until somebody has said so.

    So does one that does not say on which day it was played; one of several sessions is refused until the day is given.
    What waited before goes.
    """
    opened = open_file(data, filename, layouts_of(club), is_strict=is_strict).on(day)
    with transaction.atomic():
        club = _club_for(actor, club)
        if not is_to_be_asked(club, event_name, opened):
            return _imported(actor, club, event_name, opened)
        if len(opened.sessions) > 1:
            raise BadInput(NO_DAY, "day")
        return wait(actor=actor, club=club, data=data, filename=filename, event_name=event_name)


def add_file(*, actor: User | None, session: Session, data: bytes, filename: str, is_strict: bool = False) -> Imported:
    """Add to a session what is new in a file, and find what is otherwise there; `actor` is None for a command.

    Of a file of several sessions it takes the one that fits best. Refuses a file of another evening, and one that
    another session has taken.
    """
    known = taken_before(session.event.club, digests_of(data, 1)[0])
    if known is not None and known.session_id == session.pk:
        if actor is not None:
            demand(actor, session.event.club, Right.RUN_SESSION)
        return imported(known, created=False, repeated=True)
    opened = open_file(data, filename, layouts_of(session.event.club), is_strict=is_strict)
    with transaction.atomic():
        return add_opened(actor=actor, session=session, opened=opened)


def add_opened(*, actor: User | None, session: Session, opened: Opened) -> Imported:
    """Add to a session what is new in a file that was read."""
    return _joined(actor, _club_for(actor, session.event.club), session, opened)


def settle_waiting(*, actor: User, waiting: WaitingFile, session: Session | None, day: date | None = None) -> Imported:
    """Take a file that waited: into the session, or as a session of its own where there is None, played on that day.

    What has come in since, by another page, stays as it is.
    """
    opened = open_file(bytes(waiting.data), waiting.filename, layouts_for(waiting)).on(day)
    with transaction.atomic():
        club = _club_for(actor, waiting.club)
        taken = _settled_as(actor, club, opened, session, waiting.event_name or None)
        waiting.delete()
        return taken


def _settled_as(actor: User, club: Club, opened: Opened, session: Session | None, event_name: str | None) -> Imported:
    """The file in the session that was said, or in one of its own."""
    if session is not None and session.event.club_id != club.pk:
        raise NotAllowed(Right.RUN_SESSION.sentence)
    if session is not None:
        return _joined(actor, club, session, opened)
    before = taken_before(club, opened.digests[0])
    if before is not None:
        return imported(before, created=False, repeated=True)
    if opened.sessions[0].date is None:
        raise BadInput(NO_DAY, "day")
    return _made(actor, club, opened, 0, event_name)


def _imported(actor: User | None, club: Club, event_name: str | None, opened: Opened) -> Imported:
    """Every session of the file, taken or made."""
    taken: list[Imported] = []
    for place in range(len(opened.sessions)):
        of_this_file = {each.session.pk for each in taken}
        taken.append(_taken(actor, club, opened, place, event_name, of_this_file))
    return replace(taken[0], others=tuple(taken[1:]))


def _joined(actor: User | None, club: Club, session: Session, opened: Opened) -> Imported:
    """What fits best of the file, added to the session."""
    session = Session.objects.select_related("event__club", "profile").get(pk=session.pk)
    files, filename = opened.sessions, opened.filename
    before = taken_before(club, opened.digests[0])
    if before is not None and before.session_id == session.pk:
        return imported(before, created=False, repeated=True)
    fits = [fit(session, each, filename) for each in files]
    place = max(range(len(files)), key=lambda at: (fits[at].same, fits[at].contestants, fits[at].boards, -at))
    before = taken_before(club, opened.digests[place])
    if before is not None and before.session_id == session.pk:
        return imported(before, created=False, repeated=True)
    if before is not None:
        raise BadInput(_ELSEWHERE % {"session": before.session}, "file")
    if fits[place].is_other_evening:
        raise BadInput(_OTHER_EVENING % {"session": session}, "file")
    return _added(actor, club, fits[place], opened, place)


def _club_for(actor: User | None, club: Club) -> Club:
    """The club, locked; a command needs no right."""
    club = locked_club(club.pk)
    if actor is not None:
        demand(actor, club, Right.RUN_SESSION)
    return club


def _taken(
    actor: User | None, club: Club, opened: Opened, place: int, event_name: str | None, of_this_file: set[int]
) -> Imported:
    """The file's session at that place: taken before, added to the session that it is of, or made.

    Sessions of one file are never one and the same: none takes what another has brought.
    """
    before = taken_before(club, opened.digests[place])
    if before is not None:
        return imported(before, created=False, repeated=True)
    possible = candidates(club, opened.sessions[place], opened.filename)
    best = next((each for each in possible if each.session.pk not in of_this_file), None)
    if best is not None and best.is_certain and event_name in (None, best.session.event.name):
        return _added(actor, club, best, opened, place)
    return _made(actor, club, opened, place, event_name)


def _made(actor: User | None, club: Club, opened: Opened, place: int, event_name: str | None) -> Imported:
    """Make a session of the file's session at that place, and record it."""
    file, filename, digest = opened.sessions[place], opened.filename, opened.digests[place]
    session = _new_session(club, file, event_name, filename)
    added = add(session=session, file=file, lines=opened.lines[place])
    remarks = [*file.remarks, *settle_by_scores(session=session, file=file), *few(list(contradictions(file)))]
    scores = explained(session, file)
    remarks += scores.remarks
    remarks += [Remark.of(RemarkKey.NO_DATE, date=session.date.isoformat())] if file.date is None else []
    stored = {"event": event_in(file, called(filename)), "made": {**added.made, "session": [session.pk]}}
    stored |= scores.stored_as("scores")
    made = _noted(actor, club, session, filename, digest, remarks, stored)
    keep_aside(source=made, file=file)
    counts = {f"{name}s": len(added.made.get(name, ())) for name in ("board", "contestant", "result")}
    counts |= {"kept_aside": len(file.faults)} if file.faults else {}
    told = {"session": session.slug, "event": session.event.name, "format": str(file.format), "filename": made.filename}
    record(
        club,
        actor,
        Verb.SESSION_IMPORTED,
        session,
        after={**told, "digest": digest, **counts, "lines": lines_of(session)},
    )
    return imported(made, created=True)


def _added(actor: User | None, club: Club, found: Fit, opened: Opened, place: int) -> Imported:
    """Add to the session that a file is of what is new of it, and record it; what is otherwise waits."""
    session, before = found.session, snapshot(found.session)
    file, filename, digest = with_known_keys(found), opened.filename, opened.digests[place]
    added = add(session=session, file=file, lines=opened.lines[place])
    remarks = [*file.remarks, *_settled(session, file, added), *few(list(contradictions(file)))]
    scores = Explained() if added.is_earlier else explained(session, file)
    remarks += scores.remarks
    changed = changed_since(session, before)
    stored = {
        "event": event_in(file, called(filename)),
        "made": added.made,
        "changed": changed,
        **scores.stored_as("scores"),
    }
    made = _noted(actor, club, session, filename, digest, remarks, stored)
    made.stored["overtaken"] = find_differences(source=made, added=added)
    made.stored["overtaken_faults"] = keep_aside(source=made, file=file, is_earlier=added.is_earlier)
    made.save(update_fields=["stored"])
    counts = {name: len(keys) for name, keys in added.made.items()}
    told = {"session": session.slug, "filename": made.filename, "digest": digest, "added": counts}
    waiting = made.differences.count()
    more = {"filled": added.filled, "differences": waiting, "lines": lines_of(session)}
    record(club, actor, Verb.FILE_ADDED, session, after={**told, **more})
    if rows := on_columns(changed):
        lose_signatures(club=club, actor=actor, verb=Verb.FILE_ADDED, of=rows)
    return imported(made, created=False)


def _settled(session: Session, file: SessionFile, added: Added) -> list[Remark]:
    """Let the newest file with results tell how the session is scored, unless somebody chose that here."""
    if added.is_earlier:
        return [Remark.of(RemarkKey.EARLIER_SAVE, count=added.missing)]
    if CHOSEN in session.own_scoring or session.sections.exists() or not file.results:
        return []
    session.form, session.scoring = session.form or form_of(file), words_of(file)
    session.save(update_fields=["form", "scoring"])
    return settle_by_scores(session=session, file=file)


def _noted(
    actor: User | None,
    club: Club,
    session: Session,
    filename: str,
    digest: str,
    remarks: list[Remark],
    stored: dict[str, Any],
) -> SessionImport:
    """The row that says that the file came in; a program that never ends sending is stopped."""
    refuse_beyond(Bound.FILES_OF_A_SESSION, session.imports.all(), "imported_at")
    return SessionImport.objects.create(
        club=club,
        session=session,
        digest=digest,
        filename=called(filename),
        remarks=[remark.stored for remark in remarks],
        stored=stored,
        imported_at=timezone.now(),
        imported_by=actor,
    )


def _new_session(club: Club, file: SessionFile, named: str | None, filename: str) -> Session:
    """The session of a file, without what is in it."""
    name = (named or event_in(file, called(filename))).strip()
    if len(name) > _NAME_LENGTH:
        raise BadInput(NAME_TOO_LONG, "event_name")
    return new_session(club=club, name=name, day=file.date, form=form_of(file), scoring=words_of(file))
