"""Who sat where and who competes, from the names of a game or a table (PBN 3.4.5 to 3.4.8, 4.3.2, 5.7).

Clubs write a pair's number in place of both players' names ("Para-7" north and south): equal names of
partners are the name of the pair. A pair without a number is known by its players' names. A game with both teams
and its room is one of a team match: the home team sits north-south in the open room. In a competition of
individuals everybody competes for himself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from rulings.bridge import Seat, Side
from rulings.formats.pbn.tables import Row, read_totals
from rulings.formats.pbn.tokens import Game
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import MEMBERS, ContestantKind, FileContestant, FilePlayer
from rulings.formats.text import Source

_SEAT_TAGS = {Seat.NORTH: "north", Seat.EAST: "east", Seat.SOUTH: "south", Seat.WEST: "west"}
"""Clockwise from north."""
_PAIR_TAGS = {Side.NS: "pairns", Side.EW: "pairew"}
_COLUMNS = {
    side: tuple(
        name.lower() for name in (f"PairId_{side}", f"Names_{side}", *(f"PlayerId_{s.name}" for s in side.seats))
    )
    for side in Side
}
"""Of each side the columns of its pair, its names and its two players."""
_NUMBERED = re.compile(r"(?:pair|para|paar|paire|coppia|par)\s*+[-#.]?\s*+(\d+)", re.IGNORECASE)
TEAM_TAGS = ("hometeam", "visitteam")
_PENALTY = "scorepenalty"
_HOME_SITS = {"open": Side.NS, "closed": Side.EW}
_TOGETHER = re.compile(r"(?<=\s)[-–&/](?=\s)")


class Contestants:
    """Everybody met so far, each once, in the order of meeting."""

    def __init__(self) -> None:
        self.by_key: dict[str, FileContestant] = {}
        self.met: dict[Side, dict[str, tuple[str, ...]]] = {side: {} for side in Side}
        self.others: dict[tuple[str, Side, tuple[str, ...]], None] = {}
        self.totals: dict[tuple[str, Side], FileContestant] = {}

    def meet(self, number: str, players: tuple[str, ...], name: str, section: str) -> str:
        """Note a contestant down and return his key; "" when nothing is known of him."""
        who = number or name or " & ".join(sorted(players))
        if not who:
            return ""
        key = f"{section} {who}" if section else who
        known = self.by_key.get(key)
        if known is None or (not known.players and (players or name != known.name)):
            people = tuple(map(FilePlayer, players))
            called = name or (known.name if known and not people else "")
            self.by_key[key] = (
                FileContestant(key, number=number, name=called, players=people, section=section)
                if known is None
                else replace(known, name=called, players=people)
            )
        return key

    def of_game(self, game: Game, side: Side, seated: Mapping[Seat, str], teams: tuple[str, str] | None) -> str:
        """The pair, or the team, that sat that way in a game of these names and teams."""
        names = [seated.get(seat, "") for seat in side.seats]
        if team := _team(game, side, teams):
            return self.team(team, [name for name in names if name])
        if all(names) and game.value("competition").lower().startswith("individual"):
            return self.partnership([self.player("", name, "") for name in names])
        number = game.value(_PAIR_TAGS[side])
        name = ""
        if names[0] == names[1] and names[0]:
            name, names = names[0], []
            number = number or _number_in(name)
        players = tuple(player for player in names if player)
        return self.sat(side, self.meet(number, players, name, game.value("section")), players or (name,))

    def team(self, name: str, players: list[str], number: str = "") -> str:
        """Note a team down by its number, else its name, and the players that were not known of it; return its key."""
        key = number or name
        known = self.by_key.get(key) or FileContestant(key, ContestantKind.TEAM, number, name)
        people = dict.fromkeys((*known.players, *(FilePlayer(player) for player in players)))
        self.by_key[key] = replace(known, name=name if name != number else known.name, players=tuple(people))
        return key

    def of_total(self, row: Row, section: str) -> str:
        """Whom a row of a total score table is about: a player, a team or a pair."""
        section = row.cell("section") or section
        if row.cell("playerid") or row.cell("name"):
            return self.player(row.cell("playerid"), row.cell("name") or row.cell("names"), section)
        number = row.cell("teamid")
        if name := row.cell("teamname") or number:
            return self.team(name, list(players_in(row.cell("roster"))), number)
        return self.of_cells(row.cell("pairid"), row.cell("names"), section)

    def take_total(self, row: Row, section: str, source: Source) -> None:
        """Whom a row of a total score table is about, with his totals, and his direction where it has that column."""
        key = self.of_total(row, section)
        if not key:
            return
        total, percent = read_totals(row, source)
        penalty = row.number(_PENALTY, source)
        beside = (("PENALTY", penalty),) if penalty else ()
        told = replace(self.by_key[key], total=total, percent=percent, beside=beside)
        try:
            side = Side.parse(row.cell("direction"))
        except ValueError:
            self.by_key[key] = told
        else:
            self.by_key[key] = told = replace(told, direction=side)
            names = players_in(row.cell("names"))
            if len(names) > 1 or ";" in row.cell("names"):
                told = replace(told, players=tuple(map(FilePlayer, names)))
            self.totals[key, side] = told

    def player(self, number: str, name: str, section: str) -> str:
        """Note down who competes for himself, by his number where he has one; return his key."""
        key = f"{section} {number}" if number and section else number or name
        known = self.by_key.get(key) or FileContestant(key, ContestantKind.INDIVIDUAL, number, section=section)
        people = (FilePlayer(name),) if name else known.players
        self.by_key[key] = replace(known, name=name or known.name, players=people)
        return key

    def partnership(self, players: list[str]) -> str:
        """Note down the pair that two players make for a round, by their keys; return the pair's key."""
        key = MEMBERS.join(players)
        self.by_key.setdefault(key, FileContestant(key, members=tuple(players)))
        return key

    def name_partnerships(self) -> None:
        """Give each such pair the numbers and names of its players, which a file may tell after their results."""
        for key, pair in self.by_key.items():
            if pair.members:
                both = [self.by_key[member] for member in pair.members]
                number = "+".join(one.number for one in both) if all(one.number for one in both) else ""
                people = tuple(player for one in both for player in one.players)
                self.by_key[key] = replace(pair, number=number, players=people)

    def of_row(self, row: Row, side: Side, section: str) -> str:
        """The pair of a score table's row; in a table of individuals its two players, in one of teams the team."""
        pair, named, *singles = _COLUMNS[side]
        players = [row.cell(column) for column in singles]
        if all(players):
            return self.partnership([self.player(number, "", section) for number in players])
        if home_sits := _HOME_SITS.get(row.cell("room").lower()):
            team = row.cell("teamid_home" if home_sits is side else "teamid_away")
            if team:
                return self.team(team, [], team)
        names, number = row.cell(named), row.cell(pair)
        listed = self.by_key.get(number)
        if listed is not None and listed.kind is ContestantKind.TEAM:
            return number
        key = self.of_cells(number, names, section)
        return self.sat_as(side, key, players_in(names))

    def sat_as(self, side: Side, key: str, names: tuple[str, ...]) -> str:
        """As `sat`, where names stand nowhere else: those that are not the ones given before are `others`."""
        known = self.met[side].get(key, names)
        if any(names) and known != names and set(known) != set(names):
            self.others[key, side, names] = None
        return self.sat(side, key, names)

    def told_of_others(self) -> tuple[Remark, ...]:
        """That somebody had other names further on."""
        if not self.others:
            return ()
        key, _side, names = next(iter(self.others))
        said = {"count": len(self.others), "number": key, "names": "; ".join(names)}
        return (Remark.of(RemarkKey.OTHER_NAMES, **said),)

    def sat(self, side: Side, key: str, names: tuple[str, ...]) -> str:
        """Note under which names somebody sat that way; return his key."""
        if key and names and any(names):
            self.met[side].setdefault(key, names)
        return key

    def of_cells(self, number: str, names: str, section: str) -> str:
        """A pair by its number and its names as a table writes them: players apart, or the pair's name."""
        players = players_in(names)
        if len(players) < 2 and ";" not in names:
            return self.meet(number or _number_in(names), (), names, section)
        return self.meet(number, players, "", section)


