"""Texts longer than their place: one of them costs its own end, not the file. Read strictly, it is left as it is.

The places are those that a session is stored in; whoever stores it refuses a longer text.
"""

from __future__ import annotations

from dataclasses import replace

from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileContestant, FilePlayer, FileResult, SessionFile

KEY, NAME, NUMBER, PLACE, PLAYER, NATIONAL_ID, WORDS = 600, 600, 20, 40, 200, 40, 60
"""The longest key, name and number of a contestant; section, table, round or room; player; number of his; score."""
_FEW = 3
"""The names of fewer players together are no longer than a name may be."""


def with_short_texts(session: SessionFile) -> SessionFile:
    """The session with texts that fit, and a remark where one was cut; one that fits is given back as it is."""
    cut: list[str] = []
    keys = _keys(session, cut)
    contestants = tuple(_contestant(one, keys, cut) for one in session.contestants)
    results = tuple(_result(result, keys, cut) for result in session.results)
    faults = tuple(replace(fault, result=fault.result and _result(fault.result, keys, cut)) for fault in session.faults)
    if not cut:
        return session
    said = Remark.of(RemarkKey.TEXTS_SHORTENED, count=len(cut), start=cut[0][:PLACE])
    return replace(session, contestants=contestants, results=results, faults=faults, remarks=(*session.remarks, said))


def _fit(text: str, most: int, cut: list[str]) -> str:
    """A text that fits; what had to be cut is noted down."""
    if len(text) <= most:
        return text
    cut.append(text)
    return text[:most].rstrip()


def _keys(session: SessionFile, cut: list[str]) -> dict[str, str]:
    """The new keys of those whose key is too long, each a key of its own."""
    long = [one.key for one in session.contestants if len(one.key) > KEY]
    cut += long
    return {key: f"{key[: KEY - 8]}~{at}" for at, key in enumerate(long)}


def _contestant(one: FileContestant, keys: dict[str, str], cut: list[str]) -> FileContestant:
    if not keys and _is_short(one):
        return one
    name = one.name or (together if len(together := " – ".join(each.name for each in one.players)) > NAME else "")
    told = (
        keys.get(one.key, one.key),
        one.number if len(one.number) <= NUMBER else _fit(one.number, 0, cut),
        _fit(name, NAME, cut),
        _fit(one.section, PLACE, cut),
        tuple(_player(player, cut) for player in one.players),
        tuple(keys.get(member, member) for member in one.members),
    )
    if told == (one.key, one.number, one.name, one.section, one.players, one.members):
        return one
    key, number, name, section, players, members = told
    return replace(one, key=key, number=number, name=name, section=section, players=players, members=members)


def _is_short(one: FileContestant) -> bool:
    """Whether everything of him fits, as it nearly always does."""
    fits = len(one.number) <= NUMBER and len(one.name) <= NAME and len(one.section) <= PLACE
    return fits and len(one.players) < _FEW and all(map(_fits, one.players))


def _fits(player: FilePlayer) -> bool:
    return len(player.name) <= PLAYER and len(player.national_id) <= NATIONAL_ID


def _player(player: FilePlayer, cut: list[str]) -> FilePlayer:
    if _fits(player):
        return player
    return replace(player, name=_fit(player.name, PLAYER, cut), national_id=_fit(player.national_id, NATIONAL_ID, cut))


def _result(result: FileResult, keys: dict[str, str], cut: list[str]) -> FileResult:
    artificial = result.artificial
    places = (result.section, result.table, result.round, result.room)
    is_long = max(map(len, places)) > PLACE or (artificial is not None and len(artificial.text) > WORDS)
    if not is_long and result.ns not in keys and result.ew not in keys:
        return result
    section, table, round_, room = (_fit(text, PLACE, cut) for text in places)
    return replace(
        result,
        ns=keys.get(result.ns, result.ns),
        ew=keys.get(result.ew, result.ew),
        section=section,
        table=table,
        round=round_,
        room=room,
        artificial=artificial and replace(artificial, text=_fit(artificial.text, WORDS, cut)),
    )
