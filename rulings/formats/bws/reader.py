"""A Bridgemate session file into sessions: one for each that its table Session names and a section belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import TypeVar

from rulings.bridge import Deal, dealer_of, vulnerability_of
from rulings.formats.auctions import denied
from rulings.formats.bws.gaps import came_later, gaps, nameless
from rulings.formats.bws.people import People, Sitting, who_sat
from rulings.formats.bws.records import in_force, read_deals, with_auction, with_play
from rulings.formats.bws.results import WRONG_DIRECTION, read_entry, standing, wrong_entry
from rulings.formats.bws.tables import (
    NEEDED,
    Cards,
    Entry,
    RoundRow,
    Seated,
    SectionRow,
    SessionRow,
    Step,
    Where,
    entries,
    hands,
    names,
    rounds,
    seated,
    sections,
    sessions,
    steps,
)
from rulings.formats.bws.unused import unused
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.jet.database import Database
from rulings.formats.limits import check_results, check_sessions
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard, FileFormat, FileResult, SessionFile
from rulings.formats.watching import watched

_Row = TypeVar("_Row")
_SCORING = {1: "Matchpoints", 2: "Butler IMPs", 3: "Cross-IMPs", 4: "Teams IMPs"}
"""The forms of scoring (ScoringType) in the words of other files."""
_FIRST_YEAR = 1995
_LAST_YEAR = 2100


def is_bws(database: Database) -> bool:
    """Whether an Access database is a session file of Bridgemate."""
    return database.tables >= NEEDED


def read_bws(database: Database, *, is_strict: bool = True) -> list[SessionFile]:
    """Every session of the file. FormatError where it has no section, or no board at all; read strictly, on a fault."""
    file = _File.of(database)
    if not file.sections:
        raise FormatError(Expected.SECTION_OF_MOVEMENT)
    read = [_read(one, Faults([], is_strict)) for one in file.parted()]
    held = [one for one in read if one.boards]
    if not held:
        raise FormatError(Expected.NUMBERED_BOARD)
    first, *others = held
    return [replace(first, remarks=(*first.remarks, *unused(database))), *others]


@dataclass(frozen=True, slots=True)
class _File:
    """The rows of a file, or of those of its sections that are one session."""

    session: SessionRow
    sections: Mapping[int, SectionRow]
    rounds: list[RoundRow]
    entries: list[Entry]
    begun: list[Entry]
    seated: list[Seated]
    names: Mapping[str, str]
    calls: list[Step]
    cards: list[Step]
    hands: list[Cards]
    sessions: Mapping[int, SessionRow] = field(default_factory=dict)

    @staticmethod
    def of(database: Database) -> _File:
        """Everything that the file holds; a section that only its results know is called by its number."""
        known = {section.number: section for section in sections(database)}
        moves, entered = list(rounds(database)), entries(database)
        check_results(max(len(moves), len(entered)))
        for number in dict.fromkeys([row.section for row in moves] + [entry.where[0] for entry in entered]):
            known.setdefault(number, SectionRow(number, str(number), 0, 0, 0, 0))
        return _File(
            SessionRow(0, "", None),
            known,
            moves,
            entered,
            entries(database, "IntermediateData"),
            seated(database),
            names(database),
            steps(database, "BiddingData", "Bid"),
            steps(database, "PlayData", "Card"),
            list(hands(database)),
            {row.number: row for row in sessions(database)},
        )

    def parted(self) -> Iterator[_File]:
        """One part for each session that sections name; sections of none that is listed go with the first."""
        first = next(iter(self.sessions), 0)
        session_of = {
            number: section.session if section.session in self.sessions else first
            for number, section in self.sections.items()
        }
        sections = _by_session(self.sections.values(), lambda section: section.number, session_of)
        check_sessions(len(sections))
        rounds = _by_session(self.rounds, lambda row: row.section, session_of)
        entries_of = _by_session(self.entries, lambda entry: entry.where[0], session_of)
        begun = _by_session(self.begun, lambda entry: entry.where[0], session_of)
        sitting = _by_session(self.seated, lambda one: one.section, session_of)
        calls = _by_session(self.calls, lambda step: step.where[0], session_of)
        cards = _by_session(self.cards, lambda step: step.where[0], session_of)
        dealt = _by_session(self.hands, lambda each: each.section, session_of)
        for number, own in sections.items():
            yield _File(
                self.sessions.get(number, self.session),
                {section.number: section for section in own},
                rounds.get(number, []),
                entries_of.get(number, []),
                begun.get(number, []),
                sitting.get(number, []),
                self.names,
                calls.get(number, []),
                cards.get(number, []),
                dealt.get(number, []),
            )


def _by_session(
    rows: Iterable[_Row], section: Callable[[_Row], int], session_of: Mapping[int, int]
) -> dict[int, list[_Row]]:
    """Rows by the session that their section is of; those of a section that is not there by the first."""
    first = next(iter(session_of.values()), 0)
    found: dict[int, list[_Row]] = {}
    for row in rows:
        found.setdefault(session_of.get(section(row), first), []).append(row)
    return found


def _read(file: _File, faults: Faults) -> SessionFile:
    """One session."""
    remarks = faults.remarks
    people = People.of(file.sections, file.rounds, file.entries)
    for row in file.rounds:
        people.seat(row)
    deals = read_deals(file.hands, remarks)
    found = standing(file.entries)
    sitting = who_sat(file.seated, file.names)
    tables = _Tables(people, sitting, faults)
    results = _results(file, sorted(found.values(), key=_place), tables, deals)
    later = people.name(sitting, file.rounds)
    remarks += [*gaps(file.rounds, file.sections, found, file.begun), *nameless(people), *came_later(later)]
    told = {result.board for result in results} | {fault.board for fault in faults.found} - {0}
    numbers = told | set(deals) | _boards(file.rounds)
    return SessionFile(
        FileFormat.BWS,
        event=file.session.name,
        date=_day(file),
        scoring=_scoring(file),
        winners=2 if people.has_two_lists else None,
        contestants=tuple(people.by_key.values()),
        boards=tuple(
            FileBoard(number, dealer_of(number), vulnerability_of(number), deals.get(number))
            for number in sorted(numbers)
        ),
        results=tuple(results),
        remarks=(*remarks, *faults.told()),
        faults=tuple(faults.found),
    )


def _place(entry: Entry) -> tuple[int, ...]:
    """By board, then by section, table and round."""
    section, table, round_, board = entry.where
    return board, section, table, round_


@dataclass(frozen=True, slots=True)
class _Tables:
    """Reads results with who sat at their tables."""

    people: People
    sitting: Sitting
    faults: Faults

    @property
    def remarks(self) -> list[Remark]:
        """What there is to say of what was read."""
        return self.faults.remarks

    def read(self, entry: Entry) -> FileResult | None:
        """What was entered, of those who sat there: the other way round where the table said so."""
        section, table, round_, board = entry.where
        line = RoundRow(section, table, round_, entry.ns, entry.ew, entry.south, entry.west, board, board)
        ns, ew = self.people.seat(line)
        if not ns or not ew:
            self.remarks.append(Remark.of(RemarkKey.TABLE_SAT_OUT, board=board, table=table, round=round_))
            return None
        is_turned = entry.remarks.lower() == WRONG_DIRECTION
        told = {} if is_turned else self.sitting.get(entry.where[:3], {})
        where = FileResult(
            board,
            ew if is_turned else ns,
            ns if is_turned else ew,
            {seat: player.name for seat, player in told.items() if player.name},
            section=self.people.sections[section].letter,
            table=str(table),
            round=str(round_),
            line=entry.number,
        )
        return read_entry(entry, where, self.faults)


def _results(file: _File, found: Iterable[Entry], tables: _Tables, deals: Mapping[int, Deal]) -> list[FileResult]:
    """The results, each with what was recorded of it."""
    erased: dict[Where, datetime] = {entry.where: entry.at for entry in file.entries if entry.is_erased}
    calls, cards = in_force(file.calls, erased), in_force(file.cards, erased)
    told = []
    for entry in watched(found):
        result = tables.read(entry)
        if result is None:
            continue
        if entry.where in calls and (result.contract or result.is_passed_out):
            result = with_auction(result, calls[entry.where], tables.remarks)
        if entry.where in cards and result.contract:
            result = with_play(result, cards[entry.where], deals.get(result.board), tables.remarks)
        if (why := denied(result)) is None:
            told.append(result)
        else:
            tables.faults.keep(wrong_entry(entry, Expected.CONTRACT_OF_AUCTION, detail=why), result.board, result)
    return told


def _boards(rows: Iterable[RoundRow]) -> set[int]:
    """The boards of the movement."""
    ranges = {row.boards for row in rows if row.meets}
    return {board for boards in ranges for board in boards}


def _scoring(file: _File) -> str:
    """The form of scoring, where all sections have the same."""
    told = {section.scoring for section in file.sections.values()}
    return _SCORING.get(told.pop(), "") if len(told) == 1 else ""


def _day(file: _File) -> date | None:
    """The session's own day, else the one on which the first result came in."""
    told = [file.session.day] if file.session.day else [entry.at for entry in file.entries]
    days = [each.date() for each in told if _FIRST_YEAR <= each.year <= _LAST_YEAR]
    return min(days, default=None)