def players_in(names: str) -> tuple[str, ...]:
    """The players of a cell: parted by semicolons where it has one (5.7), else by what programs write instead."""
    if not names:
        return ()
    parts = names.split(";") if ";" in names else _TOGETHER.split(names)
    return tuple(filter(None, map(str.strip, parts)))


def names_of(game: Game) -> dict[Seat, str]:
    """The names a game gives, by seat; seats without one are left out."""
    return {seat: name for seat, tag in _SEAT_TAGS.items() if (name := game.value(tag))}


def teams_of(game: Game) -> tuple[str, str] | None:
    """Home and visitors, None where the game does not name two teams."""
    home = game.value(TEAM_TAGS[0])
    visit = game.value(TEAM_TAGS[1]) if home else ""
    return (home, visit) if visit and home != visit else None


def is_of_teams(game: Game, teams: tuple[str, str] | None) -> bool:
    """Whether the game is one of a team match, and says in which room it was played."""
    return teams is not None and game.value("room").lower() in _HOME_SITS


def _team(game: Game, side: Side, teams: tuple[str, str] | None) -> str:
    """The team that sat that way; "" where the game is not one of a team match."""
    if teams is None or not is_of_teams(game, teams):
        return ""
    return teams[0] if _HOME_SITS[game.value("room").lower()] is side else teams[1]


def _number_in(name: str) -> str:
    match = _NUMBERED.fullmatch(name.strip())
    return "" if match is None else match[1]
