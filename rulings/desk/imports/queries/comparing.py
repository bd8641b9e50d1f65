"""A file beside what its session has already: what is new, what fills a gap, and what is otherwise. Reads alone.

What follows from all tables together, as a file's awards do, is taken anew with every file, and is no difference. A
file that brings nothing and lacks much is an earlier save: it takes nothing away.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rulings.desk.base.names import words
from rulings.desk.imports.queries.deciding import taken_away
from rulings.desk.imports.queries.matching import Fit
from rulings.desk.imports.queries.rows import (
    board_rows,
    contestant_rows,
    line_columns,
    names_in,
    placed_row,
    player_rows,
)
from rulings.desk.imports.queries.travellers import Lines, compare_lines, stored_lines
from rulings.desk.imports.queries.who import known_key
from rulings.desk.imports.values import Found
from rulings.desk.scores.queries.session_rows import placed
from rulings.formats.session import MEMBERS, FileContestant, SessionFile
from rulings.formats.watching import EVERY, look_up, watched
from rulings.models import Board, Contestant, Player, Result, Session

_CALLED = ("number", "section", "direction", "kind")


@dataclass
class Comparison:
    """What a file adds and changes. `anew` follows from all that it has; of an `is_earlier` save it is nothing.

    `gone` is what former files had and it has no longer; `agreed` are rows of which nothing is asked; `players` are to
    be added, those of contestants who are there among them. `everybody` and `stored` are who and which lines are there.
    """

    entries: dict[str, FileContestant]
    everybody: list[Contestant] = field(default_factory=list)
    stored: list[Result] = field(default_factory=list)
    contestants: list[Contestant] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    anew: list[Found] = field(default_factory=list)
    filled: list[Found] = field(default_factory=list)
    different: list[Found] = field(default_factory=list)
    agreed: list[Contestant | Board | Result] = field(default_factory=list)
    lines: Lines = field(default_factory=Lines)
    is_earlier: bool = False

    @property
    def results(self) -> list[Result]:
        """The new lines."""
        return self.lines.new

    @property
    def gone(self) -> list[Found]:
        """What former files had and this one has no longer."""
        return [] if self.is_earlier else self.lines.gone


def with_known_keys(found: Fit) -> SessionFile:
    """The file with the session's keys for everybody whom the session knows."""
    known, file = found.known, found.file
    return replace(
        file,
        contestants=tuple(
            replace(
                each,
                key=known_key(known, each.key),
                members=tuple(known_key(known, member) for member in each.members),
            )
            for each in file.contestants
        ),
        results=tuple(
            replace(each, ns=known_key(known, each.ns), ew=known_key(known, each.ew)) for each in file.results
        ),
        faults=tuple(
            replace(each, result=replace(line, ns=known_key(known, line.ns), ew=known_key(known, line.ew)))
            if (line := each.result) is not None
            else each
            for each in file.faults
        ),
    )


def all_new(session: Session, file: SessionFile, lines: Sequence[Mapping[str, Any]]) -> Comparison:
    """The file in a session that is not stored yet: all of it is new. Asks no query."""
    found = Comparison(
        entries={each.key: each for each in file.contestants},
        contestants=contestant_rows(session, file),
        boards=board_rows(session, file),
    )
    for row in found.contestants:
        found.players += player_rows(row, found.entries[row.key])
    by_key, by_number = {each.key: each for each in found.contestants}, {each.number: each for each in found.boards}
    found.lines.new = _rows(file, lines, by_number, by_key)
    return found


def _rows(
    file: SessionFile,
    lines: Sequence[Mapping[str, Any]],
    boards: Mapping[int, Board],
    contestants: Mapping[str, Contestant],
) -> list[Result]:
    """The file's lines with these columns, not yet stored."""
    placed = zip(file.results, lines, strict=True)
    return [placed_row(each, columns, boards[each.board], contestants) for each, columns in watched(placed)]


def compare(session: Session, file: SessionFile, lines: Sequence[Mapping[str, Any]] | None = None) -> Comparison:
    """The file, under the session's keys, beside the session; a fixed number of queries and one a thousand people.

    `lines` are the columns of its results where they were made ready before.
    """
    competing = session.contestants.prefetch_related("players").order_by("pk")
    everybody = list(watched(competing.iterator(EVERY)))
    there, boards = {each.key: each for each in everybody}, {each.number: each for each in session.boards.all()}
    found = Comparison({each.key: each for each in file.contestants}, everybody, stored_lines(session))
    placed(found.stored, {each.pk: each for each in boards.values()}, {each.pk: each for each in everybody})
    for row in watched(contestant_rows(session, file)):
        _compare_contestant(found, there.get(row.key), row)
    for each in watched(board_rows(session, file)):
        _compare_board(found, boards.get(each.number), each)
    look_up()
    by_key = there | {each.key: each for each in found.contestants}
    by_number = boards | {each.number: each for each in found.boards}
    ready = lines if lines is not None else [line_columns(each) for each in file.results]
    rows = _rows(file, ready, by_number, by_key)
    found.lines = compare_lines(session, rows, set(found.entries), found.stored)
    aside = {(each.board, each.result.ns, each.result.ew) for each in file.faults if each.result is not None}
    found.lines.gone = [each for each in found.lines.gone if _line_key(each.row) not in aside]
    found.filled += found.lines.filled
    found.different += found.lines.different
    found.agreed += found.lines.agreed
    found.anew += found.lines.anew
    _hold_back_an_earlier_save(found, session, rows)
    return found


