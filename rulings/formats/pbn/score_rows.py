"""Results and totals as rows of tables: ScoreTable (PBN 5.7) and TotalScoreTable (5.8).

Beside the columns of the standard there are Section, Table, Round, Room and Lead, players' and teams' own columns, and
in the totals Section, Direction and ScorePenalty, which the standard allows (5.2) and other programs use.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rulings.bridge import Seat, Side
from rulings.formats.pbn.page import Column, Page
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import AwardUnit, ContestantKind, FileContestant, FileResult
from rulings.formats.written import amount_text, artificial_text, penalty_of

_ARTIFICIAL_ENTRY = re.compile(r"\^[+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})|-")
_AWARDS = {AwardUnit.PERCENT: "Percentage", AwardUnit.MATCHPOINTS: "MP", AwardUnit.IMPS: "IMP"}
"""The columns of awards in the order in which a reader looks for a caret."""
_SEATS = {seat: f"PlayerId_{seat.name.capitalize()}" for seat in Seat}
_RESULT = (
    *(Column(name) for name in ("Section", "Table", "Round", "Room")),
    *(Column(f"PairId_{side}", is_number=True) for side in Side),
    *(Column(name, is_number=True) for name in _SEATS.values()),
    *(Column(name) for name in ("Contract", "Declarer")),
    Column("Result", is_number=True),
    Column("Lead"),
    *(Column(f"Score_{side}", is_number=True) for side in Side),
    *(Column(f"{name}_{side}", is_number=True) for name in _AWARDS.values() for side in Side),
    *(Column(f"Names_{side}") for side in Side),
)
_TOTALS = {AwardUnit.MATCHPOINTS: "TotalMP", AwardUnit.IMPS: "TotalIMP"}
_TOTAL = (
    *(Column(name, is_number=True) for name in ("PairId", "TeamId", "PlayerId")),
    *(Column(name) for name in ("Section", "Direction")),
    *(Column(name, is_number=True) for name in (*_TOTALS.values(), "TotalScore", "MeanPercentage", "ScorePenalty")),
    *(Column(name) for name in ("Names", "Name", "TeamName", "Roster")),
)


@dataclass(slots=True)
class Tables:
    """Writes rows; `sections` is by key the section of each contestant, None where the file has none."""

    page: Page
    contestants: Mapping[str, FileContestant]
    sections: Mapping[str, str] | None
    shared: Counter[tuple[str, str]] = field(init=False)

    def __post_init__(self) -> None:
        whole = [one for one in self.contestants.values() if not one.members]
        self.shared = Counter((self.section_of(one.key), one.number) for one in whole)

    def section_of(self, key: str) -> str:
        """The section of a contestant, "" where it is not written."""
        return "" if self.sections is None else self.sections.get(key, "")

    def names(self, one: FileContestant) -> str:
        """A contestant's players, parted by semicolons, or his name (5.7)."""
        if not one.players:
            return self.page.player(one.name)
        names = [self.page.player(player.name) for player in one.players]
        return names[0] + ";" if len(names) == 1 else ";".join(names)

    def is_named(self, key: str) -> bool:
        """Whether a row has to name somebody: he has no number, or one that another has too."""
        one = self.contestants.get(key)
        if one is None or one.members or one.kind is ContestantKind.TEAM:
            return False
        return not one.number or self.shared[self.section_of(key), one.number] > 1

    def put_results(self, results: Iterable[FileResult], names: Mapping[Seat, str] | None = None) -> None:
        """A ScoreTable of these; `names` are those of the game that it stands in, where its record is one of them."""
        rows = [self._row(result, names or {}) for result in results]
        self.page.table("ScoreTable", _RESULT, [[row.get(column.name, "") for column in _RESULT] for row in rows])

    def _row(self, result: FileResult, names: Mapping[Seat, str]) -> dict[str, str]:
        contract, declarer = result.contract, result.contract and result.contract.declarer
        row = {
            "Section": "" if self.sections is None else result.section,
            "Table": result.table,
            "Round": result.round,
            "Room": result.room,
            "Contract": "Pass" if result.is_passed_out else str(replace(contract, declarer=None)) if contract else "",
            "Declarer": f"{'^' if result.is_declarer_swapped else ''}{declarer}" if declarer else "",
            "Result": tricks_text(result),
            "Lead": str(result.lead or ""),
        }
        for side, key in ((Side.NS, result.ns), (Side.EW, result.ew)):
            row |= self._who(side, key, names)
        return row | self._scores(result)

    def _who(self, side: Side, key: str, names: Mapping[Seat, str]) -> dict[str, str]:
        """The cells that say who sat there: a number, two players' numbers, or names."""
        one = self.contestants.get(key)
        seated = ";".join(names[seat] for seat in side.seats if names.get(seat))
        if one is None:
            return {f"PairId_{side}": key, f"Names_{side}": seated}
        if one.members:
            members = [self.contestants[member] for member in one.members if member in self.contestants]
            cells = zip(side.seats, (member.number or member.name for member in members), strict=False)
            return {f"Names_{side}": seated} | {_SEATS[seat]: number for seat, number in cells}
        number = one.number or (one.name if one.kind is ContestantKind.TEAM else "")
        return {f"PairId_{side}": number, f"Names_{side}": self.names(one) if self.is_named(key) else seated}

    def _scores(self, result: FileResult) -> dict[str, str]:
        """Points and awards; an artificial score as its awards behind carets, else in words in the place of points."""
        carets = _caret_cells(result)
        words = "" if carets else artificial_text(result.artificial, result.awards)
        row = {"Score_NS": words or _whole(result.score_ns), "Score_EW": "" if words else _whole(result.score_ew)}
        for award in result.awards:
            name = _AWARDS[award.unit]
            row |= {f"{name}_NS": amount_text(award.ns), f"{name}_EW": amount_text(award.ew)}
        return row | carets

    def put_totals(self, unit: AwardUnit | None) -> None:
        """The TotalScoreTable: everybody who competes, with what he has in all (5.8)."""
        whole = [one for one in self.contestants.values() if not one.members]
        rows = [self._total(one, _TOTALS.get(unit, "TotalScore") if unit else "TotalScore") for one in whole]
        if rows:
            self.page.table(
                "TotalScoreTable", _TOTAL, [[row.get(column.name, "") for column in _TOTAL] for row in rows]
            )

    def _total(self, one: FileContestant, total: str) -> dict[str, str]:
        losses = self.page.losses
        if any(what != "PENALTY" for what, _amount in one.beside):
            losses.lose(RemarkKey.WITHOUT_BESIDE)
        penalty = penalty_of(one, losses)
        penalties = [amount for what, amount in one.beside if what == "PENALTY"]
        penalties += [] if penalty is None else [penalty]
        row = {
            "Section": self.section_of(one.key),
            "Direction": one.direction.value if one.direction else "",
            total: amount_text(one.total),
            "MeanPercentage": amount_text(one.percent),
            "ScorePenalty": amount_text(sum(penalties[1:], penalties[0])) if penalties else "",
        }
        return row | self._called(one)

    def _called(self, one: FileContestant) -> dict[str, str]:
        """Number and names in the columns of what he is; a pair that is nothing else gets his key for a name."""
        if one.kind is ContestantKind.TEAM:
            roster = [self.page.player(player.name) for player in one.players]
            return {"TeamId": one.number, "TeamName": one.name, "Roster": ";".join(roster)}
        if one.kind is ContestantKind.INDIVIDUAL:
            name = one.players[0].name if one.players else one.name
            return {"PlayerId": one.number, "Name": self.page.player(name)}
        if one.name and one.players:
            self.page.losses.lose(RemarkKey.WITHOUT_NAMES)
        return {"PairId": one.number, "Names": self.names(one) or ("" if one.number else one.key)}


