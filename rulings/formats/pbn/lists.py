"""Who the contestants of a file are, once all its games are known.

A number can stand for a pair, for two pairs (one north-south, one east-west), or for a team; only the whole file tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rulings.bridge import Side
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import ContestantKind, Fault, FileContestant, FilePlayer, FileResult

_Met = Mapping[Side, Mapping[str, tuple[str, ...]]]
"""The names that each contestant's key was given on each side."""
_Totals = Mapping[tuple[str, Side], FileContestant]
"""Contestants with the totals that a key was given for one direction."""


@dataclass(slots=True)
class Lists:
    """Contestants by key and results, as they are settled step by step."""

    contestants: dict[str, FileContestant]
    results: list[FileResult]
    remarks: list[Remark] = field(default_factory=list)

    def settle(self, met: _Met, totals: _Totals | None = None) -> None:
        """Tell teams by their names, pairs of two lines by their directions, and teams by who met twice."""
        if self.has_turned_tables():
            self.seat_teams()
        elif (
            any(result.ns and result.ns == result.ew for result in self.results)
            or _has_two_names(met)
            or any((key, side.other) in (totals or {}) for key, side in totals or {})
        ):
            self.part_lines(met, totals or {})
        elif self.has_met_both_ways():
            self.call_teams()

    def settled(self, fault: Fault) -> Fault:
        """A fault whose line names its sides as they are called now."""
        if fault.result is None:
            return fault
        ns, ew = (
            key if key in self.contestants or f"{key}{side}" not in self.contestants else f"{key}{side}"
            for side, key in ((Side.NS, fault.result.ns), (Side.EW, fault.result.ew))
        )
        return replace(fault, result=replace(fault.result, ns=ns, ew=ew))

    def has_turned_tables(self) -> bool:
        """Whether games without a room name the two teams of a match in both orders on one board."""
        named = {(result.board, result.round, *result.teams) for result in self.results if result.teams}
        return any((board, round_, visit, home) in named for board, round_, home, visit in named)

    def seat_teams(self) -> None:
        """The home team sat north-south: so it is written where the two are turned at the other table."""
        seated = []
        for result in self.results:
            if result.teams is None:
                seated.append(result)
                continue
            home, visit = (self.team(name, key) for name, key in zip(result.teams, (result.ns, result.ew), strict=True))
            seated.append(replace(result, ns=home, ew=visit))
        first = next(result for result in self.results if result.teams)
        self.remarks.append(Remark.of(RemarkKey.HOME_ASSUMED, line=first.line))
        used = {key for result in seated for key in (result.ns, result.ew)}
        self.contestants = {key: one for key, one in self.contestants.items() if key in used}
        self.results = seated

    def team(self, name: str, pair: str) -> str:
        """Note a team and the players of one of its pairs; return its key."""
        known = self.contestants.get(name) or FileContestant(name, name=name)
        players: tuple[FilePlayer, ...] = self.contestants[pair].players if pair in self.contestants else ()
        together = tuple(dict.fromkeys((*known.players, *players)))
        self.contestants[name] = replace(known, kind=ContestantKind.TEAM, players=together)
        return name

    def part_lines(self, met: _Met, totals: _Totals) -> None:
        """Every number is two pairs: one that sat north-south and one that sat east-west."""
        parted: dict[str, FileContestant] = {}
        for result in self.results:
            for side, key in ((Side.NS, result.ns), (Side.EW, result.ew)):
                known = self.contestants.get(key)
                if known is None or f"{key}{side}" in parted:
                    continue
                names = met[side].get(key, ())
                people = tuple(FilePlayer(name) for name in names) if len(names) > 1 else ()
                name = names[0] if len(names) == 1 else ""
                own = replace(known, key=f"{key}{side}", direction=side, players=people, name=name)
                if told := totals.get((key, side)):
                    own = replace(told, key=own.key)
                elif people != known.players or name != known.name:
                    own = replace(own, total=None)
                parted[own.key] = own
        unmet = {f"{key}{side}": told for (key, side), told in totals.items()}
        self.contestants = parted | {key: replace(unmet[key], key=key) for key in unmet if key not in parted}
        self.results = [
            replace(result, ns=result.ns and f"{result.ns}NS", ew=result.ew and f"{result.ew}EW")
            for result in self.results
        ]

    def has_met_both_ways(self) -> bool:
        """Whether somebody played a board in both directions, which no pair can."""
        if any(one.kind is not ContestantKind.PAIR or one.members for one in self.contestants.values()):
            return False
        both = {result.ns for result in self.results} & {result.ew for result in self.results}
        played = {
            (result.board, result.round, result.ns, result.ew)
            for result in self.results
            if result.ns in both and result.ew in both and result.ns and result.ew
        }
        return any((board, round_, ew, ns) in played for board, round_, ns, ew in played)

    def call_teams(self) -> None:
        """Whoever plays a board in both directions is a team."""
        self.contestants = {key: replace(one, kind=ContestantKind.TEAM) for key, one in self.contestants.items()}


def _has_two_names(met: _Met) -> bool:
    """Whether one key has other people north-south than east-west."""
    both = ((names, met[Side.EW].get(key)) for key, names in met[Side.NS].items())
    return any(ns and ew and set(ns).isdisjoint(ew) for ns, ew in both)
