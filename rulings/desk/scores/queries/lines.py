"""The lines of a traveller before they are played: every meeting of the movement on a board, with its result if any."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rulings.desk.movements.queries import Seating, Sitting
from rulings.desk.movements.values import TablePlace
from rulings.formats.session import MEMBERS
from rulings.models import Board, Contestant, Result, Session


@dataclass(frozen=True)
class Line:
    """A board that is played at a table, who meets there, and what is recorded; None for nothing yet."""

    board: Board
    sitting: Sitting
    result: Result | None

    @property
    def field(self) -> str:
        """Its name in a form."""
        return f"{self.sitting.place}-{self.sitting.meeting.round}-{self.board.number}"


def lines_of_board(board: Board, seating: Seating) -> list[Line]:
    """Everybody who plays the board, by section, round and table; one query."""
    there = _by_sides(board.results.select_related("ns", "ew"))
    return [Line(board, each, there.get((board.pk, *sides_of(each)))) for each in seating.of_board(board.number)]


def lines_of_table(session: Session, seating: Seating, place: TablePlace, boards: Iterable[Board]) -> list[Line]:
    """What a table plays, in order of round and board, of these boards alone; one query."""
    by_number = {each.number: each for each in boards}
    movement = seating.movements.get(place.section)
    results = Result.objects.filter(board__session=session).select_related("ns", "ew")
    there = _by_sides(results) if movement else {}
    found = []
    for meeting in movement.of_table(place.table) if movement else ():
        for board in (by_number[number] for number in meeting.boards if meeting.is_played and number in by_number):
            sitting = seating.sitting(place, meeting, board.number)
            found.append(Line(board, sitting, there.get((board.pk, *sides_of(sitting)))))
    return found


def sides_of(sitting: Sitting) -> tuple[str, str]:
    """The keys of those who sit north-south and east-west; of two players that of the pair that they make."""
    return side_key(sitting.ns), side_key(sitting.ew)


def side_key(side: Sequence[Contestant]) -> str:
    """The key of a side of a table."""
    return MEMBERS.join(each.key for each in side)


def _by_sides(results: Iterable[Result]) -> dict[tuple[int, str, str], Result]:
    """Results by board and by who sat there; what names nobody is none of these."""
    return dict(_keyed(results))


def _keyed(results: Iterable[Result]) -> Iterator[tuple[tuple[int, str, str], Result]]:
    for each in results:
        if each.ns is not None and each.ew is not None:
            yield (each.board_id, each.ns.key, each.ew.key), each
