"""One result of a USEBIO file (TRAVELLER_LINE). A score is north-south's; awards are as the file has them."""

from __future__ import annotations

import re
from decimal import Decimal

from rulings.bridge import Card, Contract, Seat
from rulings.formats.artificial import NO_RESULT, read_artificial, tells_both
from rulings.formats.errors import Expected
from rulings.formats.faults import Attempt, Faults
from rulings.formats.leads import in_our_signs, read_lead
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import ArtificialAward, Award, AwardUnit, FileResult
from rulings.formats.text import with_minus
from rulings.formats.usebio.contestants import Contestants
from rulings.formats.usebio.scores import LineScore, read_score
from rulings.formats.usebio.seats import Place, named, seated
from rulings.formats.usebio.xml import Element

_ENDED = re.compile(r"(.*?[A-Z*♠♥♦♣])\s*(=|[+-]\s?\d{1,2})", re.IGNORECASE)
_RELATIVE = re.compile(r"=|[+-]\s?\d{1,2}")
_TRICKS = re.compile(r"(\d{1,2})(?:\.0+)?", re.ASCII)
_ALL_TRICKS = 13
_NUMBER = re.compile(r"[+-]?(?:\d{1,6}(?:[.,]\d{0,6})?|[.,]\d{1,6})%?", re.ASCII)
_AWARDS = (
    (AwardUnit.MATCHPOINTS, ("MATCH_POINTS",)),
    (AwardUnit.IMPS, ("BUTLER_POINTS", "CROSS_IMP_POINTS", "CROSS_IMPS", "IMPS", "IMP_POINTS")),
    (AwardUnit.PERCENT, ("PERCENTAGE",)),
)
OF_LINES = frozenset(f"{side}_{name}" for _unit, names in _AWARDS for name in names for side in ("NS", "EW"))
OF_LINES |= {
    "IMPS",
    "CONTRACT",
    "PLAYED_BY",
    "TRICKS",
    "SCORE",
    "LEAD",
    "TABLE_NUMBER",
    "TABLE",
    "ROUND_NUMBER",
    "ROUND",
}
"""The elements that are read here."""
NOTHING = frozenset(("", "-", "--", "---", "?", "N/A", "NA"))
"""Texts that say nothing."""
_WORDS = (("SPADES", "S"), ("HEARTS", "H"), ("DIAMONDS", "D"), ("CLUBS", "C"), ("NO TRUMPS", "NT"), ("NOTRUMPS", "NT"))


def read_line(line: Element, place: Place, contestants: Contestants, faults: Faults, attempt: Attempt) -> FileResult:
    """Read a line; FormatError names the element, unless the attempt keeps it. Remarks tell what was not understood."""
    awards = faults.part((), _awards, line)
    contract, is_passed_out, relative = attempt((None, False, ""), _contract, line)
    if attempt.error is not None:
        for waiting in ("PLAYED_BY", "TRICKS"):  # kept aside with the contract that cannot be read
            line.value(waiting)
    score = attempt(LineScore(), read_score, line, awards, has_contract=contract is not None)
    _remark(line, place.board, score.artificial, faults.remarks)
    ns, ew = attempt(None, seated, line, place, contestants, faults.remarks) or named(line, place, contestants)
    return FileResult(
        place.board,
        ns=ns,
        ew=ew,
        contract=contract,
        is_passed_out=is_passed_out or (score.is_pass and contract is None),
        tricks=attempt(None, _tricks, line, contract, relative) if contract else None,
        score_ns=score.points,
        score_ew=None if score.points is None else -score.points,
        artificial=score.artificial,
        awards=awards,
        lead=faults.part(None, _lead, line),
        section=place.section,
        table=line.value("TABLE_NUMBER", "TABLE"),
        round=line.value("ROUND_NUMBER", "ROUND") or place.round,
        line=line.line,
    )


def _contract(line: Element) -> tuple[Contract | None, bool, str]:
    """The contract, whether the board was passed out, and how it ended where the contract's own text says (`4S+1`)."""
    text = line.value("CONTRACT")
    if text in NOTHING or text.upper() in NO_RESULT or read_artificial(text) is not None:
        return None, False, ""
    ended = _ENDED.fullmatch(text)
    stake, relative = ended.groups() if ended else (text, "")
    try:
        contract = Contract.parse(_in_letters(stake))
    except ValueError:
        raise line.error(Expected.CONTRACT, child="CONTRACT", found=text) from None
    if contract is None:
        return None, True, ""
    by = line.value("PLAYED_BY")
    try:
        declarer = contract.declarer if by in NOTHING else Seat.parse(by)
    except ValueError:
        raise line.error(Expected.DECLARER, child="PLAYED_BY", found=by) from None
    return Contract(contract.level, contract.denomination, contract.doubled, declarer), False, relative


def _in_letters(text: str) -> str:
    """A contract's suits as letters, whether the file has symbols, words or letters."""
    plain = in_our_signs(text.upper())
    for word, letters in _WORDS:
        plain = plain.replace(word, letters).replace(word.removesuffix("S"), letters)
    return plain


def _tricks(line: Element, contract: Contract, relative: str) -> int | None:
    """Declarer's tricks: as a number, or above and below the contract (`=`, `+1`, `-2`)."""
    text = line.value("TRICKS")
    if text in NOTHING:
        text = relative
    if not text:
        return None
    number = _TRICKS.fullmatch(text)
    if number is not None and int(number[1]) <= _ALL_TRICKS:
        return int(number[1])
    above = int(text.replace(" ", "").replace("=", "0")) if _RELATIVE.fullmatch(text) else None
    if above is None or not 0 <= contract.tricks_needed + above <= _ALL_TRICKS:
        raise line.error(Expected.TRICKS, child="TRICKS", found=text)
    return contract.tricks_needed + above


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
    """A decimal number, with a point or a comma; None where the file has none."""
    text = with_minus(line.value(child))
    if text.upper() in NOTHING:
        return None
    if not _NUMBER.fullmatch(text):
        raise line.error(Expected.NUMBER, child=child, found=text)
    return Decimal(text.rstrip("%").replace(",", "."))


def _lead(line: Element) -> Card | None:
    """The opening lead, which these files write rank first (`2H`); None where its rank is not told."""
    try:
        return read_lead(line.value("LEAD"))
    except ValueError:
        found = line.value("LEAD").replace(" ", "")
        raise line.error(Expected.CARD, child="LEAD", found=found) from None


def _remark(line: Element, board: int, artificial: ArtificialAward | None, remarks: list[Remark]) -> None:
    """Say what of a line was kept as the file has it: an award without a score, or a score in words."""
    if artificial is None:
        return
    if line.value("SCORE") in NOTHING and line.value("CONTRACT") in NOTHING:
        remarks.append(Remark.of(RemarkKey.AWARD_WITHOUT_SCORE, line=line.line, board=board))
    elif not tells_both(artificial):
        text = artificial.text.removeprefix("^")
        remarks.append(Remark.of(RemarkKey.AWARD_NOT_UNDERSTOOD, line=line.line, board=board, text=text))
