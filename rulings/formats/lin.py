"""LIN, the hand file of Bridge Base Online: names, deal, auction with explanations, play.

A file is `key|value|` pairs. Taken: `pn` names from south clockwise, of a match those of the open room and then those
of the closed one, `md` dealer (1 south to 4 east) and hands from south, `sv` vulnerability, `ah` or `qx` the board's
number, with the room before it in a match, `mb` calls, `an` an explanation of the call before, `pc` cards in order of
play, `mc` the tricks of a claim, and what `lin_match` takes. Everything else is for a screen.
There is no published standard; this reads what the site writes for one board or several.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from rulings.bridge import (
    DECK,
    LONGEST,
    Auction,
    AuctionCall,
    Call,
    Card,
    Contract,
    Deal,
    Seat,
    Side,
    Trick,
    Vulnerability,
    dealer_of,
    vulnerability_of,
    winner,
)
from rulings.formats.auctions import regular_auction
from rulings.formats.cards import regular_play
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.limits import check_boards
from rulings.formats.lin_deals import FROM_SOUTH, dealer_in, read_deal
from rulings.formats.lin_match import CLOSED, ROOMS, Match
from rulings.formats.pbn.people import Contestants
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard, FileFormat, FileResult, PlayedCard, PlayedTrick, SessionFile
from rulings.formats.text import MAX_TEXT, Source

_VULNERABLE = {"o": Vulnerability.NONE, "0": Vulnerability.NONE, "-": Vulnerability.NONE}
_VULNERABLE |= {"n": Vulnerability.NS, "e": Vulnerability.EW, "b": Vulnerability.ALL}
_PAIR = re.compile(r"([A-Za-z]{2})\|([^|]*)\|\s*")
_NUMBER = re.compile(r"\d{1,4}")
_SHORT = 2


@dataclass(slots=True)
class _Board:
    """What a file says of one board, and where."""

    at: int
    names: list[str]
    number: int = 0
    room: str = ""
    dealer: Seat = Seat.NORTH
    deal: Deal | None = None
    vulnerability: Vulnerability | None = None
    calls: list[tuple[str, str, int]] = field(default_factory=list)
    cards: list[tuple[str, int]] = field(default_factory=list)
    claimed: int | None = None
    cards_as_written: str = ""
    wrong_deal: FormatError | None = None


def read_lin(text: str, remarks: list[Remark], *, is_strict: bool = True) -> list[SessionFile]:
    """Read the text of a file; FormatError when no board has a number; read strictly, on the first fault."""
    source = Source(text)
    faults = Faults(list(remarks), is_strict)
    said = faults.remarks
    check_boards(text.count("md|"))
    heads: dict[str, str] = {}
    numbered = _numbered(_boards(_pairs(source, faults), source, faults, heads), source, said)
    if not numbered:
        raise FormatError(Expected.NUMBERED_BOARD)
    contestants = Contestants()
    match = Match.of(heads.get("vg", ""), heads.get("rs", ""))
    played = (_result(board, source, contestants, match, faults) for board in numbered if board.calls)
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


def _numbered(boards: list[_Board], source: Source, remarks: list[Remark]) -> list[_Board]:
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
    pairs: Iterable[tuple[str, str, int]], source: Source, faults: Faults, heads: dict[str, str]
) -> list[_Board]:
    """The boards of a file; `heads` are filled with what it says first of its match."""
    boards: list[_Board] = []
    names: list[str] = []
    number, room = 0, ""
    for key, value, at in pairs:
        if key == "pn":
            names = [name.strip() for name in value.split(",")]
        elif key == "qx":
            number, room = _number(value), ROOMS.get(value[:1].lower(), "")
        elif key in ("vg", "rs"):
            heads.setdefault(key, value)
        elif key == "md":
            seated = names[4:8] if room == CLOSED and len(names) > 4 else names[:4]
            board = _Board(at, seated, number, room, dealer_in(value) or Seat.NORTH, cards_as_written=value)
            board.deal = _attempted_deal(board, value, at, source, faults)
            boards.append(board)
            number = 0
        elif boards:
            faults.part(None, _add, boards[-1], key, value, at, source)
    for board in boards:
        if board.wrong_deal is not None:
            faults.keep(board.wrong_deal, board.number, cards=board.cards_as_written)
    return boards


def _attempted_deal(board: _Board, value: str, at: int, source: Source, faults: Faults) -> Deal | None:
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
        if len(match[2]) > MAX_TEXT:
            faults.pass_over(source.error(at, Expected.SHORTER_TEXT, found=match[2]))
            at = match.end()
            continue
        value = match[2].strip()
        yield match[1].lower(), known.setdefault(value, value) if len(value) <= _SHORT else value, match.start(1)
        at = match.end()


def _add(board: _Board, key: str, value: str, at: int, source: Source) -> None:
    if key == "ah":
        board.number = board.number or _number(value)
    elif key == "sv" and value:
        board.vulnerability = _VULNERABLE.get(value.lower())
        if board.vulnerability is None:
            raise source.error(at, Expected.VULNERABILITY, found=value)
    elif key == "mb" and len(board.calls) <= LONGEST:
        board.calls.append((value.replace("!", ""), "", at))
    elif key == "an" and board.calls:
        call, _note, where = board.calls[-1]
        board.calls[-1] = (call, value, where)
    elif key == "pc" and len(board.cards) <= len(DECK):
        board.cards.append((value, at))
    elif key == "mc":
        if not (value.isascii() and value.isdigit() and len(value) <= 2 and int(value) <= 13):
            raise source.error(at, Expected.TRICKS, found=value)
        board.claimed = int(value)


def _number(text: str) -> int:
    match = _NUMBER.search(text)
    return 0 if match is None else int(match[0])


def _file_board(board: _Board) -> FileBoard:
    vulnerability = board.vulnerability or vulnerability_of(board.number)
    return FileBoard(board.number, board.dealer or dealer_of(board.number), vulnerability, board.deal)


def _result(board: _Board, source: Source, contestants: Contestants, match: Match, faults: Faults) -> FileResult | None:
    """How a board was called and played; None where its auction cannot be: then it is kept aside."""
    attempt = faults.attempt()
    auction = attempt(None, _auction, board, source)
    contract = auction.contract() if auction else None
    play = faults.part((), _play, board, source, contract) if auction else ()
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
        tricks=_tricks(play, contract) if board.claimed is None else board.claimed,
        lead=play[0].cards[0].card if play else None,
        auction=auction,
        play=play,
    )
    if attempt.error is None:
        return result
    faults.keep(attempt.error, board.number, result)
    return None


def _side(board: _Board, side: Side, names: dict[Seat, str], contestants: Contestants, match: Match) -> str:
    """The key of the team that sat that way, else of the pair."""
    players = tuple(names[seat] for seat in side.seats if seat in names)
    if team := match.team(board.room, side):
        return contestants.team(team, list(players))
    return contestants.meet("", players, "", "")


def _auction(board: _Board, source: Source) -> Auction:
    notes = [(at, note) for at, (_text, note, _where) in enumerate(board.calls) if note]
    made = regular_auction(board.dealer, (text for text, _note, _where in board.calls))
    if made is not None:
        return made.explained(notes).auction if notes else made.auction
    auction = Auction(board.dealer)
    for text, note, at in board.calls:
        try:
            call = Call.parse(text)
        except ValueError:
            raise source.error(at, Expected.CALL, found=text) from None
        if auction.is_over:
            raise source.error(at, Expected.NO_MORE_CALLS, found=text)
        auction = auction.then(AuctionCall(auction.turn, call, note))
        if auction.calls[-1].irregular:
            raise source.error(at, Expected.CALL, found=text)
    return auction


def _play(board: _Board, source: Source, contract: Contract | None) -> tuple[PlayedTrick, ...]:
    leader = contract.opening_leader if contract else None
    if contract is not None and leader is not None:
        words = [text for text, _at in board.cards]
        regular = regular_play(leader, words, board.deal, contract.denomination, is_in_turn=True)
        if regular is not None:
            return regular
    if board.cards and (contract is None or leader is None):
        raise source.error(board.cards[0][1], Expected.NO_MORE_CARDS, found=board.cards[0][0])
    tricks: list[PlayedTrick] = []
    for start in range(0, len(board.cards), 4):
        if contract is None or leader is None:
            break
        trick = PlayedTrick(leader, ())
        for steps, (text, at) in enumerate(board.cards[start : start + 4]):
            played = PlayedCard(leader.after(steps), _card(text, at, source))
            if board.deal is not None and board.deal.holder(played.card) is not played.seat:
                raise source.error(at, Expected.CARD_OF_HAND, found=f"{text} by {played.seat}")
            if any(played.card == other.card for row in [*tricks, trick] for other in row.cards):
                raise source.error(at, Expected.CARD_NOT_YET_PLAYED, found=text)
            trick = replace(trick, cards=(*trick.cards, played))
        tricks.append(trick)
        leader = winner(Trick(leader, tuple(played.card for played in trick.cards)), contract.denomination.trumps)
    return tuple(tricks)


def _card(text: str, at: int, source: Source) -> Card:
    try:
        return Card.parse(text)
    except ValueError:
        raise source.error(at, Expected.CARD, found=text) from None


def _tricks(play: tuple[PlayedTrick, ...], contract: Contract | None) -> int | None:
    """Declarer's tricks when all thirteen were played, else None."""
    tricks = [played.trick for played in play]
    if contract is None or contract.declarer is None or len(tricks) != 13:
        return None
    won = [winner(trick, contract.denomination.trumps) for trick in tricks if trick is not None and trick.is_complete]
    return sum(seat.side is contract.declarer.side for seat in won) if len(won) == 13 else None