def tricks_text(result: FileResult) -> str:
    """Declarer's tricks, behind a caret where they are disputed (3.4.15)."""
    return "" if result.tricks is None else f"{'^' if result.is_result_disputed else ''}{result.tricks}"


def _whole(points: int | None) -> str:
    return "" if points is None else str(points)


def _caret_cells(result: FileResult) -> dict[str, str]:
    """The awards behind carets of an artificial score that only they tell (5.2); none for another score.

    Those of a unit that a reader looks at before have none, for it would take them first.
    """
    artificial = result.artificial
    if artificial is None:
        return {}
    entries = artificial.text.split("/")
    if len(entries) != len(Side) or not all(_ARTIFICIAL_ENTRY.fullmatch(entry) for entry in entries):
        return {}
    if result.award(artificial.unit) is None:
        return {}
    own = _AWARDS[artificial.unit]
    names = list(_AWARDS.values())
    later = names[names.index(own) + 1 :]
    cells = {f"{own}_{side}": entry for side, entry in zip(Side, entries, strict=True)}
    for award in result.awards:
        if (name := _AWARDS[award.unit]) in later:
            sides = ((Side.NS, award.ns), (Side.EW, award.ew))
            cells |= {f"{name}_{side}": f"^{amount_text(amount)}" for side, amount in sides if amount is not None}
    return cells
