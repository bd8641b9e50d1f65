"""Tables that lag behind the clock: whose results are missing, of which round, and who sits there."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from rulings.desk.movements.queries import Seating, Sitting, seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.pace.queries.recorded import recorded_in
from rulings.desk.pace.values import Phase, is_behind, read_clock
from rulings.models import RoundClock, Session


@dataclass(frozen=True)
class _Missing:
    """The boards of a round that have no result at a table."""

    round: int
    boards: tuple[int, ...]


@dataclass(frozen=True)
class TablePace:
    """A table with boards missing, the earliest round first; `sitting` is who plays there in the present round."""

    place: TablePlace
    missing: tuple[_Missing, ...]
    is_slow: bool
    sitting: Sitting | None


def slow_tables(session: Session, stored: RoundClock, at: datetime) -> tuple[TablePace, ...]:
    """The tables that have played less than the clock has asked for, by section and number; five queries.

    A table is slow when a board of an earlier round has no result, or when the time left is too short for the boards
    left (`rulings.desk.pace.values.is_behind`). A board that was put off (82B2) is owed, played late or cancelled, and
    never missing. A section without a single result tells nothing: its results come in later. Without a movement
    nobody knows what is to be played, and no table is slow.
    """
    reading = read_clock(stored).reading(at)
    if reading.phase is Phase.BEFORE:
        return ()
    seating = seating_of(session)
    if not seating.movements:
        return ()
    left = 0 if reading.is_move or reading.phase is Phase.OVER else reading.seconds
    found = []
    for place, missing in _missing_at(session, seating, reading.round):
        meeting = seating.movements[place.section].at(place.table, reading.round)
        boards_now = sum(len(each.boards) for each in missing if each.round == reading.round)
        a_board = stored.minutes * 60 / max(1, len(meeting.boards) if meeting else 1)
        is_slow = missing[0].round < reading.round or is_behind(boards_now, left, a_board)
        found.append(TablePace(place, missing, is_slow, seating.at_round(place, reading.round)))
    return tuple(found)


def _missing_at(session: Session, seating: Seating, until: int) -> Iterator[tuple[TablePlace, tuple[_Missing, ...]]]:
    """Every table with boards missing in the rounds up to that one."""
    recorded, put_off = recorded_in(session, seating.sections), _put_off_in(session)
    for section, movement in seating.movements.items():
        due = [each for each in movement.meetings if each.is_played and each.round <= until]
        missing: dict[int, list[_Missing]] = {}
        has_any = False
        for meeting in due:
            without = [each for each in meeting.boards if not recorded.at_meeting(seating, section, meeting, each)]
            has_any = has_any or len(without) < len(meeting.boards)
            label = str(TablePlace(section, meeting.table))
            if left := tuple(each for each in without if (each, label) not in put_off):
                missing.setdefault(meeting.table, []).append(_Missing(meeting.round, left))
        if has_any:
            yield from ((TablePlace(section, table), tuple(missing[table])) for table in sorted(missing))


def _put_off_in(session: Session) -> frozenset[tuple[int, str]]:
    """The boards that were put off, each with its table's label; one query."""
    rows = session.late_boards.order_by().values_list("board__number", "section", "table")
    return frozenset((board, f"{section}{table}") for board, section, table in rows)
