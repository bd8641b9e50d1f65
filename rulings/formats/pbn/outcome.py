"""How a game ended: contract, declarer, tricks and scores (PBN 3.4.13 to 3.4.15, 4.2.1 to 4.2.4).

A caret before the declarer: he and dummy changed parts. A caret before the result: the players
agreed on a number of tricks that is not the number taken.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from decimal import Decimal

from rulings.bridge import PASS, Auction, AuctionCall, Contract, Denomination, Seat, Side
from rulings.formats.artificial import read_artificial
from rulings.formats.auctions import MadeAuction
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected
from rulings.formats.faults import Attempt
from rulings.formats.leads import in_our_signs
from rulings.formats.pbn.tables import Row
from rulings.formats.pbn.tokens import Game
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import Award, AwardUnit
from rulings.formats.text import Source, with_minus

_RESULT = re.compile(r"(\^?)\s*(?:(\d{1,2})|(NS|EW)\s*(\d{1,2})(?:\s+(NS|EW)\s*(\d{1,2}))?)", re.IGNORECASE)
_NUMBER = r"[+-]?\d{1,9}(?:[.,]\d{0,6})?%?"
_RELATIVE = re.compile(r"=|[+-]\d{1,2}")
_SCORE = re.compile(rf"({_NUMBER})|(NS|EW)\s*({_NUMBER})(?:\s+(NS|EW)\s*({_NUMBER}))?", re.IGNORECASE)
_NOTHING = ("", "?", "-", "*")
_AWARDS = {
    "scoremp": AwardUnit.MATCHPOINTS,
    "scoreimp": AwardUnit.IMPS,
    "scorepercentage": AwardUnit.PERCENT,
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the tags of one game, or the cells of one table row, say of its end."""

    contract: Contract | None = None
    is_passed_out: bool = False
    is_declarer_swapped: bool = False
    tricks: int | None = None
    is_result_disputed: bool = False
    trumps_named: Denomination | None = None


@dataclass(frozen=True, slots=True)
class Words:
    """The three texts an outcome is read from, and where each stands."""

    contract: str
    declarer: str
    result: str
    contract_at: int
    declarer_at: int
    result_at: int

    @staticmethod
    def of(game: Game) -> Words:
        """The tags of a game."""
        return Words(
            game.value("contract"),
            game.value("declarer"),
            game.value("result"),
            game.where("contract"),
            game.where("declarer"),
            game.where("result"),
        )

    @staticmethod
    def of_row(row: Row) -> Words:
        """The cells of a table's row; a contract may be marked artificial."""
        contract = row.cell("contract").removeprefix("^")
        return Words(contract, row.cell("declarer"), row.cell("result"), row.at, row.at, row.at)


def read_outcome(
    words: Words,
    source: Source,
    remarks: list[Remark],
    reached: Seat | None = None,
    attempt: Attempt | None = None,
) -> Outcome:
    """Contract, declarer and tricks; FormatError where a text is none, unless the attempt keeps it.

    `reached` is the declarer that the auction came to, for a game that names none.
    """
    attempt = attempt or Attempt()
    declarer, is_swapped = attempt((None, False), _declarer, words, source)
    contract, is_passed_out, denomination = attempt((None, False, None), _contract, words, source, declarer)
    whose = (contract.declarer if contract else declarer) or reached
    if contract and _RELATIVE.fullmatch(words.result.strip()):
        words = replace(words, result=str(contract.tricks_needed + int(words.result.strip().replace("=", "0"))))
    tricks, is_disputed = attempt((None, False), _tricks, words, source, whose, remarks)
    return Outcome(contract, is_passed_out, is_swapped, None if is_passed_out else tricks, is_disputed, denomination)


def _declarer(words: Words, source: Source) -> tuple[Seat | None, bool]:
    text = words.declarer.strip()
    if text in _NOTHING or text.lower() == "pass":
        return None, False
    try:
        return Seat.parse(text.removeprefix("^")), text.startswith("^")
    except ValueError:
        raise source.error(words.declarer_at, Expected.DECLARER, found=text) from None


def _contract(words: Words, source: Source, declarer: Seat | None) -> tuple[Contract | None, bool, Denomination | None]:
    """The contract, whether it is a pass, and the denomination alone where only that is given (3.10)."""
    text = words.contract.strip()
    if text in _NOTHING or read_artificial(text) is not None:
        return None, False, None
    if text.upper() in list(Denomination):
        return None, False, Denomination.parse(text)
    try:
        contract = Contract.parse(in_our_signs(text))
    except ValueError:
        raise source.error(words.contract_at, Expected.CONTRACT, found=text) from None
    if contract is None:
        return None, True, None
    if contract.declarer is not None and declarer not in (None, contract.declarer):
        raise source.error(
            words.declarer_at,
            Expected.DECLARER,
            found=words.declarer,
            detail=Why.of(Detail.CONTRACT_SAYS, contract=text),
        )
    return replace(contract, declarer=declarer or contract.declarer), False, contract.denomination


