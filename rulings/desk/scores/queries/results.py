"""Who met on the board and what was recorded there: finds the result that a report is about. Writes nothing.

Where no result tells who met, the session's movement may.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.db.models import F, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Contract, Seat, Side
from rulings.desk.base.audit import opened
from rulings.desk.base.compiled import compiled
from rulings.desk.base.refusals import BadInput, UnknownBoard
from rulings.desk.base.texts import NOT_A_SEAT, NOT_IN_SESSION, Text, clean
from rulings.desk.movements.queries import Sitting, seating_of
from rulings.desk.movements.values import read_label
from rulings.models import AuditEntry, Board, Contestant, PrivateLink, Result, ScoreQuery, Session, Verb


@compiled
def results_of(board: int) -> QuerySet[Result]:
    """What happened on the board with that id, by table."""
    return Result.objects.select_related("ns", "ew").filter(board=board).order_by("section", "table", "round", "pk")


def result_found(board: Board, pk: int) -> Result | None:
    """A line of the board, with all that a score is made of."""
    return board.results.select_related("board__session__profile", "ns", "ew").filter(pk=pk).first()


def result_history(result: Result) -> list[AuditEntry]:
    """How a result was entered and corrected, in order."""
    verbs = [Verb.RESULTS_RECORDED.value, Verb.RESULT_ENTERED.value, Verb.RESULT_CORRECTED.value]
    entries = AuditEntry.objects.filter(object_type=Result.__name__, object_id=result.pk, verb__in=verbs)
    return opened(entries.select_related("actor").order_by("sequence"))


def score_queries_of(session: Session) -> QuerySet[ScoreQuery]:
    """Every query about a score of the session: those without an answer first, the oldest first."""
    parts = ("report__board", "result__board", "result__ns", "result__ew", "asked_by", "answered_by")
    return session.score_queries.select_related(*parts).order_by(F("answered_at").asc(nulls_first=True), "pk")


@compiled
def open_score_queries(session: Session) -> QuerySet[ScoreQuery]:
    """The queries that wait for an answer, the oldest first."""
    return session.score_queries.select_related("report__board", "result__board").filter(outcome="").order_by("pk")


def score_query_found(session: Session, pk: int) -> ScoreQuery | None:
    """A query about a score of the session."""
    return ScoreQuery.objects.select_related("session__event").filter(session=session, pk=pk).first()


def score_queries_by(link: PrivateLink) -> QuerySet[ScoreQuery]:
    """What a side asked on its report, or in person about the same table's score, in order."""
    about = Q(report=link.report_id)
    if link.report.result_id is not None:
        about |= Q(result=link.report.result_id, report__isnull=True)
    return ScoreQuery.objects.filter(about, side=link.side).order_by("pk")


def board_of(session: Session, number: int) -> Board:
    """The session's board; `UnknownBoard` names those there are."""
    if found := _boards_numbered(session.pk, number):
        found[0].session = session
        return found[0]
    boards = list(session.boards.order_by("number").values_list("number", flat=True))
    if not boards:
        sentence = _("This session has no boards. Import its boards first, then file the report.")
        raise UnknownBoard(sentence, "board_number")
    sentence = _("There is no board %(number)s in this session: its boards are %(first)s to %(last)s.")
    raise UnknownBoard(sentence % {"number": number, "first": boards[0], "last": boards[-1]}, "board_number")


@compiled
def _boards_numbered(session: int, number: int) -> QuerySet[Board]:
    return Board.objects.filter(session=session, number=number)


def checked_pairs(session: Session, ns: Contestant | None, ew: Contestant | None) -> None:
    """`BadInput` unless both, if given, play in this session and are not one and the same."""
    for side, contestant in (("ns", ns), ("ew", ew)):
        if contestant is not None and contestant.session_id != session.pk:
            raise BadInput(NOT_IN_SESSION, side)
    if ns is not None and ns == ew:
        raise BadInput(_("The same pair cannot sit north-south and east-west. Change one of them."), "ew")


def result_met(board: Board, table: str, ns: Contestant | None, ew: Contestant | None) -> Result | None:
    """The one result of the board that fits all that is known of the table; None when none or several do.

    A table may be named with its section, as B5.
    """
    known = [Q(**{side: pair}) for side, pair in (("ns", ns), ("ew", ew)) if pair is not None]
    if table:
        known.append(_at_table(table))
    fitting = list(board.results.select_related("ns", "ew").filter(*known)[:2]) if known else []
    return fitting[0] if len(fitting) == 1 else None


def _at_table(label: str) -> Q:
    """The results of a table, whether its section is part of its name or stands beside it."""
    named, place = Q(table=label), read_label(label)
    return named | Q(section=place.section, table=str(place.table)) if place and place.section else named


@dataclass(frozen=True)
class Met:
    """Who met at a table on a board, and the result that tells so; names by seat letter where the movement tells."""

    result: Result | None
    table: str
    ns: Contestant | None
    ew: Contestant | None
    seats: dict[str, str] = field(default_factory=dict)


def who_met(board: Board, table: str, ns: Contestant | None, ew: Contestant | None) -> Met:
    """What is known of the table, filled in from the result, or else from who plays the board there."""
    result = result_met(board, table, ns, ew)
    if result is not None:
        return Met(result, table or result.table, ns or result.ns, ew or result.ew)
    sitting = _sitting(board, table)
    if sitting is None:
        return Met(None, table, ns, ew)
    seats = {
        str(seat): name
        for seat, name in sitting.names.items()
        if (ns if seat.side is Side.NS else ew) in (None, sitting.pair_ns if seat.side is Side.NS else sitting.pair_ew)
    }
    return Met(None, str(sitting.place), ns or sitting.pair_ns, ew or sitting.pair_ew, seats)


def _sitting(board: Board, table: str) -> Sitting | None:
    """Who plays the board at that table, where the movement says it."""
    seating = seating_of(board.session) if table else None
    place = seating.place(table) if seating else None
    return seating.on_board(place, board.number) if seating and place else None


def checked_seats(seats: Mapping[str, str]) -> dict[str, str]:
    """Typed names by seat letter, blank ones left out."""
    unknown = [seat for seat in seats if seat not in set(Seat)]
    if unknown:
        raise BadInput(NOT_A_SEAT, "seats")
    cleaned = {str(Seat(seat)): clean(name, Text.NAME) for seat, name in seats.items()}
    return {seat: name for seat, name in cleaned.items() if name}


def checked_contract(text: str) -> str:
    """The contract as it is written everywhere; "" stays ""."""
    if not text.strip():
        return ""
    try:
        return str(Contract.parse(text) or "Pass")
    except ValueError:
        raise BadInput(_("This is not a contract. Write 4S by W, 3NTX by N, or Pass."), "contract") from None
