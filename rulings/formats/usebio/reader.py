"""A whole USEBIO file into sessions: one for each EVENT, or for each SESSION of it that has boards of its own.

Results stand in BOARD elements of an event, a session, a section or a match; hands in a HANDSET. One bad element costs
its own line or hand; read strictly, it refuses the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal

from rulings.bridge import Deal, Side, dealer_of, vulnerability_of
from rulings.formats.auctions import denied
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.limits import check_sessions
from rulings.formats.pbn.lists import Lists
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import BYE, FileBoard, FileContestant, FileFormat, FileResult, SessionFile
from rulings.formats.usebio.contestants import Contestants, read_participants
from rulings.formats.usebio.deals import read_deal, written
from rulings.formats.usebio.hands import Hands
from rulings.formats.usebio.lines import read_line
from rulings.formats.usebio.matches import byes_in, matches_in
from rulings.formats.usebio.seats import Place, is_sit_out
from rulings.formats.usebio.unused import tell_unused
from rulings.formats.usebio.xml import Beside, Element, parse
from rulings.formats.watching import look_up, watched

_HIGHEST_BOARD = 9999
_SCOPES = ("SESSION", "SECTION", "MATCH")
_METHODS = (
    "SCORING_METHOD",
    "BOARD_SCORING_METHOD",
    "PAIRWISE_SCORING_METHOD",
    "MATCH_SCORING_METHOD",
    "VP_SCALE",
    "VP_TYPE",
)
_KINDS_OF_IMPS = {"NS_BUTLER_POINTS": "BUTLER_IMPS", "NS_CROSS_IMP_POINTS": "CROSS_IMPS", "NS_CROSS_IMPS": "CROSS_IMPS"}
_LOCAL = re.compile(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d/.-])", re.ASCII)
_ISO = re.compile(r"(\d{4})[/.-]?(\d{1,2})[/.-]?(\d{1,2})(?!\d)", re.ASCII)
_NAMED = re.compile(
    r"(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})[\s,-]+(\d{4})", re.ASCII | re.IGNORECASE
)
_MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")


def read_usebio(text: str, remarks: list[Remark], *, is_strict: bool = True) -> list[SessionFile]:
    """Read the text of a file; `remarks` are what was said of it before.

    FormatError for what is no document of this kind; read strictly, on the first fault.
    """
    cut: list[Remark] = []
    beside = Beside()
    root = parse(text, None if is_strict else cut, beside)
    remarks = [*remarks, *cut]
    if root.name != "USEBIO":
        raise root.error(Expected.USEBIO, found=root.name)
    events = list(root.all("EVENT"))
    if not events:
        raise root.error(Expected.ONE_EVENT)
    club = list(root.all("CLUB"))[:1]
    parts = [(event, part) for event in events for part in _parts(event)]
    check_sessions(len(parts))
    read = [
        _session(event, part, club, root if len(parts) == 1 else event, Faults(list(remarks), is_strict))
        for event, part in parts
    ]
    sessions = _with_boards(read, events[0])
    parts = [part for part, session in zip(parts, read, strict=True) if session.boards]
    look_up()
    unused = tell_unused(root, [event if part is None else part for event, part in parts], beside)
    return [replace(one, remarks=(*one.remarks, *said)) for one, said in zip(sessions, unused, strict=True)]


def _with_boards(read: list[SessionFile], first: Element) -> list[SessionFile]:
    """The sessions that have boards, the first of them with a remark about the others; FormatError when none has."""
    taken = [session for session in read if session.boards]
    if not taken:
        raise FormatError(Expected.NUMBERED_BOARD, line=first.line, element=first.path)
    if len(taken) == len(read):
        return taken
    left = {session.event or "?": len(session.faults) for session in read if not session.boards}
    said = Remark.counting(RemarkKey.EVENTS_WITHOUT_BOARDS, left)
    return [replace(taken[0], remarks=(*taken[0].remarks, said)), *taken[1:]]


def _parts(event: Element) -> list[Element | None]:
    """The sessions of an event that are scored each by itself; None for the event as a whole."""
    sessions = [session for session in event.all("SESSION") if any(_lines(scope) for scope, _ in _scopes(session, ""))]
    return [*sessions] if len(sessions) > 1 else [None]


def _lines(scope: Element) -> bool:
    return any(board.first("TRAVELLER_LINE") for board in scope.all("BOARD"))


def _session(
    event: Element, part: Element | None, club: list[Element], dealt_in: Element, faults: Faults
) -> SessionFile:
    """One event, or a part of it; `dealt_in` is the element that holds its hands."""
    own = {id(event), *(id(inner) for inner, _section in (() if part is None else _scopes(part, "")))}
    scopes = [(scope, section) for scope, section in _scopes(event, "") if part is None or id(scope) in own]
    contestants = Contestants([one for scope, section in scopes for one in read_participants(scope, section, faults)])
    look_up()
    hands = Hands(faults.remarks)
    results = _results(scopes, contestants, faults, hands)
    lists = Lists(contestants.unlisted, results)
    if contestants.unlisted and not contestants.partnerships:
        lists.settle({side: {} for side in Side})
    contestants.unlisted, results = lists.contestants, lists.results
    look_up()
    holders = [*([dealt_in] if part is None else []), event, *(scope for scope, _section in scopes)]
    deals = hands.deals | _deals(holders, faults)
    numbers = sorted({result.board for result in results} | deals.keys() | _listed(scopes, faults))
    faults.remarks += contestants.told_of_others()
    matches = tuple(matches_in(scopes, contestants, faults))
    byes = byes_in(scopes, contestants, faults.remarks)
    return SessionFile(
        FileFormat.USEBIO,
        event=event.value("EVENT_DESCRIPTION", "TITLE", "EVENT_IDENTIFIER"),
        club="".join(each.value("CLUB_NAME") for each in club),
        site=event.value("VENUE"),
        date=faults.part(None, _date, event if part is None or not part.value("DATE") else part),
        competition=event.attribute("EVENT_TYPE"),
        scoring=" ".join(dict.fromkeys((*_methods(event), *_kind_of_imps(event)))),
        winners=faults.part(None, _winners, event),
        match_scores=tuple(match.scores for match in matches if match.scores),
        program=f"{event.value('PROGRAM_NAME')} {event.value('PROGRAM_VERSION')}".strip(),
        contestants=tuple(_with_bye(one, byes) for one in contestants.everybody()),
        boards=tuple(FileBoard(n, dealer_of(n), vulnerability_of(n), deals.get(n)) for n in numbers),
        results=tuple(sorted(results, key=lambda result: result.board)),
        remarks=(*faults.remarks, *faults.told()),
        matches=matches,
        faults=tuple(lists.settled(fault) for fault in faults.found),
    )


def _listed(scopes: list[tuple[Element, str]], faults: Faults) -> set[int]:
    """The boards that are named, played or not."""
    boards = (board for scope, _section in scopes for board in scope.all("BOARD"))
    return {faults.part(0, _board_number, board) for board in boards} - {0}


def _scopes(element: Element, section: str) -> Iterator[tuple[Element, str]]:
    """The event and whatever in it may list contestants and results, each with the name of its section."""
    if element.name == "SECTION":
        section = element.attribute("SECTION_ID") or element.value("SECTION_ID", "SECTION_NAME")
    yield element, section
    for child in element.all(*_SCOPES):
        yield from _scopes(child, section)


def _results(
    scopes: list[tuple[Element, str]], contestants: Contestants, faults: Faults, hands: Hands
) -> list[FileResult]:
    """Every result once; of two that differ for the same pairs at the same table the second is kept aside."""
    found: dict[tuple[str | int, ...], FileResult] = {}
    for line, place, error in watched(_places(scopes)):
        attempt = faults.attempt()
        attempt.error = error
        if is_sit_out(line, contestants, place.section):
            faults.remarks.append(Remark.of(RemarkKey.SAT_OUT, line=line.line, board=place.board))
            line.leave_out()
            continue
        result = hands.put_into(line, read_line(line, place, contestants, faults, attempt))
        if attempt.error is None and (told := denied(result)) is not None:
            found_here = line.value("CONTRACT")
            attempt.error = line.error(Expected.CONTRACT_OF_AUCTION, child="CONTRACT", found=found_here, detail=told)
        if attempt.error is not None:
            faults.keep(attempt.error, place.board, result)
            continue
        where = (result.board, result.section, result.round, result.table, result.ns, result.ew)
        known = found.setdefault(where, result)
        if known is result:
            continue
        if known == result:
            faults.remarks.append(Remark.of(RemarkKey.REPEATED_RESULT, line=line.line, board=place.board))
            continue
        why = Why.of(Detail.TWO_RESULTS, board=place.board, ns=result.ns, ew=result.ew)
        faults.keep(line.error(Expected.ONE_RESULT, detail=why), place.board, result)
    return list(found.values())


def _places(scopes: list[tuple[Element, str]]) -> Iterator[tuple[Element, Place, FormatError | None]]:
    """Every line, where it stands, and what is wrong with the number of its board."""
    for scope, section in scopes:
        match = scope if scope.name == "MATCH" else None
        for board in scope.all("BOARD"):
            number, error = _number_or_none(board), None
            try:
                _board_number(board)
            except FormatError as refused:
                error = refused
            for at, line in enumerate(board.all("TRAVELLER_LINE")):
                yield line, Place(number, section, match, at), error


def _number_or_none(board: Element) -> int:
    """A board's number, 0 where it has none that can be read."""
    try:
        return _board_number(board)
    except FormatError:
        return 0


