"""What scoring terminals send while play goes on: results as tables enter, correct and erase them, and who sits there.

A table's own entry may be corrected by the table itself as long as nothing stands on it and play goes on; all else
waits as a difference until a director has looked at it. Who sits where is filled in where nobody is named. Terminals
tell the same again and again: what was heard before is no news, whatever became of it since.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils import timezone

from rulings.bridge import Seat, Vulnerability
from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.line_ups import IN_ORDER
from rulings.desk.base.refusals import BadInput
from rulings.desk.imports.queries.deciding import rests_on, said_of
from rulings.desk.imports.queries.rows import check_lengths, joined, result_row
from rulings.desk.imports.queries.terminals import (
    Heard,
    contestant_at,
    entry_at,
    heard_in,
    is_by_terminal,
    is_meant_alike,
    player_named,
    sat_other_way,
    sitting_of,
)
from rulings.desk.imports.queries.travellers import PLAYED, as_told, is_same
from rulings.desk.imports.values import LeftOut, WhyLeft
from rulings.desk.movements.queries import Sitting, seating_of
from rulings.desk.scores.queries.competing import checked_free
from rulings.desk.scores.services.results import side_of
from rulings.desk.scores.values.outcomes import content_of, table_result
from rulings.formats.bridgemate import TablePlayer, TableResult
from rulings.models import (
    Board,
    Club,
    Contestant,
    ContestantKind,
    Difference,
    DifferenceState,
    Player,
    Result,
    Session,
    Verb,
)

_VIA = {"via": "terminal"}
_ORDERS = {Seat.NORTH: 1, Seat.EAST: 1, Seat.SOUTH: 2, Seat.WEST: 2}
_TURNED = {Seat.NORTH: Seat.EAST, Seat.EAST: Seat.NORTH, Seat.SOUTH: Seat.WEST, Seat.WEST: Seat.SOUTH}
_TOLD = ("contract", "declarer", "tricks", "score_ns", "score_ew", "artificial")
_ENTERED = ("contract", "declarer", "tricks", "artificial", "lead")
_OF_A_TEAM = 4
"""As many as play for a team at once; who is more was named by a director."""


@dataclass(frozen=True)
class _At:
    """Where an entry belongs: the board of an open or closed session, and who sits at the table."""

    club: Club
    board: Board
    sitting: Sitting
    entry: TableResult

    @property
    def named(self) -> tuple[str, str, int]:
        """The line in what was heard."""
        return str(self.sitting.place), self.entry.result.round, self.board.number

    @property
    def told(self) -> dict[str, Any]:
        """What the trail says besides what was played."""
        table, round_, board = self.named
        ns, ew = (joined(str(each) for each in side) for side in (self.sitting.ns, self.sitting.ew))
        where = {"session": self.board.session_id, "table": table, "round": round_, "board": board}
        return _VIA | where | {"ns": ns, "ew": ew}


@transaction.atomic
def take_results(*, session: Session, entries: Iterable[TableResult]) -> list[LeftOut]:
    """Store them, and record each change; those that the session has no place for come back, with the reason.

    What was heard before changes nothing. Of several entries for one line the last one counts.
    """
    club = locked_club(session.event.club_id)
    session = Session.objects.select_related("event", "profile").get(pk=session.pk)
    seating, heard = seating_of(session), heard_in(session)
    boards = {each.number: each for each in session.boards.select_related("session__profile")}
    left = []
    for entry in _latest(entries):
        sitting = sitting_of(seating, entry.result)
        board = boards.get(entry.result.board)
        if sitting is None or board is None or not _plays(sitting, board):
            why: WhyLeft | None = WhyLeft.NOT_PLAYED_THERE
        else:
            why = _take(_At(club, board, sitting, entry), heard)
        if why is not None:
            left.append(LeftOut(entry, why))
    return left


def _latest(entries: Iterable[TableResult]) -> list[TableResult]:
    """The last entry of each line; one for a single side takes the place of no other."""
    last: dict[tuple[object, ...], TableResult] = {}
    for entry in entries:
        result = entry.result
        line = (
            result.section,
            result.table,
            result.round,
            result.board,
            entry.side if _counts_for_one(entry) else None,
        )
        last.pop(line, None)
        last[line] = entry
    return list(last.values())


def _counts_for_one(entry: TableResult) -> bool:
    """Whether it is a table's result for one side alone; an artificial score tells both sides all the same."""
    return entry.side is not None and entry.result.artificial is None and not entry.is_erased


