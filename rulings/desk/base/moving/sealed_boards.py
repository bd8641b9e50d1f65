"""The cards of a session's boards as digests, one a board: so nobody changes unseen what lay on the table.

An entry about a session seals the boards that its act made or changed, and names those that it took away; the first one
that seals any seals all, so that whoever adds up the entries knows every board. An entry about a board seals that one.
Dealer, vulnerability and cards are nobody's words, and tell of nobody. What is worked out of them is not sealed.
"""

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from typing import Any

from rulings.desk.base.audit import digest
from rulings.desk.base.moving.sealed_rows import held_by
from rulings.models import AuditEntry, Board, Session

BOARDS = "boards_sealed"
"""What they stand under in an entry: {number: in hexadecimal; None for a board that went}."""
_COLUMNS = ("dealer", "vulnerability", "deal")
DIGITS = 32
"""Half of a digest: that is as hard to hit as the chain itself."""
_There = Callable[[str, Any], Any]


def seal_of_boards(session: Session, changed: Iterable[Board], gone: Iterable[int] = ()) -> dict[str, Any]:
    """What an entry about the session says of its boards: those that were made or changed, and the numbers that went.

    The first time, of all; nothing where nothing became of any.
    """
    sealed = has_sealed(session, BOARDS)
    told: dict[str, str | None] = {}
    told |= {str(each.number): digest_of_board(each) for each in (changed if sealed else session.boards.all())}
    told |= dict.fromkeys(map(str, gone))
    return {} if sealed and not told else {BOARDS: told}


def seal_of_board(board: Board, columns: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What an entry about a board says of it as it is, or as it will be with these columns."""
    became = copy(board)
    for name, value in (columns or {}).items():
        setattr(became, name, value)
    return {BOARDS: {str(board.number): digest_of_board(became)}}


def digest_of_board(board: Board, there: _There = lambda _kind, key: key) -> str:
    """The digest of its cards; `there` gives the id that a row of a kind had where the entry was written."""
    return digest({"id": there(Board.__name__, board.pk), **held_by(board, _COLUMNS)})[:DIGITS]


def has_sealed(session: Session, key: str) -> bool:
    """Whether an entry about the session has sealed anything under that key."""
    about = AuditEntry.objects.filter(object_type=Session.__name__, object_id=session.pk)
    return about.filter(after__has_key=key).exists()
