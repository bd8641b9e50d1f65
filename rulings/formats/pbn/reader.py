"""A whole PBN file into sessions, one for each event. One bad game costs itself; read strictly, it refuses the file.

What is only unused is remarked; games without a board number are counted and left out, unless the file still tells it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date

from rulings.bridge import Seat, Vulnerability
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.limits import MOST_SESSIONS, check_results, check_sessions
from rulings.formats.pbn.boards import Boards, Said, unusual
from rulings.formats.pbn.games import continued, inherited, numbered_in_order
from rulings.formats.pbn.lists import Lists
from rulings.formats.pbn.people import TEAM_TAGS, Contestants, teams_of
from rulings.formats.pbn.results import Results
from rulings.formats.pbn.tables import read_rows
from rulings.formats.pbn.tokens import PLAIN_TAGS, Game, games_of
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard, FileFormat, FileResult, SessionFile
from rulings.formats.text import Source, day_of
from rulings.formats.watching import watched

_LEFT_OUT = {"description", "stage", "time", "dealid", *TEAM_TAGS}
_USED = (PLAIN_TAGS | {"auction", "play", "scoretable", "totalscoretable", "application"}) - _LEFT_OUT
_USED_OF_TEAMS = _USED.union(TEAM_TAGS)
_OF_A_BOARD = frozenset(("deal", "contract", "result", "auction", "play", "scoretable"))
"""Tags of a game that is more than a table of totals."""
_TITLE = re.compile(r'^%HRTitle(Event|Site|Date)[ \t]+"?([^"\n]{1,200})', re.MULTILINE)
_TITLES_WITHIN = 16_384  # the characters of a file in which its title stands
_TABLE = re.compile(r"\[ScoreTable[^\n]*\n(?:[^\[\n][^\n]*\n)*")


def read_pbn(text: str, remarks: list[Remark], *, is_strict: bool = True) -> list[SessionFile]:
    """Read the text of a file into a session for each event; `remarks` are what was said of it before.

    FormatError when no game has a board number; read strictly, on the first fault.
    """
    _check_count(text)
    source = Source(text)
    of_file = Faults([], is_strict)
    sessions = _sessions(source, continued(inherited(games_of(source, of_file))), remarks, of_file)
    if not sessions:
        again = Faults([], is_strict)
        games = numbered_in_order(inherited(games_of(source, again)))
        sessions = _sessions(source, games, [*remarks, Remark.of(RemarkKey.NUMBERED_IN_ORDER)], again)
    if not sessions:
        raise FormatError(Expected.NUMBERED_BOARD)
    return sessions


def _sessions(source: Source, games: Iterable[Game], remarks: list[Remark], of_file: Faults) -> list[SessionFile]:
    """The session of each event that has boards; what is wrong between the games is said of the first one."""
    readers: dict[str, _Reader] = {}
    titles = _titles(source.text)
    event, taken, more = "", 0, set[str]()
    for game in watched(games):
        named = game.value("event") or event
        if not event and named and "" in readers:
            readers = {named: readers[""]}
            readers[named].event = named
        event = named
        key = f"{event}\n{game.value('date')}"
        if key not in readers and not (event in readers and readers[event].is_of_another_day(game)):
            key = event
        if key not in readers and len(readers) == MOST_SESSIONS:
            more.add(key)
            continue
        if key not in readers:
            readers[key] = _Reader(source, event, Faults(list(remarks), of_file.is_strict), titles)
        taken += readers[key].take(game)
        check_results(taken)
    check_sessions(len(readers) + len(more))
    found = [session for reader in readers.values() if (session := reader.session()).boards]
    return [replace(each, remarks=(*each.remarks, *of_file.remarks)) if each is found[0] else each for each in found]


def _check_count(text: str) -> None:
    """FormatError for a text in which more results are told than are read: games, and lines of their tables."""
    tables = sum(table[0].count("\n") for table in _TABLE.finditer(text))
    check_results(max(text.count("[Board"), text.count("[Contract")) + tables)


def _titles(text: str) -> dict[str, str]:
    """Event, site and date that a file has in its title alone: by those names, "" where it has none.

    A program that prints hand records keeps the title in comments, and leaves the tags empty.
    """
    found = {name.lower(): value.strip() for name, value in _TITLE.findall(text[:_TITLES_WITHIN])}
    return {"event": "", "site": "", "date": ""} | found


class _Reader:
    """Collects what the games of one event say, in the order of the file."""

    def __init__(self, source: Source, event: str, faults: Faults, titles: Mapping[str, str]) -> None:
        self.source = source
        self.event = event
        self.titles = titles
        self.faults = faults
        self.remarks = faults.remarks
        self.boards = Boards(source, faults)
        self.contestants = Contestants()
        self.results = Results(source, self.contestants, faults)
        self.found: dict[tuple[object, ...], FileResult] = {}
        self.nameless: list[FileResult] = []
        self.taken: list[tuple[Said, FileResult, int]] = []
        self.first: dict[str, str] = {}
        self.date: date | None = None
        self.day_text = self.incomplete_date = ""
        self.unnumbered: list[int] = []
        self.continuing: list[int] = []
        self.in_rooms: list[int] = []
        self.unused: Counter[str] = Counter()

    def take(self, game: Game) -> int:
        """One game into boards, contestants and results: how many it has."""
        if not game.value("board"):
            if _OF_A_BOARD.isdisjoint(game.tags) and "totalscoretable" in game.tags:
                self.take_header(game)
            else:
                self.unnumbered.append(game.at)
                self.take_totals(game)
            return 0
        try:
            said = self.boards.read(game)
        except FormatError as error:
            self.keep_unnumbered(game, error)
            return 0
        if said is None:
            return 0
        if game.continues:
            self.continuing.append(game.at)
            self.in_rooms += [game.at] if game.room_assumed and teams_of(game) else []
        self.take_header(game)
        results = self.results.of_game(game, said.board)
        for result in results:
            if self.keep(result, game):
                self.taken.append((said, result, game.at))
        return len(results)

    def is_of_another_day(self, game: Game) -> bool:
        """Whether a game is of a later session of the event: its board was played here, on another day."""
        day, number = day_of(game.value("date")), game.value("board")
        is_played = bool(game.value("contract") or "scoretable" in game.sections)
        if not is_played or day is None or self.date in (None, day) or not (number.isascii() and number.isdigit()):
            return False
        return int(number[:6]) in self.boards.said

    def keep_unnumbered(self, game: Game, error: FormatError) -> None:
        """Keep aside what a game of a board without a number tells, under no board."""
        if self.faults.is_strict:
            raise error
        results = self.results.of_game(game, FileBoard(0, Seat.NORTH, Vulnerability.NONE))
        for result in results:
            self.faults.keep(error, result=result)
        if not results:
            self.faults.keep(error, cards=game.value("deal"))

    def put_aside_others(self) -> None:
        """Keep aside the results of games that say something else of their board than most do."""
        best = {number: self.boards.best(number) for number, said in self.boards.said.items() if len(said) > 1}
        if not best:
            return
        others = [each for each in self.taken if each[1].board in best and each[0] is not best[each[1].board]]
        wrong = {id(result) for _said, result, _at in others}
        self.found = {key: each for key, each in self.found.items() if id(each) not in wrong}
        self.nameless = [each for each in self.nameless if id(each) not in wrong]
        for said, result, at in others:
            found = f"{said.board.dealer}, {said.board.vulnerability}"
            self.faults.keep(self.source.error(at, Expected.SAME_BOARD, found=found), result.board, result)
        told = {id(said) for said, _result, _at in others}
        for number in best:
            for said in self.boards.said[number]:
                if said is not best[number] and id(said) not in told:
                    self.remarks.append(Remark.of(RemarkKey.OTHER_DEAL, line=self.source.line(said.at), board=number))

    def take_header(self, game: Game) -> None:
        """What a game says of the whole session."""
        for name in ("site", "competition", "scoring", "generator", "application"):
            if value := game.value(name):
                first = self.first.setdefault(name, value)
                if name == "scoring" and value != first:
                    line = self.source.line(game.where(name))
                    self.remarks.append(Remark.of(RemarkKey.OTHER_SCORING, line=line, scoring=value))
                elif value != first:
                    self.unused[game.tags[name].name] += 1
        day = self.read_date(game) if self.date is None or game.value("date") != self.day_text else self.date
        if self.date is None:
            self.date, self.day_text = day, game.value("date")
        elif day and day != self.date:
            self.unused[game.tags["date"].name] += 1
        self.take_totals(game)
        used = _USED_OF_TEAMS if teams_of(game) else _USED
        for name, tag in game.tags.items():
            if name not in used:
                self.unused[tag.name] += 1
        for tag in game.repeated:
            line = self.source.line(tag.at)
            self.remarks.append(Remark.of(RemarkKey.TAG_REPEATED, line=line, name=tag.name))

    def take_totals(self, game: Game) -> None:
        """The contestants of a total score table; the totals themselves are computed here."""
        section = game.sections.get("totalscoretable")
        if section is None or not section.tokens:
            return
        for row in read_rows(section, self.source, self.faults):
            if row.wrong is not None:
                self.faults.pass_over(row.wrong)
                continue
            self.faults.part(None, self.contestants.take_total, row, game.value("section"), self.source)
        self.remarks.append(Remark.of(RemarkKey.TOTALS_RECOMPUTED))

    def read_date(self, game: Game) -> date | None:
        """The game's date (3.4.3); None when it is missing or incomplete."""
        text = game.value("date")
        if not text.strip("?. ") or text == self.incomplete_date:
            return None
        if "?" in text:
            if not self.incomplete_date:
                self.remarks.append(Remark.of(RemarkKey.DATE_INCOMPLETE, date=text))
            self.incomplete_date = text
            return None
        day = day_of(text)
        if day is None:
            self.faults.pass_over(self.source.error(game.where("date"), Expected.DATE, found=text))
            self.incomplete_date = text
        return day

    def keep(self, result: FileResult, game: Game) -> bool:
        """Keep a result once, the first; another one for the same pairs at the same table is kept aside."""
        if not result.ns or not result.ew:
            self.nameless.append(result)
            return True
        place = (result.board, result.section, result.round, result.table, result.room, result.ns, result.ew)
        known = self.found.setdefault(place, result)
        if known is not result and _outcome(known) == _outcome(result):
            line = self.source.line(game.at)
            self.remarks.append(Remark.of(RemarkKey.REPEATED_RESULT, line=line, board=result.board))
        elif known is not result:
            why = Why.of(Detail.TWO_RESULTS, board=result.board, ns=result.ns, ew=result.ew)
            self.faults.keep(self.source.error(game.at, Expected.ONE_RESULT, detail=why), result.board, result)
        return known is result

    def remark_filled(self) -> None:
        """Say what games left out and how it was filled in: board, room, passes before the first bid."""
        for key, places in (
            (RemarkKey.FURTHER_TABLES, self.continuing),
            (RemarkKey.HOME_ASSUMED, self.in_rooms),
            (RemarkKey.PASSES_PUT_IN, self.results.passed_before),
        ):
            if places:
                self.remarks.append(Remark.of(key, count=len(places), line=self.source.line(places[0])))

    def session(self) -> SessionFile:
        """Everything collected."""
        self.put_aside_others()
        boards = sorted(self.boards.by_number.values(), key=lambda board: board.number)
        if self.unnumbered:
            line = self.source.line(self.unnumbered[0])
            self.remarks.append(Remark.of(RemarkKey.NO_BOARD_NUMBER, count=len(self.unnumbered), line=line))
        self.remark_filled()
        self.remarks += self.results.lost.told(self.source.line)
        self.unused += self.results.unused
        if "application" in self.first and "generator" in self.first:
            self.unused["Generator"] += 1
        self.remarks += self.contestants.told_of_others()
        if self.unused:
            self.remarks.append(Remark.counting(RemarkKey.UNUSED, dict(sorted(self.unused.items()))))
        results = sorted([*self.found.values(), *self.nameless], key=lambda result: result.board)
        self.contestants.name_partnerships()
        lists = Lists(self.contestants.by_key, results, self.remarks)
        lists.settle(self.contestants.met, self.contestants.totals)
        return SessionFile(
            FileFormat.PBN,
            event=self.event or self.titles["event"],
            site=self.first.get("site", "") or self.titles["site"],
            date=self.date or day_of(self.titles["date"]),
            competition=self.first.get("competition", ""),
            scoring=self.first.get("scoring", ""),
            program=self.first.get("application", "") or self.first.get("generator", ""),
            contestants=tuple(sorted(lists.contestants.values(), key=lambda one: bool(one.members))),
            boards=tuple(boards),
            results=tuple(lists.results),
            remarks=(*self.remarks, *unusual(boards), *self.faults.told()),
            faults=tuple(lists.settled(fault) for fault in self.faults.found),
        )


def _outcome(result: FileResult) -> FileResult:
    """What must agree when a result is given twice: how it ended, not how somebody recorded it."""
    return replace(result, names={}, auction=None, play=(), lead=None)
