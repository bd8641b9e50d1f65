"""Files that come in: each session of a file makes a session, or adds to the one it belongs to, or waits to be asked.

The whole of a file or nothing, and the same file only once. A file is read, matched, compared and scored before
anything is locked: while a large one is, nobody waits for it.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any
from uuid import UUID

from django.utils import timezone

from rulings.desk.base.audit import record
from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.moving.sealed_boards import seal_of_boards
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right, demand
from rulings.desk.base.signatures import lose_signatures, on_columns
from rulings.desk.imports.queries.layouts import layouts_for, layouts_of
from rulings.desk.imports.queries.matching import event_in
from rulings.desk.imports.queries.planning import Plan, Planned
from rulings.desk.imports.queries.plans import plan_as_said, plan_file, plan_joined, plan_or_ask
from rulings.desk.imports.queries.progress import begin
from rulings.desk.imports.queries.reading import called, digests_of, imported, open_file, taken_before
from rulings.desk.imports.services.adding import add, find_differences
from rulings.desk.imports.services.faults import keep_aside
from rulings.desk.imports.services.following import followed
from rulings.desk.imports.services.turns import in_turn
from rulings.desk.imports.services.waiting import wait
from rulings.desk.imports.values import Imported, Opened, Step, asked_day, is_read_strictly, of_file, said_with
from rulings.desk.scores.queries.sealed_lines import lines_of, places_of
from rulings.desk.scores.queries.sealed_plays import seal_of_new, seal_of_plays
from rulings.desk.tonight.queries import called as name_and_day
from rulings.desk.tonight.services import new_session
from rulings.formats.sheets.reader import Layouts
from rulings.formats.watching import look_up
from rulings.models import Club, Result, Session, SessionImport, User, Verb, WaitingFile


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
    (taken,) = import_files(actor=actor, club=club, event_name=event_name, files=[opened])
    return taken


def import_files(*, actor: User | None, club: Club, event_name: str | None, files: Sequence[Opened]) -> list[Imported]:
    """Store every session of files that were read: all of them or nothing.

    The first is worked out before the club is locked; what the others come to may rest on what it brings. A refusal
    tells which of them it is about (`refused_at`).
    """

    def write(club: Club, plans: Sequence[Planned]) -> list[Imported]:
        taken = [write_plans(actor=actor, club=club, plans=plans)]
        for place, each in enumerate(files[1:], 1):
            try:
                taken.append(write_plans(actor=actor, club=club, plans=plan_file(club, event_name, each)))
            except Refusal as refusal:
                raise of_file(refusal, place) from None
        return taken

    return in_turn(actor=actor, club=club, plan=lambda club: plan_file(club, event_name, files[0]), write=write)


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

    def write(club: Club, plans: Sequence[Planned] | None) -> Imported | WaitingFile:
        if plans is not None:
            return write_plans(actor=actor, club=club, plans=plans)
        said = said_with(day, is_strict=is_strict)
        return wait(actor=actor, club=club, data=data, filename=filename, event_name=event_name, layout=said)

    return in_turn(actor=actor, club=club, plan=lambda club: plan_or_ask(club, event_name, opened), write=write)


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
    return in_turn(
        actor=actor,
        club=session.event.club,
        plan=lambda club: [plan_joined(club, session, opened)],
        write=lambda club, plans: write_plans(actor=actor, club=club, plans=plans),
    )


def settle_waiting(
    *,
    actor: User,
    waiting: WaitingFile,
    session: Session | None,
    day: date | None = None,
    progress_key: UUID | None = None,
) -> Imported:
    """Take a file that waited: into the session, or as a session of its own where there is None, played on that day.

    What has come in since, by another page, stays as it is. Whoever has the `progress_key` sees how far it has come.
    """
    size, filename = len(waiting.data), waiting.filename
    with followed(actor=actor, club=waiting.club, key=progress_key, filename=filename, size=size):
        return _settled(actor, waiting, session, day)


def _settled(actor: User, waiting: WaitingFile, session: Session | None, day: date | None) -> Imported:
    """The file, read and taken."""
    data, is_strict = bytes(waiting.data), is_read_strictly(waiting)
    opened = open_file(data, waiting.filename, layouts_for(waiting), is_strict=is_strict).on(day or asked_day(waiting))

    def write(club: Club, plans: Sequence[Planned]) -> Imported:
        taken = write_plans(actor=actor, club=club, plans=plans)
        waiting.delete()
        return taken

    named = waiting.event_name or None
    return in_turn(
        actor=actor, club=waiting.club, plan=lambda club: [plan_as_said(club, opened, session, named)], write=write
    )


def write_plans(*, actor: User | None, club: Club, plans: Sequence[Planned]) -> Imported:
    """Store what was planned, in the club that is locked; the first session with the others."""
    taken = [_written(actor, club, each) for each in plans]
    return replace(taken[0], others=tuple(taken[1:]))


def _written(actor: User | None, club: Club, plan: Planned) -> Imported:
    """Store one session's plan, and record it."""
    if isinstance(plan, SessionImport):
        return imported(plan, created=False, repeated=True)
    begin(Step.WRITING, len(plan.file.results))
    return _made(actor, club, plan) if plan.is_new else _added(actor, club, plan)


