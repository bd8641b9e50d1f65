"""What Tournament Calculator (JFR, Poland) publishes beside its pages: a JSON file for each board, `settings.json`.

There is no published description; this reads what the program's own page reads, as it stands in public results. Codes:
seats 0 north, 1 south, 2 west, 3 east; denominations 0 clubs to 4 notrump; cards from 0 for a two; vulnerability 0
nobody, 1 north-south, 2 east-west, 3 all. Scores are north-south's; those of both sides stand apart where they differ.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from decimal import Decimal, InvalidOperation
from typing import Any, TypeGuard

from rulings.bridge import (
    Card,
    Contract,
    Deal,
    Denomination,
    Rank,
    Seat,
    Suit,
    Vulnerability,
    dealer_of,
    vulnerability_of,
)
from rulings.bridge.contracts import Doubled
from rulings.formats.artificial import read_artificial
from rulings.formats.awarded import WORDS
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.pbn.people import Contestants
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import ArtificialAward, Award, AwardUnit, FileBoard, FileFormat, FileResult, SessionFile
from rulings.formats.sheets.lines import day_in
from rulings.formats.text import day_of
from rulings.formats.watching import watched

_SEATS = (Seat.NORTH, Seat.SOUTH, Seat.WEST, Seat.EAST)
_STRAINS = tuple(Denomination.parse(each) for each in ("C", "D", "H", "S", "NT"))
_SUITS = tuple(Suit.parse(each) for each in "CDHS")
_NAMES = ("Spades", "Hearts", "Diamonds", "Clubs")
_VULNERABLE = tuple(Vulnerability.parse(each) for each in ("None", "NS", "EW", "All"))
_STAKES = (Doubled.NO, Doubled.DOUBLED, Doubled.REDOUBLED)
_GROUPS = "ScoringGroups"
_POINTS = "PointScore"
_AVERAGES = {"ArtificialScoreAveragePlus": "+", "ArtificialScoreAverage": "=", "ArtificialScoreAverageMinus": "-"}
_SIT_OUT = "ArtificialScoreSitOut"
_MOST_BOARDS = 2_000
_OF_FILES = "FullName TimeCreated ScoringGroups Distribution Scores __type"
_OF_BOARDS = "_numberAsPlayed Number _handRecord HandN HandE HandS HandW _declarer Vulnerability"
_OF_SCORES = "NsResult WeResult NsScore WeScore TableToShow Table Round ParticipantsNs ParticipantsWe"
_OF_PEOPLE = "_person1 _person2 _name _firstName _lastName _pid"
_OF_POINTS = "Contract WithContract Height Declarer Denomination Xx Overtricks Lead CardColor CardHeight Score"
_READ = frozenset(" ".join((_OF_FILES, _OF_BOARDS, _OF_SCORES, _OF_PEOPLE, _OF_POINTS, *_NAMES)).split())
"""Every name that is read somewhere."""
_WRONG = (KeyError, IndexError, TypeError, ValueError, AttributeError, InvalidOperation)
"""What Python says of a value that is not what the program writes."""
_Score = Mapping[str, Any]


def is_tourcalc(text: str) -> bool:
    """Whether a text is such a board."""
    return text.lstrip("\ufeff \n\t").startswith("{") and f'"{_GROUPS}"' in text


def read_tourcalc(texts: Iterable[str], *, is_strict: bool = True) -> list[SessionFile]:
    """The session of such files; FormatError where one is no JSON of the program's, or none is a board.

    Read strictly, FormatError on the first fault of a board or a score.
    """
    files = [_loaded(text) for text in texts]
    head = next((each for each in files if "FullName" in each), {})
    boards = [each for each in files if isinstance(each.get(_GROUPS), list)]
    if len(boards) > _MOST_BOARDS:
        raise FormatError(Expected.SMALL_ARCHIVE, found=str(len(boards)))
    reader = _Reader(Faults([], is_strict))
    for each in files:
        reader.odd.update(_unread(each))
    for each in boards:
        for at, group in enumerate(each[_GROUPS]):
            reader.take(group, f"{_GROUPS}[{at}]")
    return [reader.read(str(head.get("FullName") or ""), str(head.get("TimeCreated") or ""))]


def _loaded(text: str) -> dict[str, Any]:
    try:
        told = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError):
        raise FormatError(Expected.TOURCALC) from None
    return told if isinstance(told, dict) else {}


def _unread(value: object) -> Iterator[str]:
    """The names at every depth that say something and are not read."""
    if isinstance(value, dict):
        for name, each in value.items():
            if name in _READ:
                yield from _unread(each)
            elif each not in (None, "", 0, [], {}):
                yield name
    elif isinstance(value, list):
        for each in value:
            yield from _unread(each)


class _Reader:
    """Collects the boards of a session."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.people = Contestants()
        self.boards: dict[int, FileBoard] = {}
        self.results: list[FileResult] = []
        self.odd: Counter[str] = Counter()

    def take(self, group: Mapping[str, Any], place: str) -> None:
        """A board with its results; one whose number cannot be read is passed over."""
        try:
            dealt = group["Distribution"]
            number = int(dealt.get("_numberAsPlayed") or dealt["Number"])
            if not 1 <= number <= 9999:
                raise ValueError(number)
            record, scores = dealt.get("_handRecord") or {}, list(group["Scores"] or ())
            self.boards[number] = _board(number, record)
        except _WRONG:
            self.faults.pass_over(FormatError(Expected.TOURCALC, element=place))
            return
        for error in _odd_heads(record, place):
            self.faults.pass_over(error)
        if self.boards[number].deal is None and any(record.get(f"Hand{seat}") for seat in "NESW"):
            self.faults.remarks.append(Remark.of(RemarkKey.HANDS_LEFT_OUT, board=number))
        for at, score in enumerate(watched(scores)):
            self.take_score(number, score, f"{place}.Scores[{at}]")

    def take_score(self, board: int, score: Mapping[str, Any], place: str) -> None:
        """A result; one that cannot be read is kept aside with who met."""
        try:
            self.results.append(self._result(board, score))
        except _WRONG:
            ns, ew = (self._pair_or_nobody(score, side) for side in ("Ns", "We"))
            error = FormatError(Expected.TOURCALC_SCORE, element=place)
            self.faults.keep(error, board, FileResult(board, ns, ew))

    def _pair_or_nobody(self, score: Mapping[str, Any], side: str) -> str:
        try:
            return self._pair(score[f"Participants{side}"])
        except _WRONG:
            return ""

    def read(self, event: str, created: str) -> SessionFile:
        """Everything collected; FormatError without a board."""
        if not self.boards:
            raise FormatError(Expected.NUMBERED_BOARD)
        unit = _unit(self.results)
        results = [_in_unit(each, unit) for each in sorted(self.results, key=lambda each: each.board)]
        remarks = [Remark.counting(RemarkKey.UNUSED, dict(sorted(self.odd.items())))] if self.odd else []
        return SessionFile(
            FileFormat.JSON,
            event=event,
            date=day_of(day_in(event) or created.replace("-", ".")),
            scoring=WORDS[unit] if unit else "",
            contestants=tuple(self.people.by_key.values()),
            boards=tuple(self.boards[number] for number in sorted(self.boards)),
            results=tuple(results),
            remarks=(*self.faults.remarks, *self.faults.told(), *remarks),
            faults=tuple(self.faults.found),
        )

    def _result(self, board: int, score: Mapping[str, Any]) -> FileResult:
        ns, ew = (self._pair(score[f"Participants{side}"]) for side in ("Ns", "We"))
        awards = (Award(AwardUnit.PERCENT, _amount(score.get("NsResult")), _amount(score.get("WeResult"))),)
        table, round_ = str(score.get("TableToShow") or score.get("Table") or ""), str(score.get("Round") or "")
        place: dict[str, Any] = {"board": board, "ns": ns, "ew": ew, "table": table, "round": round_}
        told, other = score["NsScore"], score.get("WeScore")
        if _kind(told) != _POINTS or other is not None:
            return FileResult(**place, artificial=self._artificial(told, other or told, awards), awards=awards)
        return FileResult(**place, **_outcome(told), awards=awards)

    def _pair(self, listed: list[Mapping[str, Any]]) -> str:
        """Who sat there, by his number in the tournament."""
        told = listed[0]
        people = tuple(name for each in ("_person1", "_person2") if (name := _person(told.get(each))))
        return self.people.meet(str(told["Number"]), people, "" if people else str(told.get("_name") or ""), "")

    def _artificial(
        self, ns: Mapping[str, Any], ew: Mapping[str, Any], awards: tuple[Award, ...]
    ) -> ArtificialAward | None:
        """Averages as such, a board that nobody played, and anything else by what it gave."""
        kinds = _kind(ns), _kind(ew)
        if kinds == (_SIT_OUT, _SIT_OUT):
            return read_artificial("NP")
        signs = [_AVERAGES.get(kind) for kind in kinds]
        if None not in signs:
            return read_artificial(f"AVE{signs[0]}/AVE{signs[1]}", awards)
        return read_artificial("ADJ", awards)


