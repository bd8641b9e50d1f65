"""Players' names: replaced by seats or, as they are spelled, by a pseudonym; who plays for each side of a report.

Writes nothing. Whether a text names anybody, in whatever form: `rulings.desk.base.naming`.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rulings.bridge import Seat, Side
from rulings.desk.base.line_ups import playing, replaced_names, seat_of
from rulings.desk.base.naming.replacing import with_names_replaced
from rulings.desk.base.texts import folded
from rulings.models import IrregularityReport, Player
from rulings.wording.terms import SEATS

_SHORTEST = 3
_GAME = """
north south east west nord sud est ovest wschod zachod polnoc poludnie ace king queen jack asso fante hand bid pass
club clubs heart hearts spade spades diamond diamonds double lead trump slam score player giocatore gracz
"""
BRIDGE_WORDS = frozenset(_GAME.split())
"""Names that are words of the game: such a one is a name only together with the rest of it."""
_WORD = re.compile(r"(?:[^\W\d_][\u0300-\u036f]*)+")
Sequence = tuple[str, ...]
"""A name as its words, folded."""


class _Spoken(NamedTuple):
    """A word of a text: where it stands, and itself without case and accents."""

    start: int
    end: int
    word: str


def names_of(report: IrregularityReport) -> set[str]:
    """Everybody who plays in the session, and who was typed in at this table."""
    players = Player.objects.filter(contestant__session=report.session_id).values_list("name", flat=True)
    return {name for name in (*players, *typed_seats(report).values()) if name.strip()}


def typed_seats(report: IrregularityReport, instead: Mapping[str, str] | None = None) -> dict[Seat, str]:
    """Who sat where, as it came with the result and as it was typed; a blank says nothing.

    `instead` {name: substitute}: a file names the regular player of a pair, whoever sat there that board.
    """
    came = report.result.seats if report.result else {}
    met = {letter: (instead or {}).get(name, name) for letter, name in came.items()}
    return {Seat(letter): name for told in (met, report.seats) for letter, name in told.items() if name.strip()}


def seated(report: IrregularityReport) -> dict[Seat, str]:
    """Who sat where at the report's table, as far as it is known; a substitute of its board among them."""
    sides = {Side.NS: report.ns_id, Side.EW: report.ew_id}
    here = playing(sides.values(), report.board.number)
    known: dict[Seat, str] = {}
    for side, pair in sides.items():
        for player in here.get(pair or 0, ()):
            seat = seat_of(player, player.contestant, side)
            if seat is not None and player.name.strip():
                known[seat] = player.name
    return known | typed_seats(report, replaced_names(each for players in here.values() for each in players))


def parts_alone(parts: Iterable[str]) -> set[str]:
    """The parts of a name that tell who it is without the rest."""
    return {part for part in parts if len(part) >= _SHORTEST and part not in BRIDGE_WORDS}


def words(text: str) -> list[str]:
    """The words in lower case without accents; the Polish barred l counts as l."""
    return [each.word for each in _spoken(text)]


def _spoken(text: str) -> list[_Spoken]:
    """The words of a text in order, with where they stand."""
    return [_Spoken(*found.span(), _folded_once(found.group())) for found in _WORD.finditer(text)]


_folded_once = lru_cache(maxsize=20_000)(folded)
"""An erasure reads every text of a club, and most words come again and again."""


def replaced(text: str, by: Mapping[Sequence, str]) -> str:
    """The text with every such run of words replaced, the longest first; all else stays as it was typed."""
    pieces, at = [], 0
    for start, end, run in _runs_in(text, by):
        pieces += [text[at:start], by[run]]
        at = end
    return "".join([*pieces, text[at:]])


def _runs_in(text: str, wanted: Collection[Sequence]) -> Iterator[tuple[int, int, Sequence]]:
    """Where such runs of words stand, from the first to the last, the longest at each place."""
    found, longest, place = _spoken(text), max(map(len, wanted), default=0), 0
    while place < len(found):
        sizes = range(min(longest, len(found) - place), 0, -1)
        size = next((n for n in sizes if _sequence(found[place : place + n]) in wanted), 0)
        if size:
            run = found[place : place + size]
            yield run[0].start, run[-1].end, _sequence(run)
        place += size or 1


def _sequence(run: Iterable[_Spoken]) -> Sequence:
    """The words of a run."""
    return tuple(each.word for each in run)


def to_seats(text: str, seats: Mapping[Seat, str], spared: Iterable[str] = ()) -> str:
    """The text with the names of those who sit there, in any form, replaced by their seats, in the active language.

    A part that two of them share, and what is `spared` as no name, stays.
    """
    return with_names_replaced(text, {name: str(SEATS[seat]) for seat, name in seats.items()}, spared)


def players_of_side(report: IrregularityReport, side: Side) -> list[str]:
    """The side's players: the names typed at the table, else those of the result's seats, else the pair's or team's.

    Where somebody has a substitute who plays the board, it is the substitute.
    """
    pair = report.ns_id if side is Side.NS else report.ew_id
    here = playing([pair], report.board.number).get(pair, []) if pair else []
    typed = typed_seats(report, replaced_names(here))
    sat = [typed.get(seat, "") for seat in Seat if seat.side is side]
    if all(name.strip() for name in sat):
        return sat
    return [player.name for player in here] or [name for name in sat if name.strip()]


def everybody(report: IrregularityReport) -> list[str]:
    """The players of both sides."""
    return [name for side in Side for name in players_of_side(report, side)]


def is_short_for(name: str, full: str) -> bool:
    """Whether the name may be somebody's in short: `D. Neri` or `Neri` for `Dora Neri`. The whole name is not short."""
    spoken, left = words(name), words(full)
    whole = [word for word in spoken if word in left]
    if not whole or len(spoken) > len(left) or sorted(spoken) == sorted(left):
        return False
    for word in sorted(spoken, key=len, reverse=True):
        found = next((each for each in left if each == word or (len(word) == 1 and each.startswith(word))), None)
        if found is None:
            return False
        left.remove(found)
    return True


def is_among(name: str, names: Iterable[str]) -> bool:
    """Whether the name is one of these, whatever the order of its words, their case and accents."""
    spoken = sorted(words(name))
    return bool(spoken) and spoken in [sorted(words(each)) for each in names]
