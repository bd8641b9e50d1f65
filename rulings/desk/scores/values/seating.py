"""Who a stored result's sides are to the scoring room: contestants' keys, matches, ranking lists.

A contestant's key is his row's number as text, a single player's `=` and his own key: two who sat together are stored
as a pair whose key is both of theirs. A line whose file names nobody gets keys of its own, begun with `?`, which stand
on no ranking list.
"""

from collections.abc import Iterable, Mapping

from rulings.formats.session import MEMBERS
from rulings.models import Contestant, ContestantKind, Result
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.sessions.session_scores import ALL

_NOBODY = "?"
_ALONE = "="


def key_of(result: Result, side: str) -> tuple[str, ...]:
    """The key of a side of a table; those of both players where each competes for himself."""
    known = result.ns if side == "NS" else result.ew
    return (f"{_NOBODY}{side}{result.pk}",) if known is None else keys_of(known)


def keys_of(contestant: Contestant) -> tuple[str, ...]:
    """The key of somebody who competes; those of both who sit together, each for himself."""
    players = contestant.key.split(MEMBERS)
    return tuple(f"{_ALONE}{player}" for player in players) if len(players) > 1 else (own_key(contestant),)


def own_key(contestant: Contestant) -> str:
    """The key of somebody who competes."""
    return f"{_ALONE}{contestant.key}" if contestant.kind == ContestantKind.INDIVIDUAL else str(contestant.pk)


def match_of(result: Result) -> str:
    """What names the match that a table is part of: its round and who met, whichever way they sat."""
    return match_name(result.round, (*key_of(result, "NS"), *key_of(result, "EW")))


def match_name(played: str, met: Iterable[str]) -> str:
    """The name of the match of a round between those with these keys."""
    return " ".join((played, *sorted(met)))


def ranking_lists(
    boards: Iterable[Board], contestants: Mapping[str, Contestant], winners: int | None = None
) -> dict[str, tuple[str, ...]]:
    """As many lists as the file says; else two where nobody changed direction. Those alone whom the file names."""
    lines = [line for board in boards for line in board.lines]
    ns = dict.fromkeys(key for line in lines for key in line.ns if key in contestants)
    ew = dict.fromkeys(key for line in lines for key in line.ew if key in contestants)
    together = tuple(ns | ew)
    if winners == 2 and all(contestants[key].direction for key in together):
        return {side: tuple(key for key in together if contestants[key].direction == side) for side in ("NS", "EW")}
    if winners != 1 and ns.keys().isdisjoint(ew):
        return {"NS": tuple(ns), "EW": tuple(ew)}
    return {ALL: together}
