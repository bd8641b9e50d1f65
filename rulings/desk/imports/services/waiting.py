"""A file waits until its sender has said of it what nobody can tell: its session, its day, or its columns."""

from typing import Any

from django.utils import timezone

from rulings.desk.imports.queries.reading import called
from rulings.desk.imports.values import UNDER_WAY
from rulings.models import Club, Session, User, WaitingFile


def wait(
    *,
    actor: User,
    club: Club,
    data: bytes,
    filename: str,
    event_name: str | None,
    session: Session | None = None,
    layout: dict[str, Any] | None = None,
) -> WaitingFile:
    """Keep a file for its sender's answer, within a transaction; what he sent before and did not answer goes."""
    club.waiting_files.filter(sent_by=actor).exclude(layout__has_key=UNDER_WAY).delete()
    return WaitingFile.objects.create(
        club=club,
        session=session,
        event_name=event_name or "",
        filename=called(filename),
        data=data,
        layout=layout or {},
        sent_by=actor,
        sent_at=timezone.now(),
    )
