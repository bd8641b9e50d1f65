"""Every session beside the entries that seal rows of it: those about the session itself, and those about a row."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from django.db.models import Q, QuerySet

from rulings.desk.base.moving.origins import Origins, origins_of
from rulings.desk.trail.queries.reading import chunks_of, one_moment
from rulings.desk.trail.queries.replay.story import Difference
from rulings.models import AuditEntry, Club, Session


class _Sealed(NamedTuple):
    """What an entry seals: by what it calls each row, the digest; None of a row that is to be none."""

    sequence: int
    is_of_session: bool
    digests: dict[str, str | None]


def of_each_session(
    club: Club, differences_of: Callable[[Club, Session, Origins], Iterator[Difference]]
) -> Iterator[Difference]:
    """What is found in every session of a club, each read in one moment."""
    origins = origins_of(club)
    for sessions in chunks_of(Session.objects.filter(event__club=club), 100):
        for session in sessions:
            with one_moment():
                yield from list(differences_of(club, session, origins))


def sealed_of(club: Club, session: Session, key: str, rows: QuerySet[Any]) -> Iterator[_Sealed]:
    """What stands under a key of the entries about a session and about these rows of it, in order."""
    of_it = Q(object_type=Session.__name__, object_id=session.pk)
    of_them = Q(object_type=rows.model.__name__, object_id__in=rows.order_by().values("pk"))
    columns = ("sequence", "club_id", "object_type", f"after__{key}")
    # The club and the order are seen to here: a database asked for them would rather read the whole chain.
    found = [
        each
        for about in (of_it, of_them)
        for each in AuditEntry.objects.filter(about, after__has_key=key).order_by().values_list(*columns)
    ]
    for sequence, owner, about, digests in sorted(found, key=lambda each: each[0]):
        if owner == club.pk:
            yield _Sealed(sequence, about == Session.__name__, digests)
