"""Who plays a board for a contestant: its players, but for those in whose place a substitute plays by then.

Compares and decides nothing; reads a movement where somebody has a substitute, and nothing otherwise.
"""

from collections.abc import Iterable, Mapping

from django.db.models import F

from rulings.bridge import Seat, Side
from rulings.models import Contestant, ContestantKind, Player, Section

SEATS_OF = {Side.NS: (Seat.NORTH, Seat.SOUTH), Side.EW: (Seat.EAST, Seat.WEST)}
"""The seats of a side, in the order that `Player.order` counts."""
IN_ORDER = (F("order").asc(nulls_last=True), "pk")
"""Players as `in_order` has them, for a query."""


def order_of(boards: Iterable[int]) -> dict[int, int]:
    """The place of each board in a contestant's order of play, from 0."""
    return {board: place for place, board in enumerate(boards)}


def line_up(players: Iterable[Player], order: Mapping[int, int], board: int) -> list[Player]:
    """Who of a contestant's players plays the board, in the order of their seats; a substitute from his board on.

    `order` is as `order_of` has it; boards that it does not have are compared by their numbers.
    """

    def has_come(player: Player) -> bool:
        begins = player.from_board
        if begins is None:
            return True
        return order[begins] <= order[board] if {begins, board} <= order.keys() else begins <= board

    here = [each for each in players if has_come(each)]
    gone = {each.replaces_id for each in here}
    return sorted((each for each in here if each.pk not in gone), key=in_order)


def in_order(player: Player) -> tuple[int, int]:
    """By seat, then as they were entered; who has no seat comes last."""
    return player.order or 99, player.pk


def playing(pairs: Iterable[int | None], board: int) -> dict[int, list[Player]]:
    """Who plays the board for each of these contestants, by its id: one query, one more for each with a substitute."""
    known = [pair for pair in pairs if pair is not None]
    found: dict[int, list[Player]] = {pair: [] for pair in known}
    for player in Player.objects.filter(contestant__in=known).select_related("contestant").order_by("pk"):
        found[player.contestant_id].append(player)
    for players in found.values():
        by_key = {each.pk: each for each in players}
        for each in players:
            each.replaces = by_key.get(each.replaces_id) if each.replaces_id else None
    return {pair: line_up(players, _order_for(players), board) for pair, players in found.items()}


def _order_for(players: list[Player]) -> dict[int, int]:
    """The order in which their contestant plays; {} where that makes no difference, or there is no movement."""
    if all(each.from_board is None for each in players):
        return {}
    contestant = players[0].contestant
    section = Section.objects.filter(session=contestant.session_id, name=contestant.section).first()
    rows = sorted(section.meetings, key=lambda row: (row[0], row[1])) if section else []
    own = (boards for _round, _table, ns, ew, boards in rows if contestant.position in ns + ew)
    return order_of(board for boards in own for board in boards)


def replaced_names(players: Iterable[Player]) -> dict[str, str]:
    """Whose place these players take: the name of who is replaced, and of who plays."""
    names: dict[str, str] = {}
    for player in players:
        before = player.replaces
        while before is not None:
            names[before.name] = player.name
            before = before.replaces
    return names


def seat_of(player: Player, contestant: Contestant, side: Side) -> Seat | None:
    """Where a player sits when his contestant sits on that side; None where nobody said."""
    if contestant.kind == ContestantKind.PAIR and player.order in (1, 2):
        return SEATS_OF[side][player.order - 1]
    return Seat(player.seat) if player.seat else None
