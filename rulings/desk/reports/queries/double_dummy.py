"""Double dummy, as help and never as judge: the solver asked about a deal or a position. Writes nothing.

The solver is an extra, and runs in a process of its own, `config.solver`: in a thread of the site it could bring the
site down.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from django.conf import settings
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Deal, Position, Seat, Side, positions_claimed, positions_in
from rulings.desk.base.refusals import WrongState
from rulings.desk.cases.queries.table import record_read
from rulings.models import Board, IrregularityReport, Session, Task

SECONDS = 20
_SOLVER = settings.BASE_DIR / "config" / "solver.py"


class CannotSolve(WrongState):
    """The solver failed on what it was asked, or took too long."""

    code = "cannot_solve"


class NotInstalled(CannotSolve):
    """The extra `analysis` is not here."""

    code = "not_installed"


_FAILED = _("This could not be solved double dummy. Everything else works without it.")
_TOO_LONG = _("This could not be solved double dummy within %(seconds)s seconds. Try it again later.")
ABSENT = _("Double dummy is not installed here: it is an extra, “make analysis”. Everything else works without it.")


@dataclass(frozen=True)
class Outlook:
    """What each side can still win from a position, and declarer in all; None where that is not known."""

    position: Position
    still: Mapping[Side, int] | None = None
    declarer: int | None = None


def is_installed() -> bool:
    """Whether the extra is here; the site itself never imports it."""
    return find_spec("endplay") is not None


def complete_deal(board: Board) -> Deal | None:
    """The board's four hands, None where they are not all known."""
    try:
        deal = Deal.parse(board.deal) if board.deal else None
    except ValueError:
        return None
    return deal if deal and deal.is_complete else None


def outlooks(report: IrregularityReport) -> list[Outlook]:
    """What could be made before each trick on record, or from the cards left at a claim.

    Empty where contract, hands or play are not known.
    """
    record = record_read(report)
    declarer = record.contract.declarer if record.contract else None
    if record.contract is None or declarer is None:
        return []
    if record.tricks and record.deal and record.deal.is_complete:
        return _solved(list(positions_in(record.play, declarer.side)), declarer)
    if record.claim and record.claim.hands:
        return _solved(positions_claimed(record.claim.hands, record.contract.denomination.trumps), declarer)
    return []


def _solved(positions: list[Position], declarer: Seat) -> list[Outlook]:
    """The outlook of each position; one that is uneven is told without."""
    even = [_asked(position) for position in positions if position.is_even]
    tricks = iter(ask_solver({"positions": even})["tricks"] if even else ())
    return [_outlook(position, next(tricks) if position.is_even else None, declarer) for position in positions]


def _outlook(position: Position, won: int | None, declarer: Seat) -> Outlook:
    """One position with the tricks that the side in turn can win."""
    if won is None:
        return Outlook(position)
    still = {position.turn.side: won, position.turn.side.other: position.tricks_left - won}
    return Outlook(position, still, None if position.won is None else position.won + still[declarer.side])


def _asked(position: Position) -> dict[str, Any]:
    """A position as the solver takes it."""
    return {
        "hands": str(position.deal),
        "leader": str(position.leader),
        "trumps": str(position.trumps) if position.trumps else "NT",
        "trick": [str(card) for card in position.begun],
    }


def ask_solver(question: Mapping[str, Any]) -> dict[str, Any]:
    """The solver's answer; `NotInstalled` without the extra, `CannotSolve` where it crashed or took too long."""
    command = [sys.executable, str(_SOLVER)]
    try:
        ran = subprocess.run(  # noqa: S603 our own module, and the question goes in as text
            command,
            input=json.dumps(question),
            capture_output=True,
            text=True,
            timeout=SECONDS,
            cwd=tempfile.gettempdir(),  # its library leaves a file where it works when it cannot solve
            check=True,
        )
        answer: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    except subprocess.TimeoutExpired:
        raise CannotSolve(_TOO_LONG % {"seconds": SECONDS}) from None
    except (subprocess.CalledProcessError, OSError, ValueError, IndexError) as error:
        raise CannotSolve(_FAILED) from error
    if "error" in answer:
        raise NotInstalled(ABSENT)
    return answer


def boards_with_cards(session: Session) -> QuerySet[Board]:
    """The session's boards whose cards are known, by number."""
    return session.boards.exclude(deal="").order_by("number")


def is_being_solved(session: Session) -> bool:
    """Whether the worker has still to solve boards of the session."""
    return Task.objects.filter(key__startswith=f"solve:{session.pk}:", ended_at__isnull=True).exists()
