"""One result as a line of a USEBIO file (TRAVELLER_LINE)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from xml.etree.ElementTree import Element, SubElement

from rulings.bridge import Side
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import AwardUnit, FileContestant, FileMatch, FileResult
from rulings.formats.usebio.elements import Pen
from rulings.formats.usebio.labels import Labels
from rulings.formats.written import amount_text, artificial_text, as_scored


@dataclass(frozen=True, slots=True)
class Travellers:
    """Writes lines; `imps` is the name of the elements that hold IMPs here (`CROSS_IMP_POINTS`)."""

    pen: Pen
    labels: Labels
    contestants: Mapping[str, FileContestant]
    imps: str

    def put(self, board: Element, told: FileResult, match: FileMatch | None = None) -> None:
        """A result, in a match of teams with the direction of its first team in place of the numbers."""
        result = as_scored(told, self.pen.losses, holds_split=False)
        line = SubElement(board, "TRAVELLER_LINE")
        put = self.pen.put
        self._put_seats(line, result, match)
        put(line, "TABLE_NUMBER", result.table)
        put(line, "ROUND_NUMBER", "" if match and match.round == result.round else result.round)
        contract = result.contract
        put(
            line,
            "CONTRACT",
            "PASS" if result.is_passed_out else str(replace(contract, declarer=None) if contract else ""),
        )
        put(line, "PLAYED_BY", contract.declarer.value if contract and contract.declarer else "")
        put(line, "LEAD", f"{result.lead.rank.letter}{result.lead.suit}" if result.lead else "")
        put(line, "TRICKS", "" if result.tricks is None else str(result.tricks))
        put(line, "SCORE", self._score(result))
        for unit, name in self._award_names.items():
            if award := result.award(unit):
                put(line, f"NS_{name}", amount_text(award.ns))
                put(line, f"EW_{name}", amount_text(award.ew))
        self._lose(result)

    def _put_seats(self, line: Element, result: FileResult, match: FileMatch | None) -> None:
        if match is not None and self.is_of_teams(match):
            self.pen.put(line, "DIRECTION", (Side.NS if result.ns == match.sides[0] else Side.EW).value)
            return
        for side, key in ((Side.NS, result.ns), (Side.EW, result.ew)):
            contestant = self.contestants.get(key)
            if contestant is None or not contestant.members:
                self.pen.put(line, f"{side}_PAIR_NUMBER", self.labels.on_line(key))
                continue
            for seat, member in zip(side.seats, contestant.members, strict=False):
                self.pen.put(line, f"{seat}_PLAYER_NUMBER", self.labels.of(member))

    def is_of_teams(self, match: FileMatch) -> bool:
        """Whether both sides of a match are teams."""
        return all((one := self.contestants.get(key)) and one.kind == "team" for key in match.sides)

    def _score(self, result: FileResult) -> str:
        """North-south's points, or the artificial score (SCORE)."""
        if result.artificial is not None:
            return artificial_text(result.artificial, result.awards)
        ns, ew = result.score_ns, result.score_ew
        if ns is not None and ew is not None and ns != -ew:
            self.pen.losses.lose(RemarkKey.ADJUSTED_WITHOUT_SPLIT, result.board)
        points = ns if ns is not None or ew is None else -ew
        return "" if points is None else str(points)

    @property
    def _award_names(self) -> dict[AwardUnit, str]:
        return {AwardUnit.MATCHPOINTS: "MATCH_POINTS", AwardUnit.IMPS: self.imps, AwardUnit.PERCENT: "PERCENTAGE"}

    def _lose(self, result: FileResult) -> None:
        """What a line has no place for."""
        for key, is_lost in (
            (RemarkKey.WITHOUT_RECORDS, result.auction is not None or bool(result.play)),
            (RemarkKey.WITHOUT_SEATS, bool(result.names)),
            (RemarkKey.WITHOUT_ROOMS, bool(result.room)),
            (RemarkKey.WITHOUT_MARKS, result.is_result_disputed or result.is_declarer_swapped),
        ):
            if is_lost:
                self.pen.losses.lose(key, result.board)
