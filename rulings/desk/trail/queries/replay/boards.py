"""The boards of every session beside what entries have sealed of them: which there are, and what was dealt."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulings.desk.base.moving.origins import Origins
from rulings.desk.base.moving.sealed_boards import BOARDS, digest_of_board
from rulings.desk.trail.queries.replay.sealed import of_each_session, sealed_of
from rulings.desk.trail.queries.replay.story import Difference
from rulings.models import Club, Session

_Told = dict[str, tuple[str | None, int]]
"""By number the digest that was sealed last, None of a board that went, and the number of its entry."""


@dataclass(frozen=True)
class Boards:
    """The boards of every session of a club."""

    name: str = "boards"

    def differences(self, club: Club) -> Iterator[Difference]:
        """The boards that are not as the trail has them."""
        return of_each_session(club, _differences_of)


def _differences_of(club: Club, session: Session, origins: Origins) -> Iterator[Difference]:
    """Those of one session."""
    rows = list(session.boards.order_by("number").defer("double_dummy"))
    told, is_whole = _told(club, session)
    for row in rows:
        sealed, sequence = told.pop(str(row.number), ("", 0))
        if sequence == 0:
            says = "no entry tells of it" if is_whole else ""
        elif sealed is None:
            says = f"is there, and entry {sequence} took it away"
        else:
            is_it = digest_of_board(row, origins.at(sequence).there) == sealed
            says = "" if is_it else f"its cards are not those of entry {sequence}"
        if says:
            yield Difference(f"session {session.slug}, board {row.number}", says)
    for number, (sealed, sequence) in sorted(told.items(), key=lambda each: int(each[0])):
        if sealed is not None:
            says = f"is gone, and entry {sequence} says that it is there"
            yield Difference(f"session {session.slug}, board {number}", says)


def _told(club: Club, session: Session) -> tuple[_Told, bool]:
    """What is sealed of its boards, and whether that is all of them: entries of before told of none."""
    told: _Told = {}
    is_whole = False
    for sequence, is_of_session, digests in sealed_of(club, session, BOARDS, session.boards.all()):
        is_whole = is_whole or is_of_session
        told |= {number: (digest, sequence) for number, digest in digests.items()}
    return told, is_whole
