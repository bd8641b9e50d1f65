"""Tag values that a game takes from an earlier one (PBN 4.8). Never reads a value's meaning.

`#` takes the nearest earlier value of the tag; `##text` gives the text to this game and to every
later one that does not say otherwise. Records of matches leave out what stays: a game without a board and without cards
is a further table of the board before it, its players those of the same table before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulings.bridge import Seat, Vulnerability, dealer_of, vulnerability_of
from rulings.formats.pbn.tokens import Game, Tag

_OF_THE_BOARD = ("event", "site", "date", "board", "dealer", "vulnerable", "deal", "scoring", "competition", "stage")
_DEALT = frozenset(("board", "dealer", "vulnerable", "deal"))
_TEAMS = ("hometeam", "visitteam")
_SEATED = ("north", "east", "south", "west")
_ROOMS = ("Open", "Closed")
_NEVER_INHERITED = frozenset(("dealer", "vulnerable", "deal", "declarer", "contract", "auction", "play", "note"))


def inherited(games: Iterable[Game]) -> Iterator[Game]:
    """The games, in order, with their inherited values filled in."""
    last: dict[str, str] = {}
    standing: dict[str, Tag] = {}
    for game in games:
        for name, tag in game.tags.items():
            if name not in _NEVER_INHERITED:
                _resolve(name, tag, last, standing)
        for name, tag in standing.items():
            if name not in game.tags:
                game.tags[name] = Tag(tag.name, tag.value, game.at)
        yield game


def _resolve(name: str, tag: Tag, last: dict[str, str], standing: dict[str, Tag]) -> None:
    if tag.value.startswith("##"):
        tag.value = tag.value[2:]
        standing[name] = tag
    elif tag.value == "#":
        tag.value = last.get(name, "")
    elif name in standing:
        standing[name] = tag
    last[name] = tag.value


def continued(games: Iterable[Game]) -> Iterator[Game]:
    """The games, in order, those that leave out their board with what they leave out."""
    before: list[Game] = []
    tables: list[Game] = []
    for game in games:
        if not tables or not _continues(game, tables[0]):
            yield from _filled(tables, before)
            before = tables if len(tables) > 1 else before
            tables = []
        tables.append(game)
    yield from _filled(tables, before)


def _continues(game: Game, first: Game) -> bool:
    """Whether a game is another table of a board: it has a result, and says nothing of the board itself."""
    if not _DEALT.isdisjoint(game.tags):
        return False
    is_played = bool(game.value("contract") or game.value("result") or "auction" in game.sections)
    return is_played and bool(first.value("board"))


def _filled(tables: list[Game], before: list[Game]) -> list[Game]:
    """All tables of a board with what the first says of it, and with the players and teams of the board before."""
    if len(tables) < 2:
        return tables
    for game in tables[1:]:
        _take(game, tables[0], (*_OF_THE_BOARD, *_TEAMS))
        game.continues = True
    for game, earlier in zip(tables, before, strict=False):
        if not any(name in game.tags for name in _SEATED):
            _take(game, earlier, _SEATED)
        _take(game, earlier, _TEAMS)
    if len(tables) == len(_ROOMS) and not any("room" in game.tags for game in tables):
        for game, room in zip(tables, _ROOMS, strict=True):
            game.tags["room"] = Tag("Room", room, game.at)
            game.room_assumed = True
    return tables


def _take(game: Game, earlier: Game, names: tuple[str, ...]) -> None:
    """Give a game the tags of these names that it does not have."""
    for name in names:
        if name not in game.tags and name in earlier.tags:
            tag = earlier.tags[name]
            game.tags[name] = Tag(tag.name, tag.value, game.at)


def numbered_in_order(games: Iterable[Game]) -> list[Game]:
    """Games of which none has a board number, numbered by their deals' order; none of them unless every one fits.

    Two deals at least, and of each dealer and vulnerability are those of its number: so the order tells it.
    """
    numbered: list[Game] = []
    number, deal = 0, ""
    for game in games:
        if game.value("deal") != deal:
            number, deal = number + 1, game.value("deal")
        if not deal or not _fits(game, number):
            return []
        game.tags["board"] = Tag("Board", str(number), game.at)
        numbered.append(game)
    return numbered if number > 1 else []


def _fits(game: Game, number: int) -> bool:
    """Whether the game says the dealer and the vulnerability that the number has."""
    try:
        said = Seat.parse(game.value("dealer")), Vulnerability.parse(game.tags["vulnerable"].value.strip())
    except (KeyError, ValueError):
        return False
    return said == (dealer_of(number), vulnerability_of(number))
