"""What of a session's files is kept aside until a director decides: lines, who sat there, what stands in the way."""

from collections.abc import Iterable, Mapping
from typing import Any

from rulings.bridge import Deal
from rulings.desk.imports.queries.typed import reached_instead
from rulings.desk.imports.values import Aside, read_error
from rulings.desk.playing.queries import Unseen
from rulings.desk.scores.queries.sheet import regulations_or_none
from rulings.desk.scores.values.scoring import is_of_teams
from rulings.desk.scores.values.seating import key_of, match_of
from rulings.models import Board, Contestant, FaultState, KeptAside, Result, Session
from rulings.scoring.regulations import Unit

_SIDES = ("ns", "ew")


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


def called_in(session: Session, listed: Iterable[KeptAside]) -> dict[str, str]:
    """By key how each side of these is called that the session knows: the printed number, and the name."""
    keys = {one.columns.get(side) for one in listed for side in _SIDES} - {None, ""}
    return {each.key: str(each) for each in session.contestants.filter(key__in=keys)}


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
    others = tuple(in_the_way(row, lines, in_matches=in_matches))
    return Aside(kept, error, board, ns, ew, row, others, reached_instead(row))


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


def people_of(session: Session) -> dict[str, Contestant]:
    """Who may sit at a table, by his row's key as text, in the order of the numbers."""
    found = session.contestants.all()
    ordered = sorted(found, key=lambda each: (each.direction, each.section, len(each.number), each.number, each.pk))
    return {str(each.pk): each for each in ordered}
