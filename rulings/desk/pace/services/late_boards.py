"""Boards put off and what became of them. The director may require, postpone or cancel the play of a board (82B2).

What follows is a ruling of its own: the score of a board not played (12A2, 12C2), a penalty for slow play (90B2).
"""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.movements.queries import Seating, Sitting, seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.pace.queries.late_boards import label_of
from rulings.desk.pace.queries.recorded import recorded_in
from rulings.desk.pace.wording import PLAY_IS_OVER, WHAT_BECAME, WHO_WAS_SLOW
from rulings.desk.scores.queries.results import board_of
from rulings.models import LateBoard, LateState, Session, Slow, User, Verb

_WHICH_TABLE = _("Write which table plays the board later.")


@transaction.atomic
def put_off_board(
    *, actor: User, session: Session, board_number: int, table: str, slow: str, reason: str = ""
) -> LateBoard:
    """Postpone a board at a table (82B2), with the pairs that sit there for it and who was slow; record it.

    The round lasts for that board until it is played, scored and agreed, or cancelled (8B2). A board that is owed there
    already stays as it is. Refuses a closed session, an unknown board or table, one that the table does not play or has
    played, and none of the four answers.
    """
    club = club_for(actor, session.event.club_id, Right.RULE, session.pk)
    session = Session.objects.select_related("event").get(pk=session.pk)
    if not session.is_open:
        raise WrongState(PLAY_IS_OVER)
    if slow not in Slow.values:
        raise BadInput(WHO_WAS_SLOW, "slow")
    board, seating = board_of(session, board_number), seating_of(session)
    place, sitting = _place_of(seating, table, board_number)
    section, name = (place.section, str(place.table)) if place else ("", demanded(table, Text.TABLE, _WHICH_TABLE))
    there = LateBoard.objects.filter(board=board, section=section, table=name, state=LateState.OWED).first()
    if there is not None:
        return there
    if _is_played(session, seating, place, name, board_number):
        raise BadInput(_("This table has a result on the board already. Choose another board."), "board_number")
    late = LateBoard.objects.create(
        session=session,
        board=board,
        section=section,
        table=name,
        ns=sitting.pair_ns if sitting else None,
        ew=sitting.pair_ew if sitting else None,
        slow=slow,
        reason=clean(reason, Text.REASON),
        noted_by=actor,
        noted_at=timezone.now(),
    )
    after = {"board": board.number, "table": label_of(late), "slow": slow, "reason": late.reason}
    record(club, actor, Verb.BOARD_PUT_OFF, late, after=after)
    return late


def _place_of(seating: Seating, table: str, board: int) -> tuple[TablePlace | None, Sitting | None]:
    """The table that was named and who plays the board there; a session without sections knows neither."""
    if not seating.sections:
        return None, None
    place = seating.place(table)
    if place is None:
        raise BadInput(_("This session has no such table. Write it as its card does, such as 5 or B5."), "table")
    sitting = seating.on_board(place, board)
    if sitting is None and place.section in seating.movements:
        raise BadInput(_("This table does not play that board. Choose one of its own boards."), "board_number")
    return place, sitting


def _is_played(session: Session, seating: Seating, place: TablePlace | None, name: str, board: int) -> bool:
    """Whether the table has its result on the board."""
    recorded = recorded_in(session, seating.sections)
    movement = seating.movements.get(place.section) if place else None
    meeting = movement.on_board(place.table, board) if movement and place else None
    if meeting is not None and place is not None:
        return recorded.at_meeting(seating, place.section, meeting, board)
    return recorded.at_table(str(place or name), board)


@transaction.atomic
def end_late_board(*, actor: User, late: LateBoard, state: str) -> LateBoard:
    """Say that a board put off was played late, or is not played, or that it is owed after all; record the change.

    The same again changes nothing. Refuses another state, and a second board owed at the same table.
    """
    club = club_for(actor, late.session.event.club_id, Right.RULE, late.session_id)
    late = LateBoard.objects.select_related("session", "board").get(pk=late.pk)
    if state not in LateState.values:
        raise BadInput(WHAT_BECAME, "state")
    if state == late.state:
        return late
    is_owed = state == LateState.OWED
    same = {"board": late.board_id, "section": late.section, "table": late.table, "state": LateState.OWED}
    if is_owed and LateBoard.objects.filter(**same).exists():
        raise WrongState(_("This board has been put off anew at this table. Look at that entry."))
    before = {"state": late.state}
    late.state = state
    late.ended_by, late.ended_at = (None, None) if is_owed else (actor, timezone.now())
    late.save(update_fields=["state", "ended_by", "ended_at"])
    after = {"board": late.board.number, "table": label_of(late), "state": state}
    record(club, actor, Verb.LATE_BOARD_ENDED, late, before=before, after=after)
    return late
