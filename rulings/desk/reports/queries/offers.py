"""At which tables a director is likely to rule next: those that he goes to, and where he was last. Writes nothing."""

from dataclasses import dataclass
from urllib.parse import urlencode

from django.db.models import QuerySet

from rulings.desk.calls.queries import numbers_in, round_now
from rulings.desk.calls.values import place_of
from rulings.desk.movements.queries import Seating, seating_of
from rulings.desk.movements.values import read_label
from rulings.models import CallState, IrregularityReport, ReportStatus, Session, TableCall, User


@dataclass(frozen=True)
class Offer:
    """A table, "" where nobody said which, with the numbers of the boards that the next ruling there is about.

    `call` is what he goes to it for, None where he was there before; `result` that of his last report.
    """

    table: str
    boards: tuple[int, ...]
    call: TableCall | None = None
    result: int | None = None

    @property
    def board(self) -> int | None:
        """The only board that it can be; None where there are several, or nobody knows."""
        return self.boards[0] if len(self.boards) == 1 else None

    @property
    def query(self) -> str:
        """The table and the call, as the pages of a new ruling are told of them; "" for neither."""
        known = {"table": self.table, "call": self.call.pk if self.call else ""}
        told = urlencode({name: value for name, value in known.items() if value})
        return f"?{told}" if told else ""


def offers(actor: User, session: Session, call: TableCall | None = None) -> list[Offer]:
    """Where he is likely to rule, the likeliest first: those calls that he has taken, the latest first, then where he
    was last. From a call he comes to its board alone, where one is known.

    Three queries, that of the clock, and those of the seating where a call names no board or the round is another.
    """
    going = [call] if call else list(_calls_of(actor, session).filter(state=CallState.ON_THE_WAY))
    seating = seating_of(session) if any(_board_of(each) is None for each in going) else Seating((), ())
    found = [_of_call(seating, each) for each in going]
    if call:
        return [each for each in found if each.board]
    last = _moved_on(session, _last(actor, session))
    is_new = last is not None and (last.table, last.board) not in {(each.table, each.board) for each in found}
    return [*found, last] if last is not None and is_new else found


def _calls_of(actor: User, session: Session) -> QuerySet[TableCall]:
    """The session's calls that he took, the latest first."""
    return session.calls.filter(taken_by=actor).select_related("board", "report__board").order_by("-taken_at", "-pk")


def _board_of(call: TableCall) -> int | None:
    """The board that was ruled on for the call, else the one that was named."""
    board = call.report.board if call.report else call.board
    return board.number if board else None


def _of_call(seating: Seating, call: TableCall) -> Offer:
    """The board of the call, else those that its table has in that round. A call keeps its first report."""
    place, number = place_of(call), _board_of(call)
    numbers = [number] if number else sorted(numbers_in(seating, place, call.round))
    return Offer(str(place), tuple(numbers), None if call.report_id else call)


def _last(actor: User, session: Session) -> Offer | None:
    """His last report, or the last call that he settled since, where it named a board."""
    report = _last_report(actor, session)
    settled = _calls_of(actor, session).filter(state=CallState.SETTLED, board__isnull=False).first()
    if settled and settled.board and settled.taken_at and (report is None or settled.taken_at > report.filed_at):
        return Offer(str(place_of(settled)), (settled.board.number,))
    return Offer(report.table, (report.board.number,), result=report.result_id) if report else None


def _moved_on(session: Session, last: Offer | None) -> Offer | None:
    """With the board of a round that is over also those that its table plays now; one query more without a clock."""
    now = round_now(session) if last and last.table else None
    place = read_label(last.table) if last and now else None
    if last is None or place is None:
        return last
    numbers = numbers_in(seating_of(session), place, now)
    if not numbers or numbers >= {*last.boards}:
        return last
    return Offer(last.table, tuple(sorted({*numbers, *last.boards})))


def _last_report(actor: User, session: Session) -> IrregularityReport | None:
    """The report that he filed last and did not withdraw."""
    filed = session.reports.filter(filed_by=actor).exclude(status=ReportStatus.WITHDRAWN)
    return filed.select_related("board").order_by("-filed_at", "-pk").first()
