"""What a PBN game says before its sections: the Mandatory Tag Set, then the supplemental tags (PBN 3.4, 4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal

from rulings.bridge import Seat, Side
from rulings.formats.artificial import awarded
from rulings.formats.pbn.page import Page
from rulings.formats.pbn.record import Record
from rulings.formats.pbn.score_rows import Tables, tricks_text
from rulings.formats.session import (
    AwardUnit,
    ContestantKind,
    FileBoard,
    FileContestant,
    FileFormat,
    FileResult,
    SessionFile,
)
from rulings.formats.written import amount_text, artificial_text, scale_of, whole_deal

_SEAT_TAGS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""The order of the players' tags (3.4)."""
_ROOMS = {"open": Side.NS, "closed": Side.EW}
_COMPETITIONS = {ContestantKind.TEAM: "Teams", ContestantKind.INDIVIDUAL: "Individuals", ContestantKind.PAIR: "Pairs"}
_AWARD_TAGS = ((AwardUnit.IMPS, "ScoreIMP"), (AwardUnit.MATCHPOINTS, "ScoreMP"), (AwardUnit.PERCENT, "ScorePercentage"))


@dataclass(frozen=True, slots=True)
class Identification:
    """Writes the tags of games."""

    page: Page
    session: SessionFile
    contestants: Mapping[str, FileContestant]
    tables: Tables

    def begin(self, board: FileBoard, record: Record | None = None) -> None:
        """The Mandatory Tag Set in its order, then the supplemental tags in the alphabet's (3.4)."""
        page, session = self.page, self.session
        names = record.result.names if record else {}
        deal = whole_deal(board)
        page.begin_game()
        page.mandatory("Event", session.event)
        page.mandatory("Site", session.site)
        page.mandatory("Date", f"{session.date.year:04}.{session.date:%m.%d}" if session.date else "")
        page.mandatory("Board", str(board.number))
        for seat in _SEAT_TAGS:
            page.mandatory(seat.name.capitalize(), page.player(names.get(seat, "")))
        page.mandatory("Dealer", board.dealer.value)
        page.mandatory("Vulnerable", board.vulnerability.value)
        page.mandatory("Deal", deal.written_from(board.dealer) if deal else "")
        page.mandatory("Scoring", self._scoring())
        for name, value in self._outcome(record):
            page.tag(name, value)
        for name, value in sorted(self._supplemental(record)):
            page.known(name, value)

    def needs_row(self, record: Record) -> bool:
        """Whether a game's own tags cannot say all of a result: then a ScoreTable of one row does."""
        result = record.result
        first = record.play[0].trick if record.play else None
        is_by_awards = result.artificial is not None and (
            result.artificial == awarded(result.awards) or not artificial_text(result.artificial, result.awards)
        )
        return (
            is_by_awards
            or not _is_told_by_tags(result)
            or result.lead != (first.cards[0] if first else None)
            or not record.is_own_outcome
            or not all(self._is_told(result, side, key) for side, key in ((Side.NS, result.ns), (Side.EW, result.ew)))
        )

    def _is_told(self, result: FileResult, side: Side, key: str) -> bool:
        """Whether the tags of a game say who sat there: nobody, a number, names by seat, or teams and the room."""
        one = self.contestants.get(key)
        if one is None or result.teams is not None:
            return True
        seated = [result.names.get(seat, "") for seat in side.seats]
        if one.members:
            members = [self.contestants.get(member) for member in one.members]
            return all(seated) and all(member and not member.number for member in members)
        if one.kind is ContestantKind.TEAM:
            return not one.number and result.room.lower() in _ROOMS
        return any(seated) if self.tables.is_named(key) else True

    def _outcome(self, record: Record | None) -> Iterator[tuple[str, str]]:
        """Declarer, Contract and Result (3.4.13 to 3.4.15); those of the auction where the row has others."""
        result = record.result if record else None
        if record is None or result is None:
            yield from (("Declarer", ""), ("Contract", ""), ("Result", ""))
            return
        contract = result.contract if record.is_own_outcome else record.reached
        is_passed_out = result.is_passed_out if record.is_own_outcome else record.reached is None
        declarer = contract.declarer if contract else None
        is_swapped = result.is_declarer_swapped and record.is_own_outcome
        unknown = "" if is_passed_out else "?"
        yield "Declarer", f"{'^' if is_swapped else ''}{declarer}" if declarer else unknown
        yield "Contract", "Pass" if is_passed_out else str(replace(contract, declarer=None)) if contract else "?"
        yield "Result", (tricks_text(result) if record.is_own_outcome else "") or unknown

    def _supplemental(self, record: Record | None) -> Iterator[tuple[str, str]]:
        session = self.session
        yield "Competition", self._competition()
        yield "Generator", session.program
        if record is None or self.needs_row(record):
            numbers = {key: self._number(key) for key in (record.result.ns, record.result.ew)} if record else {}
            yield from zip(("PairNS", "PairEW"), numbers.values(), strict=False)
            return
        result = record.result
        yield from (("Section", result.section if self.tables.sections is not None else ""), ("Table", result.table))
        yield from (("Round", result.round), ("Room", result.room))
        yield from self._who(result)
        words = artificial_text(result.artificial, result.awards)
        yield "Score", words or _both(result.score_ns, result.score_ew)
        for unit, name in _AWARD_TAGS:
            if award := result.award(unit):
                yield name, _both(award.ns, award.ew)

    def _who(self, result: FileResult) -> Iterator[tuple[str, str]]:
        """The tags of pairs or teams (4.3.2)."""
        is_home_first = _ROOMS.get(result.room.lower(), Side.NS) is Side.NS
        kinds = {one.kind for key in (result.ns, result.ew) if (one := self.contestants.get(key))}
        if result.teams is not None:
            yield from zip(("HomeTeam", "VisitTeam"), result.teams, strict=True)
        elif kinds == {ContestantKind.TEAM}:
            sides = (result.ns, result.ew) if is_home_first else (result.ew, result.ns)
            names = (self.contestants[key].name or key for key in sides)
            yield from zip(("HomeTeam", "VisitTeam"), names, strict=True)
        else:
            yield from (("PairNS", self._number(result.ns)), ("PairEW", self._number(result.ew)))

    def _number(self, key: str) -> str:
        one = self.contestants.get(key)
        return key if one is None else "" if one.members else one.number

    def _scoring(self) -> str:
        """The Scoring tag (3.4.12): the file's own words where they are PBN's, else those that mean the same."""
        session = self.session
        if session.format is FileFormat.PBN:
            return session.scoring
        if session.unit is None:
            return session.scoring
        said = f"{session.competition} {session.scoring}".lower()
        kind = "Butler" if "butler" in said else "Cross" if "cross" in said or "ximp" in said else ""
        words = ("IMP", kind) if session.unit is AwardUnit.IMPS else ("MP",)
        return ";".join(filter(None, (*words, *scale_of(session))))

    def _competition(self) -> str:
        """The Competition tag (4.3.1)."""
        if self.session.format is FileFormat.PBN:
            return self.session.competition
        kinds = {one.kind for one in self.session.contestants}
        return next((word for kind, word in _COMPETITIONS.items() if kind in kinds), "")


def _is_told_by_tags(result: FileResult) -> bool:
    """Whether a game's tags have anything to say of how the board ended."""
    told = (result.contract, result.tricks, result.score_ns, result.score_ew, result.artificial, result.auction)
    return result.is_passed_out or bool(result.awards or result.play) or any(value is not None for value in told)


def _both(ns: Decimal | int | None, ew: Decimal | int | None) -> str:
    """A score of both sides: `NS 420 EW -420` (4.2.1)."""
    given = ((Side.NS, ns), (Side.EW, ew))
    return " ".join(f"{side} {amount_text(Decimal(amount))}" for side, amount in given if amount is not None)
