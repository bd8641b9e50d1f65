"""Boards put off in a session, who was slow how often, and the situations of the rulings that may follow.

Law 8B2: for a board put off the round lasts until it has been played, scored and agreed, or the director cancels it.
Law 8C: the session ends for a table when all its boards are played and their scores entered without objection.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from django.db.models import F, QuerySet

from rulings.desk.pace.queries.recorded import Recorded, recorded_in
from rulings.laws.engine.situation import Door
from rulings.laws.situations import situations
from rulings.models import LateBoard, LateState, Session, Slow
from rulings.wording.situations import door_title

_NOT_PLAYED, _PENALTY = "board_cannot_be_played", "conduct"
"""The doors: 12A2 and 12C2 where a board gets no result; 74C and 90 where play was slow (90B2)."""


def late_boards_of(session: Session) -> QuerySet[LateBoard]:
    """The boards put off, those still owed first, each with its pairs; one query."""
    parts = ("board", "ns", "ew", "noted_by", "ended_by")
    return session.late_boards.select_related(*parts).order_by(F("ended_at").asc(nulls_first=True), "pk")


def owed_in(session: Session) -> QuerySet[LateBoard]:
    """What is still to be played at the end of the evening, by table."""
    owed = session.late_boards.filter(state=LateState.OWED).select_related("board")
    return owed.order_by("section", "table", "board__number")


def late_board_of(session: Session, pk: int) -> LateBoard | None:
    """A board put off in this session."""
    return late_boards_of(session).filter(pk=pk).first()


def slow_counts(session: Session) -> Mapping[int, int]:
    """How often each pair was recorded slow in the session, by the contestant's id; one query."""
    return times_slow(session.late_boards.order_by())


def times_slow(late_boards: Iterable[LateBoard]) -> Mapping[int, int]:
    """How often each pair was slow on these boards, by the contestant's id."""
    counted: Counter[int] = Counter()
    for late in late_boards:
        if late.ns_id and late.slow in (Slow.NS, Slow.BOTH):
            counted[late.ns_id] += 1
        if late.ew_id and late.slow in (Slow.EW, Slow.BOTH):
            counted[late.ew_id] += 1
    return counted


def has_result(session: Session, late: LateBoard) -> bool:
    """Whether a result of it is on record by now; two queries."""
    return is_recorded(recorded_in(session, list(session.sections.all())), late)


def is_recorded(recorded: Recorded, late: LateBoard) -> bool:
    """Whether its table has a result on it, or its two pairs have."""
    keys = (late.board.number, *(frozenset([each.key]) if each else frozenset() for each in (late.ns, late.ew)))
    return recorded.at_table(label_of(late), late.board.number) or keys in recorded.met


def label_of(late: LateBoard) -> str:
    """Its table as it is called."""
    return f"{late.section}{late.table}"


def search_for_ruling(session: Session, late: LateBoard) -> Mapping[str, str]:
    """What is searched among the doors to find the rulings that may follow: {"score", "penalty"}, "" for none.

    A board not played leads to the artificial adjusted score (12A2, 12C2), slow play to the penalty (90B2).
    """
    doors = {door.key: door for situation in situations(session.profile.edition) for door in situation.doors}
    score = doors.get(_NOT_PLAYED) if late.state == LateState.CANCELLED else None
    return {"score": _searched(score), "penalty": _searched(doors.get(_PENALTY))}


def _searched(door: Door | None) -> str:
    """The words that find one door."""
    return door_title(door) if door else ""
