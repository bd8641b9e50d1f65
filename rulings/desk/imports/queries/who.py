"""Who of a file is who of a session, by the surest sign that tells. Asks no query.

Two files of one evening agree in the key of each contestant; a session begun here knows them by their names, by where
the movement has them sit, or by their number and direction.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from rulings.bridge import Side
from rulings.desk.base.names import words
from rulings.desk.movements.queries import Seating
from rulings.desk.movements.values import TablePlace, read_label
from rulings.formats.session import MEMBERS, FileContestant, FileResult, SessionFile
from rulings.formats.watching import look_up, watched
from rulings.models import Contestant, Section

_Key = TypeVar("_Key", bound=Hashable)
_Value = TypeVar("_Value")
_Known = Mapping[str, Contestant]
_Names = frozenset[tuple[str, ...]]


def who_is_who(
    everybody: Sequence[Contestant], sections: Sequence[Section], file: SessionFile
) -> dict[str, Contestant]:
    """A session's contestants by the file's keys: nobody twice. Who of the file is new is not among them.

    `everybody` are its contestants with their players, in the order in which they came.
    """
    rest = list(everybody)
    entries = [each for each in file.contestants if not each.members]
    by_key = {each.key: each for each in rest}
    known: dict[str, Contestant] = {each.key: by_key[each.key] for each in entries if each.key in by_key}
    seating = Seating(tuple(sections), tuple(each for each in rest if each.position is not None))
    signs: tuple[Callable[[], _Known], ...] = (
        lambda: _paired(_left(entries, known), names_of_entry, _unmatched(rest, known), names_of_contestant),
        lambda: _by_seating(file, seating, known),
        lambda: _by_number(file, _left(entries, known), rest, known),
    )
    for sign in signs:
        look_up()
        known |= sign()
    return known


def known_key(known: _Known, key: str) -> str:
    """The session's key of somebody of the file; of two who sat together that of both."""
    if key in known:
        return known[key].key
    return MEMBERS.join(known_key(known, each) for each in key.split(MEMBERS)) if MEMBERS in key else key


def _left(entries: Iterable[FileContestant], known: _Known) -> list[FileContestant]:
    """Those of the file who are not known yet."""
    return [each for each in entries if each.key not in known]


def _unmatched(rest: Iterable[Contestant], known: _Known) -> list[Contestant]:
    """Those of the session whom nobody of the file is yet."""
    taken = {each.pk for each in known.values()}
    return [each for each in rest if each.pk not in taken and MEMBERS not in each.key]


def _paired(
    entries: Iterable[FileContestant],
    of_entry: Callable[[FileContestant], _Key | None],
    rest: Iterable[Contestant],
    of_contestant: Callable[[Contestant], _Key | None],
) -> dict[str, Contestant]:
    """Those of both sides who have a sign that nobody else has."""
    ours = _alone((of_contestant(each), each) for each in rest)
    theirs = _alone((of_entry(each), each) for each in entries)
    return {entry.key: ours[sign] for sign, entry in theirs.items() if sign in ours}


def _alone(signed: Iterable[tuple[_Key | None, _Value]]) -> dict[_Key, _Value]:
    """What has a sign that nothing else has."""
    listed = [(sign, each) for sign, each in watched(signed) if sign is not None]
    times = Counter(sign for sign, _each in listed)
    return {sign: each for sign, each in listed if times[sign] == 1}


def names_of_entry(entry: FileContestant) -> _Names | None:
    """The names of a file's contestant, whatever the order, their case and accents; None where it has none."""
    return _folded_names(player.name for player in entry.players) or _folded_names([entry.name])


def names_of_contestant(contestant: Contestant) -> _Names | None:
    """The same of a session's contestant."""
    return _folded_names(player.name for player in contestant.players.all()) or _folded_names([contestant.name])


def _folded_names(names: Iterable[str]) -> _Names | None:
    """Each name as its words."""
    found = frozenset(tuple(sorted(spoken)) for name in names if (spoken := words(name)))
    return found or None


