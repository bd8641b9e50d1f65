"""A whole USEBIO file into sessions, one for each EVENT. One bad element refuses the file.

Results stand in BOARD elements of an event, a session, a section or a match; hands in a HANDSET.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import date

from rulings.bridge.boards import dealer_of, vulnerability_of
from rulings.bridge.deals import Deal
from rulings.formats.errors import Expected, FormatError
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard, FileFormat, FileResult, SessionFile
from rulings.formats.usebio.contestants import Contestants, read_participants
from rulings.formats.usebio.deals import read_deal
from rulings.formats.usebio.lines import read_line
from rulings.formats.usebio.xml import Element, parse

_HIGHEST_BOARD = 9999
_SCOPES = ("SESSION", "SECTION", "MATCH")
_LOCAL = re.compile(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_TOTALS = frozenset(("TOTAL_SCORE", "PERCENTAGE", "PLACE"))
_UNUSED = frozenset(("MASTER_POINTS_AWARDED", "BOARD_AVERAGE", "CONTACT", "LIN_DATA", "STRAT", "CARRY_FORWARD"))


def read_usebio(text: str, remarks: list[Remark]) -> list[SessionFile]:
    """Read the text of a file; `remarks` are what was said of it before. FormatError on the first fault."""
    root = parse(text)
    if root.name != "USEBIO":
        raise root.error(Expected.USEBIO, found=root.name)
    events = list(root.all("EVENT"))
    if not events:
        raise root.error(Expected.ONE_EVENT)
    club = root.first("CLUB")
    club_name = "" if club is None else club.value("CLUB_NAME")
    return [_session(event, club_name, root if len(events) == 1 else event, list(remarks)) for event in events]


def _session(event: Element, club: str, dealt_in: Element, remarks: list[Remark]) -> SessionFile:
    """One event; `dealt_in` is the element that holds its hands."""
    scopes = list(_scopes(event, ""))
    contestants = Contestants([one for scope, section in scopes for one in read_participants(scope, section)])
    results = _results(scopes, contestants, remarks)
    deals = _deals([dealt_in, event, *(scope for scope, _section in scopes)])
    numbers = sorted({result.board for result in results} | deals.keys())
    if not numbers:
        raise FormatError(Expected.NUMBERED_BOARD, line=event.line, element=event.path)
    _remark_unused(event, remarks)
    program = (event.value("PROGRAM_NAME"), event.value("PROGRAM_VERSION"))
    return SessionFile(
        FileFormat.USEBIO,
        event=event.value("EVENT_DESCRIPTION", "TITLE", "EVENT_IDENTIFIER"),
        club=club,
        site=event.value("VENUE"),
        date=_date(event),
        competition=event.attributes.get("EVENT_TYPE", ""),
        scoring=event.value("SCORING_METHOD", "BOARD_SCORING_METHOD", "PAIRWISE_SCORING_METHOD"),
        program=" ".join(part for part in program if part),
        contestants=tuple(contestants.listed),
        boards=tuple(FileBoard(n, dealer_of(n), vulnerability_of(n), deals.get(n)) for n in numbers),
        results=tuple(sorted(results, key=lambda result: result.board)),
        remarks=tuple(remarks),
    )


def _scopes(element: Element, section: str) -> Iterator[tuple[Element, str]]:
    """The event and whatever in it may list contestants and results, each with the name of its section."""
    if element.name == "SECTION":
        section = element.attributes.get("SECTION_ID", "") or element.value("SECTION_ID", "SECTION_NAME")
    yield element, section
    for child in element.all(*_SCOPES):
        yield from _scopes(child, section)


def _results(scopes: list[tuple[Element, str]], contestants: Contestants, remarks: list[Remark]) -> list[FileResult]:
    """Every result once; two that differ for the same pairs at the same table refuse the file."""
    found: dict[tuple[object, ...], FileResult] = {}
    for scope, section in scopes:
        for board in scope.all("BOARD"):
            number = _board_number(board)
            for line in board.all("TRAVELLER_LINE"):
                result = read_line(line, number, section, contestants, remarks)
                known = found.setdefault(_place(result, scope), result)
                if known is result:
                    continue
                if known != result:
                    detail = f"board {number}, {result.ns} against {result.ew}"
                    raise line.error(Expected.ONE_RESULT, detail=detail)
                remarks.append(Remark.of(RemarkKey.REPEATED_RESULT, line=line.line, board=number))
    return list(found.values())


def _place(result: FileResult, scope: Element) -> tuple[object, ...]:
    match = id(scope) if scope.name == "MATCH" else 0
    return result.board, result.section, result.round, result.table, result.ns, result.ew, match


def _deals(holders: list[Element]) -> dict[int, Deal]:
    """The deals of all hand sets by board; FormatError when a board has two."""
    deals: dict[int, Deal] = {}
    seen: set[int] = set()
    for holder in holders:
        for handset in holder.all("HANDSET"):
            if id(handset) in seen:
                continue
            seen.add(id(handset))
            for board in handset.all("BOARD"):
                number, deal = _board_number(board), read_deal(board)
                if deal is None:
                    continue
                if deals.setdefault(number, deal) != deal:
                    raise board.error(Expected.DEAL, detail=f"board {number} has two deals")
    return deals


def _board_number(board: Element) -> int:
    text = board.value("BOARD_NUMBER")
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and 1 <= int(text) <= _HIGHEST_BOARD):
        raise board.error(Expected.BOARD_NUMBER, child="BOARD_NUMBER", found=text)
    return int(text)


def _date(event: Element) -> date | None:
    """Day first, as these programs write it, or ISO; None when the file has none."""
    text = event.value("DATE")
    if not text:
        return None
    local, iso = _LOCAL.fullmatch(text), _ISO.fullmatch(text)
    parts = iso.groups() if iso else local.groups()[::-1] if local else ()
    try:
        return date(*(int(part) for part in parts))
    except (TypeError, ValueError):
        raise event.error(Expected.DATE, child="DATE", found=text) from None


def _remark_unused(event: Element, remarks: list[Remark]) -> None:
    counts = Counter(child.name for child in _everything(event))
    if _TOTALS & counts.keys():
        remarks.append(Remark.of(RemarkKey.TOTALS_RECOMPUTED))
    unused = {name: counts[name] for name in sorted(_UNUSED & counts.keys())}
    if unused:
        remarks.append(Remark.counting(RemarkKey.UNUSED, unused))


def _everything(element: Element) -> Iterator[Element]:
    for child in element.children:
        yield child
        yield from _everything(child)
