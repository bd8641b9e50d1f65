"""What each seat makes double dummy, as a table. Draws what is kept with the board; solves nothing."""

from typing import Any

from django import template

from rulings.bridge import CLOCKWISE, Denomination
from rulings.models import Board
from rulings.wording.terms import SEATS, denomination_text

register = template.Library()

_COLUMNS = [Denomination.parse(letters) for letters in ("NT", "S", "H", "D", "C")]


@register.inclusion_tag("reports/_double_dummy_table.html")
def double_dummy_table(board: Board) -> dict[str, Any]:
    """Tricks by declarer and denomination; nothing where the board is not solved."""
    makes = board.double_dummy
    rows = [(SEATS[seat], [makes[seat][str(column)] for column in _COLUMNS]) for seat in CLOCKWISE] if makes else []
    return {"heads": [denomination_text(column) for column in _COLUMNS], "rows": rows}
