"""A scoring program's file as it grows in the evening: the saves that were written before it was whole."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

from rulings.formats.reader import read_sessions
from tests.formats.samples import DATA, SHARED

_OWN = [path for folder in (DATA, DATA.parent / "scoring") for path in sorted(folder.glob("*.*"))]
_LARGEST = 80_000
_SHARED = [path for path in sorted(SHARED.glob("*.*")) if not (DATA / path.name).exists()]
_SOME = [path for path in _SHARED if path.stat().st_size < _LARGEST]
FILES = [path for path in (*_OWN, *_SOME) if path.suffix in (".pbn", ".xml")]
_BETWEEN_GAMES = re.compile(r"\n[ \t]*\n(?=(?:[%;].*\n|[ \t]*\n)*\[)")
_BOARD = re.compile(r'^\[Board "(.*?)"\]', re.MULTILINE)
_STEPS = 5

Parts = tuple[int, Callable[[int], bytes]]
"""How many parts a file has, and the file with the first so many of them."""


def saves(path: Path, way: str) -> list[bytes]:
    """From one to five saves of a file, the last one whole: it grows by "boards", or by "rounds" on all of them."""
    data = path.read_bytes()
    whole, first = _WAYS[path.suffix, way](data)
    sizes = sorted({max(1, whole * step // _STEPS) for step in range(1, _STEPS)} - {whole})
    return [*dict.fromkeys(first(size) for size in sizes), data]


def _decoded(data: bytes) -> tuple[str, str]:
    """A file's text, and its encoding."""
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return data.decode("cp1250"), "cp1250"


def _games(data: bytes) -> tuple[list[str], str]:
    text, encoding = _decoded(data)
    return _BETWEEN_GAMES.split(text.replace("\r\n", "\n")), encoding


def _games_in_order(data: bytes) -> Parts:
    games, encoding = _games(data)
    return len(games), lambda size: ("\n\n".join(games[:size]) + "\n").encode(encoding)


def _games_by_board(data: bytes) -> Parts:
    """The first games of each board; none where games borrow tags from those before them."""
    games, encoding = _games(data)
    if len(read_sessions(data)) > 1:
        return 1, lambda _size: data
    met: dict[str, int] = {}
    place = []
    for game in games:
        named = _BOARD.search(game)
        board = named[1] if named else ""
        met[board] = met.get(board, 0) + 1
        place.append(met[board])

    def first(size: int) -> bytes:
        kept = (game for game, at in zip(games, place, strict=True) if at <= size)
        return ("\n\n".join(kept) + "\n").encode(encoding)

    return max(place), first


def _lines(board: ElementTree.Element) -> Iterator[ElementTree.Element]:
    return board.iter("TRAVELLER_LINE")


def _without(data: bytes, tag: str, size: int) -> bytes:
    """The file with only the first elements of that kind."""
    tree = ElementTree.fromstring(data)
    parents = {child: parent for parent in tree.iter() for child in parent}
    for each in list(tree.iter(tag))[size:]:
        parents[each].remove(each)
    return ElementTree.tostring(tree)


def _boards(data: bytes) -> Parts:
    """The first boards; none of a file of matches, which has each board once for each match."""
    tree = ElementTree.fromstring(data)
    count = 1 if list(tree.iter("MATCH")) else len(list(tree.iter("BOARD")))
    return count, lambda size: _without(data, "BOARD", size)


def _rounds(data: bytes) -> Parts:
    """The first matches, where there are any, else the first lines of each traveller."""
    tree = ElementTree.fromstring(data)
    matches = len(list(tree.iter("MATCH")))
    if matches > 1:
        return matches, lambda size: _without(data, "MATCH", size)

    def first(size: int) -> bytes:
        cut = ElementTree.fromstring(data)
        for board in cut.iter("BOARD"):
            for line in list(_lines(board))[size:]:
                board.remove(line)
        return ElementTree.tostring(cut)

    return max(len(list(_lines(board))) for board in tree.iter("BOARD")), first


_WAYS: dict[tuple[str, str], Callable[[bytes], Parts]] = {
    (".pbn", "boards"): _games_in_order,
    (".pbn", "rounds"): _games_by_board,
    (".xml", "boards"): _boards,
    (".xml", "rounds"): _rounds,
}
EVENINGS = [(path, way) for path in FILES for way in ("boards", "rounds") if len(saves(path, way)) > 1]
NAMES = [f"{path.name} by {way}" for path, way in EVENINGS]
