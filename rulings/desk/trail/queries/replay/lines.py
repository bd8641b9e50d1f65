"""Lines that came with a file: what they were when the trail last told of all of a session, beside what they are.

Each line is taken back to that moment by its own entries since. A board of which lines were taken away since, or a
session of which a file was undone, is not compared until the next file.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Q

from rulings.desk.base.moving.origins import Origin, origins_of
from rulings.desk.scores.queries.sealed_lines import PLACE, digests_of, rows_of
from rulings.desk.trail.queries.reading import chunks_of, one_moment
from rulings.desk.trail.queries.replay.held import TAKING, is_taken_away
from rulings.desk.trail.queries.replay.story import Difference
from rulings.desk.trail.queries.replay.tells import Entry
from rulings.models import AuditEntry, Club, Contestant, Result, Session, Verb

_BROUGHT = (Verb.SESSION_IMPORTED, Verb.FILE_ADDED)


@dataclass(frozen=True)
class Lines:
    """The lines of every session of a club that a file brought."""

    name: str = "lines"

    def differences(self, club: Club) -> Iterator[Difference]:
        """The boards whose lines are not those that the trail tells of."""
        for sessions in chunks_of(Session.objects.filter(event__club=club), 100):
            for session in sessions:
                with one_moment():
                    yield from list(_differences_of(club, session))


def _differences_of(club: Club, session: Session) -> Iterator[Difference]:
    """The boards of one session."""
    about = AuditEntry.objects.filter(club=club, object_type=Session.__name__, object_id=session.pk)
    told = about.filter(verb__in=(*_BROUGHT, Verb.FILE_UNDONE)).order_by("-sequence").first()
    if told is None or "lines" not in told.after:
        return
    rows = rows_of(session)
    origin = origins_of(club).at(told.sequence)
    lines = _as_they_were(rows, club, told.sequence)
    then = digests_of({**row, "pk": origin.there(Result.__name__, row["pk"])} for row in lines)
    doubtful = _taken_away_since(club, told.sequence)
    for number in sorted(then.keys() | told.after["lines"].keys(), key=int):
        if then.get(number) != told.after["lines"].get(number) and number not in doubtful:
            yield Difference(
                f"session {session.slug}, board {number}", f"its lines are not those of entry {told.sequence}"
            )
    yield from _misplaced(club, session, told, doubtful, origin)


def _misplaced(
    club: Club, session: Session, told: AuditEntry, doubtful: set[str], origin: Origin
) -> Iterator[Difference]:
    """The boards of which a line stands elsewhere, or others sit there; none whose lines were more than corrected."""
    rows = rows_of(session, PLACE)
    about = AuditEntry.objects.filter(object_type=Result.__name__, object_id__in=[row["pk"] for row in rows])
    since = about.filter(club=club, sequence__gt=told.sequence).exclude(verb=Verb.RESULT_CORRECTED)
    changed = set(since.values_list("object_id", flat=True))
    doubtful = doubtful | {str(row["board"]) for row in rows if row["pk"] in changed}
    now = digests_of(
        row
        | {"pk": origin.there(Result.__name__, row["pk"])}
        | {side: origin.there(Contestant.__name__, row[side]) for side in ("ns_id", "ew_id")}
        for row in rows
    )
    for number, place in sorted(told.after.get("places", {}).items(), key=lambda each: int(each[0])):
        if number not in doubtful and now.get(number) not in (None, place):
            yield Difference(
                f"session {session.slug}, board {number}",
                f"its lines do not stand where entry {told.sequence} has them",
            )


def _as_they_were(rows: list[dict[str, Any]], club: Club, sequence: int) -> Iterator[Mapping[str, Any]]:
    """The lines that there were then, as they were: each taken back by its entries since, the latest first."""
    keys = [row["pk"] for row in rows]
    entries = AuditEntry.objects.filter(club=club, object_type=Result.__name__, object_id__in=keys)
    since: dict[int, list[dict[str, Any]]] = {}
    for key, before in entries.filter(sequence__gt=sequence).order_by("-sequence").values_list("object_id", "before"):
        since.setdefault(key, []).append(before)
    for row in rows:
        changes = since.get(row["pk"], [])
        if not changes or changes[-1]:
            undone = {name: value for before in changes for name, value in before.items() if name in row}
            yield row | undone


def _taken_away_since(club: Club, sequence: int) -> set[str]:
    """The numbers of boards from which a line was taken away since, in any session: which, the trail does not say."""
    gone = ~Q(object_id__in=Result.objects.values("pk"))
    entries = AuditEntry.objects.filter(gone, club=club, object_type=Result.__name__, sequence__gt=sequence)
    found = map(Entry._make, entries.filter(verb__in=TAKING).values_list(*Entry._fields))
    return {str(entry.after.get("board")) for entry in found if is_taken_away(entry) is not False}
