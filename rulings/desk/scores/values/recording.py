"""What was written on a line of a traveller."""

from dataclasses import dataclass

from rulings.desk.movements.values import TablePlace
from rulings.scoring.boards.table_results import TableResult


@dataclass(frozen=True)
class Recorded:
    """What was written for one board at one table: a table's result, or an artificial score's text as `NP`, `A6040`.

    `played` is None where a result is taken back. `was` is the `mark_of` the result that the page showed, "" for none.
    """

    board: int
    place: TablePlace
    round: int
    played: TableResult | str | None
    was: str = ""

    @property
    def named(self) -> dict[str, object]:
        """How a sentence names it."""
        return {"board": self.board, "table": self.place}
