"""A club's evening as its scoring program saves it: six pairs at three tables, three rounds of two boards.

North-south sit at tables 1 to 3 and are the pairs 1 to 3; east-west move up. Each save is a file's bytes.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date

from rulings.bridge import Deal, Side, dealer_of, vulnerability_of
from rulings.formats.artificial import read_artificial
from rulings.formats.pbn.writer import write_pbn
from rulings.formats.session import (
    FileBoard,
    FileContestant,
    FileFormat,
    FilePlayer,
    FileResult,
    SessionFile,
)
from rulings.formats.usebio.writer import write_usebio
from rulings.formats.written import Written
from rulings.scoring.notation.results import read_result
from tests.factories import DEAL

DAY = date(2026, 11, 17)
NAMES = [
    ("Ada Bo", "Ida Co"),
    ("Eva Fo", "Ugo Do"),
    ("Lia Mo", "Leo No"),
    ("Pia Ro", "Rea So"),
    ("Tea To", "Ivo Vo"),
    ("Zoe Za", "Max Ze"),
]
PLAYED = ("4S= S", "3NT+1 N", "2H-1 E", "1NT= W", "5C-2 S", "3D+1 E", "6H= N", "2S+2 W", "Pass")
"""What comes out at one table after the other."""
ROUNDS, BOARDS_A_ROUND, TABLES = 3, 2, 3
WRITERS: dict[str, Callable[[SessionFile], Written]] = {"usebio": write_usebio, "pbn": write_pbn}


def evening(
    rounds: int = ROUNDS, *, first: int = TABLES + 1, name: str = "Tuesday Pairs", shift: int = 0, day: date = DAY
) -> SessionFile:
    """So many rounds; east-west are numbered from `first`; `shift` gives other results."""
    pairs = [_pair(at, first) for at in range(2 * TABLES)]
    numbers = range(1, ROUNDS * BOARDS_A_ROUND + 1)
    results = [line for each in range(1, rounds + 1) for line in _round(each, pairs, shift)]
    return SessionFile(
        FileFormat.USEBIO,
        event=name,
        date=day,
        scoring="MATCH_POINTS",
        winners=2,
        contestants=tuple(pairs),
        boards=tuple(_board(number) for number in numbers),
        results=tuple(sorted(results, key=lambda line: line.board)),
    )


def _pair(at: int, first: int) -> FileContestant:
    """The pair with that place: three north-south, three east-west."""
    is_ns = at < TABLES
    number = str(at + 1 if is_ns else at - TABLES + first)
    players = tuple(FilePlayer(name, f"{at}{place}") for place, name in enumerate(NAMES[at]))
    side = Side.NS if is_ns else Side.EW
    return FileContestant(f"{number}{side}", number=number, players=players, direction=side)


def _board(number: int) -> FileBoard:
    return FileBoard(number, dealer_of(number), vulnerability_of(number), Deal.parse(DEAL))


def _round(number: int, pairs: list[FileContestant], shift: int) -> Iterable[FileResult]:
    """The lines of a round: at table t boards and opponents move on by one table each round."""
    for table in range(TABLES):
        group = (table + number - 1) % ROUNDS
        guests = pairs[TABLES + (table - number + 1) % TABLES]
        for place in range(BOARDS_A_ROUND):
            board = group * BOARDS_A_ROUND + place + 1
            played = PLAYED[(table * 2 + number * 3 + board + shift) % len(PLAYED)]
            yield line(board, pairs[table].key, guests.key, played, table=str(table + 1), round=str(number))


def line(board: int, ns: str, ew: str, played: str, **told: str) -> FileResult:
    """One line of a traveller, with its points."""
    result = read_result(played, "en")
    points = result.points_ns(vulnerability_of(board))
    return FileResult(
        board,
        ns,
        ew,
        contract=result.contract,
        is_passed_out=result.contract is None,
        tricks=result.tricks,
        score_ns=points,
        score_ew=-points,
        **told,  # type: ignore[arg-type]
    )


def saved(file: SessionFile, written: str = "usebio") -> bytes:
    """The file's bytes, as a program of that format writes them."""
    return WRITERS[written](file).text.encode()


Change = Callable[[SessionFile], SessionFile]


def with_line(file: SessionFile, at: int, change: Callable[[FileResult], FileResult | None]) -> SessionFile:
    """The file with one line changed, or without it."""
    lines = (change(each) if place == at else each for place, each in enumerate(file.results))
    return replace(file, results=tuple(each for each in lines if each is not None))


def other_contract(file: SessionFile) -> SessionFile:
    """One line with another contract."""

    def changed(there: FileResult) -> FileResult:
        return line(there.board, there.ns, there.ew, "7NTX-5 W", table=there.table, round=there.round)

    return with_line(file, 0, changed)


def without_a_line(file: SessionFile) -> SessionFile:
    """One line erased."""
    return with_line(file, 0, lambda _there: None)


def an_emptied_line(file: SessionFile) -> SessionFile:
    """One line that says nothing any more."""

    def emptied(there: FileResult) -> FileResult:
        return FileResult(there.board, there.ns, there.ew, table=there.table, round=there.round)

    return with_line(file, 0, emptied)


def artificial(file: SessionFile) -> SessionFile:
    """One line with an artificial adjusted score."""
    award = read_artificial("A6040")
    assert award is not None

    def adjusted(there: FileResult) -> FileResult:
        return FileResult(there.board, there.ns, there.ew, artificial=award, table=there.table, round=there.round)

    return with_line(file, 0, adjusted)


def other_opponents(file: SessionFile) -> SessionFile:
    """One line between a pair and a pair that was not in the file so far."""
    late = FileContestant(
        "9EW", number="9", players=(FilePlayer("Ned", "91"), FilePlayer("Nan", "92")), direction=Side.EW
    )
    changed = with_line(file, 0, lambda there: replace(there, ew="9EW"))
    return replace(changed, contestants=(*file.contestants, late))


def other_name(file: SessionFile) -> SessionFile:
    """One player under another name."""
    first, *others = file.contestants
    players = (FilePlayer("Bea Bo", "77"), *first.players[1:])
    return replace(file, contestants=(replace(first, players=players), *others))


def other_cards(file: SessionFile) -> SessionFile:
    """One board with two hands exchanged."""
    first, *others = file.boards
    _seat, hands = DEAL.split(":")
    north, east, south, west = hands.split()
    return replace(file, boards=(replace(first, deal=Deal.parse(f"N:{north} {west} {south} {east}")), *others))


CHANGES: dict[str, Change] = {
    "another contract": other_contract,
    "an erased line": without_a_line,
    "an emptied line": an_emptied_line,
    "an artificial score": artificial,
    "other opponents": other_opponents,
    "another name": other_name,
    "other cards": other_cards,
}
