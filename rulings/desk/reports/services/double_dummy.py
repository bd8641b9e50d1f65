"""Double dummy, as help and never as judge: what could be made with all four hands known.

The solver is an extra, and runs in a process of its own, `config.solver`: in a thread of the site it could bring the
site down. What it found on a whole board is kept with the board; a position is solved when somebody looks at it.
"""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import Right, demand
from rulings.desk.reports.queries.double_dummy import (
    ABSENT,
    CannotSolve,
    NotInstalled,
    ask_solver,
    boards_with_cards,
    complete_deal,
    is_being_solved,
    is_installed,
)
from rulings.desk.tasks.services import enqueue, prolong
from rulings.desk.tasks.values import Failed, Trouble
from rulings.models import Board, Session, Task, TaskName, User

_NO_DEAL = _("The four hands of this board are not known, so that nothing can be solved.")


def solve_board(*, actor: User | None, board: Board) -> Board:
    """Keep with the board what each seat makes in each denomination; nothing happens where that is known.

    It is worked out from the deal alone and changes no score, so that the audit trail has no entry. No lock is held
    while the solver runs.
    """
    if actor is not None:
        demand(actor, board.session.event.club, Right.RUN_SESSION)
    if board.double_dummy:
        return board
    deal = complete_deal(board)
    if deal is None:
        raise CannotSolve(_NO_DEAL)
    board.double_dummy = ask_solver({"deal": str(deal)})["table"]
    Board.objects.filter(pk=board.pk, deal=board.deal).update(double_dummy=board.double_dummy)
    return board


@transaction.atomic
def order_solving(*, actor: User, session: Session) -> None:
    """Let the worker solve every board of the session that is not; nothing where it is to already."""
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    if not is_installed():
        raise NotInstalled(ABSENT)
    if not is_being_solved(session):
        key = f"solve:{session.pk}:"
        number = Task.objects.filter(key__startswith=key).count()
        enqueue(name=TaskName.SOLVE, key=f"{key}{number}", club=club, user=actor, told={"session": session.pk})


def solve_queued(*, task: Task) -> None:
    """Board after board, each kept at once; one that is solved costs nothing, one that cannot be is passed over."""
    session = Session.objects.select_related("event__club").filter(pk=task.told["session"]).first()
    for board in boards_with_cards(session) if session else ():
        try:
            solve_board(actor=task.user, board=board)
        except NotInstalled:
            raise Failed(Trouble.NO_SOLVER, for_good=True) from None
        except CannotSolve:
            continue
        except NotAllowed:
            return
        prolong(task=task)