def _plays(sitting: Sitting, board: Board) -> bool:
    """Whether both sides are there, and play the board in that round."""
    meeting = sitting.meeting
    everybody = len(meeting.ns) == len(sitting.ns) and len(meeting.ew) == len(sitting.ew)
    return meeting.is_played and everybody and board.number in meeting.boards


def _take(at: _At, heard: Heard) -> WhyLeft | None:
    """One entry of a table; why it cannot be stored, None where it is, or is no news."""
    if _counts_for_one(at.entry):
        return WhyLeft.ONE_SIDE
    content = _content(at)
    if at.named in heard and heard[at.named] == content:
        return None
    there = entry_at(at.board, at.sitting, at.entry.result.round)
    if there is not None:
        _put_right(at, there, content)
        return None
    return None if content is None else _add(at, content)


def _row(at: _At) -> Result:
    """The entry as a line of the traveller, not stored yet; of an individual the pairs are made that sit there."""
    is_turned = sat_other_way(at.sitting, at.entry)
    row = result_row(at.entry.result, at.board, {})
    sides = [side_of(seated=side) for side in (at.sitting.ns, at.sitting.ew)]
    row.ns, row.ew = reversed(sides) if is_turned else sides
    names = {_TURNED[seat] if is_turned else seat: name for seat, name in at.sitting.names.items()}
    row.seats = {seat.value: name for seat, name in names.items()}
    row.section, row.table = at.sitting.place.section, str(at.sitting.place.table)
    table = table_result(row)
    if table is not None:
        row.score_ns = table.points_ns(Vulnerability(at.board.vulnerability))
        row.score_ew = -row.score_ns
    return row


def _content(at: _At) -> dict[str, Any] | None:
    """What the trail keeps of an entry, by which it is known again; None of an erased one."""
    if at.entry.is_erased:
        return None
    row = result_row(at.entry.result, at.board, {})
    return {name: getattr(row, name) for name in _ENTERED} | {"turned": sat_other_way(at.sitting, at.entry)}


def _add(at: _At, content: dict[str, Any]) -> WhyLeft | None:
    """A new line of the traveller, while play goes on, between two who have no other on the board."""
    if not at.board.session.is_open:
        return WhyLeft.CLOSED
    try:
        checked_free(at.board, at.sitting.ns, at.sitting.ew, at.entry.result.round)
    except BadInput:
        return WhyLeft.HAS_A_RESULT
    row = _row(at)
    row.save()
    after = at.told | {"told": content} | content_of(row)
    record(at.club, None, Verb.RESULTS_RECORDED, row, after=after)
    return None


def _put_right(at: _At, there: Result, content: dict[str, Any] | None) -> None:
    """The table's own entry becomes what the table says now; anything else that is otherwise becomes a difference."""
    row = None if content is None else _row(at)
    is_own = at.board.session.is_open and is_by_terminal(there) and not rests_on([there.pk])
    columns = _otherwise(there, row, is_own=is_own)
    if columns is None:
        there.differences.filter(source=None, state=DifferenceState.WAITING).update(state=DifferenceState.OVERTAKEN)
        return
    before = said_of(there, columns or PLAYED)
    if not is_own:
        _wait(at, there, (before, columns), content)
        return
    was, told = content_of(there), at.told | {"told": content}
    if row is None:
        record(at.club, None, Verb.RESULTS_RECORDED, there, before=was, after=told)
        there.differences.filter(state=DifferenceState.WAITING).update(state=DifferenceState.OVERTAKEN)
        there.delete()
        return
    for name in (*_TOLD, "lead", "ns", "ew", "seats"):
        setattr(there, name, getattr(row, name))
    there.awards = []
    there.save()
    record(at.club, None, Verb.RESULTS_RECORDED, there, before=was, after=told | content_of(there))