def _odd_heads(record: Mapping[str, Any], place: str) -> Iterator[FormatError]:
    """A dealer or a vulnerability that is none: the usual one of the board is taken."""
    for name, expected in (("_declarer", Expected.SEAT), ("Vulnerability", Expected.VULNERABILITY)):
        told = record.get(name)
        if told is not None and not _is_one_of_four(told):
            yield FormatError(expected, found=str(told), element=f"{place}.{name}")


def _is_one_of_four(told: object) -> TypeGuard[int]:
    return isinstance(told, int) and 0 <= told < 4


def _board(number: int, record: Mapping[str, Any]) -> FileBoard:
    dealer, vulnerable = record.get("_declarer"), record.get("Vulnerability")
    seat = _SEATS[dealer] if _is_one_of_four(dealer) else dealer_of(number)
    return FileBoard(
        number,
        seat,
        _VULNERABLE[vulnerable] if _is_one_of_four(vulnerable) else vulnerability_of(number),
        _deal(record),
    )


def _deal(record: Mapping[str, Any]) -> Deal | None:
    """The cards, None where a hand is not told in full."""
    hands = [hand for seat in "NESW" if (hand := record.get(f"Hand{seat}"))]
    if len(hands) < 4:
        return None
    suits = (".".join(str(hand[name] or "").upper().replace("10", "T") for name in _NAMES) for hand in hands)
    try:
        return Deal.parse(f"N:{' '.join(suits)}")
    except ValueError:
        return None