def _by_seating(file: SessionFile, seating: Seating, known: _Known) -> dict[str, Contestant]:
    """By where the movement has them sit: whom most of the file's tables name, and nobody else as often."""
    votes: dict[str, Counter[int]] = {}
    there = {each.pk: each for each in seating.contestants}
    for key, contestant in _sat(file, seating):
        votes.setdefault(key, Counter())[contestant.pk] += 1
    best = {key: _first(counted) for key, counted in votes.items() if key not in known}
    taken = Counter(best.values()) + Counter(each.pk for each in known.values())
    return {key: there[pk] for key, pk in best.items() if pk is not None and taken[pk] == 1}


def _sat(file: SessionFile, seating: Seating) -> Iterator[tuple[str, Contestant]]:
    """Each side of each table of the file, with who sits there by the movement."""
    for result in watched(file.results):
        place = _place(result, seating)
        sitting = seating.on_board(place, result.board) if place else None
        if sitting is not None:
            sides = (result.ns, sitting.pair_ns), (result.ew, sitting.pair_ew)
            yield from ((key, side) for key, side in sides if key and side is not None)


def _place(result: FileResult, seating: Seating) -> TablePlace | None:
    """The table of a line, its section told by the label or the line, or the only one that has a movement."""
    named = read_label(result.table)
    if named is None:
        return None
    told = (each for each in (named.section, result.section.strip().upper()) if each in seating.movements)
    only = next(iter(seating.movements), None) if len(seating.movements) == 1 else None
    section = next(told, only)
    return None if section is None else TablePlace(section, named.table)


def _first(counted: Counter[int]) -> int | None:
    """The most frequent; None where two are as frequent."""
    (best, times), *others = counted.most_common(2)
    return None if others and others[0][1] == times else best


def _by_number(
    file: SessionFile, entries: list[FileContestant], rest: list[Contestant], known: _Known
) -> dict[str, Contestant]:
    """By section and number; east-west pairs that are numbered otherwise, by their place in the line."""
    sections = {each.section.strip().upper() for each in rest}
    ways = _ways(file)

    def section(named: str) -> str:
        return named.strip().upper() if len(sections) > 1 else ""

    def is_of_line(entry: FileContestant) -> bool:
        return (entry.direction or ways.get(entry.key)) is Side.EW

    placed: dict[str, dict[int, Contestant]] = {}
    for each in rest:
        if each.direction == Side.EW.value and each.position is not None:
            placed.setdefault(section(each.section), {})[each.position] = each
    line = [each for each in file.contestants if is_of_line(each) and section(each.section) in placed]
    free = _unmatched(rest, known)
    of_lines = {each.key for each in line}
    others = [each for each in entries if each.key not in of_lines]
    found = _paired(
        others,
        lambda each: _numbered(section(each.section), each.number),
        free,
        lambda each: _numbered(section(each.section), str(each.position or each.number)),
    )
    taken = {each.pk for each in found.values()}
    in_line = {
        key: contestant
        for name, there in placed.items()
        for key, contestant in _in_line([each for each in line if section(each.section) == name], there).items()
    }
    wanted = {each.key for each in entries}
    is_free = {each.pk for each in free} - taken
    return found | {key: each for key, each in in_line.items() if key in wanted and each.pk in is_free}


def _ways(file: SessionFile) -> dict[str, Side]:
    """Who sits one way in all of the file's lines."""
    sat: dict[str, set[Side]] = {}
    for result in watched(file.results):
        for side, key in ((Side.NS, result.ns), (Side.EW, result.ew)):
            sat.setdefault(key, set()).add(side)
    return {key: next(iter(sides)) for key, sides in sat.items() if len(sides) == 1}


def _numbered(section: str, number: str) -> tuple[str, str] | None:
    """A section and a number's digits; None without any."""
    digits = "".join(sign for sign in number if sign.isdigit()).lstrip("0")
    return (section, digits) if digits else None


def _in_line(line: list[FileContestant], placed: Mapping[int, Contestant]) -> dict[str, Contestant]:
    """The east-west pairs of a section: by the movement's own numbers, or counted from 1, 11, 21 or 101."""
    signed = ((_numbered("", each.number), each) for each in line)
    numbers = {int(sign[1]): each for sign, each in _alone(signed).items()}
    if numbers.keys() <= placed.keys():
        return {each.key: placed[number] for number, each in numbers.items()}
    base = (min(numbers, default=1) - 1) // 10 * 10
    positions = sorted(placed)
    if not all(1 <= number - base <= len(positions) for number in numbers):
        return {}
    return {each.key: placed[positions[number - base - 1]] for number, each in numbers.items()}