def _deals(holders: list[Element], faults: Faults) -> dict[int, Deal]:
    """The deals of all hand sets by board; of a board that has two, the first, and the second is kept aside."""
    deals: dict[int, Deal] = {}
    seen: set[int] = set()
    for holder in holders:
        for handset in holder.all("HANDSET"):
            if id(handset) in seen:
                continue
            seen.add(id(handset))
            for board in handset.all("BOARD"):
                _take_deal(board, deals, faults)
    return deals


def _take_deal(board: Element, deals: dict[int, Deal], faults: Faults) -> None:
    """The deal of one board, added to those that are known."""
    number = 0
    try:
        number = _board_number(board)
        deal = read_deal(board)
        if deal is not None and deals.setdefault(number, deal) != deal:
            raise board.error(Expected.DEAL, detail=Why.of(Detail.TWO_DEALS, board=number))
    except FormatError as error:
        faults.keep(error, number, cards=written(board))


def _board_number(board: Element) -> int:
    text = board.value("BOARD_NUMBER") or board.attribute("BOARD_NUMBER")
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and 1 <= int(text) <= _HIGHEST_BOARD):
        raise board.error(Expected.BOARD_NUMBER, child="BOARD_NUMBER", found=text)
    return int(text)


def _date(event: Element) -> date | None:
    """Day first, as these programs write it, or ISO, or with the month's name; None when the file has none."""
    text = event.value("DATE")
    if not text:
        return None
    local, iso, named = (form.match(text) for form in (_LOCAL, _ISO, _NAMED))
    try:
        if named:
            return date(int(named[3]), _MONTHS.index(named[2][:3].upper()) + 1, int(named[1]))
        parts = iso.groups() if iso else local.groups()[::-1] if local else ()
        year, month, day = (int(part) for part in parts)
        return date(year + 2000 if year < 100 else year, month, day)
    except ValueError:
        raise event.error(Expected.DATE, child="DATE", found=text) from None