def _made(actor: User | None, club: Club, plan: Plan) -> Imported:
    """Make the session of a plan, and record it."""
    planned, file = plan.session, plan.file
    scoring = {"form": planned.form, "scoring": planned.scoring, "own_scoring": planned.own_scoring}
    session = new_session(
        club=club,
        name=planned.event.name,
        day=planned.date,
        profile=planned.profile if planned.profile.pk else None,
        **scoring,
    )
    made = add(plan=plan, session=session)
    source = _noted(actor, club, session, plan, {"made": {**made, "session": [session.pk]}})
    keep_aside(source=source, file=file)
    look_up()
    counts = {f"{name}s": len(made.get(name, ())) for name in ("board", "contestant", "result")}
    counts |= {"kept_aside": len(file.faults)} if file.faults else {}
    told = {"session": session.slug, "format": str(file.format)} | name_and_day(session)
    told |= {"filename": source.filename, "digest": plan.digest}
    told |= {"own_scoring": planned.own_scoring, "regulations": session.profile.name}
    lines = {"lines": lines_of(session), "places": places_of(session)} | seal_of_boards(session, plan.found.boards)
    lines |= seal_of_new(plan.found.results)
    record(club, actor, Verb.SESSION_IMPORTED, session, after={**told, **counts, **lines})
    return imported(source, created=True)


def _added(actor: User | None, club: Club, plan: Plan) -> Imported:
    """Add to the session that a file is of what is new of it, and record it; what is otherwise waits."""
    session, is_earlier = plan.session, plan.found.is_earlier
    made, changed = add(plan=plan, session=session), plan.changes.told()
    source = _noted(actor, club, session, plan, {"made": made, "changed": changed})
    source.stored["overtaken"] = find_differences(source=source, plan=plan)
    source.stored["overtaken_faults"] = keep_aside(source=source, file=plan.file, is_earlier=is_earlier)
    source.save(update_fields=["stored"])
    counts = {name: len(keys) for name, keys in made.items()}
    told = {"session": session.slug, "filename": source.filename, "digest": plan.digest, "added": counts}
    waiting = source.differences.count()
    more = {"filled": len(plan.found.filled), "differences": waiting, "lines": lines_of(session)}
    more |= {"places": places_of(session)} | seal_of_boards(session, plan.boards)
    more |= seal_of_plays(session, plan.found.results, plan.changes.of(Result))
    record(club, actor, Verb.FILE_ADDED, session, after={**told, **more})
    if rows := on_columns(changed):
        lose_signatures(club=club, actor=actor, verb=Verb.FILE_ADDED, of=rows)
    return imported(source, created=False)


def _noted(actor: User | None, club: Club, session: Session, plan: Plan, stored: dict[str, Any]) -> SessionImport:
    """The row that says that the file came in; a program that never ends sending is stopped."""
    refuse_beyond(Bound.FILES_OF_A_SESSION, session.imports.all(), "imported_at")
    filename = called(plan.opened.filename)
    return SessionImport.objects.create(
        club=club,
        session=session,
        digest=plan.digest,
        filename=filename,
        remarks=[remark.stored for remark in plan.remarks],
        stored={"event": event_in(plan.file, filename), **stored, **plan.scores.stored_as("scores")},
        imported_at=timezone.now(),
        imported_by=actor,
    )
