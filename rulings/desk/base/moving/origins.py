"""Where the entries of a club's chain were written: an entry says for ever what it said there, its ids among it.

A club that another site has taken in keeps its chain. Its rows have other ids there, each moved by what the entry of
its arrival tells of that kind, so that both ways between the ids of then and of now lead over that one entry, which the
chain itself vouches for. Reads only.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rulings.desk.base.audit import ReadEntry
from rulings.models import AuditEntry, Club, IrregularityReport, User, Verb

_USER, _CLUB, _REPORT = User.__name__, Club.__name__, IrregularityReport.__name__


@dataclass(frozen=True)
class Origin:
    """A site that wrote the entries `until` one: what to add to its ids of each kind, and who its accounts are here.

    A kind is the name of a model. An account that a site did not know has no id there that any account had.
    """

    until: int = 0
    offsets: Mapping[str, int] = field(default_factory=dict)
    users: Mapping[int, int] = field(default_factory=dict)

    @cached_property
    def _users_there(self) -> dict[int, int]:
        return {here: there for there, here in self.users.items()}

    def here(self, kind: str, there: Any) -> Any:
        """The id here of what had that id there; anything but a number stays as it is."""
        if not isinstance(there, int) or isinstance(there, bool):
            return there
        if kind == _USER:
            return self.users.get(there, -there if self.users else there)
        return there + self.offsets.get(kind, 0)

    def there(self, kind: str, here: Any) -> Any:
        """The id there of what has that id here."""
        if not isinstance(here, int) or isinstance(here, bool):
            return here
        if kind == _USER:
            return self._users_there.get(here, -here if self.users else here)
        return here - self.offsets.get(kind, 0)

    def after(self, later: "Origin") -> "Origin":
        """Ids there as they are now that the club has come from here to another site."""
        kinds = self.offsets.keys() | later.offsets.keys()
        offsets = {kind: self.offsets.get(kind, 0) + later.offsets.get(kind, 0) for kind in kinds}
        users = {there: later.users.get(here, here) for there, here in self.users.items()}
        return Origin(self.until, offsets, users)


HERE = Origin()
"""This site, where ids are what they are."""


@dataclass(frozen=True)
class Origins:
    """All sites at which a club's entries were written, the first one first; none but this one for most clubs."""

    before: tuple[Origin, ...] = ()

    def at(self, sequence: int) -> Origin:
        """The site that wrote an entry."""
        place = bisect_left(self.before, sequence, key=lambda each: each.until)
        return self.before[place] if place < len(self.before) else HERE

    def as_written(self, entry: ReadEntry) -> ReadEntry:
        """The entry with the ids that it was written with: what its hash was taken of."""
        origin = self.at(entry.sequence)
        if origin is HERE:
            return entry
        return entry._replace(
            club_id=origin.there(_CLUB, entry.club_id),
            actor_id=origin.there(_USER, entry.actor_id),
            object_id=origin.there(entry.object_type, entry.object_id),
            report_id=origin.there(_REPORT, entry.report_id),
        )


ONLY_HERE = Origins()


def origins_of(club: Club) -> Origins:
    """Those of a club, by the entries of its arrivals; one query."""
    # By the object: an index leads there, and none to a verb. The order is seen to below.
    about = AuditEntry.objects.filter(object_type=_CLUB, object_id=club.pk, verb=Verb.CLUB_TAKEN_IN.value).order_by()
    found = about.values_list("club_id", "sequence", "after")
    return _origins_in(after for _club, _sequence, after in sorted(each for each in found if each[0] == club.pk))


def _origins_in(arrivals: Iterable[Mapping[str, Any]]) -> Origins:
    """Those that arrivals tell of, by what stands `after` each, the first one first."""
    origins: list[Origin] = []
    for told in arrivals:
        users = {int(there): here for there, here in told["users"].items()}
        arrived = Origin(told["entries"], told["offsets"], users)
        origins = [each.after(arrived) for each in origins] + [arrived]
    return Origins(tuple(origins))


def written_of(entry: AuditEntry) -> ReadEntry:
    """An entry as `Origins.as_written` takes it, with the signature before it where it was given one."""
    return ReadEntry(*(getattr(entry, name) for name in ReadEntry._fields))
