"""Which boards have a result at which table: found by section, table and round, or by those who meet.

Files write a table as `5`, `B5`, or as 5 of section B, and some name no tables at all.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulings.bridge.movements import Meeting
from rulings.desk.base.rights import IS_KNOWN
from rulings.desk.movements.queries import Seating
from rulings.desk.movements.values import TablePlace, read_label
from rulings.formats.session import MEMBERS
from rulings.models import Contestant, Result, Section, Session

_Side = frozenset[str]


@dataclass(frozen=True)
class Recorded:
    """The results on record: (board, table's label, round or None), and (board, keys of NS, keys of EW)."""

    tables: frozenset[tuple[int, str, int | None]]
    met: frozenset[tuple[int, _Side, _Side]]

    def at_table(self, label: str, board: int) -> bool:
        """Whether a table, as somebody typed it, has a result on the board in any round."""
        return any((number, table) == (board, _plain(label)) for number, table, _round in self.tables)

    def at_meeting(self, seating: Seating, section: str, meeting: Meeting, board: int) -> bool:
        """Whether the meeting has its result on the board. In a match of teams both tables need one of their own."""
        label = _plain(str(TablePlace(section, meeting.table)))
        if {(board, label, meeting.round), (board, label, None)} & self.tables:
            return True
        ns, ew = (_keys(seating.contestant(section, each) for each in side) for side in (meeting.ns, meeting.ew))
        if not ns or not ew:
            return False
        other_way = not seating.movements[section].is_team_match and (board, ew, ns) in self.met
        return (board, ns, ew) in self.met or other_way


def recorded_in(session: Session, sections: Sequence[Section]) -> Recorded:
    """What is on record in a session with these sections; one query."""
    columns = ("section", "table", "board__number", "round", "ns__key", "ew__key")
    rows = list(Result.objects.filter(IS_KNOWN, board__session=session).order_by().values_list(*columns))
    only = _only_section(sections, {row[0] for row in rows})
    tables, met = set(), set()
    for section, table, board, round_, ns, ew in rows:
        tables.add((board, _label(section, table, only), int(round_) if round_.isdecimal() else None))
        if ns and ew:
            met.add((board, frozenset(ns.split(MEMBERS)), frozenset(ew.split(MEMBERS))))
    return Recorded(frozenset(tables), frozenset(met))


def _only_section(sections: Sequence[Section], in_results: set[str]) -> str | None:
    """The name of the one section there is, "" where the session and its results know of none; None for several."""
    if sections:
        return sections[0].name if len(sections) == 1 else None
    return "" if len(in_results) == 1 else None


def _label(section: str, table: str, only: str | None) -> str:
    """A result's table as the session calls it; the `only` section is meant, whatever a file calls it."""
    place = read_label(table)
    if place is None:
        return _plain(section + table)
    named = place.section or section if only is None else only
    return _plain(str(TablePlace(named, place.table)))


def _plain(label: str) -> str:
    """A label as labels are compared."""
    place = read_label(label)
    return str(place) if place else label.strip().upper()


def _keys(side: Iterable[Contestant | None]) -> _Side:
    """The keys of those on a side: of an individual both players'."""
    return frozenset(key for each in side if each for key in each.key.split(MEMBERS))
