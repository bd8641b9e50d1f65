"""Whether a movement can be played, and what a director should know of it before he does.

Errors: somebody at two tables, twice at one, or on a board twice; a table that plays a board twice. Everything else is
a notice. The two tables of a team match are one: they share their boards, and a team sits at both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from rulings.bridge.movements.faults import Fault, FaultKind
from rulings.bridge.movements.meetings import Meeting, Movement


def faults(movement: Movement) -> tuple[Fault, ...]:
    """Everything there is to say of a movement: errors first, each kind in order of round, table, contestant."""
    found = (
        *_in_two_places(movement),
        *_boards_again(movement),
        *_tables_again(movement),
        *_meetings_again(movement),
        *_shared(movement),
        *_few_comparisons(movement),
        *_unequal_boards(movement),
        *(Fault(FaultKind.SITS_OUT, rounds=(round,), contestants=(number,)) for round, number in movement.sit_outs()),
    )
    return tuple(sorted(found, key=lambda fault: not fault.is_error))


def comparisons(movement: Movement) -> Mapping[int, int]:
    """How often each board is played: the lines of its traveller."""
    return {board: len(movement.of_board(board)) for board in movement.boards}


def _in_two_places(movement: Movement) -> Iterator[Fault]:
    """Somebody twice in one round. A team sits at both tables of its match, or of two matches in each direction."""
    for meeting in movement.meetings:
        for number in dict.fromkeys(meeting.contestants):
            if meeting.contestants.count(number) > 1:
                yield Fault(FaultKind.ITSELF, (meeting.round,), (meeting.table,), (number,))
    is_team_match = movement.is_team_match
    for number in movement.contestants:
        for round, meetings in _by_round(movement.of_contestant(number)).items():
            ways = [number in meeting.ns for meeting in meetings]
            is_team = is_team_match and sorted(ways) == [False, True]
            is_match = len(meetings) == 2 and meetings[0].is_mirrored_by(meetings[1])
            if len(meetings) > 1 and not is_team and not is_match:
                yield Fault(FaultKind.TWO_TABLES, (round,), tuple(each.table for each in meetings), (number,))


def _boards_again(movement: Movement) -> Iterator[Fault]:
    for number in movement.contestants:
        for meetings in _as_one(movement, number):
            for rounds, boards in _again(meetings):
                yield Fault(FaultKind.PLAYS_AGAIN, rounds, contestants=(number,), boards=boards)


def _as_one(movement: Movement, number: int) -> Iterator[list[Meeting]]:
    """The meetings among which a contestant may not find a board again: of a team those in each direction."""
    played = [meeting for meeting in movement.of_contestant(number) if meeting.is_played]
    if movement.is_team_match:
        yield [meeting for meeting in played if number in meeting.ns]
        yield [meeting for meeting in played if number in meeting.ew]
        return
    other_tables = {
        second for first, second in pairwise(played) if first.round == second.round and first.is_mirrored_by(second)
    }
    yield [meeting for meeting in played if meeting not in other_tables]


def _tables_again(movement: Movement) -> Iterator[Fault]:
    for table in range(1, movement.tables + 1):
        for rounds, boards in _again(meeting for meeting in movement.of_table(table) if meeting.is_played):
            yield Fault(FaultKind.TABLE_PLAYS_AGAIN, rounds, (table,), boards=boards)


def _again(meetings: Iterable[Meeting]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The rounds in which boards stand more than once among meetings, together with those boards."""
    rounds: dict[int, list[int]] = {}
    for meeting in meetings:
        for board in meeting.boards:
            rounds.setdefault(board, []).append(meeting.round)
    again: dict[tuple[int, ...], list[int]] = {}
    for board, found in sorted(rounds.items()):
        if len(found) > 1:
            again.setdefault(tuple(dict.fromkeys(found)), []).append(board)
    yield from ((each, tuple(boards)) for each, boards in again.items())


def _meetings_again(movement: Movement) -> Iterator[Fault]:
    """Opponents, or partners, who meet again.

    In an individual opponents may meet twice, in a team match they do at its two tables, and two teams have no others.
    """
    opponents: dict[tuple[int, int], list[int]] = {}
    partners: dict[tuple[int, int], list[int]] = {}
    for meeting in movement.meetings:
        if meeting.is_played:
            for one, other in ((a, b) for a in meeting.ns for b in meeting.ew):
                opponents.setdefault((min(one, other), max(one, other)), []).append(meeting.round)
            for side in (meeting.ns, meeting.ew):
                if len(side) > 1:
                    partners.setdefault((min(side), max(side)), []).append(meeting.round)
    allowed = 2 if movement.is_individual or movement.is_team_match else 1
    if not (movement.is_team_match and len(movement.contestants) == 2):
        yield from _repeated(FaultKind.MEETS_AGAIN, opponents, allowed)
    yield from _repeated(FaultKind.PARTNERS_AGAIN, partners, 1)


def _repeated(kind: FaultKind, met: Mapping[tuple[int, int], list[int]], allowed: int) -> Iterator[Fault]:
    for both, rounds in sorted(met.items()):
        if len(rounds) > allowed:
            yield Fault(kind, tuple(dict.fromkeys(rounds)), contestants=both)


def _shared(movement: Movement) -> Iterator[Fault]:
    """Boards that several tables, or several matches of teams, play in one round."""
    for round in range(1, movement.rounds + 1):
        at: dict[int, list[Meeting]] = {}
        for meeting in movement.of_round(round):
            for board in dict.fromkeys(meeting.boards if meeting.is_played else ()):
                at.setdefault(board, []).append(meeting)
        together: dict[tuple[int, ...], list[int]] = {}
        for board, meetings in at.items():
            if len({frozenset(meeting.contestants) for meeting in meetings}) > 1:
                together.setdefault(tuple(meeting.table for meeting in meetings), []).append(board)
        for tables, boards in together.items():
            yield Fault(FaultKind.SHARED, (round,), tables, boards=tuple(sorted(boards)))


def _few_comparisons(movement: Movement) -> Iterator[Fault]:
    """Boards with fewer than two lines; and boards that are not all played equally often."""
    lines = comparisons(movement)
    for few in (0, 1):
        if boards := tuple(board for board, played in lines.items() if played == few):
            yield Fault(FaultKind.FEW_COMPARISONS, boards=boards, counts=(few,))
    if lines and min(lines.values()) != max(lines.values()):
        yield Fault(FaultKind.UNEQUAL_COMPARISONS, counts=(min(lines.values()), max(lines.values())))


def _unequal_boards(movement: Movement) -> Iterator[Fault]:
    """Contestants who do not all play the same number of boards: a half table, or rounds of unequal length."""
    played = [
        sum(len(meeting.boards) for meeting in movement.of_contestant(number) if meeting.is_played)
        for number in movement.contestants
    ]
    if played and min(played) != max(played):
        yield Fault(FaultKind.UNEQUAL_BOARDS, counts=(min(played), max(played)))


def _by_round(meetings: Iterable[Meeting]) -> dict[int, list[Meeting]]:
    found: dict[int, list[Meeting]] = {}
    for meeting in meetings:
        found.setdefault(meeting.round, []).append(meeting)
    return found
