"""Who sat at a table: a pair, a player by himself, or a team, by what the line and its MATCH say.

A line of pairs names both. In an individual event it names four players. In a match the teams (or pairs) may be
named once for all lines; then a line says with DIRECTION which way the first of them (TEAM) sat.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulings.bridge import Seat, Side
from rulings.formats.artificial import NO_RESULT
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.usebio.contestants import Contestants
from rulings.formats.usebio.numbers import read_direction
from rulings.formats.usebio.xml import Element

_PLAYERS = {seat: (f"{seat.value}_PLAYER_NUMBER", f"{seat.name}_PLAYER_NUMBER") for seat in Seat}
_PAIRS = {Side.NS: "NS_PAIR_NUMBER", Side.EW: "EW_PAIR_NUMBER"}
_TEAMS = ("TEAM", "OPPOSING_TEAM")
OF_SEATS = frozenset((*_PAIRS.values(), *_TEAMS, *(name for names in _PLAYERS.values() for name in names)))
"""The elements that are read here."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a line stands: board and section, the MATCH around it (None outside of one), and its place on the board."""

    board: int
    section: str = ""
    match: Element | None = None
    at: int = 0

    @property
    def round(self) -> str:
        """The round that the match was played in, "" where it is not said."""
        return "" if self.match is None else self.match.value("ROUND_NUMBER", "ROUND")


def is_sit_out(line: Element, contestants: Contestants, section: str) -> bool:
    """Whether a line says only that somebody had no opponents, or opponents whom nobody listed."""
    if any(line.value(*names) for names in _PLAYERS.values()):
        return False
    if any(line.value(name).upper() not in NO_RESULT for name in ("CONTRACT", "SCORE")):
        return False
    numbers = {side: line.value(name) for side, name in _PAIRS.items()}
    named = [
        number not in ("", "0") and (not contestants.listed or contestants.known(number, side, section) is not None)
        for side, number in numbers.items()
    ]
    return any(named) and not all(named)


def named(line: Element, place: Place, contestants: Contestants) -> tuple[str, str]:
    """The keys of both pairs; of one whom nobody listed, the number as the line has it."""
    numbers = [(line.value(child), side) for side, child in _PAIRS.items()]
    found = [(number, contestants.known(number, side, place.section)) for number, side in numbers]
    if not contestants.listed:
        ns, ew = (number and contestants.meet(number, place.section) for number, _side in numbers)
        return ns, ew
    ns, ew = (known.key if known else number for number, known in found)
    return ns, ew


def seated(line: Element, place: Place, contestants: Contestants, remarks: list[Remark]) -> tuple[str, str]:
    """The keys of north-south and east-west; FormatError when somebody is not named, or not listed."""
    if any(line.value(*names) for names in _PLAYERS.values()):
        ns, ew = (
            contestants.partnership(line, [_PLAYERS[seat] for seat in side.seats], place.section) for side in Side
        )
        return ns, ew
    match = place.match
    if match is not None and match.value("TEAM") and not line.value(_PAIRS[Side.NS]):
        return _teams(line, match, place, contestants, remarks)
    named = match if match is not None and not line.value(_PAIRS[Side.NS]) and match.value(_PAIRS[Side.NS]) else line
    ns, ew = (contestants.find(named, child, side, place.section) for side, child in _PAIRS.items())
    return ns, ew


def sides_of(match: Element, contestants: Contestants, section: str) -> tuple[str, str]:
    """The keys of the two who met, "" for one that the match itself does not name."""
    if match.value(_TEAMS[0]):
        home, visit = (contestants.team_named(match.value(name), section) for name in _TEAMS)
    else:
        home, visit = (contestants.known(match.value(child), side, section) for side, child in _PAIRS.items())
    return (home.key if home else "", visit.key if visit else "")


def _teams(
    line: Element, match: Element, place: Place, contestants: Contestants, remarks: list[Remark]
) -> tuple[str, str]:
    """The two teams of a match; without a direction the first line is the one where TEAM sat north-south."""
    teams = [contestants.team(match, name, place.section) for name in _TEAMS]
    direction = read_direction(line.value("DIRECTION"), line)
    if direction is None:
        remarks.append(Remark.of(RemarkKey.DIRECTION_ASSUMED, line=line.line, board=place.board))
    is_turned = direction is Side.EW if direction else place.at % 2 == 1
    return (teams[1], teams[0]) if is_turned else (teams[0], teams[1])
