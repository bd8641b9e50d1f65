"""What was called and played at each table as digests, a line each: so nobody changes unseen what a ruling stands on.

An entry about a session seals the lines that its act made or changed; the first one that seals any seals all. A line
that holds nothing of it has no digest, and whoever adds up the entries knows that it is to hold nothing. What players
wrote to a call or a card is their words, which an erasure may have to change: it is not sealed.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rulings.desk.base.audit import digest
from rulings.desk.base.moving.sealed_boards import DIGITS, has_sealed
from rulings.models import Result, Session

PLAYS = "plays_sealed"
"""What they stand under in an entry: {id of a line: in hexadecimal; None for one that holds nothing any more}."""
COLUMNS = ("auction", "play", "is_declarer_swapped", "is_result_disputed")
_WORDS = frozenset({"note", "notes"})
_There = Callable[[str, Any], Any]


def seal_of_new(lines: Iterable[Result]) -> dict[str, Any]:
    """What the entry that makes a session says of its lines, which are all."""
    return {PLAYS: dict(_held(lines))}


def seal_of_plays(session: Session, made: Iterable[Result], changed: Iterable[Result] = ()) -> dict[str, Any]:
    """What an entry about the session says of its lines: those that were made or changed; the first time, of all."""
    if not has_sealed(session, PLAYS):
        return seal_of_new(_lines_of(session))
    told = dict(_held(made)) | seal_of_lines(changed)[PLAYS]
    return {PLAYS: told} if told else {}


def seal_of_lines(lines: Iterable[Result]) -> dict[str, Any]:
    """What an entry about one of these lines says of them, as they are by now."""
    return {PLAYS: {str(each.pk): digest_of_play(each) for each in lines}}


def digest_of_play(line: Result, there: _There = lambda _kind, key: key) -> str | None:
    """The digest of a line; `there` gives the id that it had where the entry was written."""
    if not any(getattr(line, name) for name in COLUMNS):
        return None
    held = {name: getattr(line, name) for name in COLUMNS}
    held |= {name: _but_words(held[name]) for name in ("auction", "play")}
    return digest({"id": there(Result.__name__, line.pk), **held})[:DIGITS]


def _lines_of(session: Session) -> Iterator[Result]:
    """Every line of the session, a few at a time."""
    lines = Result.objects.filter(board__session=session).only(*COLUMNS).order_by("pk")
    return lines.iterator(chunk_size=1000)


def _held(lines: Iterable[Result]) -> Iterator[tuple[str, str]]:
    """The digests of those that hold anything."""
    for each in lines:
        told = digest_of_play(each)
        if told is not None:
            yield str(each.pk), told


def _but_words(entries: Any) -> Any:
    """Calls or tricks without what players wrote to them; anything else as it is."""
    if not isinstance(entries, list):
        return entries
    return [_codes(each) if isinstance(each, dict) and not _WORDS.isdisjoint(each) else each for each in entries]


def _codes(entry: dict[str, Any]) -> dict[str, Any]:
    """One of them."""
    return {name: value for name, value in entry.items() if name not in _WORDS}
