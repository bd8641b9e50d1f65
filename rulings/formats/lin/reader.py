"""LIN, the hand file of Bridge Base Online: names, deal, auction with explanations, play.

A file is `key|value|` pairs. Taken: `pn` names from south clockwise, of a match those of the open room and then those
of the closed one, `md` dealer (1 south to 4 east) and hands from south, `sv` vulnerability, `ah` or `qx` the board's
number, with the room before it in a match, `mb` calls, `an` an explanation of the call before, `pc` cards in order of
play, `mc` the tricks of a claim, and what `lin_match` takes. Everything else is for a screen.
There is no published standard; this reads what the site writes for one board or several.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rulings.bridge import (
    DECK,
    LONGEST,
    Deal,
    Seat,
    Side,
    Vulnerability,
    dealer_of,
    vulnerability_of,
)
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.limits import check_boards
from rulings.formats.lin.deals import FROM_SOUTH, dealer_in, read_deal
from rulings.formats.lin.match import CLOSED, ROOMS, Match
from rulings.formats.lin.record import LinBoard, auction_of, play_of, tricks_of
from rulings.formats.pbn.people import Contestants
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard, FileFormat, FileResult, SessionFile
from rulings.formats.text import MAX_TEXT, Source
from rulings.formats.watching import watched

_VULNERABLE = {"o": Vulnerability.NONE, "0": Vulnerability.NONE, "-": Vulnerability.NONE}
_VULNERABLE |= {"n": Vulnerability.NS, "e": Vulnerability.EW, "b": Vulnerability.ALL}
_PAIR = re.compile(r"([A-Za-z]{2})\|([^|]*)\|\s*")
_NUMBER = re.compile(r"\d{1,4}")
_SHORT = 2
_LISTED, _LONGEST_LIST = "rs", 20_000
"""The key that lists how all tables of a match ended."""
_READ = frozenset(("ah", "sv", "mb", "an", "pc", "mc"))
"""Keys of what is said of a board."""
_TITLE = re.compile(r"\D{0,12}\d{1,4}")
_PLACE = re.compile(r"[oc]?\d{1,4}(?:,\D{0,12}\d{1,4})?", re.IGNORECASE)


def read_lin(text: str, remarks: list[Remark], *, is_strict: bool = True) -> list[SessionFile]:
    """Read the text of a file; FormatError when no board has a number; read strictly, on the first fault."""
    source = Source(text)
    faults = Faults(list(remarks), is_strict)
    said = faults.remarks
    check_boards(text.count("md|"))
    heads: dict[str, str] = {}
    unused: Counter[str] = Counter()
    numbered = _numbered(_boards(_pairs(source, faults), source, faults, heads, unused), source, said)
    if not numbered:
        raise FormatError(Expected.NUMBERED_BOARD)
    contestants = Contestants()
    unexplained = [board.calls[at][2] for board in numbered for at in board.alerts if not board.calls[at][1]]
    if unexplained:
        line = source.line(unexplained[0])
        said.append(Remark.of(RemarkKey.ALERTS_UNEXPLAINED, count=len(unexplained), line=line))
    match = Match.of(heads.get("vg", ""), heads.get("rs", ""))
    if left := unused + match.unread(heads.get("vg", "")):
        said.append(Remark.counting(RemarkKey.UNUSED, left))
    played = (_result(board, source, contestants, match, faults) for board in watched(numbered) if board.calls)
    results = match.with_list(_once(filter(None, played), faults), {board.number for board in numbered}, contestants)
    file_boards = {board.number: _file_board(board) for board in numbered}
    return [
        SessionFile(
            FileFormat.LIN,
            event=match.event,
            competition="Teams" if match.teams else "",
            scoring=match.scoring,
            contestants=tuple(contestants.by_key.values()),
            boards=tuple(file_boards[number] for number in sorted(file_boards)),
            results=tuple(sorted(results, key=lambda result: result.board)),
            remarks=(*said, *faults.told()),
            faults=tuple(faults.found),
        )
    ]


def _numbered(boards: list[LinBoard], source: Source, remarks: list[Remark]) -> list[LinBoard]:
    """The boards that have a number; one whose deal is another than that number had before is left out."""
    left = [board for board in boards if not board.number]
    if left:
        remarks.append(Remark.of(RemarkKey.NO_BOARD_NUMBER, count=len(left), line=source.line(left[0].at)))
    known: dict[int, FileBoard] = {}
    taken = []
    for board in boards:
        if not board.number:
            continue
        if known.setdefault(board.number, _file_board(board)) == _file_board(board):
            taken.append(board)
        else:
            remarks.append(Remark.of(RemarkKey.OTHER_DEAL, line=source.line(board.at), board=board.number))
    return taken


def _once(results: Iterable[FileResult], faults: Faults) -> list[FileResult]:
    """Every result once; of two that differ for the same players on one board the second is kept aside."""
    found: dict[tuple[object, ...], FileResult] = {}
    for at, result in enumerate(results):
        who: tuple[object, ...] = (result.ns, result.ew) if result.ns and result.ew else (at,)
        known = found.setdefault((result.board, result.room, *who), result)
        if known is result:
            continue
        if (known.contract, known.is_passed_out, known.tricks) != (
            result.contract,
            result.is_passed_out,
            result.tricks,
        ):
            why = Why.of(Detail.TWO_RESULTS, board=result.board, ns=result.ns, ew=result.ew)
            faults.keep(FormatError(Expected.ONE_RESULT, detail=why, line=result.line), result.board, result)
            continue
        faults.remarks.append(Remark.of(RemarkKey.REPEATED_RESULT, line=result.line, board=result.board))
    return list(found.values())


def _boards(
    pairs: Iterable[tuple[str, str, int]],
    source: Source,
    faults: Faults,
    heads: dict[str, str],
    unused: Counter[str],
) -> list[LinBoard]:
    """The boards of a file; `heads` are filled with what it says first of its match, `unused` with other keys."""
    boards: list[LinBoard] = []
    names = _Names()
    number, room = 0, ""
    for key, value, at in watched(pairs):
        if key == "pn":
            unused[key] += names.are_left
            names = _Names([name.strip() for name in value.split(",")])
        elif key == "qx":
            unused[key] += bool(number) or (bool(value) and not _PLACE.fullmatch(value))
            number, room = _number(value), ROOMS.get(value[:1].lower(), "")
        elif key in ("vg", "rs"):
            unused[key] += heads.setdefault(key, value) != value
        elif key == "md":
            seated = names.take(room)
            board = LinBoard(at, seated, number, room, dealer_in(value) or Seat.NORTH, cards_as_written=value)
            board.deal = _attempted_deal(board, value, at, source, faults)
            boards.append(board)
            number = 0
        elif key == "ah" and _number(value) and (not boards or boards[-1].number not in (0, _number(value))):
            unused[key] += bool(number) or not _TITLE.fullmatch(value)
            number = _number(value)
        elif boards and key in _READ:
            unused[key] += not faults.part(True, _add, boards[-1], key, value, at, source)
        else:
            unused[key] += bool(value)
    unused.update(pn=names.are_left, qx=bool(number))
    for board in boards:
        if board.wrong_deal is not None:
            faults.keep(board.wrong_deal, board.number, cards=board.cards_as_written)
    return boards


class _Names:
    """The players whom a file names last: four, or four of each room."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self.names = names
        self.taken: set[int] = set()

    @property
    def are_left(self) -> bool:
        """Whether somebody is named who sat at no board."""
        return any(name and at not in self.taken for at, name in enumerate(self.names))

    def take(self, room: str) -> list[str]:
        """Those who sit in a room."""
        first = 4 if room == CLOSED and len(self.names) > 4 else 0
        self.taken.update(range(first, first + 4))
        return list(self.names[first : first + 4])


