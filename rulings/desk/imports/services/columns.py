"""A sheet whose columns nobody knows waits; what somebody says of them is kept for its headings, and the file taken.

The file then goes the way of every other: to the session that it was sent for, into one that it belongs to beyond
doubt, as a session of its own, or it waits on, to be asked to which session it belongs.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.rights import Right
from rulings.desk.imports.queries.layouts import layouts_of
from rulings.desk.imports.queries.planning import Planned
from rulings.desk.imports.queries.plans import plan_joined, plan_or_ask
from rulings.desk.imports.queries.reading import open_file
from rulings.desk.imports.services.following import followed
from rulings.desk.imports.services.importing import write_plans
from rulings.desk.imports.services.turns import in_turn
from rulings.desk.imports.services.waiting import wait
from rulings.desk.imports.values import (
    Imported,
    Opened,
    UnknownSheet,
    answers_of,
    asked,
    asked_day,
    is_read_strictly,
    said_with,
)
from rulings.formats.remarks import RemarkKey
from rulings.formats.sheets.layout import Layout
from rulings.formats.sheets.reader import Layouts
from rulings.models import Club, Session, SheetLayout, User, Verb, WaitingFile

_MOST = 200
"""How many layouts a club keeps; the ones that were said first go."""
_MANY = 50
"""So many cells are wrong because of what was said of their column, however long the sheet."""
_WRONG = (RemarkKey.PASSED_OVER, RemarkKey.MISSING)


def or_wait(
    *,
    take: Callable[..., Imported | WaitingFile],
    actor: User,
    club: Club,
    session: Session | None = None,
    progress_key: UUID | None = None,
    **given: Any,
) -> Imported | WaitingFile:
    """What came of a file; a sheet whose columns nobody knows waits until he has said it.

    Whoever has the `progress_key` sees how far it has come.
    """
    size = len(given["data"])
    try:
        with followed(actor=actor, club=club, key=progress_key, filename=given["filename"], size=size):
            return take(actor=actor, **given, **({"club": club} if session is None else {"session": session}))
    except UnknownSheet:
        named = {"filename": given["filename"], "event_name": given.get("event_name"), "session": session}
        with transaction.atomic():
            club = club_for(actor, club.pk, Right.RUN_SESSION)
            said = said_with(given.get("day"), is_strict=given.get("is_strict", False))
            return wait(actor=actor, club=club, data=given["data"], layout=asked(said), **named)


def say_columns(
    *, actor: User, waiting: WaitingFile, headings: str, layout: Layout, progress_key: UUID | None = None
) -> Imported | WaitingFile:
    """Keep what the columns under these headings hold, and take the file; it waits on where its session is in doubt.

    `BadFile` where most lines are not what the columns are said to hold: then nothing is kept, and the file waits.
    Whoever has the `progress_key` sees how far it has come.
    """
    size, filename = len(waiting.data), waiting.filename
    with followed(actor=actor, club=waiting.club, key=progress_key, filename=filename, size=size):
        return _said(actor, waiting, headings, layout)


def _said(actor: User, waiting: WaitingFile, headings: str, layout: Layout) -> Imported | WaitingFile:
    """The file, read by what was said, and taken."""
    opened = _read(waiting, layouts_of(waiting.club) | {headings: layout}).on(asked_day(waiting))

    def write(club: Club, plans: Sequence[Planned] | None) -> Imported | WaitingFile:
        _keep(actor, club, headings, layout)
        if plans is None:
            waiting.layout = {"headings": headings, **layout.stored, **answers_of(waiting)}
            waiting.save(update_fields=["layout"])
            return waiting
        taken = write_plans(actor=actor, club=club, plans=plans)
        waiting.delete()
        return taken

    return in_turn(actor=actor, club=waiting.club, plan=lambda club: _plans(club, waiting, opened), write=write)


def _read(waiting: WaitingFile, layouts: Layouts) -> Opened:
    """The file as it is read by what was said; `BadFile` where something else stands in a column than that."""
    data, filename = bytes(waiting.data), waiting.filename
    opened = open_file(data, filename, layouts)
    faults = sum(len(each.faults) for each in opened.sessions)
    lines = faults + sum(len(each.results) for each in opened.sessions)
    wrong = faults + sum(remark.key in _WRONG for each in opened.sessions for remark in each.remarks)
    is_misread = wrong > min(lines // 2, _MANY)
    is_strict = is_misread or is_read_strictly(waiting)
    return open_file(data, filename, layouts, is_strict=True) if is_strict else opened


def _plans(club: Club, waiting: WaitingFile, opened: Opened) -> Sequence[Planned] | None:
    """What is done with the file; None where somebody has to be asked about it once more."""
    if waiting.session is not None:
        return [plan_joined(club, waiting.session, opened)]
    return plan_or_ask(club, waiting.event_name or None, opened)


def _keep(actor: User, club: Club, headings: str, layout: Layout) -> None:
    """The layout for the club's next file with these headings, and record it; the same again changes nothing."""
    stored = replace(layout, board=0).stored
    known = club.sheet_layouts.filter(headings=headings).first()
    if known is not None and known.layout == stored:
        return
    kept, _is_new = SheetLayout.objects.update_or_create(
        club=club, headings=headings, defaults={"layout": stored, "saved_by": actor, "saved_at": timezone.now()}
    )
    newest = club.sheet_layouts.order_by("-saved_at").values_list("pk", flat=True)[:_MOST]
    club.sheet_layouts.exclude(pk__in=list(newest)).delete()
    record(club, actor, Verb.COLUMNS_KEPT, kept, after={"columns": len(layout.columns)})
