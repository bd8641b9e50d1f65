"""One result of a USEBIO file (TRAVELLER_LINE). A score is north-south's; awards are as the file has them."""

from __future__ import annotations

import re
from decimal import Decimal, InvalidOperation

from rulings.bridge.cards import Card
from rulings.bridge.contracts import Contract
from rulings.bridge.seats import Seat
from rulings.formats.errors import Expected
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import ArtificialAward, Award, AwardUnit, FileResult
from rulings.formats.usebio.contestants import Contestants
from rulings.formats.usebio.seats import NO_RESULT, Place, seated
from rulings.formats.usebio.xml import Element

_ARTIFICIAL = re.compile(r"A(\d{2})(\d{2})", re.IGNORECASE)
_WORD = r"(?:A|AV|AVE|AVG)"
_WORDS = re.compile(rf"{_WORD}?(?:[+=-]{{1,2}}|/)?(?:[+=-])?|{_WORD}[+=-]?/{_WORD}[+=-]?|NP|N/P", re.IGNORECASE)
_POINTS = re.compile(r"([+-]?\d{1,5})(?:\.0+)?")
_AWARDS = (
    (AwardUnit.MATCHPOINTS, ("MATCH_POINTS",)),
    (AwardUnit.IMPS, ("BUTLER_POINTS", "CROSS_IMP_POINTS", "CROSS_IMPS", "IMPS", "IMP_POINTS")),
    (AwardUnit.PERCENT, ("PERCENTAGE",)),
)
_NOTHING = ("", "-", "?")


def read_line(line: Element, place: Place, contestants: Contestants, remarks: list[Remark]) -> FileResult:
    """Read a line; FormatError names the element. Remarks are added for what was not understood."""
    contract, is_passed_out = _contract(line)
    score, artificial = _score(line)
    awards = _awards(line)
    _remark(line, place.board, score, artificial, awards, remarks)
    ns, ew = seated(line, place, contestants, remarks)
    return FileResult(
        place.board,
        ns=ns,
        ew=ew,
        contract=contract,
        is_passed_out=is_passed_out,
        tricks=_tricks(line) if contract else None,
        score_ns=score,
        score_ew=None if score is None else -score,
        artificial=artificial,
        awards=awards,
        lead=_lead(line),
        section=place.section,
        table=line.value("TABLE_NUMBER", "TABLE"),
        round=line.value("ROUND_NUMBER", "ROUND") or place.round,
    )


def _contract(line: Element) -> tuple[Contract | None, bool]:
    text = line.value("CONTRACT")
    if text in _NOTHING or text.upper() in NO_RESULT:
        return None, False
    try:
        contract = Contract.parse(text)
    except ValueError:
        raise line.error(Expected.CONTRACT, child="CONTRACT", found=text) from None
    if contract is None:
        return None, True
    by = line.value("PLAYED_BY")
    try:
        declarer = contract.declarer if by in _NOTHING else Seat.parse(by)
    except ValueError:
        raise line.error(Expected.DECLARER, child="PLAYED_BY", found=by) from None
    return Contract(contract.level, contract.denomination, contract.doubled, declarer), False


def _tricks(line: Element) -> int | None:
    text = line.value("TRICKS")
    if text in _NOTHING:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= 13):
        raise line.error(Expected.TRICKS, child="TRICKS", found=text)
    return int(text)


def _score(line: Element) -> tuple[int | None, ArtificialAward | None]:
    text = line.value("SCORE").replace(" ", "")
    if text in _NOTHING:
        return None, None
    if points := _POINTS.fullmatch(text):
        return int(points[1]), None
    if shares := _ARTIFICIAL.fullmatch(text):
        return None, ArtificialAward(text, Decimal(shares[1]), Decimal(shares[2]))
    if _WORDS.fullmatch(text):
        return None, ArtificialAward(text)
    raise line.error(Expected.ARTIFICIAL_SCORE, child="SCORE", found=text)


def _awards(line: Element) -> tuple[Award, ...]:
    awards = []
    for unit, names in _AWARDS:
        for name in names:
            ns, ew = _number(line, f"NS_{name}"), _number(line, f"EW_{name}")
            if ns is not None or ew is not None:
                awards.append(Award(unit, ns, ew))
                break
    return tuple(awards)


def _number(line: Element, child: str) -> Decimal | None:
    text = line.value(child)
    if text in _NOTHING:
        return None
    try:
        number = Decimal(text)
    except InvalidOperation:
        raise line.error(Expected.NUMBER, child=child, found=text) from None
    if not number.is_finite() or abs(number) >= 10**6:
        raise line.error(Expected.NUMBER, child=child, found=text)
    return number


def _lead(line: Element) -> Card | None:
    """The opening lead, which these files write rank first (`2H`)."""
    text = line.value("LEAD")
    if text in _NOTHING:
        return None
    for spelling in (text, text[-1] + text[:-1]):
        try:
            return Card.parse(spelling)
        except ValueError:
            continue
    raise line.error(Expected.CARD, child="LEAD", found=text)


def _remark(
    line: Element,
    board: int,
    score: int | None,
    artificial: ArtificialAward | None,
    awards: tuple[Award, ...],
    remarks: list[Remark],
) -> None:
    if artificial is not None and artificial.ns is None:
        remarks.append(Remark.of(RemarkKey.AWARD_NOT_UNDERSTOOD, line=line.line, board=board, text=artificial.text))
    elif score is None and artificial is None and awards:
        remarks.append(Remark.of(RemarkKey.AWARD_WITHOUT_SCORE, line=line.line, board=board))
