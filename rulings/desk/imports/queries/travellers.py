"""The lines of a file's travellers beside those on record: new, filled in, otherwise, or gone. Reads alone."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from rulings.desk.imports.values import Found
from rulings.formats.watching import watched
from rulings.models import AuditEntry, Result, Session, Verb

PLAYED = (
    *("contract", "declarer", "tricks", "score_ns", "score_ew", "artificial"),
    *("is_result_disputed", "is_declarer_swapped"),
)
_TOLD = ("lead", "auction", "play")
_PLACED = ("section", "table", "round", "room")
_NOTHING: tuple[Any, ...] = ("", None, [], {})


@dataclass
class Lines:
    """What the lines of a file come to. `anew` is what follows from all tables together, and is taken with each file.

    `filled` are gaps; `gone` what former files had and this one has no longer: without columns where the line is not
    there, else with the empty ones of a line that says nothing any more. `agreed` are those that nothing is asked of.
    """

    new: list[Result] = field(default_factory=list)
    anew: list[Found] = field(default_factory=list)
    filled: list[Found] = field(default_factory=list)
    different: list[Found] = field(default_factory=list)
    gone: list[Found] = field(default_factory=list)
    agreed: list[Result] = field(default_factory=list)
    missing_boards: set[int] = field(default_factory=set)


def stored_lines(session: Session) -> list[Result]:
    """All lines of a session, as they came, without their boards and sides; one query."""
    return list(Result.objects.filter(board__session=session).order_by("pk"))


def compare_lines(session: Session, rows: list[Result], people: set[str], stored: list[Result]) -> Lines:
    """The file's lines, not yet stored, beside those of the session, with their boards and sides.

    `people` are the keys of whom the file names.
    """
    by_hand = _by_hand(session)
    keeps_places = session.sections.exists()
    found = Lines()
    matched, rest, unmatched = _matched(stored, rows)
    for there, row in watched(matched):
        _compare_line(found, there, row, keeps_places)
    unmet = _by_who(rest if unmatched else ())
    for row in watched(unmatched):
        other = _of_the_same(unmet, row)
        if other is None:
            found.new.append(row)
        else:
            _compare_sides(found, other, row, keeps_places)
    others = {each.pk for held in unmet.values() for each in held.values()}
    rest = [each for each in rest if each.pk in others] if unmatched else rest
    boards = {each.board.number for each in rows}
    left = [each for each in rest if each.pk not in by_hand]
    found.missing_boards = {each.board.number for each in left} - boards
    found.gone = [each for each in found.gone if each.row.pk not in by_hand]
    found.gone += [Found(each, {}) for each in left if each.board.number in boards and _is_between(each, people)]
    return found


def _by_hand(session: Session) -> set[int]:
    """The results that were recorded or entered here, or put in although their file has them wrong."""
    verbs = (Verb.RESULTS_RECORDED.value, Verb.RESULT_ENTERED.value, Verb.FAULT_TAKEN.value)
    entries = AuditEntry.objects.filter(object_type=Result.__name__, verb__in=verbs)
    results = Result.objects.filter(board__session=session)
    return set(entries.filter(object_id__in=results.values("pk")).values_list("object_id", flat=True))


def _is_between(result: Result, people: set[str]) -> bool:
    """Whether both sides are among these."""
    return all(side is not None and side.key in people for side in (result.ns, result.ew))


def _matched(
    stored: list[Result], rows: list[Result]
) -> tuple[list[tuple[Result, Result]], list[Result], list[Result]]:
    """The rows on record with their lines, those left over, and the lines left over."""
    rest: dict[tuple[Any, ...], list[Result]] = {}
    for each in stored:
        rest.setdefault(_sides(each), []).append(each)
    matched, unmatched = [], []
    for row in watched(rows):
        there = rest.get(_sides(row), [])
        best = max(there, key=lambda each: _likeness(each, row), default=None)
        if best is None:
            unmatched.append(row)
        else:
            there.remove(best)
            matched.append((best, row))
    return matched, [each for left in rest.values() for each in left], unmatched


def _sides(result: Result) -> tuple[Any, ...]:
    """What names a line on a board: who met, or where nobody is named the table and its players."""
    if result.ns is None and result.ew is None:
        seats = tuple(sorted(result.seats.items()))
        return result.board.number, result.section, result.table, result.round, result.room, seats
    return result.board.number, *(side.key if side else "" for side in (result.ns, result.ew))


def _likeness(there: Result, row: Result) -> tuple[int, bool]:
    """In how many of its round, room and table a row is as the line, and whether in what was played."""
    return sum(getattr(there, name) == getattr(row, name) for name in _PLACED), is_same(there, row)


_Unmet = dict[tuple[int, int | None], dict[int, Result]]
"""Rows that are in no line of the file, by board and each of those who sat there, and by their place among them."""


def _by_who(rest: Iterable[Result]) -> _Unmet:
    found: _Unmet = {}
    for place, each in enumerate(rest):
        for who in {each.ns_id, each.ew_id}:
            found.setdefault((each.board_id, who), {})[place] = each
    return found


def _of_the_same(unmet: _Unmet, row: Result) -> Result | None:
    """The first row of the board at which one of those of the line sat in that round, if any; it is taken out."""
    met = {row.ns_id, row.ew_id} - {None}
    there = {place: each for who in met for place, each in unmet.get((row.board_id, who), {}).items()}
    same_room = ((place, each) for place, each in sorted(there.items(), key=itemgetter(0)) if each.room == row.room)
    same_round = (found for found in same_room if not (found[1].round and row.round) or found[1].round == row.round)
    place, other = next(same_round, (0, None))
    if other is not None:
        for who in {other.ns_id, other.ew_id}:
            del unmet[other.board_id, who][place]
    return other


def _compare_line(found: Lines, there: Result, row: Result, keeps_places: bool) -> None:
    """A line that both have: what fills a gap, and what is otherwise."""
    anew: dict[str, Any] = {"awards": row.awards} if row.awards != there.awards else {}
    filled: dict[str, Any] = {}
    other: dict[str, Any] = {}
    is_emptied = False
    if _is_by_awards(there) and not _is_played(row, but_points=True):
        anew |= {name: getattr(row, name) for name in ("artificial", "score_ns", "score_ew")}
    elif not _is_played(there):
        filled |= as_told(row) if _is_played(row) else {}
    elif not _is_played(row):
        is_emptied = True
        found.gone.append(Found(there, as_told(row)))
    elif not is_same(there, row):
        other |= as_told(row)
    else:
        filled |= {name: value for name, value in as_told(row).items() if _fills(there, name, value)}
    in_place = _placed(there, row, keeps_places) | {
        name: value for name in _TOLD if (value := getattr(row, name)) not in (*_NOTHING, getattr(there, name))
    }
    for name, value in in_place.items():
        (filled if getattr(there, name) in _NOTHING else other)[name] = value
    filled |= {"seats": row.seats} if row.seats and not there.seats else {}
    _put(found, there, anew, filled, other, is_emptied=is_emptied)


def _placed(there: Result, row: Result, keeps_places: bool) -> dict[str, Any]:
    """Where the file has it played, where that is not as here; what the movement says stays."""
    wanted = {name: getattr(row, name) for name in _PLACED}
    return {
        name: value
        for name, value in wanted.items()
        if value and value != getattr(there, name) and not (keeps_places and getattr(there, name))
    }


def _fills(there: Result, name: str, value: Any) -> bool:
    """Whether a value stands where nothing is said here."""
    return value not in _NOTHING and getattr(there, name) in _NOTHING


def _compare_sides(found: Lines, there: Result, row: Result, keeps_places: bool) -> None:
    """A line that the file has between others: they, with all that it says."""
    told = {name: value for name in _TOLD if (value := getattr(row, name)) not in (*_NOTHING, getattr(there, name))}
    other = as_told(row) | told | _placed(there, row, keeps_places) | {"ns": row.ns, "ew": row.ew}
    anew = {"awards": row.awards} if row.awards != there.awards else {}
    _put(found, there, anew, {}, other)


def _put(
    found: Lines,
    there: Result,
    anew: dict[str, Any],
    filled: dict[str, Any],
    other: dict[str, Any],
    *,
    is_emptied: bool = False,
) -> None:
    """Note what a line comes to."""
    for to, columns in ((found.anew, anew), (found.filled, filled), (found.different, other)):
        if columns:
            to.append(Found(there, columns))
    if not other and not is_emptied:
        found.agreed.append(there)


def _is_by_awards(result: Result) -> bool:
    """Whether the awards of a file told that it is an adjusted score: its text begins with a caret."""
    return result.artificial.startswith("^")


def _is_played(result: Result, *, but_points: bool = False) -> bool:
    """Whether it says what happened; `but_points`: more than points of 0, as some programs write an adjusted score."""
    points = bool(result.score_ns) if but_points else result.score_ns is not None
    return bool(result.contract or result.artificial or points)


def is_same(there: Result, row: Result, columns: Collection[str] = PLAYED) -> bool:
    """Whether two records agree in all that both say of these columns."""
    if there.artificial != row.artificial:
        return False
    return all(
        getattr(there, name) == getattr(row, name)
        for name in columns
        if getattr(there, name) not in _NOTHING and getattr(row, name) not in _NOTHING
    )


def as_told(row: Result) -> dict[str, Any]:
    """What was played, as the file has it."""
    return {name: getattr(row, name) for name in PLAYED}