def _line_key(row: object) -> tuple[int, str, str] | None:
    """What names a line on a board as a file does: who met."""
    if not isinstance(row, Result):
        return None
    ns, ew = (side.key if side else "" for side in (row.ns, row.ew))
    return row.board.number, ns, ew


def _hold_back_an_earlier_save(found: Comparison, session: Session, rows: Iterable[Result]) -> None:
    """Of an earlier save nothing is taken anew, and no line comes back that a director has taken away since."""
    away = taken_away(session)
    lines = [each for each in found.results if (each.board_id, each.ns_id, each.ew_id) not in away.lines]
    filled = [each for each in found.filled if not (isinstance(each.row, Result) and each.row.pk in away.emptied)]
    brings = bool(found.contestants or found.boards or found.players or lines or filled)
    if not brings and _lacks_much(found, rows):
        found.is_earlier, found.anew, found.filled, found.lines.new = True, [], filled, lines


def _lacks_much(found: Comparison, rows: Iterable[Result]) -> bool:
    """Whether boards are missing, or lines of several tables or of later rounds.

    The lines of one table alone were taken out, unless they are more than half of what the file has.
    """
    gone = [each.row for each in found.lines.gone]
    if not gone and not found.lines.missing_boards:
        return False
    tables = {(each.ns_id, each.ew_id, each.round) for each in gone if isinstance(each, Result)}
    last = max((_round(each) for each in rows), default=0)
    is_later = all(_round(each) > last > 0 for each in gone if isinstance(each, Result))
    told = sum(1 for each in rows if each.contract or each.score_ns is not None or each.artificial)
    return bool(found.lines.missing_boards) or len(tables) > 1 or is_later or 2 * len(gone) > told


def _round(result: Result) -> int:
    """The number of its round, 0 where that is none."""
    return int(result.round) if result.round.isascii() and result.round.isdigit() else 0


def _compare_contestant(found: Comparison, there: Contestant | None, row: Contestant) -> None:
    """Somebody who competes: new, with more names than so far, or under other ones."""
    entry = found.entries[row.key]
    if there is None:
        found.contestants.append(row)
        found.players += player_rows(row, entry)
        return
    called = {name: getattr(row, name) for name in _CALLED if getattr(row, name) != getattr(there, name)}
    if called and there.position is None:
        found.anew.append(Found(there, called))
    here, told = names_in(there), [[player.name, player.national_id] for player in player_rows(row, entry)]
    more, fewer = _beyond(told, here), _beyond(here, told)
    is_other = bool(more and fewer) or (not told and not here and _is_otherwise(row.name, there.name))
    if is_other and MEMBERS not in there.key:
        found.different.append(Found(there, {"name": row.name, "players": told}))
        return
    found.agreed.append(there)
    if not fewer and (more or not there.name) and not is_other:
        found.players += [Player(contestant=there, name=name, national_id=number) for name, number in more]
        if row.name and row.name != there.name:
            found.filled.append(Found(there, {"name": row.name}))


def _is_otherwise(told: str, here: str) -> bool:
    """Whether two names say something else."""
    return bool(told and here) and _spoken(told) != _spoken(here)


def _beyond(names: list[list[str]], others: list[list[str]]) -> list[list[str]]:
    """The names, with their numbers, that are not among the others, whatever the order of words, case and accents."""
    rest = Counter(tuple(_spoken(name)) for name, _number in others)
    beyond = []
    for name, number in names:
        spoken = tuple(_spoken(name))
        if rest[spoken]:
            rest[spoken] -= 1
        else:
            beyond.append([name, number])
    return beyond


def _spoken(name: str) -> list[str]:
    """A name's words in an order of their own; one without letters stands for itself."""
    return sorted(words(name)) or [name]


def _compare_board(found: Comparison, there: Board | None, row: Board) -> None:
    """A board: new, without cards so far, or with others."""
    if there is None:
        found.boards.append(row)
        return
    columns: dict[str, Any] = {name: getattr(row, name) for name in ("dealer", "vulnerability")}
    columns |= {"deal": row.deal} if row.deal else {}
    other = {name: value for name, value in columns.items() if getattr(there, name) != value}
    if other.keys() == {"deal"} and not there.deal:
        found.filled.append(Found(there, other))
    elif other:
        found.different.append(Found(there, other))
        return
    found.agreed.append(there)
