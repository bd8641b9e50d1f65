"""A session as a PBN file in export format (PBN 2.1).

A board's results without a record stand in the rows of one game's ScoreTable; a result with names by seat, an auction
or a play is a game of its own. The first game has the TotalScoreTable with everybody who competes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby

from rulings.formats.pbn.identification import Identification
from rulings.formats.pbn.page import Page
from rulings.formats.pbn.record import Record, put_auction, put_play, record_of
from rulings.formats.pbn.score_rows import Tables
from rulings.formats.remarks import RemarkKey
from rulings.formats.rulings import FileRuling
from rulings.formats.session import FileBoard, FileContestant, FileFormat, FileResult, SessionFile
from rulings.formats.written import (
    Losses,
    Written,
    boards_of,
    lose_substitutes,
    one_section_each,
    whole_deal,
)


def write_pbn(session: SessionFile) -> Written:
    """The whole session in PBN 2.1 export format, in UTF-8, with the line ends of that format.

    Identification (3.4), auction (3.5) and play (3.6) with the marks of irregularities (3.9), ScoreTable (5.7) and
    TotalScoreTable (5.8); rulings in comments (3.8). Left out, with a remark: weights, forms of a fouled board,
    reasons, substitutes, players' own numbers, the scores of matches.
    A session without a board gives a file that no reader takes.
    """
    losses = Losses(FileFormat.PBN.value)
    page = Page(losses)
    _Writer(session, page).put()
    return Written(page.text(), losses.remarks)


@dataclass(slots=True)
class _Writer:
    """Puts one session on a page."""

    session: SessionFile
    page: Page
    contestants: dict[str, FileContestant] = field(init=False)
    tables: Tables = field(init=False)
    tags: Identification = field(init=False)
    has_totals: bool = False

    def __post_init__(self) -> None:
        self.contestants = {one.key: one for one in self.session.contestants}
        sections = one_section_each(self.session)
        self.tables = Tables(self.page, self.contestants, sections)
        self.tags = Identification(self.page, self.session, self.contestants, self.tables)
        if sections is None:
            self.page.losses.lose(RemarkKey.WITHOUT_SECTIONS)

    def put(self) -> None:
        """A game for each board, and more where some of its results need their own."""
        self._lose()
        results = sorted(self.session.results, key=lambda result: result.board)
        by_board = {number: list(played) for number, played in groupby(results, key=lambda result: result.board)}
        for board in boards_of(self.session):
            games = self._games(board, by_board.get(board.number, []))
            rulings = [ruling for ruling in self.session.rulings if ruling.board == board.number]
            for at, records in enumerate(games):
                here = [ruling for ruling in rulings if _game_of(ruling, games) == at]
                self._put_game(board, records, here)

    def _games(self, board: FileBoard, results: list[FileResult]) -> list[list[Record]]:
        """The games of a board, each with its results; one without any where nobody has played it."""
        records = [record_of(result, board, self.page.losses) for result in results]
        games: list[list[Record]] = []
        for is_own, played in groupby(records, key=self._needs_game):
            together = list(played)
            games += [[record] for record in together] if is_own else [together]
        return games or [[]]

    def _needs_game(self, record: Record) -> bool:
        """Whether a result has what no row holds: a record, names by seat, or two teams without a room; or nobody."""
        result = record.result
        has_record = record.auction is not None or bool(record.play)
        return has_record or bool(result.names) or result.teams is not None or not (result.ns or result.ew)

    def _put_game(self, board: FileBoard, records: list[Record], rulings: list[FileRuling]) -> None:
        """A game, with the rulings given there in comments (3.8)."""
        own = records[0] if records and self._needs_game(records[0]) else None
        self.tags.begin(board, own)
        for ruling in rulings:
            self.page.comment(ruling.line)
        if own is not None:
            self._put_record(board, own)
        elif records:
            self.tables.put_results(record.result for record in records)
        self._finish()

    def _put_record(self, board: FileBoard, record: Record) -> None:
        """What only a game of its own can hold of a result."""
        if record.auction is not None:
            put_auction(self.page, record.auction, board.number)
        if record.play:
            contract = record.result.contract if record.is_own_outcome else record.reached
            put_play(self.page, record.play, contract, board.number)
        if self.tags.needs_row(record):
            self.tables.put_results([record.result], record.result.names)

    def _finish(self) -> None:
        """Everybody who competes, behind the first game."""
        if not self.has_totals:
            self.tables.put_totals(self.session.unit)
        self.has_totals = True

    def _lose(self) -> None:
        """What no game has a place for."""
        losses, session = self.page.losses, self.session
        losses.lose_header(club=session.club if session.club != session.site else "")
        players = [player for player in session.players if player.national_id or player.club_id]
        losses.of_each(RemarkKey.WITHOUT_NUMBERS, players)
        losses.of_each(RemarkKey.WITHOUT_MATCHES, session.match_scores)
        lose_substitutes(session, losses)
        for board in session.boards:
            if board.deal is not None and whole_deal(board) is None:
                losses.lose(RemarkKey.WITHOUT_BOARDS, board.number)


def _game_of(ruling: FileRuling, games: list[list[Record]]) -> int:
    """The place of the game that has the ruling's table; the first where none has."""
    where = (ruling.section, ruling.table)
    has_it = (any((one.result.section, one.result.table) == where for one in records) for records in games)
    return next((at for at, found in enumerate(has_it) if found), 0)
