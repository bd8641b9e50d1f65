"""Who competes in a session, by the movement and by who gave his number where.

A number alone does not say what it is of: a pair, one of two pairs (north-south and east-west are counted apart), a
team at both of its tables, or a player. The movement does, and it stands in the file before anybody has played: so a
later save of the same evening says the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rulings.bridge import Seat, Side
from rulings.formats.bws.tables import Entry, RoundRow, Seated, SectionRow
from rulings.formats.session import MEMBERS, ContestantKind, FileContestant, FilePlayer

Sitting = Mapping[tuple[int, int, int], Mapping[Seat, FilePlayer]]
"""By section, table and round, who sat there, as far as somebody gave his number or name there."""
_TEAMS = 4
"""The form of scoring (ScoringType) that is of teams."""
_TWO_LISTS = 2


def who_sat(seated: Iterable[Seated], names: Mapping[str, str]) -> Sitting:
    """Who sat where; round 0 is the first. Of several at one seat the first counts."""
    found: dict[tuple[int, int, int], dict[Seat, FilePlayer]] = {}
    for one in seated:
        name = one.name or names.get(one.number, "") or names.get(one.number.lstrip("0"), "")
        place = (one.section, one.table, one.round or 1)
        found.setdefault(place, {}).setdefault(one.seat, FilePlayer(name, one.number))
    return found


@dataclass(slots=True)
class People:
    """The contestants of a session, by key. `kind` is what their numbers are of, `is_parted` whether of two pairs."""

    sections: Mapping[int, SectionRow]
    kind: ContestantKind
    is_parted: bool
    sides: Mapping[tuple[int, int], frozenset[Side]]
    """By section and number, which ways the movement has it sit."""
    has_two_lists: bool = False
    """Whether the file says that each direction is ranked by itself."""
    by_key: dict[str, FileContestant] = field(default_factory=dict)

    @staticmethod
    def of(sections: Mapping[int, SectionRow], rounds: list[RoundRow], entries: Iterable[Entry]) -> People:
        """Find out what the numbers are of."""
        played = [*rounds, *(_as_round(entry) for entry in entries)]
        sides = _sides(rounds or played)
        if any(row.south not in (0, row.ns) or row.west not in (0, row.ew) for row in played):
            return People(sections, ContestantKind.INDIVIDUAL, is_parted=False, sides=sides)
        if any(section.scoring == _TEAMS for section in sections.values()) or _meet_twice(rounds or played):
            return People(sections, ContestantKind.TEAM, is_parted=False, sides=sides)
        is_parted, are_two = _sit_twice(rounds or played), all(one.winners == _TWO_LISTS for one in sections.values())
        return People(sections, ContestantKind.PAIR, is_parted=is_parted, sides=sides, has_two_lists=are_two)

    def seat(self, row: RoundRow) -> tuple[str, str]:
        """The keys of both sides of a line of the movement, noting them down; "" where nobody is."""
        if self.kind is ContestantKind.INDIVIDUAL:
            return self._partnership(row.section, row.ns, row.south), self._partnership(row.section, row.ew, row.west)
        return self._one(row.section, row.ns, Side.NS), self._one(row.section, row.ew, Side.EW)

    def _one(self, section: int, number: int, side: Side) -> str:
        own = self.sections[section]
        if number <= 0 or (number == own.missing_pair and not self.is_parted):
            return ""
        key = f"{own.letter} {number}" + (side.value if self.is_parted else "")
        if key not in self.by_key:
            direction = side if self.is_parted else self._direction(section, number)
            self.by_key[key] = FileContestant(key, self.kind, str(number), section=own.letter, direction=direction)
        return key

    def _direction(self, section: int, number: int) -> Side | None:
        """Which way a pair sits all session, where the file says that each direction is ranked by itself."""
        sides = self.sides.get((section, number), frozenset())
        return next(iter(sides)) if self.has_two_lists and len(sides) == 1 else None

    def _partnership(self, section: int, first: int, second: int) -> str:
        members = [self._one(section, number, Side.NS) for number in (first, second)]
        if not all(members):
            return ""
        key = MEMBERS.join(members)
        self.by_key.setdefault(key, FileContestant(key, members=tuple(members)))
        return key

    def name(self, sitting: Sitting, rounds: Iterable[RoundRow]) -> list[tuple[int, FilePlayer]]:
        """Give everybody the players of the first round in which somebody gave a number for him.

        Whoever came for one of them later is returned, with the round.
        """
        first: dict[str, tuple[int, dict[Seat, FilePlayer]]] = {}
        later: list[tuple[int, FilePlayer]] = []
        for line in sorted(rounds, key=lambda row: (row.round, row.table)):
            for seat, player in sitting.get((line.section, line.table, line.round), {}).items():
                key = self._key_at(line, seat)
                since, players = first.setdefault(key, (line.round, {}))
                if since == line.round:
                    players.setdefault(seat, player)
                elif player not in players.values():
                    later.append((line.round, player))
        first.pop("", None)
        for key, (_round, players) in first.items():
            listed = tuple(dict.fromkeys(players[seat] for side in Side for seat in side.seats if seat in players))
            self.by_key[key] = replace(self.by_key[key], players=_most(listed, self.kind), name=_own(listed, self.kind))
        self._name_partnerships()
        return later

    def _key_at(self, line: RoundRow, seat: Seat) -> str:
        """Whose player sits there: the pair's or team's key, or his own."""
        ns, ew = self.seat(line)
        key = ns if seat.side is Side.NS else ew
        if key and self.kind is ContestantKind.INDIVIDUAL:
            return self.by_key[key].members[seat.side.seats.index(seat)]
        return key

    def _name_partnerships(self) -> None:
        for key, pair in self.by_key.items():
            if pair.members:
                both = [self.by_key[member] for member in pair.members]
                people = tuple(player for one in both for player in one.players)
                number = "+".join(one.number for one in both)
                self.by_key[key] = replace(pair, number=number, players=people)


def _most(players: tuple[FilePlayer, ...], kind: ContestantKind) -> tuple[FilePlayer, ...]:
    """As many players as one can have."""
    most = {ContestantKind.INDIVIDUAL: 1, ContestantKind.PAIR: 2, ContestantKind.TEAM: len(players)}
    return players[: most[kind]]


def _own(players: tuple[FilePlayer, ...], kind: ContestantKind) -> str:
    """The name of who competes alone; pairs and teams have none here."""
    return players[0].name if players and kind is ContestantKind.INDIVIDUAL else ""


def _as_round(entry: Entry) -> RoundRow:
    section, table, round_, board = entry.where
    return RoundRow(section, table, round_, entry.ns, entry.ew, entry.south, entry.west, board, board)


def _sides(rounds: Iterable[RoundRow]) -> dict[tuple[int, int], frozenset[Side]]:
    """Which ways each number sits."""
    found: dict[tuple[int, int], frozenset[Side]] = {}
    for row in rounds:
        for side, who in ((Side.NS, row.ns), (Side.EW, row.ew)):
            found[row.section, who] = found.get((row.section, who), frozenset()) | {side}
    return found


def _meet_twice(rounds: Iterable[RoundRow]) -> bool:
    """Whether most lines have the same two the other way round at another table: the two tables of a match."""
    met = [(row.section, row.round, row.ns, row.ew, row.low) for row in rounds if row.ns and row.ew]
    tables = set(met)
    turned = sum((section, round_, ew, ns, low) in tables and ns != ew for section, round_, ns, ew, low in met)
    return bool(met) and 2 * turned > len(met)


def _sit_twice(rounds: Iterable[RoundRow]) -> bool:
    """Whether a number sits both ways in one round of a section, as no pair can."""
    lines = list(rounds)
    ns = {(row.section, row.round, row.ns) for row in lines if row.ns}
    ew = {(row.section, row.round, row.ew) for row in lines if row.ew}
    return bool(ns & ew)