def _tricks(words: Words, source: Source, declarer: Seat | None, remarks: list[Remark]) -> tuple[int | None, bool]:
    """Declarer's tricks, and whether the file says that they are not the number taken."""
    text = words.result.strip()
    if text in _NOTHING or text.lower() == "pass":
        return None, False
    match = _RESULT.fullmatch(text)
    numbers = [int(number) for number in match.group(2, 4, 6) if number] if match else []
    if match is None or not numbers or sum(numbers) > 13 or (match[5] and match[5].upper() == match[3].upper()):
        raise source.error(words.result_at, Expected.TRICKS, found=text)
    is_disputed = match[1] == "^"
    if match[2]:
        return int(match[2]), is_disputed
    if declarer is None:
        remarks.append(Remark.of(RemarkKey.WITHOUT_DECLARER, line=source.line(words.result_at), text=text))
        return None, is_disputed
    won = {Side(match[3].upper()): int(match[4])}
    if match[5]:
        won[Side(match[5].upper())] = int(match[6])
    elif declarer.side not in won:
        won[declarer.side] = 13 - int(match[4])
    return won[declarer.side], is_disputed


def with_left_out_passes(made: MadeAuction, outcome: Outcome, led: str) -> MadeAuction:
    """The auction that leads to the contract and declarer of the tags; `led` is the seat that the play section names.

    Some programs leave out the passes before the first bid: they are put in where so many of them, and no other number,
    lead there, and the opening lead was that declarer's opponent's; else the auction stays as it is.
    """
    named = outcome.contract
    if named is None or made.reached is None or made.reached == named:
        return made
    if named.opening_leader is None or led.strip() != named.opening_leader.value:
        return made
    tried = (_after_passes(made.auction, passes) for passes in range(1, len(Seat)))
    fitting = [longer for longer in tried if _reached(longer) == named]
    return MadeAuction.of(fitting[0]) if len(fitting) == 1 else made


def _after_passes(auction: Auction, passes: int) -> Auction:
    """The same calls after so many passes, each by whose turn it is then."""
    longer = Auction(auction.dealer)
    for _at in range(passes):
        longer = longer.then(AuctionCall(longer.turn, PASS))
    for made in auction.calls:
        longer = longer.then(AuctionCall(longer.turn, made.call, made.note))
    return longer


def _reached(auction: Auction) -> Contract | None:
    return None if any(made.irregular for made in auction.calls) else auction.contract()


def agree(outcome: Outcome, made: MadeAuction, words: Words, source: Source) -> Outcome:
    """Let a finished auction say what the tags leave open; FormatError when the two disagree."""
    if not made.is_over:
        return outcome
    reached, given = made.reached, outcome.contract
    if reached is None:
        if given is not None:
            passed = Why(Detail.AUCTION_PASSED)
            raise source.error(words.contract_at, Expected.CONTRACT_OF_AUCTION, found=words.contract, detail=passed)
        return replace(outcome, is_passed_out=True)
    if given == reached and not outcome.is_declarer_swapped:
        return outcome
    declarer = (given.declarer if given else None) or reached.declarer
    differs = given is not None and replace(given, declarer=None) != replace(reached, declarer=None)
    expected = reached.dummy if outcome.is_declarer_swapped else reached.declarer
    is_other = declarer is not expected and not (outcome.is_declarer_swapped and declarer is reached.declarer)
    if outcome.is_passed_out or differs or is_other:
        found = f"{words.contract} {words.declarer}".strip()
        why = Why.of(Detail.AUCTION_REACHED, contract=reached)
        raise source.error(words.contract_at, Expected.CONTRACT_OF_AUCTION, found=found, detail=why)
    return replace(outcome, contract=replace(reached, declarer=declarer), trumps_named=reached.denomination)


@dataclass(frozen=True, slots=True)
class Scores:
    """Reads the scores of one game; a bare number is declarer's, and is left out when there is none (4.2.1)."""

    source: Source
    declarer: Seat | None
    remarks: list[Remark]

    def read(self, text: str, at: int) -> tuple[Decimal | None, Decimal | None]:
        """North-south's and east-west's score, None where not given; FormatError when it is no score."""
        if text.strip() in _NOTHING:
            return None, None
        match = _SCORE.fullmatch(with_minus(text.strip()))
        if match is None:
            raise self.source.error(at, Expected.SCORE, found=text)
        if match[1] is None:
            given = {Side(match[2].upper()): _decimal(match[3])}
            if match[4]:
                given[Side(match[4].upper())] = _decimal(match[5])
        elif self.declarer is not None or not _decimal(match[1]):
            given = {self.declarer.side if self.declarer else Side.NS: _decimal(match[1])}
        else:
            self.remarks.append(Remark.of(RemarkKey.WITHOUT_DECLARER, line=self.source.line(at), text=text))
            given = {}
        return given.get(Side.NS), given.get(Side.EW)

    def points(self, text: str, at: int) -> tuple[int | None, int | None]:
        """The score in points; where one side is given the other has as many less than nothing."""
        ns, ew = self.read(text, at)
        if any(score is not None and score != int(score) for score in (ns, ew)):
            raise self.source.error(at, Expected.SCORE, found=text)
        if ns is None and ew is None:
            return None, None
        return int(ns if ns is not None else -(ew or 0)), int(ew if ew is not None else -(ns or 0))

    def awards(self, game: Game) -> tuple[Award, ...]:
        """Matchpoints, IMPs and percentages of the game."""
        awards = []
        for name, unit in _AWARDS.items():
            if name not in game.tags:
                continue
            ns, ew = self.read(game.value(name), game.where(name))
            if ns is not None or ew is not None:
                awards.append(Award(unit, ns, ew))
        return tuple(awards)


def _decimal(text: str) -> Decimal:
    return Decimal(text.rstrip("%").replace(",", "."))
