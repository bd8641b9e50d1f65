"""Tag values that a game takes from an earlier one (PBN 4.8). Never reads a value's meaning.

`#` takes the nearest earlier value of the tag; `##text` gives the text to this game and to every
later one that does not say otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulings.formats.pbn.tokens import Game, Tag

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
