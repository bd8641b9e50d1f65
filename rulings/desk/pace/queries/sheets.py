"""What the pages show of the pace: the clock as it reads now, the tables that are late, the boards that are owed."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from django.utils import timezone

from rulings.desk.pace.queries.clocks import clock_of, mark_of, moment
from rulings.desk.pace.queries.late_boards import is_recorded, label_of, late_boards_of, owed_in, times_slow
from rulings.desk.pace.queries.recorded import recorded_in
from rulings.desk.pace.queries.tables import TablePace, slow_tables
from rulings.desk.pace.values import Phase, Reading, clock_text, read_clock
from rulings.desk.pace.wording import headline, late_tables_text, missing_text
from rulings.models import Contestant, LateBoard, RoundClock, Session

_MOST_NAMED = 3
"""Late tables of which the wall has room for the names."""


@dataclass(frozen=True)
class _TableRow:
    """A table as a page shows it: what is missing in words and by board, and the pairs there, "" where unknown."""

    label: str
    is_slow: bool
    missing: tuple[str, ...]
    boards: tuple[int, ...]
    ns: str
    ew: str


@dataclass(frozen=True)
class PaceSheet:
    """The clock at a moment, None before it is set, and the tables behind it.

    `mark` is what the page was made from; `at` is the moment to a millisecond, for a page that counts by itself.
    """

    session: Session
    stored: RoundClock | None
    reading: Reading | None
    mark: str
    at: datetime
    tables: tuple[_TableRow, ...] = ()

    @property
    def headline(self) -> str:
        """The one thing to know now; "" without a clock."""
        return headline(self.reading) if self.reading else ""

    @property
    def time_left(self) -> str:
        """`12:30`."""
        return clock_text(self.reading.seconds) if self.reading else ""

    @property
    def at_ms(self) -> int:
        """The moment as a browser counts, in milliseconds."""
        return int(self.at.timestamp() * 1000)

    @property
    def ends_ms(self) -> int | None:
        """When the phase ends, as a browser counts; None while no time passes."""
        ends = self.reading.ends_at if self.reading else None
        return int(ends.timestamp() * 1000) if ends else None

    @cached_property
    def slow(self) -> list[_TableRow]:
        """The tables that are late."""
        return [each for each in self.tables if each.is_slow]

    @property
    def others(self) -> list[_TableRow]:
        """The tables with boards to play that are in time."""
        return [each for each in self.tables if not each.is_slow]

    @property
    def with_names(self) -> bool:
        """Whether the wall names who sits at the late tables: where the director wants it, and there is room."""
        return self.stored is not None and self.stored.with_names and len(self.slow) <= _MOST_NAMED

    @property
    def late_text(self) -> str:
        """`tables 3, 7 late`."""
        return late_tables_text(each.label for each in self.slow)

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""
        return self.reading is not None and self.reading.phase is Phase.OVER


def pace_mark(session: Session, stored: RoundClock | None) -> str:
    """What a page of this session would be made from now; asks nothing."""
    return mark_of(session, read_clock(stored).reading(moment()) if stored else None)


def pace_sheet(session: Session) -> PaceSheet:
    """The session's pace now; one query without a clock, six with one. The session comes with its club."""
    return sheet_of(session, clock_of(session))


def sheet_of(session: Session, stored: RoundClock | None) -> PaceSheet:
    """The same for a clock that is known."""
    now = timezone.now()
    if stored is None:
        return PaceSheet(session, None, None, mark_of(session, None), now)
    at = now.replace(microsecond=0)
    reading = read_clock(stored).reading(at)
    tables = tuple(_row(each) for each in slow_tables(session, stored, at))
    return PaceSheet(session, stored, reading, mark_of(session, reading), now, tables)


def _row(table: TablePace) -> _TableRow:
    """A table in words."""
    sitting = table.sitting
    return _TableRow(
        str(table.place),
        table.is_slow,
        tuple(missing_text(each.round, len(each.boards)) for each in table.missing),
        tuple(board for each in table.missing for board in each.boards),
        _pair_text(sitting.ns) if sitting else "",
        _pair_text(sitting.ew) if sitting else "",
    )


def _pair_text(side: Iterable[Contestant]) -> str:
    """Who sits on a side, number and name."""
    return " + ".join(str(each) for each in side)


@dataclass(frozen=True)
class LateRow:
    """A board put off as a page shows it; `is_recorded` where a result is on record."""

    late: LateBoard
    table: str
    is_recorded: bool


@dataclass(frozen=True)
class SlowPair:
    """A pair and how often it was recorded slow this session."""

    pair: Contestant
    times: int


def late_rows(session: Session) -> list[LateRow]:
    """The boards put off, those still owed first; three queries, one where there are none."""
    late = list(late_boards_of(session))
    if not late:
        return []
    recorded = recorded_in(session, list(session.sections.all()))
    return [LateRow(each, label_of(each), is_recorded(recorded, each)) for each in late]


def slow_pairs(rows: Iterable[LateRow]) -> list[SlowPair]:
    """The pairs that were recorded slow, the slowest first; asks nothing."""
    late = [row.late for row in rows]
    pairs = {pair.pk: pair for each in late for pair in (each.ns, each.ew) if pair}
    found = [SlowPair(pairs[pk], times) for pk, times in times_slow(late).items()]
    return sorted(found, key=lambda each: (-each.times, str(each.pair)))


def owed_texts(session: Session) -> list[tuple[str, int]]:
    """What is to be played at the end of the evening, as table and board."""
    return [(label_of(each), each.board.number) for each in owed_in(session)]
