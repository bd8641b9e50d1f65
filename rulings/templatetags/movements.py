"""A movement as its page shows it: table by table."""

from collections.abc import Iterable, Iterator

from django import template

from rulings.bridge import Seat, Side
from rulings.bridge.movements import Meeting, Movement
from rulings.bridge.movements import board_ranges as _ranges
from rulings.desk.movements.values import TablePlace
from rulings.wording.terms import SEATS, SIDES

register = template.Library()


@register.filter
def by_table(movement: Movement, section: str) -> Iterator[tuple[TablePlace, list[Meeting | None]]]:
    """Each table of a section with its meeting in each round, None where nobody sits there."""
    for table in range(1, movement.tables + 1):
        rounds = range(1, movement.rounds + 1)
        yield TablePlace(section, table), [movement.at(table, number) for number in rounds]


@register.filter
def sits(way: str) -> str:
    """How somebody sits, `NS` or `N`, in words."""
    return str(SIDES[Side(way)] if way in set(Side) else SEATS[Seat(way)])


@register.filter
def board_ranges(boards: Iterable[int]) -> str:
    """Boards as a person writes them: `1-3 7`."""
    return _ranges(boards)