def _outcome(told: Mapping[str, Any]) -> dict[str, Any]:
    """Contract, tricks, lead and points of a score that both sides share."""
    points = int(told["Score"])
    both = {"score_ns": points, "score_ew": -points}
    bid = told.get("Contract") or {}
    named = bid.get("Contract") or bid
    level = int(named.get("Height") or 0)
    if not told.get("WithContract"):
        return both
    if level == 0:
        return both | {"is_passed_out": True}
    declarer = _SEATS[int(bid["Declarer"])]
    contract = Contract(level, _STRAINS[int(named["Denomination"])], _STAKES[int(named["Xx"])], declarer)
    tricks = contract.tricks_needed + int(told["Overtricks"])
    if not 0 <= tricks <= 13:
        raise ValueError(told["Overtricks"])
    return both | {"contract": contract, "tricks": tricks, "lead": _card(told.get("Lead"))}


def _card(told: Mapping[str, Any] | None) -> Card | None:
    if not told or not 0 <= int(told["CardColor"]) < 4 or not 0 <= int(told["CardHeight"]) < 13:
        return None
    return Card(_SUITS[int(told["CardColor"])], Rank(int(told["CardHeight"]) + 2))


def _person(told: Mapping[str, Any] | None) -> str:
    """A player's name, with his number of the federation behind it."""
    if not told:
        return ""
    name = f"{told.get('_firstName') or ''} {told.get('_lastName') or ''}".strip()
    number = (told.get("_pid") or {}).get("Number")
    return f"{name} ({number})" if name and isinstance(number, int) and number > 0 else name


def _kind(told: Mapping[str, Any]) -> str:
    return str(told.get("__type", "")).partition(":")[0]


def _amount(told: object) -> Decimal | None:
    return None if told is None else Decimal(str(told))


def _unit(results: Iterable[FileResult]) -> AwardUnit | None:
    """What the awards are counted in: IMPs where both sides' add up to nothing, per cent where to a hundred."""
    sums = {award.ns + award.ew for award in _awards(results) if award.ns is not None and award.ew is not None}
    some = any(award.ns for award in _awards(results))
    if not some or not sums:
        return None
    if all(abs(each) < 1 for each in sums):
        return AwardUnit.IMPS
    return AwardUnit.PERCENT if any(abs(each - 100) < 1 for each in sums) else None


def _awards(results: Iterable[FileResult]) -> Iterator[Award]:
    return (award for result in results if result.artificial is None for award in result.awards)


def _in_unit(result: FileResult, unit: AwardUnit | None) -> FileResult:
    """The result with its awards in the unit that they are in; without them where that is not known."""
    awards = () if unit is None else tuple(replace(award, unit=unit) for award in result.awards)
    artificial = result.artificial
    if artificial is not None and unit is not None and artificial.text.startswith("^"):
        artificial = replace(artificial, unit=unit)
    return replace(result, awards=awards, artificial=artificial)
