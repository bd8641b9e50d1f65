"""What a session file has and no result tells: what nobody entered, who had no opponents, who has no name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulings.formats.bws.people import People
from rulings.formats.bws.tables import Entry, RoundRow, SectionRow, Where
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FilePlayer


def gaps(
    rounds: Iterable[RoundRow], sections: Mapping[int, SectionRow], found: Mapping[Where, Entry], begun: Iterable[Entry]
) -> Iterator[Remark]:
    """What the movement has and nobody entered, where somebody had no opponents, and what was under way."""
    met: list[RoundRow] = []
    alone: list[RoundRow] = []
    for row in rounds:
        (alone if _sits_out(row, sections[row.section].missing_pair) else met).append(row)
    if found:
        yield from _not_entered(met, found)
    odd = [(row.round, row.table) for row in met if not row.meets and (row.low or row.high)]
    if odd:
        round_, table = min(odd)
        yield Remark.of(RemarkKey.ROUND_WITHOUT_BOARDS, count=len(odd), table=table, round=round_)
    waiting = [(row.round, row.table) for row in alone if row.ns or row.ew]
    if waiting:
        round_, table = min(waiting)
        yield Remark.of(RemarkKey.WITHOUT_OPPONENTS, count=len(waiting), table=table, round=round_)
    under_way = {entry.where for entry in begun if not entry.is_erased} - found.keys()
    if under_way:
        yield Remark.of(RemarkKey.UNDER_WAY, count=len(under_way))


def _sits_out(row: RoundRow, missing_pair: int) -> bool:
    """Whether only one side of a table has anybody, or none."""
    return row.ns <= 0 or row.ew <= 0 or (missing_pair > 0 and missing_pair in (row.ns, row.ew))


def _not_entered(rounds: Iterable[RoundRow], found: Mapping[Where, Entry]) -> Iterator[Remark]:
    """How many results of the movement are not there, and where the first of them would be."""
    entered: dict[tuple[int, int, int], set[int]] = {}
    for section, table, round_, board in found:
        entered.setdefault((section, table, round_), set()).add(board)
    count = awaited = 0
    first: tuple[int, int, int] | None = None
    for row in rounds:
        if not row.meets:
            continue
        own = entered.get((row.section, row.table, row.round), set())
        missing = [board for board in row.boards if board not in own]
        awaited += len(row.boards)
        count += len(missing)
        if missing and (first is None or (row.round, row.table, missing[0]) < first):
            first = (row.round, row.table, missing[0])
    if first:
        round_, table, board = first
        values = {"count": count, "all": awaited, "board": board, "table": table, "round": round_}
        yield Remark.of(RemarkKey.NOT_ENTERED, **values)


def nameless(people: People) -> Iterator[Remark]:
    """Whose number nobody has a name for: he does not come in."""
    alone = [one for one in people.by_key.values() if not one.members]
    numbers = [player.national_id for one in alone for player in one.players if not player.name]
    if numbers:
        yield Remark.of(RemarkKey.WITHOUT_NAME, count=len(numbers), number=numbers[0])


def came_later(later: list[tuple[int, FilePlayer]]) -> Iterator[Remark]:
    """Who came for others in a later round: he stands with the results of that round only."""
    if later:
        round_, player = later[0]
        count = len({player for _round, player in later})
        name = player.name or player.national_id
        yield Remark.of(RemarkKey.CAME_LATER, count=count, name=name, round=round_)
