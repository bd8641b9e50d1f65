"""Who sat where and who competes, from the names of a game or a table (PBN 3.4.5 to 3.4.8, 4.3.2, 5.7).

Clubs write a pair's number in place of both players' names ("Para-7" north and south): equal names of
partners are the name of the pair. A pair without a number is known by its players' names. A game with both teams
and its room is one of a team match: the home team sits north-south in the open room. In a competition of
individuals everybody competes for himself.
"""

from __future__ import annotations

import re
from dataclasses import replace

from rulings.bridge.seats import CLOCKWISE, Seat, Side
from rulings.formats.pbn.tables import Row
from rulings.formats.pbn.tokens import Game
from rulings.formats.session import MEMBERS, ContestantKind, FileContestant, FilePlayer

_SEAT_TAGS = {Seat.NORTH: "north", Seat.EAST: "east", Seat.SOUTH: "south", Seat.WEST: "west"}
_PAIR_TAGS = {Side.NS: "pairns", Side.EW: "pairew"}
_NUMBERED = re.compile(r"(?:pair|para|paar|paire|coppia|par)\s*[-#.]?\s*(\d+)", re.IGNORECASE)
TEAM_TAGS = ("hometeam", "visitteam")
_HOME_SITS = {"open": Side.NS, "closed": Side.EW}
_TOGETHER = re.compile(r"\s*;\s*|\s+[-&]\s+|\s+/\s+")


class Contestants:
    """Everybody met so far, each once, in the order of meeting."""

    def __init__(self) -> None:
        self.by_key: dict[str, FileContestant] = {}
        self.met: dict[tuple[str, Side], tuple[str, ...]] = {}

    def meet(self, number: str, players: tuple[str, ...], name: str, section: str) -> str:
        """Note a contestant down and return his key; "" when nothing is known of him."""
        who = number or name or " & ".join(sorted(players))
        if not who:
            return ""
        key = f"{section} {who}" if section else who
        known = self.by_key.get(key)
        if known is None or not known.players:
            people = tuple(FilePlayer(player) for player in players)
            own = known or FileContestant(key, number=number, section=section)
            self.by_key[key] = replace(own, name=name or ("" if people else own.name), players=people)
        return key

    def of_game(self, game: Game, side: Side) -> str:
        """The pair, or the team, that sat that way in a game."""
        names = [game.value(_SEAT_TAGS[seat]) for seat in side.seats]
        if team := _team(game, side):
            return self.team(team, [name for name in names if name])
        if all(names) and game.value("competition").lower().startswith("individual"):
            return self.partnership(names)
        number = game.value(_PAIR_TAGS[side])
        name = ""
        if names[0] == names[1] and names[0]:
            name, names = names[0], []
            number = number or _number_in(name)
        players = tuple(player for player in names if player)
        return self.sat(side, self.meet(number, players, name, game.value("section")), players or (name,))

    def team(self, name: str, players: list[str]) -> str:
        """Note a team down, and the players that were not known of it; return its key."""
        known = self.by_key.get(name) or FileContestant(name, ContestantKind.TEAM, name=name)
        people = dict.fromkeys((*known.players, *(FilePlayer(player) for player in players)))
        self.by_key[name] = replace(known, players=tuple(people))
        return name

    def partnership(self, players: list[str]) -> str:
        """Note two players down and the pair that they make for a round; return the pair's key."""
        for player in players:
            alone = FileContestant(player, ContestantKind.INDIVIDUAL, name=player, players=(FilePlayer(player),))
            self.by_key.setdefault(player, alone)
        people = tuple(FilePlayer(player) for player in players)
        key = MEMBERS.join(players)
        self.by_key.setdefault(key, FileContestant(key, players=people, members=tuple(players)))
        return key

    def of_row(self, row: Row, side: Side, section: str) -> str:
        """The pair of a score table's row."""
        suffix = side.value.lower()
        names = row.cell(f"names_{suffix}")
        key = self.of_cells(row.cell(f"pairid_{suffix}"), names, section)
        return self.sat(side, key, tuple(player for player in _TOGETHER.split(names) if player))

    def sat(self, side: Side, key: str, names: tuple[str, ...]) -> str:
        """Note under which names somebody sat that way; return his key."""
        if key and any(names):
            self.met.setdefault((key, side), names)
        return key

    def of_cells(self, number: str, names: str, section: str) -> str:
        """A pair by its number and its names as a table writes them: players apart, or the pair's name."""
        players = tuple(player for player in _TOGETHER.split(names) if player)
        if len(players) < 2:
            return self.meet(number or _number_in(names), (), names, section)
        return self.meet(number, players, "", section)


def names_of(game: Game) -> dict[Seat, str]:
    """The names a game gives, by seat; seats without one are left out."""
    given = {seat: game.value(_SEAT_TAGS[seat]) for seat in CLOCKWISE}
    return {seat: name for seat, name in given.items() if name}


def teams_of(game: Game) -> tuple[str, str] | None:
    """Home and visitors, None where the game does not name two teams."""
    home, visit = (game.value(tag) for tag in TEAM_TAGS)
    return (home, visit) if home and visit and home != visit else None


def is_of_teams(game: Game) -> bool:
    """Whether the game is one of a team match, and says in which room it was played."""
    return teams_of(game) is not None and game.value("room").lower() in _HOME_SITS


def _team(game: Game, side: Side) -> str:
    """The team that sat that way; "" where the game is not one of a team match."""
    if not is_of_teams(game):
        return ""
    is_home = _HOME_SITS[game.value("room").lower()] is side
    return game.value(TEAM_TAGS[0] if is_home else TEAM_TAGS[1])


def _number_in(name: str) -> str:
    match = _NUMBERED.fullmatch(name.strip())
    return "" if match is None else match[1]
