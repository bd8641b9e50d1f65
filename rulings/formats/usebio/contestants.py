"""Pairs, teams and players of a USEBIO file (PARTICIPANTS), and which of them a result means.

Numbers may repeat: two winners' pairs 1 north-south and 1 east-west, or the pairs 1 of two sections. A
contestant's key is his number, with his direction or his section added only where needed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace

from rulings.bridge.seats import Seat, Side
from rulings.formats.errors import Expected
from rulings.formats.session import ContestantKind, FileContestant, FilePlayer
from rulings.formats.usebio.xml import Element

_KINDS = {"PAIR": ContestantKind.PAIR, "TEAM": ContestantKind.TEAM, "PLAYER": ContestantKind.INDIVIDUAL}
_NUMBERS = {
    ContestantKind.PAIR: ("PAIR_NUMBER",),
    ContestantKind.TEAM: ("TEAM_NUMBER", "TEAM_ID"),
    ContestantKind.INDIVIDUAL: ("PLAYER_NUMBER", "PLAYER_ID", "PLAYER_NAME"),
}
_DIRECTIONS = {"": None, "NS": Side.NS, "N-S": Side.NS, "EW": Side.EW, "E-W": Side.EW}


class Contestants:
    """Everybody in the lists of participants, found again by number, side and section."""

    def __init__(self, listed: list[FileContestant]) -> None:
        self.listed = _with_keys(listed)
        self.by_number: dict[str, list[FileContestant]] = defaultdict(list)
        for contestant in self.listed:
            self.by_number[contestant.number].append(contestant)

    def find(self, line: Element, child: str, side: Side, section: str) -> str:
        """The key of the pair a line names; its number alone where the file lists nobody.

        FormatError when the line names nobody, or somebody who is not listed.
        """
        number = line.value(child)
        if not number:
            raise line.error(Expected.VALUE, child=child)
        if not self.listed:
            return number
        known = [one for one in self.by_number.get(number, []) if one.section in ("", section)]
        for contestant in sorted(known, key=lambda one: one.direction is not side):
            if contestant.direction in (side, None) or len(known) == 1:
                return contestant.key
        raise line.error(Expected.KNOWN_CONTESTANT, child=child, found=number)


def read_participants(scope: Element, section: str) -> Iterator[FileContestant]:
    """The contestants listed in an event, session or section, keys still to be made."""
    for participants in scope.all("PARTICIPANTS"):
        for entry in participants.all(*_KINDS):
            yield _contestant(entry, _KINDS[entry.name], section)


def _contestant(entry: Element, kind: ContestantKind, section: str) -> FileContestant:
    number = entry.value(*_NUMBERS[kind])
    if not number:
        raise entry.error(Expected.VALUE, child=_NUMBERS[kind][0])
    people = [entry] if kind is ContestantKind.INDIVIDUAL else [*entry.all("PLAYER")]
    people += [player for pair in entry.all("PAIR") for player in pair.all("PLAYER")]
    name = entry.value("TEAM_NAME", "PAIR_NAME")
    players = tuple(_player(player) for player in people if player.value("PLAYER_NAME"))
    return FileContestant(number, kind, number, name, players, _direction(entry), section)


def _player(player: Element) -> FilePlayer:
    ids = player.value("NATIONAL_ID_NUMBER"), player.value("CLUB_ID_NUMBER")
    return FilePlayer(player.value("PLAYER_NAME"), *ids)


def _direction(entry: Element) -> Side | None:
    text = entry.value("DIRECTION").upper()
    if text in _DIRECTIONS:
        return _DIRECTIONS[text]
    try:
        return Seat.parse(text).side
    except ValueError:
        raise entry.error(Expected.SEAT, child="DIRECTION", found=text) from None


def _with_keys(listed: list[FileContestant]) -> list[FileContestant]:
    """Give each contestant a key of its own; the same contestant listed twice stays once."""
    once = list(dict.fromkeys(listed))
    numbers = Counter(one.number for one in once)
    directed = Counter((one.number, one.direction) for one in once)
    keyed = []
    for one in once:
        key = one.number
        if numbers[one.number] > 1 and one.direction is not None:
            key = f"{key}{one.direction}"
        if directed[one.number, one.direction] > 1:
            key = f"{one.section} {key}".strip()
        keyed.append(replace(one, key=key))
    return keyed
