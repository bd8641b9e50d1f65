"""Double dummy, as help and never as judge: what could be made with all four hands known.

The solver is an extra, and runs in a process of its own, `config.solver`: in a thread of the site it could bring the
site down. What it found on a whole board is kept with the board; a position is solved when somebody looks at it.
"""

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.rights import Right, demand
from rulings.desk.reports.queries.double_dummy import CannotSolve, ask_solver, complete_deal
from rulings.models import Board, User

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
