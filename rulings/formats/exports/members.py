"""Members' numbers that programs write behind names, `Smith (12345)`: taken out of the names, and kept as numbers.

RealBridge writes the names of a session so; other sites do for clubs that ask their players to add the number.
"""

from __future__ import annotations

import re
from dataclasses import replace

from rulings.formats.session import FileContestant, FilePlayer, FileResult, SessionFile

_NUMBERED = re.compile(r"(.*\S)\s*[(\[#]\s*([A-Z]{0,4}[ -]?\d{3,10})\s*[)\]]?", re.IGNORECASE | re.DOTALL)


def _parted(name: str) -> tuple[str, str]:
    """A name, and the number behind it, "" for none."""
    told = _NUMBERED.fullmatch(name.strip()) if _is_marked(name) else None
    return (told[1].strip(), told[2].strip()) if told else (name, "")


def _is_marked(name: str) -> bool:
    """Whether a number may stand behind a name."""
    return "(" in name or "[" in name or "#" in name


def with_member_numbers(session: SessionFile) -> SessionFile:
    """The session with members' numbers beside the names; one whose names have none is given back as it is."""
    contestants = tuple(map(_contestant, session.contestants))
    results = tuple(map(_result, session.results))
    if contestants == session.contestants and results == session.results:
        return session
    return replace(session, contestants=contestants, results=results)


def _contestant(one: FileContestant) -> FileContestant:
    players = tuple(map(_player, one.players))
    name = " ".join(_parted(one.name)[:1]) if one.name and one.kind.value == "individual" else one.name
    return one if players == one.players and name == one.name else replace(one, players=players, name=name)


def _player(player: FilePlayer) -> FilePlayer:
    if not _is_marked(player.name):
        return player
    name, number = _parted(player.name)
    return player if not number else replace(player, name=name, national_id=player.national_id or number)


def _result(result: FileResult) -> FileResult:
    if not result.names:
        return result
    names = {seat: _parted(name)[0] for seat, name in result.names.items()}
    return result if names == dict(result.names) else replace(result, names=names)
