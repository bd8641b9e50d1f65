"""A large file on its way in: its sender sees on the page how far it has come, and may end it until it is written.

What is kept of that is gone when the import has ended, however it did.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from rulings.desk.imports.queries.files import OUTCOME, QUEUED, on_its_way
from rulings.desk.imports.queries.progress import told_to
from rulings.desk.imports.queries.reading import called
from rulings.desk.imports.values import UNDER_WAY, Cancelled, Step
from rulings.formats.watching import looking_up
from rulings.models import Club, User, WaitingFile

_LARGE = 128 * 1024
"""So many bytes are on their way for a while."""
_FORGOTTEN = timedelta(hours=1)


@contextmanager
def followed(*, actor: User, club: Club, key: UUID | None, filename: str, size: int) -> Iterator[None]:
    """Keep how far the import within has come, under the key of its form; `Cancelled` within where he has ended it.

    A small file is in before anybody could look.
    """
    if key is None or size < _LARGE:
        yield
        return
    forgotten = on_its_way(actor).filter(sent_at__lt=timezone.now() - _FORGOTTEN)
    forgotten.exclude(layout__has_key=QUEUED).delete()
    kept = WaitingFile.objects.create(
        club=club,
        filename=called(filename),
        data=b"",
        layout={UNDER_WAY: str(key), "step": Step.READING.name, "results": 0},
        sent_by=actor,
        sent_at=timezone.now(),
    )
    try:
        with noted_on(kept=kept):
            yield
    finally:
        WaitingFile.objects.filter(pk=kept.pk).delete()


@contextmanager
def noted_on(*, kept: WaitingFile, also: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Note on the row how far the import within has come; `Cancelled` within where it is gone, or another has read it.

    `also` is done at each look outside of a transaction.
    """

    def note(step: Step, results: int) -> None:
        there = WaitingFile.objects.filter(pk=kept.pk).exclude(layout__has_key=OUTCOME)
        told = kept.layout | {"step": step.name, "results": results}
        is_there = there.exists() if _is_locked() else there.update(layout=told)
        if not is_there:
            raise Cancelled

    def look() -> None:
        if not WaitingFile.objects.filter(pk=kept.pk).exclude(layout__has_key=OUTCOME).exists():
            raise Cancelled
        if not _is_locked():
            also()

    with told_to(note), looking_up(look):
        yield


def _is_locked() -> bool:
    """Whether the club is: what is written then is seen by nobody."""
    return bool(transaction.get_connection().in_atomic_block)


def cancel_import(*, actor: User, under_way: WaitingFile) -> None:
    """End an import of his own that is under way, at its next step or within one; nothing of it is stored."""
    on_its_way(actor).filter(pk=under_way.pk).delete()
