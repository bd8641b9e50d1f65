"""A session as a CSV file: a line of headers, then one line for each result (RFC 4180).

Commas, decimal points, double quotes where they are needed; texts that a spreadsheet would take for a formula are
protected. Columns that hold nothing are left out, except those that every result has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from rulings.bridge import Seat, Side, dealer_of, vulnerability_of
from rulings.formats.csv.cells import players_text, protected, weights_text
from rulings.formats.csv.columns import HEADERS
from rulings.formats.pbn.score_rows import tricks_text
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import (
    AwardUnit,
    ContestantKind,
    FileContestant,
    FileFormat,
    FileResult,
    SessionFile,
)
from rulings.formats.text import MAX_TEXT
from rulings.formats.written import (
    Losses,
    Written,
    amount_text,
    artificial_text,
    boards_of,
    lose_rulings,
    lose_substitutes,
    one_line,
    one_section_each,
)

_ALWAYS = ("board", "number_ns", "number_ew", "contract", "declarer", "tricks", "score_ns", "score_ew")
_AWARDS = {AwardUnit.MATCHPOINTS: "mp", AwardUnit.IMPS: "imp", AwardUnit.PERCENT: "percent"}
_COMPETITIONS = {ContestantKind.TEAM: "Teams", ContestantKind.INDIVIDUAL: "Individuals"}
_NUMBERS = frozenset(("score_ns", "score_ew", "adjusted_ns", "adjusted_ew"))
_NUMBERS |= {f"{name}_{side.value.lower()}" for name in _AWARDS.values() for side in Side}
_NAMES = frozenset(("names_ns", "names_ew"))
_QUOTED = frozenset('",;\t')


def write_csv(session: SessionFile) -> Written:
    """The whole session as lines of a table, in UTF-8; for a spreadsheet store it with a byte order mark.

    Everything of a result is there, adjusted scores with their weights and reasons too. Left out, with a remark: cards,
    auctions and plays, totals, penalties, substitutes, players' own numbers. A session without a board gives a file
    that no reader takes.
    """
    losses = Losses(FileFormat.CSV.value)
    writer = _Writer(session, losses, one_section_each(session))
    lines = [writer.head() | line for line in writer.lines()]
    units = dict.fromkeys(award.unit for result in session.results for award in result.awards)
    awards = [f"{_AWARDS[unit]}_{side.value.lower()}" for unit in units for side in Side]
    of_awards = {f"{name}_{side.value.lower()}" for name in _AWARDS.values() for side in Side}
    keys = [key for key in HEADERS if key not in of_awards and (key in _ALWAYS or any(line.get(key) for line in lines))]
    at = keys.index("score_ew") + 1
    keys[at:at] = awards
    rows = [[HEADERS[key] for key in keys], *([writer.cell(key, line.get(key, "")) for key in keys] for line in lines)]
    writer.lose()
    return Written("".join(f"{','.join(row)}\r\n" for row in rows), losses.remarks)


@dataclass(frozen=True, slots=True)
class _Writer:
    """Makes the lines of one session; `sections` is None where contestants have no section of their own."""

    session: SessionFile
    losses: Losses
    sections: Mapping[str, str] | None

    def head(self) -> dict[str, str]:
        """What every line says of its session."""
        session = self.session
        kinds = {one.kind for one in session.contestants}
        kind = next((word for kind, word in _COMPETITIONS.items() if kind in kinds), "")
        competition = session.competition
        if kind and kind[:-1].lower() not in competition.lower():
            competition = f"{competition} {kind}".strip()
        return {
            "event": session.event,
            "date": session.date.isoformat() if session.date else "",
            "scoring": session.scoring,
            "competition": competition,
            "winners": str(session.winners or ""),
        }

    def lines(self) -> Iterator[dict[str, str]]:
        """A line for each result, for each board without one, and for each contestant without one."""
        results = sorted(self.session.results, key=lambda result: result.board)
        contestants = {one.key: one for one in self.session.contestants}
        for board in boards_of(self.session):
            played = [result for result in results if result.board == board.number]
            if not played:
                yield {"board": str(board.number)}
            for result in played:
                yield self._line(result, contestants)
        sat = {key for result in results for key in (result.ns, result.ew)}
        sat |= {member for key in sat if (one := contestants.get(key)) for member in one.members}
        for one in self.session.contestants:
            if one.key not in sat and not one.members:
                yield self._called(one, one.direction or Side.NS) | {"section": self._section(one.section)}

    def _line(self, result: FileResult, contestants: Mapping[str, FileContestant]) -> dict[str, str]:
        contract, declarer = result.contract, result.contract and result.contract.declarer
        line = {
            "board": str(result.board),
            "section": self._section(result.section),
            "table": result.table,
            "round": result.round,
            "room": result.room,
            "contract": "Pass" if result.is_passed_out else str(replace(contract, declarer=None)) if contract else "",
            "declarer": f"{'^' if result.is_declarer_swapped else ''}{declarer}" if declarer else "",
            "tricks": tricks_text(result),
            "lead": str(result.lead or ""),
            "score_ns": "" if result.score_ns is None else str(result.score_ns),
            "score_ew": "" if result.score_ew is None else str(result.score_ew),
            "artificial": artificial_text(result.artificial, result.awards),
        }
        line |= {f"name_{seat.value}": name for seat, name in result.names.items()}
        for side, key in ((Side.NS, result.ns), (Side.EW, result.ew)):
            line |= self._who(side, key, contestants)
        for award in result.awards:
            name = _AWARDS[award.unit]
            line |= {f"{name}_ns": amount_text(award.ns), f"{name}_ew": amount_text(award.ew)}
        return line | _adjusted(result)

    def _section(self, section: str) -> str:
        return "" if self.sections is None else section

    def _who(self, side: Side, key: str, contestants: Mapping[str, FileContestant]) -> dict[str, str]:
        one = contestants.get(key)
        if one is None:
            return {f"number_{side.value.lower()}": key}
        if not one.members:
            return self._called(one, side)
        who: dict[str, str] = {}
        for seat, member in zip(side.seats, one.members, strict=False):
            single = contestants.get(member)
            if single is not None:
                who |= self._single(single, seat)
        return who

    def _single(self, one: FileContestant, seat: Seat) -> dict[str, str]:
        """A player who competes for himself."""
        name = one.players[0].name if one.players else one.name
        return {f"number_{seat.value}": one.number, f"name_{seat.value}": name}

    def _called(self, one: FileContestant, side: Side) -> dict[str, str]:
        """A contestant's number, name and players; his key where he has none of them."""
        if one.kind is ContestantKind.INDIVIDUAL:
            return self._single(one, side.seats[0])
        of = side.value.lower()
        names = players_text(tuple(player.name for player in one.players)) if one.players else ""
        number = one.number or ("" if one.name or names else one.key)
        return {f"number_{of}": number, f"name_{of}": one.name, f"names_{of}": names}

    def cell(self, key: str, text: str) -> str:
        """A cell as it stands in the file: safe for a spreadsheet, and quoted where it has to be."""
        line = one_line(text)
        if len(line) > MAX_TEXT - 1:
            self.losses.lose(RemarkKey.TEXTS_CUT)
            line = line[: MAX_TEXT - 1].rstrip()
        safe = line if key in _NUMBERS | _NAMES else protected(line)
        quoted = safe.replace('"', '""')
        return f'"{quoted}"' if _QUOTED & set(safe) else quoted

    def lose(self) -> None:
        """What no line has a place for."""
        session, losses = self.session, self.losses
        losses.lose_header(club=session.club, site=session.site, program=session.program)
        losses.of_each(RemarkKey.WITHOUT_DEALS, (board.deal for board in session.boards))
        for board in session.boards:
            if (board.dealer, board.vulnerability) != (dealer_of(board.number), vulnerability_of(board.number)):
                losses.lose(RemarkKey.WITHOUT_DEALERS, board.number)
        for result in session.results:
            if result.auction is not None or result.play:
                losses.lose(RemarkKey.WITHOUT_RECORDS, result.board)
        losses.of_each(RemarkKey.WITHOUT_NUMBERS, (p.national_id or p.club_id for p in session.players))
        losses.of_each(RemarkKey.WITHOUT_TOTALS, (one.total is not None for one in session.contestants))
        losses.of_each(RemarkKey.WITHOUT_BESIDE, (one.beside for one in session.contestants))
        losses.of_each(RemarkKey.WITHOUT_PENALTIES, (one.penalties for one in session.contestants))
        losses.of_each(RemarkKey.WITHOUT_MATCHES, session.match_scores)
        lose_substitutes(session, losses)
        lose_rulings(session, losses)
        if session.winners is None:
            losses.of_each(RemarkKey.WITHOUT_DIRECTIONS, (one.direction for one in session.contestants))
        if self.sections is None:
            losses.lose(RemarkKey.WITHOUT_SECTIONS)


def _adjusted(result: FileResult) -> dict[str, str]:
    """The columns of an adjusted score."""
    adjusted = result.adjusted
    if adjusted is None:
        return {}
    return {
        "adjusted": adjusted.kind.value,
        "adjusted_ns": amount_text(adjusted.ns),
        "adjusted_ew": amount_text(adjusted.ew),
        "adjusted_unit": adjusted.unit.value,
        "weights_ns": weights_text(adjusted.parts_ns),
        "weights_ew": weights_text(adjusted.parts_ew),
        "reason": adjusted.reason,
    }
