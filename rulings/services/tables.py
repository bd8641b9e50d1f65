"""Who met on the board and what was recorded there: finds the result that a report is about. Writes nothing."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from rulings.bridge.contracts import Contract
from rulings.bridge.seats import Seat
from rulings.models import Board, Contestant, Result, Session
from rulings.services.refusals import BadInput, UnknownBoard
from rulings.services.texts import Text, clean


def board_of(session: Session, number: int) -> Board:
    """The session's board; `UnknownBoard` names those there are."""
    boards = {board.number: board for board in session.boards.order_by("number")}
    if number in boards:
        return boards[number]
    if not boards:
        sentence = _("This session has no boards. Import its boards first, then file the report.")
        raise UnknownBoard(sentence, "board_number")
    sentence = _("There is no board %(number)s in this session: its boards are %(first)s to %(last)s.")
    raise UnknownBoard(sentence % {"number": number, "first": min(boards), "last": max(boards)}, "board_number")


def checked_pairs(session: Session, ns: Contestant | None, ew: Contestant | None) -> None:
    """`BadInput` unless both, if given, play in this session and are not one and the same."""
    for field, contestant in (("ns", ns), ("ew", ew)):
        if contestant is not None and contestant.session_id != session.pk:
            raise BadInput(_("That pair does not play in this session. Choose one from the list."), field)
    if ns is not None and ns == ew:
        raise BadInput(_("The same pair cannot sit north-south and east-west. Change one of them."), "ew")


def result_met(board: Board, table: str, ns: Contestant | None, ew: Contestant | None) -> Result | None:
    """The one result of the board that fits all that is known of the table; None when none or several do."""
    known = {"table": table or None, "ns": ns, "ew": ew}
    narrowed = {name: value for name, value in known.items() if value is not None}
    fitting = list(board.results.select_related("ns", "ew").filter(**narrowed)[:2]) if narrowed else []
    return fitting[0] if len(fitting) == 1 else None


def checked_seats(seats: Mapping[str, str]) -> dict[str, str]:
    """Typed names by seat letter, blank ones left out."""
    unknown = [seat for seat in seats if seat not in set(Seat)]
    if unknown:
        raise BadInput(_("A seat is N, E, S or W. Choose one of the four."), "seats")
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