def _otherwise(there: Result, row: Result | None, *, is_own: bool) -> dict[str, Any] | None:
    """The columns that a line would get: {} where it is to go; None where nothing is otherwise.

    What others recorded agrees where nothing contradicts it.
    """
    if row is None:
        return {}
    turned = {} if there.ns_id == row.ns_id else {"ns": row.ns_id, "ew": row.ew_id}
    if is_own:
        is_alike = all(getattr(there, name) == getattr(row, name) for name in (*_TOLD, "lead"))
    else:
        row.artificial = there.artificial if is_meant_alike(there.artificial, row.artificial) else row.artificial
        is_alike = is_same(there, row, _TOLD)
    return None if is_alike and not turned else {name: as_told(row)[name] for name in _TOLD} | turned


def _wait(
    at: _At, there: Result, changed: tuple[dict[str, Any], dict[str, Any]], content: dict[str, Any] | None
) -> None:
    """A difference for a director, recorded, in place of the one that waits; none where he has left the very same."""
    before, after = changed
    if there.differences.filter(state__in=(DifferenceState.WAITING, DifferenceState.LEFT), after=after).exists():
        return
    there.differences.filter(state=DifferenceState.WAITING).update(state=DifferenceState.OVERTAKEN)
    Difference.objects.create(
        session=at.board.session, result=there, before=before, after=after, found_at=timezone.now()
    )
    record(at.club, None, Verb.DIFFERENCE_FOUND, there, after=at.told | {"told": content})


@transaction.atomic
def take_players(*, session: Session, players: Iterable[TablePlayer]) -> None:
    """Name those of whom nobody is named yet: by the name that the terminal tells, else by the member's number.

    Recorded, names alone. Of several entries for one seat the last one counts; a closed session stays as it is.
    """
    club = locked_club(session.event.club_id)
    session = Session.objects.select_related("event").get(pk=session.pk)
    if not session.is_open:
        return
    seating = seating_of(session)
    was: dict[str, str] = {}
    becomes: dict[str, str] = {}
    last = {(each.section, each.table, each.round, each.seat): each for each in players}
    for each in last.values():
        sitting = sitting_of(seating, each)
        contestant = contestant_at(sitting, each.seat) if sitting else None
        before = contestant.name if contestant else ""
        if contestant is not None and _name(club, contestant, each):
            was.setdefault(contestant.number, before)
            becomes[contestant.number] = contestant.name
    if becomes:
        record(club, None, Verb.CONTESTANTS_NAMED, session, before={"names": was}, after=_VIA | {"names": becomes})


def _name(club: Club, contestant: Contestant, told: TablePlayer) -> bool:
    """Whether the contestant got its player: not where somebody is in that seat, or the same is there already."""
    name = told.name or player_named(club, told.number)
    there = list(contestant.players.filter(replaces=None).order_by(*IN_ORDER))
    if told.is_empty or not name or not _has_room(contestant, there, told, name):
        return False
    order = _ORDERS[told.seat] if contestant.kind == ContestantKind.PAIR else None
    player = Player(contestant=contestant, name=name, national_id=told.number, order=order)
    try:
        check_lengths([player])
    except BadInput:
        return False
    is_own_name = contestant.name not in ("", joined(each.name for each in there))
    player.save()
    if not is_own_name:
        contestant.name = joined(each.name for each in contestant.players.filter(replaces=None).order_by(*IN_ORDER))
        contestant.save(update_fields=["name"])
    return True


def _has_room(contestant: Contestant, there: list[Player], told: TablePlayer, name: str) -> bool:
    """Whether nobody is named yet for that seat, and the player is nobody of those who are."""
    if any(each.name == name or (told.number and each.national_id == told.number) for each in there):
        return False
    match contestant.kind:
        case ContestantKind.PAIR:
            is_unsaid = bool(contestant.name) and not there
            return not is_unsaid and all(each.order not in (None, _ORDERS[told.seat]) for each in there)
        case ContestantKind.TEAM:
            return len(there) < _OF_A_TEAM
        case _:
            return not there and not contestant.name
