"""Names that were typed: who plays under a number of a session, as the trail last told, beside who plays there now.

Names that came with a file are told as the file's digest alone, so a session is compared from its last file on.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from django.db.models import Q

from rulings.desk.base.audit import digests_in, unsealed
from rulings.desk.roster.queries.pairs import field_of
from rulings.desk.trail.queries.reading import chunks_of, one_moment
from rulings.desk.trail.queries.replay.story import Difference
from rulings.models import AuditEntry, AuditText, Club, Contestant, Session, Verb

_BY_FILE = (Verb.FILE_ADDED, Verb.FILE_UNDONE, Verb.SESSION_IMPORTED)
_TYPED = (Verb.CONTESTANTS_NAMED, Verb.SUBSTITUTE_NAMED)


@dataclass(frozen=True)
class Names:
    """Who plays under which number, in every session of a club."""

    name: str = "names"

    def differences(self, club: Club) -> Iterator[Difference]:
        """The numbers under which another plays than the trail says."""
        for sessions in chunks_of(Session.objects.filter(event__club=club).select_related("event__club"), 100):
            for session in sessions:
                with one_moment():
                    yield from list(_differences_of(club, session))


def _differences_of(club: Club, session: Session) -> Iterator[Difference]:
    """Those of one session; none is asked for where nobody typed a name."""
    told = _told(club, session)
    if not told:
        return
    digests = {digest for sealed in told.values() for digest in digests_in(sealed)}
    texts = dict(AuditText.objects.filter(digest__in=digests).values_list("digest", "text"))
    now = {number: name for number, (_revision, name) in field_of(session).state.items()}
    for number, sealed in sorted(told.items()):
        said = unsealed(sealed, texts)
        if number in now and now[number] != said:
            yield Difference(
                f"session {session.slug}, number {number}", f"{now[number]!r} plays, and the trail says {said!r}"
            )


def _told(club: Club, session: Session) -> dict[str, object]:
    """The names told last, by number; none of a number where a substitute was named since."""
    about = Q(object_type=Session.__name__, object_id=session.pk)
    file = AuditEntry.objects.filter(about, club=club, verb__in=_BY_FILE).order_by("-sequence").first()
    last = file.sequence if file else 0
    rows = Q(object_type=Contestant.__name__, object_id__in=session.contestants.values("pk"))
    if AuditEntry.objects.filter(rows, club=club, sequence__gt=last).exists():
        return {}
    told: dict[str, object] = {}
    for entry in AuditEntry.objects.filter(about, club=club, verb__in=_TYPED, sequence__gt=last).order_by("sequence"):
        names = entry.after.get("names", {})
        told |= names
        if entry.verb == Verb.SUBSTITUTE_NAMED:
            told = {number: name for number, name in told.items() if number not in names}
    return told
