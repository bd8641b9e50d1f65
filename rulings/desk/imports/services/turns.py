"""An import is worked out while nobody waits for it, and stored in its turn where nothing changed meanwhile."""

from collections.abc import Callable
from typing import TypeVar

from django.db import transaction

from rulings.desk.base.audit import locked_club
from rulings.desk.base.rights import Right, demand
from rulings.desk.imports.queries.planning import has_moved, head_of
from rulings.desk.imports.queries.progress import begin
from rulings.desk.imports.values import Step
from rulings.models import Club, User

_TRIES = 3
_Plan = TypeVar("_Plan")
_Done = TypeVar("_Done")


def in_turn(
    *, actor: User | None, club: Club, plan: Callable[[Club], _Plan], write: Callable[[Club, _Plan], _Done]
) -> _Done:
    """Make a plan, then lock the club and write it; `actor` is None for a command, which needs no right.

    Where somebody did meanwhile what the plan rests on, another one is made; after three of them the last under the
    lock, so that it ends.
    """
    if actor is not None:
        demand(actor, club, Right.RUN_SESSION)
    for _try in range(_TRIES):
        head = head_of(club)
        try:
            planned = plan(club)
        except Exception:
            if has_moved(club, head):  # it has seen one half before, and the other after an act
                continue
            raise
        begin(Step.TURN)
        with transaction.atomic():
            locked = _locked(actor, club)
            if not has_moved(locked, head):
                return write(locked, planned)
    with transaction.atomic():
        locked = _locked(actor, club)
        return write(locked, plan(locked))


def _locked(actor: User | None, club: Club) -> Club:
    """The club, locked."""
    club = locked_club(club.pk)
    if actor is not None:
        demand(actor, club, Right.RUN_SESSION)
    return club