def _methods(event: Element) -> Iterator[str]:
    """What the event says of its scoring."""
    return (text for name in _METHODS if (text := event.value(name)))


def _kind_of_imps(event: Element) -> Iterator[str]:
    """Which IMPs the awards' own names say, where the event does not; IMPs alone where a match has them by board."""
    if any(child.name == "IMPS" and child.above == "BOARD" and child.text for child in event.everything()):
        yield "IMPS"
    said = " ".join((event.attribute("EVENT_TYPE"), *_methods(event))).upper()
    if any(kind in said for kind in ("BUTLER", "CROSS", "XIMP")):
        return
    names = {child.name for child in event.everything()} & _KINDS_OF_IMPS.keys()
    yield from {_KINDS_OF_IMPS[name] for name in names} if len(names) == 1 else ()


def _with_bye(one: FileContestant, byes: dict[str, Decimal]) -> FileContestant:
    """The contestant with what he got for sitting out, which counts beside the boards."""
    amount = byes.get(one.key)
    return replace(one, beside=(*one.beside, (BYE, amount))) if amount else one


def _winners(event: Element) -> int | None:
    """Whether each direction is ranked by itself; None where the file does not say."""
    text = event.value("WINNER_TYPE")
    if text not in ("", "0", "1", "2"):
        raise event.error(Expected.WINNERS, child="WINNER_TYPE", found=text)
    return int(text) if text in ("1", "2") else None
