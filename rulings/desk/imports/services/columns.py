"""A sheet whose columns nobody knows waits; what somebody says of them is kept for its headings, and the file taken.

The file then goes the way of every other: to the session that it was sent for, into one that it belongs to beyond
doubt, as a session of its own, or it waits on, to be asked to which session it belongs.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from django.db import transaction
from django.utils import timezone

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.rights import Right
from rulings.desk.imports.queries.asking import is_to_be_asked
from rulings.desk.imports.queries.layouts import layouts_for
from rulings.desk.imports.queries.reading import called, open_file
from rulings.desk.imports.services.importing import add_file, take_opened
from rulings.desk.imports.values import ASKED, Imported, UnknownSheet
from rulings.formats.sheets.layout import Layout
from rulings.models import Club, Session, SheetLayout, User, Verb, WaitingFile

_MOST = 200
"""How many layouts a club keeps; the ones that were said first go."""


def _wait_for_columns(
    *, actor: User, club: Club, session: Session | None, event_name: str | None, data: bytes, filename: str
) -> WaitingFile:
    """Keep a sheet until its sender has said what its columns hold; what he sent before goes."""
    with transaction.atomic():
        club = club_for(actor, club.pk, Right.RUN_SESSION)
        club.waiting_files.filter(sent_by=actor).delete()
        return WaitingFile.objects.create(
            club=club,
            session=session,
            event_name=event_name or "",
            filename=called(filename),
            data=data,
            layout={ASKED: True},
            sent_by=actor,
            sent_at=timezone.now(),
        )


def or_wait(
    *,
    take: Callable[..., Imported | WaitingFile],
    actor: User,
    club: Club,
    session: Session | None = None,
    **given: Any,
) -> Imported | WaitingFile:
    """What came of a file; a sheet whose columns nobody knows waits until he has said it."""
    try:
        return take(actor=actor, **given, **({"club": club} if session is None else {"session": session}))
    except UnknownSheet:
        told = {name: given[name] for name in ("data", "filename")}
        return _wait_for_columns(actor=actor, club=club, session=session, event_name=given.get("event_name"), **told)


def say_columns(*, actor: User, waiting: WaitingFile, headings: str, layout: Layout) -> Imported | WaitingFile:
    """Keep what the columns under these headings hold, and take the file; it waits on where its session is in doubt.

    `BadFile` where a cell is not what its column is said to hold: then nothing is kept, and the file waits.
    """
    with transaction.atomic():
        club = club_for(actor, waiting.club_id, Right.RUN_SESSION)
        waiting.layout = {"headings": headings, **layout.stored}
        waiting.save(update_fields=["layout"])
        _keep(actor, club, headings, layout)
        data, filename = bytes(waiting.data), waiting.filename
        if waiting.session is not None:
            taken = add_file(
                actor=actor, session=waiting.session, data=data, filename=filename, layouts=layouts_for(waiting)
            )
        else:
            opened = open_file(data, filename, layouts_for(waiting))
            if is_to_be_asked(club, waiting.event_name or None, opened):
                return waiting
            taken = take_opened(actor=actor, club=club, event_name=waiting.event_name or None, opened=opened)
        waiting.delete()
        return taken


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
