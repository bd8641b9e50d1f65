"""All that a club holds of one person, for him to have: where he is named, in which session, in what words."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Model
from django.utils import timezone

from rulings.desk.base.audit import instant, with_texts
from rulings.desk.base.watching.site import site_url
from rulings.desk.people.queries.erasable import Change, changes
from rulings.desk.people.queries.person import Person
from rulings.desk.people.wording import GROUPS
from rulings.models import AuditText, Club, Player, RecorderNote, RosterPlayer, Session
from rulings.wording.terms import Text

_FORMAT = "rulings-desk/person/1"
_BESIDE: Mapping[type[Model], tuple[str, ...]] = {
    Player: ("contestant_id", "seat", "national_id"),
    RosterPlayer: ("number",),
    RecorderNote: ("kind", "made_at", "expires_on"),
}
"""What else is his in a row that names him."""


@dataclass(frozen=True)
class Held:
    """A row that names him: its table and id, the session that it belongs to, its columns, the words that name him."""

    table: str
    key: int
    session: Session | None
    columns: Mapping[str, Any]
    words: tuple[str, ...]

    @property
    def told(self) -> dict[str, Any]:
        """In plain JSON."""
        session = self.session and {
            "name": str(self.session),
            "short_name": self.session.slug,
            "date": self.session.date.isoformat(),
        }
        return {"table": self.table, "id": self.key, "session": session, "columns": dict(self.columns)}


def held_of(club: Club, person: Person, *, with_notes: bool) -> list[Held]:
    """Every row of the club that names him; notes on conduct only where whoever asks may read them."""
    found = [each for each in changes(club, person) if with_notes or not isinstance(each.row, RecorderNote)]
    keys = {key for each in found if (key := _session_of(person, each.row))}
    sessions = Session.objects.select_related("event").in_bulk(keys)
    return [_held(person, each, sessions.get(_session_of(person, each.row) or 0)) for each in found]


def notes_held(club: Club, person: Person) -> int:
    """How many notes on conduct name him: whoever keeps them shows them to him."""
    return sum(isinstance(each.row, RecorderNote) for each in changes(club, person))


def _session_of(person: Person, row: Any) -> int | None:
    """The session that a row belongs to."""
    return person.session_of_text(row) if isinstance(row, AuditText) else getattr(row, "of_session", None)


def _held(person: Person, change: Change, session: Session | None) -> Held:
    """One row, as it is."""
    row: Any = change.row
    columns = {name: _plain(getattr(row, name)) for name in (*change.columns, *_BESIDE.get(type(row), ()))}
    words = tuple(_naming(person, row, change.columns))
    return Held(type(row).__name__, row.pk, session, columns, words)


def _naming(person: Person, row: Any, names: Iterable[str]) -> Iterator[str]:
    """The texts of a row that name him, each once."""
    as_name, in_text = person.changes_in(_session_of(person, row))
    told: dict[str, None] = {}
    for name in names:
        with_texts(getattr(row, name), lambda text: told.update({text: None}))
    yield from (text for text in told if text not in (as_name(text), in_text(text)) or in_text(text) != text)


def _plain(value: Any) -> Any:
    """A column in plain JSON."""
    if hasattr(value, "tzinfo"):
        return instant(value)
    return value.isoformat() if hasattr(value, "isoformat") else value


def file_of(club: Club, names: Iterable[str], held: Iterable[Held], notes_left_out: int) -> dict[str, Any]:
    """The whole as a file."""
    return {
        "format": _FORMAT,
        "site": site_url(),
        "club": {"name": club.name, "slug": club.slug},
        "made_at": instant(timezone.now()),
        "names": list(names),
        "held": [each.told for each in held],
        "notes_on_conduct_left_out": notes_left_out,
    }


def in_groups(held: Iterable[Held]) -> list[tuple[Text, list[Held]]]:
    """The rows in the groups by which people know the tables."""
    groups: dict[Text, list[Held]] = {}
    found = list(held)
    for table, group in GROUPS.items():
        groups.setdefault(group, []).extend(each for each in found if each.table == table)
    return [(group, rows) for group, rows in groups.items() if rows]