def _attempted_deal(board: LinBoard, value: str, at: int, source: Source, faults: Faults) -> Deal | None:
    """The hands; what is wrong with them is kept until the board's number is known."""
    attempt = faults.attempt()
    deal = attempt(None, read_deal, value, at, source)
    board.wrong_deal = attempt.error
    return deal


def _pairs(source: Source, faults: Faults) -> Iterator[tuple[str, str, int]]:
    """Each key with its value and where it stands; of short values one for all that are equal."""
    known: dict[str, str] = {}
    at, end = len(source.text) - len(source.text.lstrip()), len(source.text.rstrip())
    while at < end:
        match = _PAIR.match(source.text, at)
        if match is None:
            faults.pass_over(source.error(at, Expected.LIN_PAIR, found=source.text[at : at + 20]))
            following = _PAIR.search(source.text, at + 1)
            if following is None:
                break
            at = following.start()
            continue
        value = match[2].strip()
        if len(value) > MAX_TEXT and not (match[1].lower() == _LISTED and len(value) <= _LONGEST_LIST):
            value = faults.shortened(value, source.error(at, Expected.SHORTER_TEXT, found=value))
        yield match[1].lower(), known.setdefault(value, value) if len(value) <= _SHORT else value, match.start(1)
        at = match.end()


