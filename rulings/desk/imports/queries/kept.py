"""What of a session's files is kept aside until a director decides: the lines, who sat there, and what each way does."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rulings.bridge import Deal, Vulnerability
from rulings.desk.imports.values import read_error
from rulings.desk.playing.queries import Unseen
from rulings.desk.scores.queries.sheet import regulations_or_none
from rulings.desk.scores.values.outcomes import outcome_of
from rulings.desk.scores.values.scoring import is_of_teams
from rulings.desk.scores.values.seating import key_of, match_of
from rulings.formats.errors import FormatError
from rulings.models import Board, Contestant, FaultState, KeptAside, Result, Session
from rulings.scoring.boards.lines import NotPlayed
from rulings.scoring.errors import ScoringError
from rulings.scoring.regulations import Unit

_SIDES = ("ns", "ew")


@dataclass(frozen=True)
class Aside:
    """A fault as the page shows it: `others` are lines that are in, of somebody who stands in this one too.

    `board` is None where the file has no number that can be read; `ns` and `ew` are those of its sides who are known.
    """

    kept: KeptAside
    error: FormatError
    board: Board | None
    ns: Contestant | None
    ew: Contestant | None
    row: Result | None
    others: tuple[Result, ...]

    @property
    def is_cards(self) -> bool:
        """Whether it is about a board's cards."""
        return self.row is None

    @property
    def names(self) -> tuple[str, str]:
        """Both sides as the file calls them."""
        columns = self.kept.columns
        ns, ew = (str(side or columns.get(name, "")) for side, name in ((self.ns, "ns"), (self.ew, "ew")))
        return ns, ew

    @property
    def is_told(self) -> bool:
        """Whether the line says enough to be taken as it stands: which board, who sat there, and a score."""
        columns = self.kept.columns
        named = all(columns.get(side) for side in _SIDES) and columns.get("ns") != columns.get("ew")
        return self.row is not None and self.board is not None and named and is_scored(self.row)

    @property
    def may_stand(self) -> bool:
        """Whether it may be taken as it stands: nobody of it has another line."""
        return self.is_told and not self.others

    @property
    def may_replace(self) -> bool:
        """Whether it may be taken in the place of the one line that stands in its way."""
        return self.is_told and len(self.others) == 1


def is_scored(row: Result) -> bool:
    """Whether a line says what it is worth, in one form of scoring or the other."""
    for unit in (Unit.MATCHPOINTS, Unit.IMPS):
        try:
            return not isinstance(outcome_of(row, Vulnerability.NONE, unit), NotPlayed) or bool(row.artificial)
        except ScoringError:
            continue
    return False


def row_of(kept: KeptAside, board: Board | None, ns: Contestant | None, ew: Contestant | None) -> Result:
    """The line, not yet stored, as far as it could be read."""
    columns = {name: value for name, value in kept.columns.items() if name not in _SIDES}
    return Result(board=board, ns=ns, ew=ew, **columns)


def waiting_faults(session: Session, unseen: Unseen) -> tuple[list[Aside], int]:
    """What waits, in the order of boards; and how much waits on boards that the director has still to play."""
    found = session.kept_aside.select_related("source").filter(state=FaultState.WAITING).order_by("board_number", "pk")
    hidden = {board.number for board in unseen.boards}
    shown = [each for each in found if each.board_number not in hidden]
    return _asides(session, shown), len(found) - len(shown)


def aside_of(kept: KeptAside) -> Aside:
    """One of them."""
    return _asides(kept.session, [kept])[0]


def fault_found(session: Session, pk: int) -> KeptAside | None:
    """One of a session's."""
    return next(iter(session.kept_aside.select_related("session__event", "source").filter(pk=pk)), None)


def _asides(session: Session, listed: Iterable[KeptAside]) -> list[Aside]:
    """Each with what is here of its board and its sides; a fixed number of queries."""
    kept = list(listed)
    if not kept:
        return []
    boards = {each.number: each for each in session.boards.filter(number__in={one.board_number for one in kept})}
    keys = {one.columns.get(side) for one in kept for side in _SIDES} - {None, ""}
    people = {each.key: each for each in session.contestants.filter(key__in=keys)}
    lines: dict[int, list[Result]] = {}
    found = Result.objects.select_related("board", "ns", "ew").filter(board__in=boards.values()).order_by("pk")
    for line in found.defer("auction", "play"):
        lines.setdefault(line.board.number, []).append(line)
    in_matches = is_in_matches(session)
    return [_aside(one, boards, people, lines.get(one.board_number, []), in_matches) for one in kept]


def is_in_matches(session: Session) -> bool:
    """Whether a table is part of a match."""
    regulations = regulations_or_none(session)
    return is_of_teams(session) or (regulations is not None and regulations.total_unit is Unit.VPS)


def _aside(
    kept: KeptAside,
    boards: Mapping[int, Board],
    people: Mapping[str, Contestant],
    lines: list[Result],
    in_matches: bool,
) -> Aside:
    board = boards.get(kept.board_number)
    error = read_error(kept.error)
    if "cards" in kept.columns:
        return Aside(kept, error, board, None, None, None, ())
    ns, ew = (people.get(kept.columns.get(side, "")) for side in _SIDES)
    row = row_of(kept, board, ns, ew)
    return Aside(kept, error, board, ns, ew, row, tuple(in_the_way(row, lines, in_matches=in_matches)))


def in_the_way(row: Result, lines: Iterable[Result], *, in_matches: bool) -> list[Result]:
    """Lines of the board on which somebody of this one stands already: in a match, the same way in the same one."""
    if not in_matches:
        seats = {*_known(row, "NS"), *_known(row, "EW")}
        return [each for each in lines if seats & {*_known(each, "NS"), *_known(each, "EW")}]
    match = match_of(row)
    return [
        each
        for each in lines
        if match_of(each) == match and any(set(_known(row, side)) & set(_known(each, side)) for side in ("NS", "EW"))
    ]


def _known(row: Result, side: str) -> tuple[str, ...]:
    """The keys of a side, none where nobody is named."""
    return key_of(row, side) if (row.ns if side == "NS" else row.ew) is not None else ()


def read_whole_deal(text: str) -> Deal | None:
    """A deal as PBN writes it, with all four hands; None for any other text."""
    try:
        deal = Deal.parse(text)
    except ValueError:
        return None
    return deal if deal.is_complete else None


def told_of_fault(kept: KeptAside) -> dict[str, Any]:
    """What the trail says of it besides what changed."""
    where = {"board": kept.board_number, "line": kept.error["line"]}
    return {"filename": kept.source.filename} | where