def _add(board: LinBoard, key: str, value: str, at: int, source: Source) -> bool:
    """Note down what a key says of a board; whether all of it has its place."""
    if key == "ah":
        board.number = board.number or _number(value)
        return not value or (_number(value) == board.number and bool(_TITLE.fullmatch(value)))
    if key == "sv" and value:
        board.vulnerability = _VULNERABLE.get(value.lower())
        if board.vulnerability is None:
            raise source.error(at, Expected.LIN_VULNERABILITY, found=value)
    elif key == "mb" and len(board.calls) <= LONGEST:
        board.calls.append((value.replace("!", ""), "", at))
        if "!" in value:
            board.alerts.append(len(board.calls) - 1)
    elif key == "an" and board.calls:
        call, note, where = board.calls[-1]
        board.calls[-1] = (call, "; ".join(filter(None, (note, value))), where)
    elif key == "pc" and len(board.cards) <= len(DECK):
        board.cards.append((value, at))
    elif key == "mc":
        if not (value.isascii() and value.isdigit() and len(value) <= 2 and int(value) <= 13):
            raise source.error(at, Expected.TRICKS, found=value)
        board.claimed = int(value)
    else:
        return not value
    return True


def _number(text: str) -> int:
    match = _NUMBER.search(text)
    return 0 if match is None else int(match[0])


def _file_board(board: LinBoard) -> FileBoard:
    vulnerability = board.vulnerability or vulnerability_of(board.number)
    return FileBoard(board.number, board.dealer or dealer_of(board.number), vulnerability, board.deal)


def _result(
    board: LinBoard, source: Source, contestants: Contestants, match: Match, faults: Faults
) -> FileResult | None:
    """How a board was called and played; None where its auction cannot be: then it is kept aside."""
    attempt = faults.attempt()
    auction = attempt(None, auction_of, board, source)
    contract = auction.contract() if auction else None
    play = faults.part((), play_of, board, source, contract) if auction else ()
    names = {seat: name for seat, name in zip(FROM_SOUTH, board.names, strict=False) if name}
    ns, ew = (_side(board, side, names, contestants, match) for side in Side)
    result = FileResult(
        board.number,
        ns=ns,
        ew=ew,
        names=names,
        room=board.room,
        line=source.line(board.at),
        contract=contract,
        is_passed_out=auction is not None and auction.is_passed_out,
        tricks=tricks_of(play, contract) if board.claimed is None else board.claimed,
        lead=play[0].cards[0].card if play else None,
        auction=auction,
        play=play,
    )
    if attempt.error is None:
        return result
    faults.keep(attempt.error, board.number, result)
    return None


def _side(board: LinBoard, side: Side, names: dict[Seat, str], contestants: Contestants, match: Match) -> str:
    """The key of the team that sat that way, else of the pair."""
    players = tuple(names[seat] for seat in side.seats if seat in names)
    if team := match.team(board.room, side):
        return contestants.team(team, list(players))
    return contestants.meet("", players, "", "")
